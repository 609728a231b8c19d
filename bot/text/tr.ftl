# Turkish. A name or a card never takes a suffix: vowel harmony would need to know how it is said.
# A noun after a number stays singular, so that counts need no selection.

## Words

someone = Biri
former-player = eski bir oyuncu
computer = Bilgisayar
computer-numbered = Bilgisayar { $number }
computer-for = Bilgisayar ({ $name } adına)
side-names = { $first } ve { $second }
seat-free = boş sandalye
list-next = { $names }, { $name }
list-last = { $names } ve { $name }
cards-count = { $count } kâğıt
basras-count = { $count } basra
ruleset-v2 = Standart
ruleset-arabic = Arap usulü
ruleset-classic = Klasik
ruleset-coffeehouse = Kahvehane usulü
ruleset-house = Ev usulü
ruleset-mixed = Ev usulü ({ $rules })
this-group = bu grup
platform-telegram = Telegram
platform-discord = Discord
chat-elsewhere = { $chat } ({ $platform })
target-points = { $points } puana kadar
terms = { $match }. maç · { $target } · kurallar: { $rules }
target-round = tek tur
terms-turn = ⏱ hamle başına { $time }
turn-seconds = { $count } saniye
turn-minutes = { $count } dakika
turn-hours = { $count } saat
clock-utc = { $time } UTC

## Buttons

button-accept = Kabul et
button-decline = Reddet
button-cancel = İptal
button-join = Katıl
button-computer = Bilgisayarla oyna
button-fill = Bilgisayarla doldur
button-leave = Masadan kalk
button-open-hand = Kâğıtlarıma bak
button-my-hand = Kâğıtlarım
button-ready = Hazırım
button-rematch = Rövanş
button-more = Devamı
button-back = Geri
button-return = Döndüm
button-resign-sure = Evet, çekiliyorum
button-keep-playing = Hayır, devam
button-block = Bir daha meydan okumasın: { $name }
button-unblock = Engeli kaldır: { $name }
button-forget-sure = Evet, beni unut
button-link-sure = Evet, ikisi de benim
button-unlink-sure = Evet, ayır
button-luck-draw = 🎲 Rastgele dört kelime
button-luck-clear = Kelimesiz olsun
button-private = Özel sohbetimizi aç
button-next = Sonraki ▶
button-learn-again = Baştan başla
button-match = { $match }. maç: { $names }

button-fairness = Karıştırma nasıl işler
button-page = Tarayıcıda izle

## Challenge

challenge-friend = 🃏 <b>{ $starter }</b> meydan okuyor: <b>{ $friend }</b>, haydi Basra’ya!
challenge-open = 🃏 <b>{ $starter }</b> bir Basra masası açtı. Kim oynar?
challenge-open-many = 🃏 <b>{ $starter }</b> { $seats } kişilik bir Basra masası açtı. Kim oynar?
challenge-open-teams = 🃏 <b>{ $starter }</b> iki takımlık bir Basra masası açtı. Kim oynar?
challenge-computer = 🃏 <b>{ $starter }</b> bilgisayara karşı Basra oynuyor.
challenge-teams = 🃏 <b>{ $side }</b> meydan okuyor: <b>{ $other }</b>, haydi Basra’ya!
challenge-side = 👥 { $names }
challenge-here = ✅ { $names }
challenge-missing = 📨 Cevabı beklenen: <b>{ $names }</b>
challenge-free = 💺 { $count } boş sandalye var
challenge-code = 🔑 Başka bir sohbetten: <code>/join { $code }</code>
challenge-expires = ⏳ Kapanış: { $time }
challenge-arriving = 👋 <b>{ $name }</b> benimle sohbet açınca başlıyoruz. Düğmeye dokun, sonra Start.
challenge-started = 🃏 <b>{ $names }</b>: { $match }. maç başladı!
challenge-declined = ✋ <b>{ $name }</b> reddetti. { $match }. maç bu sefer olmadı.
challenge-cancelled = ✖️ { $match }. maç iptal edildi.
challenge-expired = ⌛ Vaktinde kimse gelmedi: { $match }. maç olmadı.
commitment-first =
    🔒 1. turun destesi şimdiden belli. Tohumunun SHA‑256 özeti:
    <code>{ $commitment }</code>

## Computers

level-novice = Acemi
level-casual = Amatör
level-strong = Güçlü
level-expert = Usta
level-about-novice = arada bir toplam kaçırır, resimli kâğıtları sever
level-about-casual = puan getireni alır, sana az bırakır
level-about-strong = çıkan kâğıtları unutmaz, ileriyi düşünür
level-about-expert = elinde neler olabileceğini ve maçın skorunu tartar
level-ask = 🤖 <b>Bilgisayar ne kadar iyi oynasın?</b>
level-line = <b>{ $level }</b>: { $about }
move-takes = <b>{ $card }</b> ({ $cards } alır)
move-lays = <b>{ $card }</b> (yere)
hint-best = 💡 { $move }
reason-only = Başka hamle yok.
reason-basra = Basra yapar: { $points }.
reason-sweep = Bir kerede { $taken } toplar.
reason-majority = { $taken } alır, önünde { $pile } olur: destenin yarısından çoğu.
reason-deny = { $taken } alır; kalsa çıkmamış { $unseen } kâğıdın { $danger } tanesi yeri puanla boşaltırdı.
reason-unclearable = { $taken } alır, { $left } bırakır: çıkmamış hiçbir kâğıt orayı tek başına puanla boşaltamaz.
reason-take = { $taken } alır; sonra çıkmamış { $unseen } kâğıdın { $danger } tanesi yeri puanla boşaltır.
reason-safe = Sonra çıkmamış hiçbir kâğıt yeri tek başına puanla boşaltamaz.
reason-keep-jack = Vale elde kalır, daha dolu bir yeri bekler.
reason-keep-komi = Komi elde kalır, daha iyi bir anı bekler.
reason-least-risk = Sonra çıkmamış { $unseen } kâğıdın { $danger } tanesi yeri puanla boşaltır; başka hiçbir hamle daha ucuza gelmez.
reason-risk = Sonra çıkmamış { $unseen } kâğıdın { $danger } tanesi yeri puanla boşaltır.
review-title = 🔍 <b>{ $match }. maçın incelemesi</b>
review-note = Her çizgi bir tarafın kazanma olasılığıdır; oyuncusunun bilebildiklerine göre.
review-partly = Bakabildiğim hamleler: { $judged } / { $plays }; gerisi burada yok. Bir dakika sonra yeniden sor.
review-nothing = Hiçbir hamlesine bakamadım: şu an çok yoğunum. Bir dakika sonra yeniden sor.
review-absent = { $names } yerine zaman zaman bilgisayar oynadı. O hamleler kimseye yazılmadı.
review-accuracy = { $sign } { $name }: isabet <b>%{ $accuracy }</b>
review-rounds = Yüzde olarak kazanma olasılığı, her turun başında ve sonda:
review-ends = Yüzde olarak kazanma olasılığı, başta ve sonda:
review-course = { $sign } { $name }: { $chances }
review-next = { $before } → { $after }
review-costly = <b>En pahalı hamleler</b>
review-moment = { $place } { $round }. tur, { $ply }. hamle · { $name }: { $move } · %{ $cost }
review-better = Daha iyisi: { $move }. { $reason }
review-none = Anmaya değer bir kayıp yok.
review-working = 🔍 { $match }. maça hamle hamle bakıyorum. Birkaç saniye sürer.
review-waiting = 🔍 Önce başka maçlara bakıyorum. { $match }. maç onlardan sonra.
review-unplayed = { $match }. maçta hiç kâğıt oynanmadı: bakacak bir şey yok.
review-alt = Her tarafın kazanma olasılığı, hamle hamle.
terms-computer = 🤖 { $level }

## Floor

floor-cards = 🟩 <b>{ $cards }</b>
floor-empty = 🟩 <b>Yerde kâğıt yok</b>
turn-of = 👉 Sıra: <b>{ $name }</b>
turn-of-until = 👉 Sıra: <b>{ $name }</b> · ⏳ { $time }
turn-of-away = 💤 <b>{ $name }</b> masada değil: bilgisayar oynuyor
seat-away = 💤 { $name } masada değil
seat-unreachable = 📵 { $name }, sana ulaşamıyorum: benimle bir sohbet aç
seat-whispered = 🙈 { $name }: kâğıtlarını görmek için “Kâğıtlarım” düğmesine bas
turn-yours = 👉 <b>Sıra sende</b>
turn-yours-until = 👉 <b>Sıra sende</b> · ⏳ { $time }
turn-yours-away = 💤 Masada değilsin: yerine bilgisayar oynuyor. Bir kâğıda dokun, oyun yine sende.
side-line = <b>{ $name } { $total }</b> · { $cards }
side-line-basra = <b>{ $name } { $total }</b> · { $cards } · { $basras } <b>{ $points }</b>
play-took = { $name } { $card } ile { $cards } aldı
play-laid = { $name } yere { $card } attı
floor-rest = Kalanlar son alana gider, { $name }: { $cards }
stand-in-took = Bilgisayar, { $name } adına { $card } ile { $cards } aldı
stand-in-laid = Bilgisayar, { $name } adına yere { $card } attı
play-basra = ⭐ <b>{ $basra } { $points }</b> { $play }
basra-plain = Basra!
basra-jack = Vale basrası!
basra-komi = Komi basrası!
alt-floor = Yerde: { $cards }.
alt-floor-empty = Yerde kâğıt yok.
alt-hand = Elinde: { $cards }.
alt-laid = Son atılan: { $card }.
alt-took = Son hamle: { $card } ile { $cards } alındı.
alt-basra = Basra! { $card } ile { $cards } alındı.
alt-piles = Alınan kâğıtlar: { $sizes }.
alt-basras = Basralar: { $cards }.
floor-where = Dağıtım { $deal }/{ $deals } · { $round }. tur · { $target } · { $match }. maç
dealer-line = 🎴 Dağıtan: { $name }
carried-over = Bu tur en çok kâğıt { $points } fazladan getirir.
luck-set = 🍀 Uğurlu kelimesi olan: { $names }
floor-paused = ⏸ <b>{ $round }. tur bitti</b>
floor-paused-until = ⏸ <b>{ $round }. tur bitti</b> · sonraki: { $time }
floor-ready = ✅ Hazır: { $names }
floor-suspended = 💤 <b>Masada kimse yok.</b> { $match }. maç bekliyor: /hand seni geri getirir.
floor-suspended-until = Kapanış: { $time }
floor-over = 🏁 <b>{ $match }. maç bitti</b>

## Hand

hand-lays = <b>{ $card }</b> yerde kalır
hand-takes = <b>{ $card }</b> ile { $cards } alırsın
hand-basra = ⭐ <b>{ $card }</b> ile { $cards } alırsın: <b>{ $basra } { $points }</b>
hand-choices = <b>{ $card }</b> ile { $cards } alırsın, { $ways } yolu var: seçim senin
hand-choose = <b>{ $card }</b> ile { $cards } almanın birkaç yolu var. Hangisi?
hand-choose-more = { $hidden } yol daha var, gösterilmedi.
hand-where = Dağıtım { $deal }/{ $deals } · { $round }. tur · { $target }
hand-match = { $match }. maç · <b>{ $chat }</b>
hand-match-private = { $match }. maç
hand-lost = ⚠️ <b>{ $chat }</b> sohbetine artık yazamıyorum. Maç burada sürüyor.
hand-left = 🏳 <b>{ $chat }</b> sohbetindeki { $match }. maçtan çekildin. Yerine bilgisayar oynuyor.
hand-left-private = 🏳 { $match }. maçtan çekildin. Yerine bilgisayar oynuyor.
hand-suspended = 💤 <b>{ $match }. maç seni bekliyor.</b> Dönmek için dokun.

## Count

count-title = 🧮 <b>{ $round }. tur sayıldı</b> · { $match }. maç
count-side = <b>{ $name } { $points }</b>
count-most = { $cards }, en çok: { $points }
count-tied = { $cards }, berabere
count-fewer = { $cards }
count-basra-plain = { $count } basra: { $points }
count-basra-jack = { $count } vale basrası: { $points }
count-basra-komi = { $count } Komi basrası: { $points }
count-no-basra = basra yok
count-honours = puanlı kâğıtlar: { $points }
count-carried = En çok kâğıt kimsede değil: { $points } sonraki tura kalıyor.
count-total = Toplam: <b>{ $total }</b>
total-line = { $name } <b>{ $total }</b>
seed-shown =
    🔓 { $round }. turun tohumu:
    <code>{ $seed }</code>
words-digest =
    { $name }: uğurlu kelimelerin SHA‑256 özeti:
    <code>{ $digest }</code>
commitment-next =
    🔒 { $round }. tur şimdiden belli. Tohumunun SHA‑256 özeti:
    <code>{ $commitment }</code>

## Result

result-winner = 🏆 <b>{ $name } kazandı!</b>
result-winners = 🏆 <b>{ $name } kazandı!</b>
result-draw = 🤝 <b>Berabere!</b>
result-resigned = 🏳 { $name } çekildi.
result-void = 🚫 <b>{ $match }. maç geçersiz.</b> Hiçbir şeye sayılmaz.
result-chat = Sohbet: <b>{ $chat }</b>
result-review = 🔍 Maç ne kadar iyi oynandı: /review { $match }
rating-title = <b>Reyting</b>
rating-change = { $name } { $before } → { $after } ({ $step })
rating-change-new = { $name } { $before } → { $after } ({ $step }), yeni
rating-none = Reytingsiz.
count-last = 🧮 Son tur, { $round }. tur

## Boards

board-all = 🏆 <b>Bu sohbetin en iyileri</b>
board-week = 🏆 <b>Bu sohbet, bu hafta</b>
board-month = 🏆 <b>Bu sohbet, bu ay</b>
board-global = 🏆 <b>Dünyanın en iyileri</b>
board-line = { $place } { $name } <b>{ $rating }</b>
board-line-new = { $place } { $name } <b>{ $rating }</b>, yeni
board-won = { $won } galibiyet
board-empty = Burada henüz reytingli bir maç bitmedi. /basra ile başlat.
stats-title = 📊 <b>{ $name }</b>
stats-rating = Reyting <b>{ $rating }</b>
stats-rating-new = Reyting <b>{ $rating }</b>, beş reytingli maça kadar yeni
stats-place = Dünyada { $place }. sırada
stats-rated = Reytingli: { $played } maç, { $won } galibiyet
stats-all = Hepsi: { $played } maç, { $won } galibiyet
stats-level = 🤖 { $level }: { $played } maç, { $won } galibiyet
stats-none = Henüz biten maç yok. /basra ile başlat.

## Verify

verify-title = 🔎 <b>{ $match }. maçta kâğıtların karıştırılması</b>
verify-intro = Her tohum, turdan önce SHA‑256 özetiyle sabitlendi; deste ondan çıkar.
verify-good = ✅ { $round }. tur: tohum tutuyor. Açılışta yer: { $cards }
verify-undealt = ✅ { $round }. tur: tohum tutuyor. Hiç dağıtılmadı.
verify-bad = ❌ { $round }. tur: tohum, taahhüdünü <b>tutmuyor</b>!
verify-older = Daha eski turlar: { $rounds } turun { $good } tanesi tutuyor.
verify-secret = 🔒 Henüz biten tur yok. Bir turun tohumu, tur bitince gösterilir.
verify-commitment =
    Taahhüt:
    <code>{ $commitment }</code>
verify-key = Maç anahtarı: <code>{ $key }</code>
verify-how = Kendin denetlemek istersen: botun kaynak kodunda docs/fairness.md.

## Luck words

luck-none = 🍀 <b>Uğurlu kelimen yok.</b> <code>/luck birkaç kelime</code> ile koyarsın.
luck-shown =
    🍀 <b>Uğurlu kelimelerin</b>
    <code>{ $words }</code>
    SHA‑256 özetleri:
    <code>{ $digest }</code>
luck-how =
    Masalarında her karıştırmaya katılırlar; başka kimse görmez. Masadakiler yalnız kelimen olduğunu görür, turdan sonra da SHA‑256 özetini.

    Tur dağıtılınca sabitlenirler; değişiklik sonraki turda geçerli olur. Yenilerini, bir turun 🔒 satırı sohbette göründükten sonra koy: o zaman desteyi önceden kimse bilmiş olamaz.
luck-noted = 🍀 Not ettim. Ama bunu burada herkes okuyabildi. /luck komutunu özel sohbetimizde gönder, kelimelerin sende kalsın.
luck-ask-privately = 🍀 Uğurlu kelimeler ikimizin arasında. /luck komutunu özel sohbetimizde gönder.
# What a random suggestion is drawn from: short words, one space between.
luck-list =
    arı armut aslan atkaya ayna ayva bahar bakır balık balkon barış bayrak bulut buğday burak cam cami ceviz ceylan
    çam çan çay çelik çınar çiçek çilek çimen çorap dağ dalga damla davul defne defter deniz dere dolap domates dut
    elma erik eşek fener fındık fırın fırtına fidan fincan gece gemi gitar göl gölge gül gümüş güneş güvercin halı
    hamak havuç hindi horoz ıhlamur ırmak ışık incir inci ipek iskele jeton kahve kale kalem kamış kanat kaplan kar
    kartal kavak kavun kayık kaz kedi kehribar keman kervan kestane kilim kiraz kitap köprü köy kumsal kuş kuzu lale
    leylek liman limon mantar martı masal maymun mehtap mercan meşe mısır mum nane nar nehir nergis ney nilüfer orman
    ot pamuk papatya pazar pencere pınar pirinç portakal pusula rüzgâr saat sabun safran saksı salıncak sandal sardalya
    sedef sepet serçe servi simit soba sokak su sümbül şeftali şeker şemsiye şimşek tarçın tavşan tekne tepe tilki
    turna tuz uçurtma üzüm vadi vapur yağmur yaprak yasemin yaz yelken yıldız yonca yosun yunus zambak zeytin zil
    zümrüt

## Replay

replay-caption = 📼 { $match }. maçın tamamı bir dosyada.
replay-where = 📼 { $match }. maç · tur { $round }/{ $rounds } · hamle { $ply }/{ $plies }
replay-hand = { $name }: { $cards }
replay-turn = 👉 { $name }: <b>{ $cards }</b>

## The replay page (plain text)

page-title = Bir Basra maçının tekrarı
page-terms = { $target } · kurallar: { $rules }
page-player = Oyuncu { $number }
page-round = Tur { $round }/{ $rounds }
page-play = Hamle { $ply }/{ $plies }
page-floor = Yer
page-floor-empty = Yerde kâğıt yok
page-total = Toplam
page-basras = Basra
page-cards = Kâğıt
page-dealt = Kâğıtlar dağıtıldı.
page-took = { $name } { $card } ile { $cards } aldı
page-laid = { $name } yere { $card } attı
page-first = Başa dön
page-back = Bir hamle geri
page-next = Bir hamle ileri
page-last = Sona git
page-go = Oynat
page-stop = Duraklat
page-keys = Tuşlar: ← → bir hamle, Home ve End, oynatmak için boşluk
page-won = { $name } kazandı
page-drawn = Berabere
page-resigned = Karşı taraf çekildi.
page-void = Maç geçersiz: hiçbir şeye sayılmaz.
page-numbers = Arkasındaki sayılar
page-commitment = Taahhüt
page-seed = Tohum
page-luck = Uğurlu kelimeler, SHA‑256
page-file = Kaydı dosya olarak al
page-checking = Karıştırma denetleniyor …
page-verified = Doğrulandı: tarayıcın her desteyi tohumundan yeniden kurdu, hepsi söz verildiği gibi.
page-compare = Aşağıdaki taahhütleri sohbetindekilerle karşılaştır.
page-unable = Bu sayfayı https ile aç: yoksa tarayıcın desteleri kuramaz.
page-differs = Doğrulanmadı. Tutmayan:
page-differs-damage = Kayıt yazıldıktan sonra değiştirilmiş.
page-differs-commitment = { $round }. tur: tohum, söz verilen tohum değil.
page-differs-dealer = İlk dağıtan, kurayla çıkan kişi değil.
page-differs-play = { $round }. tur, { $ply }. hamle: bu hamle yapılamaz.
page-differs-totals = Toplamlar hamlelerinkiyle aynı değil.
page-differs-winner = Kazanan, hamlelere göre kazanan değil.
page-strange = Bu sayfa bu kaydı okuyamıyor.
page-lost = Kayıt yüklenemedi. Biraz sonra yeniden dene.
page-none = Bu adreste bitmiş bir maç yok.

## Questions and notices

which-match = Hangi maç?
resign-ask = 🏳 { $match }. maçtan çekiliyor musun? Karşında: <b>{ $names }</b>. Yenilgi sayılır.
resign-ask-many = 🏳 { $match }. maçtan çekiliyor musun? Masada: <b>{ $names }</b>. Yenilgi sayılır, yerine bilgisayar oynar.
forget-ask = Seni temelli unutayım mı? Adın, reytingin ve ayarların silinir, süren maçlarından çekilirsin, biten maçlarında “eski bir oyuncu” kalır.
unblock-ask = Kim sana yeniden meydan okuyabilsin?
unblock-none = Kimseyi engellemedin.
declined-notice = <b>{ $name }</b> ile { $match }. maçı reddettin.
welcome-private =
    👋 <b>Basra!</b> Mısır kahvehanelerinin kâğıt oyunu.

    Grupta: <b>/basra @friend</b> bir arkadaşına meydan okur, <b>/basra</b> masa açar. Yerdeki kâğıtlar grupta durur; seninkiler buraya gelir, her birine bir düğme.

    Burada: <b>/basra</b> ile bilgisayara karşı oynarsın.

    <b>/learn</b> on derste · <b>/rules</b> bir dakikada kurallar · <b>/help</b> geri kalan her şey
welcome-group =
    👋 <b>Basra!</b> Bu grupta Mısır Basrası dağıtıyorum.

    <b>/basra @friend</b> bir arkadaşına meydan okur, <b>/basra</b> ilk dokunana masa açar. Yerdeki kâğıtlar burada durur; seninkiler sana özelden gelir.

    <b>/rules</b> bir dakikada kurallar · <b>/help</b> geri kalan her şey
welcome-slash =
    👋 <b>Basra!</b> Bu sunucuda Mısır Basrası dağıtıyorum.

    <b>/basra</b> ilk dokunana masa açar; bir arkadaşına meydan okumak için opponent seç. Yerdeki kâğıtlar kanalda durur; seninkiler sana özelden gelir. <b>Kâğıtlarım</b> düğmesi de onları hemen orada, yalnız sana gösterir.

    <b>/rules</b> bir dakikada kurallar · <b>/help</b> geri kalan her şey
cannot-write = Bu kanala yazamıyorum. Kanalı görmeme ve mesaj göndermeme izin ver, sonra yeniden dene.
outside-servers = 🃏 Bilgisayara karşı oynuyorsun. İnsanlarla oynamak için /basra komutunu eklendiğim bir sunucuda kullan.
only-in-private = Buna yalnız özel sohbetimizde cevap veririm.
mydata-caption = Hakkında saklanan her şey.
forgotten = Seni unuttum. Yolun açık olsun!
blocked = 🚫 <b>{ $name }</b> artık sana meydan okuyamaz. /unblock bunu geri alır.
joined = ✅ Masadasın: { $match }. maç, <b>{ $chat }</b>. Kâğıtların sana buraya gelir.
hand-place-dm = Kâğıtların bundan böyle özel sohbetimize gelir.
hand-place-here = Kâğıtların bundan böyle nerede istersen orada gösterilir: /hand ya da “Kâğıtlarım”. Özelden göndermem.
link-code =
    🔗 <b>İki hesap, tek kişi</b>
    Bunu on dakika içinde öteki platformdaki hesabından bana gönder:
    <code>/link { $code }</code>

    Kimseye gösterme: kim gönderirse reytingine o andan sonra ortak olur.
link-ask = 🔗 <b>Bu ikisi tek kişi mi olsun?</b>
link-half = <b>{ $name }</b>, { $platforms }: reyting { $rating }, { $count } reytingli maç
link-stands = Reytingli maçı çok olanın reytingi kalır: <b>{ $rating }</b>, bundan sonra { $count } reytingli maçla.
link-shared = İkisinin birbiriyle oynadığı { $count } maçta daha iyi derece geçerli olur.
link-rest = Sonuçlar, engeller ve ayarlar birleşir. /unlink hesapları yeniden ayırır: ayrılan hesap baştan başlar.
linked = ✅ Hesapların artık tek kişinin: reyting <b>{ $rating }</b>, { $count } reytingli maç.
link-notice = 🔗 Bu hesapla { $platform } hesabı <b>{ $name }</b> artık tek kişinin. Bunu sen yapmadıysan /unlink ikisini ayırır.
unlink-ask = Bu hesap ötekinden ayrılsın mı? Bu hesap reytingsiz, baştan başlar; reyting, sonuçlar ve bütün ayarlar ötekinde kalır.
unlinked = Bu hesap artık tek başına ve baştan başlıyor.
arrived = ✅ Masadasın. { $match }. maç, herkes gelince başlar.

## Help

help =
    <b>Oyna</b>
    /basra @friend – bir arkadaşına meydan oku (ya da mesajını yanıtla)
    /basra – açık masa; özel sohbette bilgisayara karşı
    /basra @a @b – üç kişi, @c ile dört
    /basra teams @partner @c @d – ikiye iki, eşli
    /basra 3, 4 ya da teams – daha çok kişiye açık masa (10 ve üstü sayılar hedeftir)
    /basra @friend 151 coffeehouse – başka hedef, başka kurallar (arabic, classic, coffeehouse; standardı v2)
    /basra @friend round – tek tur
    /basra @friend 60s – başka bir hamle süresi (60s, 5m, 2h)
    /basra expert – bu seviyede bir bilgisayar: novice, casual, strong, expert (grupta /basra computer expert)
    /floor – yerdeki kâğıtlar, şimdi ve burada
    /hand – kâğıtlarım
    /hint – bilgisayara karşı en iyi hamle
    /join – başka bir sohbetteki masanın koduyla: o masada bir sandalye
    /resign – maçtan çekil; üç ya da dört kişilikse kalanlar oynar
    /cancel – meydan okumayı geri al

    <b>Bak</b>
    /leaderboard – bu sohbet; week, month, all ya da global ekle
    /stats – benim durumum, ya da @someone
    /rules – Basra nasıl oynanır
    /learn – on derste Basra
    /verify – karıştırmayı denetle
    /replay – bir maçı yeniden izle
    /review – bir maç ne kadar iyi oynandı

    <b>Sen</b>
    /settings – dil, resimler, bildirimler; grupta, yöneticiler için: kurallar ve geri kalan her şey
    /language – dilim
    /luck – karıştırmaya giren kelimelerim
    /link – Telegram ve Discord hesaplarım bir olsun; /unlink ayırır
    /unblock – engellediklerim
    /privacy – neler saklanıyor
    /mydata – hakkımda saklanan her şey
    /forgetme – beni sil

    Sıranın süresi ⏳ dolunca bilgisayar yerine bir kâğıt oynar; iki kez kaçırırsan, sen bir şeye dokunana kadar oynamayı sürdürür.
help-slash =
    <b>Oyna</b>
    /basra – bir <b>{ option-name-opponent }</b> seç; kimseyi seçmezsen açık masa; özel sohbette bilgisayara karşı
    /basra, <b>{ option-name-second }</b> ve <b>{ option-name-third }</b> ile – üç ya da dört kişi; <b>{ option-name-teams }</b> ile ikiye iki, eşli
    /basra, <b>{ option-name-rules }</b>, <b>{ option-name-target }</b> ya da <b>{ option-name-clock }</b> ile – başka türlü oyna
    /basra, <b>{ option-name-computer }</b> ile – boş sandalyelere bu seviyede bilgisayar oturur
    Birine sağ tıkla, Uygulamalar, sonra “Basra’da meydan oku” – aynı şey
    /floor – yerdeki kâğıtlar, şimdi ve burada
    /hand – kâğıtlarım; <b>{ option-name-where }</b> nereye geleceklerini söyler
    /hint – bilgisayara karşı en iyi hamle
    /join – başka bir sohbetteki masanın koduyla: o masada bir sandalye
    /resign – maçtan çekil; üç ya da dört kişilikse kalanlar oynar
    /cancel – meydan okumayı geri al
privacy =
    <b>Sakladıklarım</b>
    Sana meydan okunabilsin diye adın, kullanıcı adın, dilin ve hesap numaran; reytingin ve sonuçların; maçlarının hamleleri; engellediklerin; uğurlu kelimelerin; ayarların ve /learn derslerinde nereye geldiğin.

    <b>Saklamadıklarım</b>
    Grupta yazılanlar. Komutları, bana verilen yanıtları ve dokunuşları görürüm, mesaj saklamam.

    Eldeki kâğıtları yalnız sahibi görür. Karıştırmanın tohumu tur bitene kadar gizlidir. Hiçbir şey satılmaz, kimseye verilmez.

    /mydata hepsini sana gönderir. /forgetme seni siler; biten maçlarda “eski bir oyuncu” kalır.

## Rules

rules-title = 📖 <b>Mısır Basrası</b> · kurallar: { $rules }
rules-of-match = 🃏 { $match }. maç: <b>{ $names }</b>
rules-aim = Amaç, yerden kâğıt toplamak. Bir tur bir destedir: herkese dörder kâğıt, deste bitene kadar yine dörder.
rules-numerals = <b>A–10</b> hem kendi eşini hem de toplamı kendisi kadar eden kâğıtları alır (A 1 sayılır), ikisi birden. Alınabilen en çok kâğıt alınır; birkaç yolu varsa seçim senin.
rules-court = <b>Kız (Q) ve papaz (K)</b> yalnız kendi eşini alır.
rules-jack = <b>Vale (J)</b> yerdeki bütün kâğıtları alır.
rules-komi = <b>Komi, yani { $card },</b> yerdeki bütün kâğıtları alır.
rules-komi-alone = Komi yerde tek başına kalırsa onu <b>her kâğıt</b> alır.
rules-komi-seven = Komi yerdeyken sıradan bir yedilidir.
rules-laid = Bir şey almayan kâğıt yerde kalır. Tur bitince yerde kalan, en son alanındır.
rules-score = <b>Puanlar</b>
rules-most = en çok kâğıt: { $points }
rules-most-tie = en çok kâğıt: { $points }, beraberlikte sonraki tura kalır
rules-basra-plain = basra, yani A–10, Q ya da K yeri boşaltınca: { $points }
rules-basra-jack = vale, tek başına duran valeyi alınca: { $points }
rules-basra-komi = herhangi bir kâğıt, tek başına duran Komi’yi alınca: { $points }
rules-komi-jack = Komi, tek başına duran valeyi alınca: { $points }
rules-komi-one-rank = Komi, A–10’dan bir kâğıdın tek başına toplayabileceği yeri alınca: { $points }
rules-komi-ten = Komi, toplamı en çok 10 olan sayıları alınca: { $points }
rules-komi-court = Komi, yalnız kızları ya da yalnız papazları alınca: { $points }
rules-each-jack = alınan her vale (J): { $points }
rules-each-ace = alınan her as (A): { $points }
rules-two-of-clubs = alınan { $card }: { $points }
rules-ten-of-diamonds = alınan { $card }: { $points }
rules-sweep = Vale ya da Komi yeri başka türlü toplarsa puan yok.
rules-target = Tur bitince { $target } puana ulaşanlardan toplamı en yüksek olan kazanır.
rules-target-round = Tek tur: puanı yüksek olan kazanır.
rules-page = Sayfa { $page }/{ $pages }
rules-deal = <b>Dağıtım</b>
rules-seats = İki, üç ya da dört kişi oynar; dört kişi iki takım olabilir, eşler karşılıklı oturur.
rules-first = Başta yerde dört kâğıt olur; aralarında vale de Komi de bulunmaz.
rules-turns = Dağıtandan sonraki başlar. Sırası gelen bir kâğıt oynamak zorundadır.
rules-capturing = <b>Kâğıt almak</b>
rules-sweepers = <b>Vale ve Komi</b>
rules-basras = <b>Basra</b>
rules-basra-what = Basra, yeri boşaltan ve hemen puan getiren hamledir:
rules-basra-none = Bu kurallarda yeri boşaltmak puan getirmez: basra yoktur.
rules-count-when = Deste bitince her taraf aldığı kâğıtları sayar.
rules-last = Yerde kalan, en son alanındır. Bu basra sayılmaz.
rules-basra-too = Turun basraları da eklenir.
rules-match = <b>Maç</b>
rules-tied = En yüksek toplam paylaşılırsa bir tur daha oynanır.
rules-dealer = Her turdan sonra sıradaki oyuncu dağıtır.
rules-examples = <b>Örnekler</b>
example-takes = { $floor } + <b>{ $card }</b>: { $cards } alır
example-all = { $floor } + <b>{ $card }</b>: hepsini alır
example-all-basra = { $floor } + <b>{ $card }</b>: hepsini alır, <b>{ $points }</b>
example-choice = { $floor } + <b>{ $card }</b>: { $cards } ya da { $others } alır
example-laid = { $floor } + <b>{ $card }</b>: yerde kalır

## Settings
language-name = Türkçe
settings-house = ⚙️ <b>Ayarlar: { $chat }</b>
settings-own = ⚙️ <b>Ayarların</b>
settings-note = Bir maç, hangi kural, hedef ve süreyle açıldıysa öyle sürer.
setting-line = { $setting }: <b>{ $value }</b>
setting-brief = { $setting }: { $value }
settings-set = ⚙️ { $settings }
settings-changes = <b>Son değişiklikler</b>
settings-change = { $name }: { $setting }, { $before } → { $after } · { $time }
digits-sample = 123
setting-language = Dil
setting-digits = Rakamlar
setting-rules = Kurallar
setting-target = Hedef
setting-clock = Hamle süresi
setting-pictures = Resimler
setting-deck = Destenin renkleri
setting-starters = Kim maç başlatabilir
setting-floors = Aynı anda kaç maç
setting-calls = Bildirimler
setting-place = Kâğıtlarım nereye
setting-most-cards = En çok kâğıt
setting-tie-for-most = En çok kâğıtta beraberlik
setting-plain-basra = Basra
setting-jack-basra = Vale tek valeyi alınca
setting-komi-taken-by = Yerdeki tek Komi’yi alan
setting-komi-basra = Bir kâğıt tek Komi’yi alınca
setting-komi-takes-jack = Komi tek valeyi alınca vale basrası
setting-komi-sweep = Komi sayıları alınca basra
setting-komi-takes-court = Komi kızları ya da papazları alınca basra
setting-each-jack = Alınan her vale
setting-each-ace = Alınan her as
setting-two-of-clubs = Alınan { $card }
setting-ten-of-diamonds = Alınan { $card }
value-number = { $number }
value-usual = her zamanki
value-starter = maçı başlatanın dili
value-account = hesabımdaki gibi
value-on = açık
value-off = kapalı
value-two = iki
value-four = dört
value-everyone = herkes
value-admins = yalnız yöneticiler
value-all = sıram gelince, bir de hatırlatma
value-turns = yalnız sıram gelince
value-none = hiç
value-nobody = puan kimseye gitmez
value-carried = sonraki tura kalır
value-any-card = her kâğıt
value-seven = bir yediliyi ne alırsa
value-one-rank = A–10’dan tek kâğıt da alabilecekse
value-ten-or-less = toplamları 10 ya da daha azsa
value-never = asla
value-dm = özel sohbetimize
value-here = nerede istersem oraya

## The course
learn-title = 🎓 <b>Ders { $lesson }/{ $lessons }</b>
learn-hand = ✋ Elinde: <b>{ $cards }</b>
learn-right = ✅ <b>Doğru!</b> { $why }
learn-wrong = ❌ { $why } Başka birini dene.
learn-done = 🎓 <b>Kurs bitti.</b> Bilinecek her şeyi biliyorsun: <b>/basra</b> ile burada bilgisayara karşı oynarsın, <b>/rules</b> hepsini bir arada gösterir.
learn-rank = <b>Eşini alır.</b> Her kâğıt, yerdeki bütün eşlerini, yani aynı değerdekileri alır. Elindekilerden hangisi bir şey alır?
learn-rank-8s = { $card } ile { $cards } alırsın: eşi o.
learn-rank-9c = Yerde dokuzlu yok, toplamı dokuz eden de yok. { $card } yerde kalırdı.
learn-rank-qs = Kız kızı alır, yerde kız yok. { $card } yerde kalırdı.
learn-sum = <b>Toplam.</b> A’dan 10’a kadar her kâğıt, toplamı kendisi kadar eden kâğıtları da alır. A 1 sayılır. Elindekilerden hangisi bir şey alır?
learn-sum-7s = { $cards } birlikte yedi eder, { $card } ikisini de alır.
learn-sum-5h = Yerde beşli yok, toplamı beş eden de yok. { $card } yerde kalırdı.
learn-sum-kd = J, Q ve K sayı değildir: papaz papazı alır, yerde papaz yok. { $card } yerde kalırdı.
learn-both = <b>İkisi birden.</b> Bir hamlede hem eşler hem toplamlar alınır. En çok kâğıdı hangisi alır?
learn-both-8s = { $card } sekizliyi alır, sekiz ettikleri için yediliyle ası da: { $cards }.
learn-both-7s = { $card } ile yalnız { $cards } alırsın. Elinde üç kâğıt alan biri var.
learn-both-kd = { $card } ile yalnız { $cards } alırsın. Elinde üç kâğıt alan biri var.
learn-groups = <b>Birkaç toplam.</b> Bir hamle birkaç toplamı birden alabilir, ama hiçbir kâğıt ikisinde sayılmaz. Her zaman alınabilen en çok kâğıt alınır. En çok kâğıdı hangisi alır?
learn-groups-6h = İkiyle dört altı eder, beşle as da altı: { $card } dördünü de alır, { $cards }.
learn-groups-9d = { $card } dokuzluyu alır, dörtle beşi de: { $cards }. Bunlar üç kâğıt; elinde dört kâğıt alan biri var.
learn-groups-5s = { $card } beşliyi alır, dörtle ası da: { $cards }. Bunlar üç kâğıt; elinde dört kâğıt alan biri var.
learn-court = <b>Kızlar ve papazlar</b> bütün eşlerini alır, toplama hiç girmez. İki kâğıdı hangisi alır?
learn-court-qh = { $card } iki kızı da alır: { $cards }.
learn-court-kd = { $card } ile yalnız { $cards } alırsın: yerde tek papaz var.
learn-court-ts = Kızlarla papazlar sayı değildir, yerde on eden bir şey yok. { $card } yerde kalırdı.
learn-jack = <b>Vale</b>, yerde ne olursa olsun hepsini alır. Burada bunu hangisi yapar?
learn-jack-js = { $card } her şeyi alır. Bunu hep yapabildiği için basra sayılmaz: kâğıtlar senin, ama puanı yok.
learn-jack-9h = { $card } ile { $cards } alırsın, gerisi kalır.
learn-jack-qc = { $card } ile { $cards } alırsın, gerisi kalır.
learn-komi = <b>Komi, yani { $komi },</b> vale gibi yerdeki her şeyi alır. Ama ikinci bir yüzü var: A’dan 10’a tek bir kâğıdın hepsini alabileceği yerde Komi <b>basra</b> yapar. Burada hangisi basra yapar?
learn-komi-7d = { $card } her şeyi alır, bir sekizli de alırdı. Basra: { $plain }.
learn-komi-jh = { $card } da her şeyi alır, ama vale bundan basra yapmaz: puan yok.
learn-komi-7s = { $card } sıradan bir yedilidir: { $cards } alır, yer boşalmaz.
learn-burn = <b>Komi’yi yakmak.</b> Boş yere atılan her kâğıt orada kalır. Komi yerde tek başınaysa onu <b>her kâğıt</b> alır: { $single }. Hangisini atarsın?
learn-burn-4s = { $card } rakibe en çok { $plain } getirir, onun için de dörtlü ya da Komi ister. Öteki ikisi sana daha pahalıya patlayabilir.
learn-burn-7d = O zaman rakip, elinde ne varsa onunla { $card } alır: { $single } onun olur. Komi yandı.
learn-burn-jc = { $card } yerde tek kalırdı, vale ya da Komi onu alır: { $jack } rakibin olur.
learn-jack-basra = <b>Vale basrası.</b> Yerde tek başına bir vale var. Onu valeyle alan { $jack } kazanır. Elindekilerden hangisi yapar?
learn-jack-basra-jh = { $card } ile { $cards } alırsın, yerde o valeden başka bir şey yoktu: { $jack }.
learn-jack-basra-5c = Vale sayı değildir: onu yalnız vale ya da Komi alır. { $card } yerde kalırdı.
learn-jack-basra-qd = Kız kızı alır; valeyi yalnız vale ya da Komi alır. { $card } yerde kalırdı.
learn-last = <b>Son kalanlar.</b> Bütün kâğıtlar oynanınca yerde kalan, en son alanındır; bu basra sayılmaz. Elinde iki kâğıt var, rakipte yalnız { $other }. Önce sen oynarsın, sonra o, sonra yine sen. Şimdi hangisi?
learn-last-8c = { $card } atarsın, rakip onluyu alır, son kâğıdın dörtlüyü alır. En son alan sensin, kalanların hepsi senin.
learn-last-4d = { $card } şimdi { $cards } alır, ama sonra { $other } onluyu alır, son kâğıdın hiçbir şey almaz. Kalanların hepsi rakibin.

## Toasts (plain text, at most 200 letters)

toast-took = Aldın: { $cards }
toast-took-many = { $count } kâğıt aldın
toast-laid = Yere { $card } attın
toast-basra = ⭐ { $basra } { $points }
toast-ready = Hazırsın! Ötekiler bekleniyor.
toast-ready-all = Hazırsın! Devam ediyoruz.
toast-learn-again = { $card } değil; nedeni orada yazıyor. Başka birini dene.
toast-luck-set = Uğurlu kelimelerin kaydedildi.
toast-luck-cleared = Artık uğurlu kelimen yok.
toast-accepted = Oyundasın!
toast-declined = Reddedildi.
toast-left = Masadan kalktın.
toast-cancelled = İptal edildi.
toast-blocked = { $name } artık sana meydan okuyamaz.
toast-open = Kâğıtların özel sohbetimizde.
toast-resigned = { $match }. maçtan çekildin.
toast-unknown = Bu düğme artık çalışmıyor.
toast-failed = Bir aksilik oldu. Az sonra yeniden dene.

## Refusals (plain text, at most 200 letters)

refusal-no-match = Böyle bir maç yok, ya da çoktan bitti.
refusal-ended = Bu maç bitti.
refusal-not-yours = Bu maçta oynamıyorsun.
refusal-left = Bu maçtan çekildin. Çekilen geri dönmez.
refusal-not-played = Rövanşı yalnız bu maçı oynayanlar isteyebilir.
refusal-not-over = { $match }. maç hâlâ sürüyor. Bitince yeniden izlenebilir.
refusal-none-over = Henüz biten maç yok.
refusal-not-your-turn = Daha sıra sende değil.
refusal-not-your-card = O kâğıt elinde yok.
refusal-stale = Geç kaldın: oyun ilerledi.
refusal-already-played = O kâğıt oynandı bile.
refusal-choose = Birkaç alma yolu var: birini seç.
refusal-paused = Turlar arasında oynanmaz. “Hazırım” düğmesine dokun.
refusal-oneself = Kendine meydan okuyamazsın.
refusal-bot = Botlar burada oynayamaz. Bilgisayara karşı: /basra, sonra “Bilgisayarla oyna”.
refusal-not-a-person = Bunu yalnız kişisel bir hesap yapabilir.
refusal-only-invited = Bu davet yalnız şu oyuncuya: { $name }.
refusal-only-starter = Bunu yalnız başlatan ya da bir yönetici yapabilir.
refusal-not-open = Bu meydan okuma artık açık değil.
refusal-full = Masa dolu.
refusal-seated = Zaten bu masadasın.
refusal-twice = { $name } iki kez yazılmış: kişi başına bir sandalye.
refusal-pair-open = { $name } ile aranızda açık bir meydan okuma var zaten: { $match }. maç.
refusal-cooldown = Yavaş ol: { $seconds } saniye sonra yeniden dene.
refusal-blocked = { $name } senden meydan okuma kabul etmiyor.
refusal-chat-full = Bu grupta { $count } maç sürüyor. Biri bitince dene, ya da özelden oyna.
refusal-admins-start = Bu grupta maçı yalnız yöneticiler başlatır.
refusal-bad-target = Hedef, 10 ile 1000 arasında bir tam sayıdır.
refusal-only-dm = Burada kâğıtların yalnız özel sohbetimize gelebilir.
refusal-no-code = Hangi masa? /join ve masanın kodu, meydan okumada yazdığı gibi: /join K7QFM
refusal-bad-turn = Bir hamlenin süresi 10 saniye ile 24 saat arasıdır: 60s, 5m ya da 2h.
refusal-bad-code = Bu kodla bir şey yok, ya da süresi doldu. Harflere bir bak.
refusal-others-link = Bu bağlantı başkası için. Gruptaki düğmeye kendin dokun.
refusal-bad-word = { $word } kelimesini burada tanımıyorum. Neler yazılır: /help.
refusal-clash = { $word } ile { $other } bir arada olmaz: birini seç.
refusal-link-own = Bu kod öteki hesabın için: /link komutunu kodla birlikte oradan gönder.
refusal-link-twice = İkinizin de aynı platformda hesabı var; bir kişinin her birinde tek hesabı olur. /unlink ikisini ayırır.
refusal-link-match = İkinizin de { $match }. maçla işi var. O bitince bağla.
refusal-link-gone = Onaylanacak bir şey kalmadı. /link ile baştan başla.
refusal-not-linked = Bu hesap başka bir hesaba bağlı değil.
refusal-unlink-match = { $match }. maç daha bitmedi. Bitince ayır.
refusal-bad-luck = Uğurlu kelimeler düz yazıdır, en çok { $most } karakter.
refusal-too-many = Sandalyeden çok kişi var. En çok dört kişi oynar.
refusal-unknown-person = Bu adda biri benimle henüz oynamadı.
refusal-no-live-match = Süren bir maçın yok.
refusal-no-challenge = Burada açık bir meydan okuma yok.
refusal-no-floor = Bu sohbette süren bir maç yok.
refusal-only-admins = Bu grubun ayarlarını yalnız yöneticiler değiştirebilir.
refusal-others-button = Bu düğmeler onları isteyen kişinin.
refusal-unknown-setting = Bu artık ayarlanamıyor. Neler ayarlanır: /settings.
refusal-no-points = O zaman hiçbir şey puan getirmez. Önce başka bir şeye puan ver.
refusal-hint-people = İpucu yalnız bilgisayara karşı oyunda var.
refusal-reviewing = Bu sohbetin bir maçına zaten bakıyorum. Biraz bekle.
refusal-reviews-full = Şu anda başka maçlara bakıyorum. Bir dakika sonra yeniden sor.
refusal-busy = Şu an yoğunluk var. Yeniden dene.

## Commands and the bot’s own description (plain text)

command-basra = Arkadaşına meydan oku ya da masa aç
command-floor = Yerdeki kâğıtları burada göster
command-hand = Kâğıtlarımı göster
command-hint = Bilgisayara karşı ne oynamalı
command-leaderboard = En iyileri göster
command-stats = Durumumu göster
command-rules = Basra nasıl oynanır
command-learn = Basra’yı on derste öğren
command-settings = Ayarlar
command-language = Dilim
command-resign = Bir maçtan çekil
command-cancel = Meydan okumayı geri al
command-verify = Karıştırmayı denetle
command-luck = Karıştırma için uğurlu kelimelerim
command-replay = Bir maçı yeniden izle
command-review = Bir maç ne kadar iyi oynandı
command-unblock = Engellediklerim
command-help = Bütün komutlar
command-privacy = Hakkımda neler saklanıyor
command-join = Masa koduyla bir sandalyeye otur
command-link = Telegram ve Discord hesaplarımı birleştir
command-unlink = Bu hesabı ötekinden ayır
command-mydata = Hakkımda saklanan her şey
command-forgetme = Beni sil
command-start = Başla
about =
    Arkadaşlarla Mısır Basrası: grubunda birine meydan oku; yerdeki kâğıtlar orada durur, seninkiler buraya gelir, her kâğıt tek dokunuş.

    Bilgisayara karşı oynamak için Start’a dokun, sonra /basra.
about-short = Grubunda Mısır Basrası (الكومي): arkadaşına meydan oku, her kâğıt tek dokunuş.

## Discord’s commands (plain text)
menu-challenge = Basra’da meydan oku
option-opponent = Kime meydan okuyorsun; kimse yazmazsan masa açılır
option-second = Bir oyuncu daha
option-third = Bir oyuncu daha
option-teams = İkiye iki; ilk yazdığın oyuncu eşin olur
option-seats = Açık masada kaç kişi oynar
option-rules = Hangi kurallar
option-target = Maçı kazandıran puan, 10 ile 1000 arası, ya da tek tur
option-clock = Hamle süresi, örneğin 60s, 10m ya da 24h
option-computer = Boş sandalyelere oturacak bilgisayarın seviyesi
option-number = Maçın numarası
option-where = Özel sohbetimizde, ya da burada yalnız sana
option-span = Ne zamandan beri, ya da bütün dünya
option-person = Kim; yazmazsan sen
option-preset = Hangi kurallar
option-words = Herhangi kelimeler
option-me = Sunucununkiler yerine kendi ayarların
option-code = Sana verilen kod
command-name-basra = basra
command-name-floor = yer
command-name-hand = elim
command-name-hint = ipucu
command-name-leaderboard = sıralama
command-name-stats = istatistik
command-name-rules = kurallar
command-name-learn = öğren
command-name-settings = ayarlar
command-name-language = dil
command-name-resign = çekil
command-name-cancel = iptal
command-name-verify = denetle
command-name-luck = uğur
command-name-replay = izle
command-name-review = inceleme
command-name-unblock = engeli-kaldır
command-name-help = yardım
command-name-privacy = gizlilik
command-name-join = katıl
command-name-link = birleştir
command-name-unlink = ayır
command-name-mydata = verilerim
command-name-forgetme = beni-sil
option-name-opponent = rakip
option-name-second = oyuncu-2
option-name-third = oyuncu-3
option-name-teams = eşli
option-name-seats = kişi
option-name-rules = kurallar
option-name-target = hedef
option-name-clock = süre
option-name-computer = bilgisayar
option-name-number = numara
option-name-where = nereye
option-name-span = dönem
option-name-person = oyuncu
option-name-preset = kurallar
option-name-words = kelimeler
option-name-me = benim
option-name-code = kod
choice-seats-2 = İki
choice-seats-3 = Üç
choice-seats-4 = Dört
choice-where-dm = Özel sohbetimizde
choice-where-here = Burada, yalnız bana
choice-span-all = Tüm zamanlar
choice-span-week = Bu hafta
choice-span-month = Bu ay
choice-span-global = Bütün dünya
