# Hindi, as people say it over a deck of cards: पत्ता, फ़र्श (as in Seep), गुलाम, बेगम, बादशाह.
# A card does the taking («7♦ उठा ले गया»), so that the verb need not know who played it, nor how many
# cards it took; sentences about a person avoid verbs that ask for a man or a woman.

## Words

someone = कोई
former-player = एक पुराना खिलाड़ी
computer = कंप्यूटर
computer-numbered = कंप्यूटर { $number }
computer-for = कंप्यूटर ({ $name } की जगह)
side-names = { $first } और { $second }
seat-free = खाली सीट
list-next = { $names }, { $name }
list-last = { $names } और { $name }
cards-count =
    { $count ->
        [one] { $count } पत्ता
       *[other] { $count } पत्ते
    }
basras-count = { $count } बसरा
ruleset-v2 = सामान्य
ruleset-arabic = अरबी
ruleset-classic = क्लासिक
ruleset-coffeehouse = कॉफ़ीहाउस
ruleset-house = घरेलू
ruleset-mixed = घरेलू ({ $rules })
this-group = इस ग्रुप
platform-telegram = Telegram
platform-discord = Discord
chat-elsewhere = { $platform } पर { $chat }
target-points = { $points } अंक तक
terms = मैच { $match } · { $target } · { $rules } नियम
target-round = सिर्फ़ एक राउंड
terms-turn = ⏱ हर बारी { $time }
turn-seconds =
    { $count ->
        [one] { $count } सेकंड
       *[other] { $count } सेकंड
    }
turn-minutes =
    { $count ->
        [one] { $count } मिनट
       *[other] { $count } मिनट
    }
turn-hours =
    { $count ->
        [one] { $count } घंटा
       *[other] { $count } घंटे
    }
clock-utc = { $time } UTC

## Buttons

button-accept = मंज़ूर
button-decline = नामंज़ूर
button-cancel = रद्द करें
button-join = शामिल हों
button-computer = कंप्यूटर से खेलें
button-fill = बाकी सीटें कंप्यूटर को
button-leave = टेबल छोड़ें
button-open-hand = मेरे पत्ते खोलें
button-my-hand = मेरे पत्ते
button-ready = तैयार
button-rematch = एक और मैच
button-more = और
button-back = वापस
button-return = मैं हाज़िर हूँ
button-resign-sure = हाँ, हार मानें
button-keep-playing = जारी रखें
button-block = { $name } की चुनौतियाँ बंद
button-unblock = अनब्लॉक: { $name }
button-forget-sure = हाँ, मुझे भुला दें
button-link-sure = हाँ, दोनों मेरे हैं
button-unlink-sure = हाँ, अलग करें
button-luck-draw = 🎲 कोई भी चार शब्द
button-luck-clear = लकी शब्द हटाएँ
button-private = हमारी निजी चैट खोलें
button-next = अगला ▶
button-learn-again = फिर से शुरू करें
button-match = मैच { $match }: { $names }

button-fairness = पत्ते कैसे फेंटे जाते हैं
button-page = ब्राउज़र में देखें

## Challenge

challenge-friend = 🃏 <b>{ $starter }</b> की ओर से <b>{ $friend }</b> को बसरा की चुनौती!
challenge-open = 🃏 <b>{ $starter }</b> ने बसरा की टेबल लगाई है। कौन खेलेगा?
challenge-open-many = 🃏 <b>{ $starter }</b> ने { $seats } लोगों के लिए बसरा की टेबल लगाई है। कौन खेलेगा?
challenge-open-teams = 🃏 <b>{ $starter }</b> ने दो टीमों के लिए बसरा की टेबल लगाई है। कौन खेलेगा?
challenge-computer = 🃏 कंप्यूटर के साथ बसरा: <b>{ $starter }</b>
challenge-teams = 🃏 <b>{ $side }</b> की ओर से <b>{ $other }</b> को बसरा की चुनौती!
challenge-side = 👥 { $names }
challenge-here = ✅ { $names }
challenge-missing = 📨 <b>{ $names }</b> की हाँ का इंतज़ार है
challenge-free =
    💺 { $count ->
        [one] { $count } सीट खाली है
       *[other] { $count } सीटें खाली हैं
    }
challenge-code = 🔑 किसी दूसरी चैट से: <code>/join { $code }</code>
challenge-expires = ⏳ समय-सीमा: { $time }
challenge-arriving = 👋 <b>{ $name }</b> के मुझसे चैट खोलने का इंतज़ार है। बटन दबाएँ, फिर Start।
challenge-started = 🃏 <b>{ $names }</b>: मैच { $match } शुरू!
challenge-declined = ✋ <b>{ $name }</b> ने मना कर दिया। इस बार मैच { $match } नहीं होगा।
challenge-cancelled = ✖️ मैच { $match } रद्द हो गया।
challenge-expired = ⌛ समय पर कोई नहीं आया: मैच { $match } नहीं होगा।
commitment-first =
    🔒 राउंड 1 की गड्डी पहले ही तय हो चुकी है। उसके सीड का SHA‑256:
    <code>{ $commitment }</code>

## Computers

level-novice = नौसिखिया
level-casual = शौकिया
level-strong = तगड़ा
level-expert = माहिर
level-about-novice = कभी-कभी जोड़ चूक जाता है, और तस्वीर वाले पत्तों का शौकीन है
level-about-casual = जिसके अंक हों वह उठाता है, और आपके लिए कम छोड़ता है
level-about-strong = खेले गए पत्ते याद रखता है और आगे की सोचता है
level-about-expert = आपके हाथ में क्या हो सकता है, यह तौलता है, और मैच का स्कोर भी
level-ask = 🤖 <b>कंप्यूटर कितना अच्छा खेले?</b>
level-line = <b>{ $level }</b>: { $about }
move-takes = <b>{ $card }</b> ({ $cards } उठाकर)
move-lays = <b>{ $card }</b> (फ़र्श पर)
hint-best = 💡 { $move }
reason-only = और कोई चाल है ही नहीं।
reason-basra = इससे बसरा बनता है: { $points }।
reason-sweep = यह एक ही बार में { $taken } उठाता है।
reason-majority = यह { $taken } उठाता है, और फिर ढेरी में { $pile }: आधी गड्डी से ज़्यादा।
reason-deny = यह उस फ़र्श से { $taken } उठाता है जो { $unseen } अनदेखे पत्तों में से { $danger } से अंकों के साथ खाली हो जाता।
reason-unclearable = यह { $taken } उठाकर { $left } छोड़ता है: कोई एक अनदेखा पत्ता उसे अंकों के साथ खाली नहीं कर सकता।
reason-take = यह { $taken } उठाता है; फिर { $unseen } अनदेखे पत्तों में से { $danger } से फ़र्श अंकों के साथ खाली होता है।
reason-safe = फिर कोई एक अनदेखा पत्ता फ़र्श को अंकों के साथ खाली नहीं कर सकता।
reason-keep-jack = गुलाम बेहतर फ़र्श के लिए हाथ में रहता है।
reason-keep-komi = कोमी बेहतर मौके के लिए हाथ में रहता है।
reason-least-risk = फिर { $unseen } अनदेखे पत्तों में से { $danger } से फ़र्श अंकों के साथ खाली होता है; कोई और चाल इससे सस्ती नहीं।
reason-risk = फिर { $unseen } अनदेखे पत्तों में से { $danger } से फ़र्श अंकों के साथ खाली होता है।
review-title = 🔍 <b>मैच { $match } का विश्लेषण</b>
review-note = हर रेखा एक पक्ष के जीतने की संभावना है, उतनी जानकारी से जितनी उसके खिलाड़ी को हो सकती थी।
review-partly = अब तक देखी गई चालें: { $plays } में से { $judged }; बाकी इसमें नहीं हैं। एक मिनट बाद फिर पूछें।
review-nothing = अभी बहुत काम चल रहा है: इसकी एक भी चाल नहीं देखी जा सकी। एक मिनट बाद फिर पूछें।
review-absent = बीच-बीच में { $names } की जगह कंप्यूटर खेला। वे चालें किसी की नहीं गिनी गईं।
review-accuracy = { $sign } { $name }: सटीकता <b>{ $accuracy }%</b>
review-rounds = जीतने की संभावना प्रतिशत में, हर राउंड की शुरुआत में और अंत में:
review-ends = जीतने की संभावना प्रतिशत में, शुरुआत में और अंत में:
review-course = { $sign } { $name }: { $chances }
review-next = { $before } → { $after }
review-costly = <b>सबसे महँगी चालें</b>
review-moment = { $place } राउंड { $round }, चाल { $ply } · { $name }: { $move } · { $cost }%
review-better = बेहतर: { $move }। { $reason }
review-none = किसी चाल से कोई खास नुकसान नहीं हुआ।
review-working = 🔍 मैं मैच { $match } को चाल-दर-चाल देख रहा हूँ। कुछ सेकंड लगेंगे।
review-waiting = 🔍 मैं पहले दूसरे मैच देख रहा हूँ। उनके बाद मैच { $match } की बारी है।
review-unplayed = मैच { $match } में एक भी पत्ता नहीं खेला गया: देखने को कुछ नहीं है।
review-alt = हर पक्ष के जीतने की संभावना, चाल-दर-चाल।
terms-computer = 🤖 { $level }

## Floor

floor-cards = 🟩 <b>{ $cards }</b>
floor-empty = 🟩 <b>फ़र्श खाली है</b>
turn-of = 👉 <b>{ $name }</b> की बारी
turn-of-until = 👉 <b>{ $name }</b> की बारी · ⏳ { $time }
turn-of-away = 💤 <b>{ $name }</b> यहाँ नहीं: कंप्यूटर खेल रहा है
seat-away = 💤 { $name } यहाँ नहीं
seat-unreachable = 📵 { $name } तक पहुँच नहीं पा रहा: मुझसे चैट खोलें
seat-whispered = 🙈 { $name }: अपने पत्ते देखने के लिए “मेरे पत्ते” दबाएँ
turn-yours = 👉 <b>आपकी बारी</b>
turn-yours-until = 👉 <b>आपकी बारी</b> · ⏳ { $time }
turn-yours-away = 💤 आप यहाँ नहीं: आपकी जगह कंप्यूटर खेल रहा है। खुद खेलने के लिए कोई पत्ता दबाएँ।
side-line = <b>{ $name } { $total }</b> · { $cards }
side-line-basra = <b>{ $name } { $total }</b> · { $cards } · { $basras } <b>{ $points }</b>
play-took = { $name } का { $card } उठा ले गया { $cards }
play-laid = { $name } का { $card } फ़र्श पर गया
floor-rest = बाक़ी पत्ते { $name } के, आख़िरी बार उठाने पर: { $cards }
stand-in-took = { $name } की जगह कंप्यूटर: { $card } उठा ले गया { $cards }
stand-in-laid = { $name } की जगह कंप्यूटर: { $card } फ़र्श पर गया
play-basra = ⭐ <b>{ $basra } { $points }</b> { $play }
basra-plain = बसरा!
basra-jack = गुलाम बसरा!
basra-komi = कोमी बसरा!
alt-floor = फ़र्श पर: { $cards }।
alt-floor-empty = फ़र्श खाली है।
alt-hand = आपके हाथ में: { $cards }।
alt-laid = अभी फ़र्श पर गया: { $card }।
alt-took = { $card } अभी उठा ले गया { $cards }।
alt-basra = बसरा! { $card } अभी उठा ले गया { $cards }।
alt-piles = उठाए गए पत्ते: { $sizes }।
alt-basras = बसरा: { $cards }।
floor-where = बाँट { $deal }/{ $deals } · राउंड { $round } · { $target } · मैच { $match }
dealer-line = 🎴 पत्ते बाँटने की बारी: { $name }
carried-over = इस राउंड में सबसे ज़्यादा पत्तों पर { $points } और मिलेंगे।
luck-set = 🍀 लकी शब्द: { $names }
floor-paused = ⏸ <b>राउंड { $round } पूरा हुआ</b>
floor-paused-until = ⏸ <b>राउंड { $round } पूरा हुआ</b> · अगला: { $time }
floor-ready = ✅ तैयार: { $names }
floor-suspended = 💤 <b>टेबल पर कोई नहीं है।</b> मैच { $match } रुका हुआ है: /hand से लौट आएँ।
floor-suspended-until = समय-सीमा: { $time }
floor-over = 🏁 <b>मैच { $match } खत्म</b>

## Hand

hand-lays = <b>{ $card }</b> फ़र्श पर जाएगा
hand-takes = <b>{ $card }</b> उठाएगा { $cards }
hand-basra = ⭐ <b>{ $card } { $basra } { $points }</b> उठाएगा { $cards }
hand-choices =
    <b>{ $card }</b> उठाएगा { $cards }, { $ways ->
        [one] { $ways } तरीके से
       *[other] { $ways } तरीकों से
    }: आप चुनें
hand-choose = <b>{ $card }</b> कई तरीकों से { $cards } उठा सकता है। आप क्या चुनेंगे?
hand-choose-more =
    { $hidden ->
        [one] { $hidden } और तरीका है जो यहाँ नहीं दिख रहा।
       *[other] { $hidden } और तरीके हैं जो यहाँ नहीं दिख रहे।
    }
hand-where = बाँट { $deal }/{ $deals } · राउंड { $round } · { $target }
hand-match = <b>{ $chat }</b> में मैच { $match }
hand-match-private = मैच { $match }
hand-lost = ⚠️ मैं अभी <b>{ $chat }</b> में लिख नहीं पा रहा। मैच यहीं जारी है।
hand-left = 🏳 आपने <b>{ $chat }</b> में मैच { $match } छोड़ दिया। आपकी जगह कंप्यूटर खेल रहा है।
hand-left-private = 🏳 आपने मैच { $match } छोड़ दिया। आपकी जगह कंप्यूटर खेल रहा है।
hand-suspended = 💤 <b>मैच { $match } को आपका इंतज़ार है।</b> लौटने के लिए बटन दबाएँ।

## Count

count-title = 🧮 <b>राउंड { $round } का हिसाब</b> · मैच { $match }
count-side = <b>{ $name } { $points }</b>
count-most = { $cards }, सबसे ज़्यादा: { $points }
count-tied = { $cards }, बराबरी
count-fewer = { $cards }
count-basra-plain = { $count } बसरा: { $points }
count-basra-jack = { $count } गुलाम बसरा: { $points }
count-basra-komi = { $count } कोमी बसरा: { $points }
count-no-basra = कोई बसरा नहीं
count-honours = अंक वाले पत्ते: { $points }
count-carried = सबसे ज़्यादा पत्ते किसी एक के नहीं: { $points } अगले राउंड में जुड़ेंगे।
count-total = कुल: <b>{ $total }</b>
total-line = { $name } <b>{ $total }</b>
seed-shown =
    🔓 राउंड { $round } का सीड:
    <code>{ $seed }</code>
words-digest =
    { $name } के लकी शब्दों का SHA‑256:
    <code>{ $digest }</code>
commitment-next =
    🔒 राउंड { $round } पहले ही तय हो चुका है। उसके सीड का SHA‑256:
    <code>{ $commitment }</code>

## Result

result-winner = 🏆 <b>{ $name } की जीत!</b>
result-winners = 🏆 <b>{ $name } की जीत!</b>
result-draw = 🤝 <b>मुकाबला बराबर!</b>
result-resigned = 🏳 { $name } ने हार मान ली।
result-void = 🚫 <b>मैच { $match } बेनतीजा रहा।</b> यह किसी गिनती में नहीं आएगा।
result-chat = <b>{ $chat }</b> में
result-review = 🔍 मैच कैसा खेला गया: /review { $match }
rating-title = <b>रेटिंग</b>
rating-change = { $name } { $before } → { $after } ({ $step })
rating-change-new = { $name } { $before } → { $after } ({ $step }), नई रेटिंग
rating-none = बिना रेटिंग का मैच।
count-last = 🧮 आखिरी राउंड, राउंड { $round }

## Boards

board-all = 🏆 <b>इस चैट के धुरंधर</b>
board-week = 🏆 <b>यह चैट, इस हफ़्ते</b>
board-month = 🏆 <b>यह चैट, इस महीने</b>
board-global = 🏆 <b>दुनिया के धुरंधर</b>
board-line = { $place } { $name } <b>{ $rating }</b>
board-line-new = { $place } { $name } <b>{ $rating }</b>, नई रेटिंग
board-won =
    { $won ->
        [one] { $won } मैच जीता
       *[other] { $won } मैच जीते
    }
board-empty = यहाँ अभी तक रेटिंग वाला कोई मैच पूरा नहीं हुआ। /basra से एक शुरू करें।
stats-title = 📊 <b>{ $name }</b>
stats-rating = रेटिंग <b>{ $rating }</b>
stats-rating-new = रेटिंग <b>{ $rating }</b>, रेटिंग वाले पाँच मैचों तक नई
stats-place = दुनिया में नंबर { $place }
stats-rated = रेटिंग वाले: { $played } मैच, जीत: { $won }
stats-all = सब मिलाकर: { $played } मैच, जीत: { $won }
stats-level = 🤖 { $level }: { $played } मैच, जीत: { $won }
stats-none = अभी तक कोई मैच पूरा नहीं हुआ। /basra से एक शुरू करें।

## Verify

verify-title = 🔎 <b>मैच { $match } में पत्ते कैसे फेंटे गए</b>
verify-intro = हर सीड अपने SHA‑256 से राउंड के पहले ही तय था, और पूरी गड्डी उसी से बनती है।
verify-good = ✅ राउंड { $round }: सीड सही है। इसका पहला फ़र्श: { $cards }
verify-undealt = ✅ राउंड { $round }: सीड सही है। यह राउंड बाँटा ही नहीं गया।
verify-bad = ❌ राउंड { $round }: सीड अपने वादे से मेल <b>नहीं</b> खाता!
verify-older = पुराने राउंड: { $rounds } में से { $good } सही हैं।
verify-secret = 🔒 अभी कोई राउंड पूरा नहीं हुआ। हर राउंड का सीड उसके खत्म होने पर दिखता है।
verify-commitment =
    वादा:
    <code>{ $commitment }</code>
verify-key = मैच की कुंजी: <code>{ $key }</code>
verify-how = खुद जाँचने का तरीका: बॉट के सोर्स में docs/fairness.md।

## Luck words

luck-none = 🍀 <b>आपके पास लकी शब्द नहीं हैं।</b> <code>/luck कोई भी शब्द</code> लिखकर रख लें।
luck-shown =
    🍀 <b>आपके लकी शब्द</b>
    <code>{ $words }</code>
    इनका SHA‑256:
    <code>{ $digest }</code>
luck-how =
    आपकी टेबल पर जब भी पत्ते फेंटे जाते हैं, ये शब्द उसमें शामिल होते हैं, और इन्हें कोई और नहीं देखता। टेबल को बस इतना दिखता है कि आपके लकी शब्द हैं, और राउंड के बाद उनका SHA‑256।

    राउंड बँटते ही ये तय हो जाते हैं; बदलाव अगले राउंड से लागू होता है। नए शब्द तब रखें जब राउंड का 🔒 चैट में आ चुका हो: तब किसी को भी गड्डी पहले से पता नहीं हो सकती।
luck-noted = 🍀 रख लिए। पर यहाँ सबने इन्हें पढ़ लिया होगा। मुझे /luck हमारी निजी चैट में भेजें, तब लकी शब्द आपके पास ही रहेंगे।
luck-ask-privately = 🍀 लकी शब्द आपके और मेरे बीच की बात हैं। मुझे /luck हमारी निजी चैट में भेजें।
# What a random suggestion is drawn from: short words, one space between.
luck-list =
    अंगूर अंजीर अदरक अनाज अनार अमरूद आकाश आम आलू आसमान इमली ईंट उपवन ऊँट ऊन ओस कंगन कंबल कटोरा कपास
    कपूर कबूतर कमल करेला कलम कली कश्ती काजू किताब किरण किला कुआँ कुर्सी केला केसर कोयल कौआ खजूर खरगोश
    खीर खेत गंगा गन्ना गाजर गाय गिलास गुलाब गेंद गेहूँ गोभी घंटी घास घोंसला चंदन चंपा चकोर चटाई चना चमेली
    चम्मच चाँद चाँदी चावल चीता चीनी छाता जंगल जलेबी जामुन जुगनू झरना झील झूला टमाटर टोकरी डमरू ढोल
    तकिया तबला तरबूज तारा तालाब तितली तिल तुलसी तोता थाली दरिया दही दाल दीपक दूध धनिया धान धूप नदी नमक
    नारियल नाव नींबू नीम नीलम पंख पतंग पत्ती पपीता परदा परी पलंग पानी पालक पीपल पुदीना पुल प्याज फूल बकरी
    बगुला बतख बरगद बर्फ बाँस बाग बाजरा बादल बादाम बारिश बाल्टी बिजली बिल्ली बेर भालू भिंडी मक्का मक्खन मखमल
    मछली मटर मधु मसूर महल माला मिट्टी मिर्च मूली मेंढक मेला मेहँदी मैना मोती मोम मोर रंग रात रेत रेशम रोटी
    लहर लीची लौंग वन वीणा शंख शरबत शहद शेर संगम संतरा समुद्र सरसों सागर सावन सितार सीप सूरज सेब सोना हंस
    हल्दी हवा हाथी हिरण हीरा

## Replay

replay-caption = 📼 पूरा मैच { $match } एक फ़ाइल में।
replay-where = 📼 मैच { $match } · राउंड { $round }/{ $rounds } · चाल { $ply }/{ $plies }
replay-hand = { $name }: { $cards }
replay-turn = 👉 { $name }: <b>{ $cards }</b>

## The replay page (plain text)

page-title = बसरा के मैच का रीप्ले
page-terms = { $target } · { $rules } नियम
page-player = खिलाड़ी { $number }
page-round = राउंड { $round }/{ $rounds }
page-play = चाल { $ply }/{ $plies }
page-floor = फ़र्श
page-floor-empty = फ़र्श खाली है
page-total = कुल
page-basras = बसरा
page-cards = पत्ते
page-dealt = पत्ते बँट गए।
page-took = { $name } का { $card } उठा ले गया { $cards }
page-laid = { $name } का { $card } फ़र्श पर गया
page-first = शुरुआत में
page-back = एक चाल पीछे
page-next = एक चाल आगे
page-last = आखिर में
page-go = चलाएँ
page-stop = रोकें
page-keys = कीबोर्ड: ← → एक चाल, Home और End, चलाने के लिए स्पेस
page-won = { $name } की जीत
page-drawn = मुकाबला बराबर
page-resigned = दूसरे पक्ष ने हार मान ली।
page-void = मैच बेनतीजा रहा: यह किसी गिनती में नहीं आएगा।
page-numbers = इसके पीछे की संख्याएँ
page-commitment = वादा
page-seed = सीड
page-luck = लकी शब्दों का SHA‑256
page-file = पूरा मैच एक फ़ाइल में
page-checking = पत्ते कैसे फेंटे गए, इसकी जाँच हो रही है …
page-verified = जाँच पूरी: आपके ब्राउज़र ने हर गड्डी उसके सीड से फिर बनाई, और सब कुछ वादे के मुताबिक है।
page-compare = नीचे के वादों को अपनी चैट वाले वादों से मिलाएँ।
page-unable = यह पेज https से खोलें: उसके बिना आपका ब्राउज़र गड्डियाँ नहीं बना सकता।
page-differs = जाँच में फ़र्क निकला:
page-differs-damage = रिकॉर्ड लिखे जाने के बाद बदला गया है।
page-differs-commitment = राउंड { $round }: सीड वह नहीं है जिसका वादा था।
page-differs-dealer = सबसे पहले पत्ते बाँटने की बारी उसकी नहीं थी जिसका नाम निकला था।
page-differs-play = राउंड { $round }, चाल { $ply }: यह चाल मुमकिन नहीं है।
page-differs-totals = कुल अंक चालों से मेल नहीं खाते।
page-differs-winner = चालों के हिसाब से जीत किसी और की है।
page-strange = यह पेज इस रिकॉर्ड को नहीं पढ़ सकता।
page-lost = रिकॉर्ड नहीं खुल रहा। थोड़ी देर बाद फिर कोशिश करें।
page-none = इस पते पर कोई पूरा हुआ मैच नहीं है।

## Questions and notices

which-match = कौन-सा मैच?
resign-ask = 🏳 <b>{ $names }</b> के खिलाफ़ मैच { $match } में हार मान लें? यह हार गिनी जाएगी।
resign-ask-many = 🏳 <b>{ $names }</b> के साथ मैच { $match } छोड़ दें? यह हार गिनी जाएगी, और आपकी जगह कंप्यूटर खेलेगा।
forget-ask = आपको हमेशा के लिए भुला दें? आपका नाम, रेटिंग और सेटिंग मिट जाएँगे, चल रहे मैचों में हार मान ली जाएगी, और आपके मैचों में “एक पुराना खिलाड़ी” लिखा रहेगा।
unblock-ask = आपको फिर से चुनौती कौन दे सकता है?
unblock-none = आपने किसी को ब्लॉक नहीं किया है।
declined-notice = आपने <b>{ $name }</b> के साथ मैच { $match } से मना कर दिया।
welcome-private =
    👋 <b>बसरा!</b> मिस्र के कहवाखानों का ताश का खेल।

    ग्रुप में: <b>/basra @dost</b> से किसी दोस्त को चुनौती दें, <b>/basra</b> से टेबल लगाएँ। फ़र्श ग्रुप में रहता है; आपके पत्ते यहाँ आते हैं, हर पत्ते का एक बटन।

    यहाँ: <b>/basra</b> से कंप्यूटर के साथ खेलें।

    <b>/learn</b> में दस चालों का सबक · <b>/rules</b> में एक मिनट के नियम · <b>/help</b> में बाकी सब
welcome-group =
    👋 <b>बसरा!</b> इस ग्रुप में मिस्री बसरा के पत्ते मैं बाँटता हूँ।

    <b>/basra @dost</b> से किसी दोस्त को चुनौती दें, <b>/basra</b> से टेबल लगाएँ: जो पहले दबाए, वही खेले। फ़र्श यहाँ रहता है; आपके पत्ते निजी चैट में आते हैं।

    <b>/rules</b> में एक मिनट के नियम · <b>/help</b> में बाकी सब
welcome-slash =
    👋 <b>बसरा!</b> इस सर्वर में मिस्री बसरा के पत्ते मैं बाँटता हूँ।

    <b>/basra</b> से टेबल लगाएँ: जो पहले दबाए, वही खेले; दोस्त को चुनौती देने के लिए opponent चुनें। फ़र्श चैनल में रहता है। आपके पत्ते निजी चैट में आते हैं, और <b>मेरे पत्ते</b> बटन उन्हें वहीं दिखाता है, सिर्फ़ आपको।

    <b>/rules</b> में एक मिनट के नियम · <b>/help</b> में बाकी सब
cannot-write = इस चैनल में मुझे लिखने की इजाज़त नहीं है। मुझे इसे देखने और इसमें संदेश भेजने दें, फिर कोशिश करें।
outside-servers = 🃏 आप कंप्यूटर से खेल रहे हैं। लोगों के साथ खेलने के लिए ऐसे सर्वर में /basra लिखें जिसमें मुझे जोड़ा गया हो।
only-in-private = इसका जवाब मैं सिर्फ़ हमारी निजी चैट में देता हूँ।
mydata-caption = आपके बारे में जो कुछ भी रखा गया है।
forgotten = आपको भुला दिया गया। खुश रहिए!
blocked = 🚫 <b>{ $name }</b> की ओर से अब कोई चुनौती नहीं आएगी। /unblock से वापस खोलें।
joined = ✅ आप शामिल हो गए: <b>{ $chat }</b> में मैच { $match }। आपके पत्ते यहीं आएँगे।
hand-place-dm = अब से आपके पत्ते हमारी निजी चैट में आएँगे।
hand-place-here = अब से आपके पत्ते वहीं दिखेंगे जहाँ आप माँगें: /hand से, या “मेरे पत्ते” से। निजी चैट में मैं कुछ नहीं भेजूँगा।
link-code =
    🔗 <b>एक व्यक्ति, दो अकाउंट</b>
    दूसरे प्लेटफ़ॉर्म के अपने अकाउंट से दस मिनट के अंदर मुझे यह भेजें:
    <code>/link { $code }</code>

    इसे किसी को न दिखाएँ: जो भी इसे भेजेगा, आगे से आपकी रेटिंग उसकी भी होगी।
link-ask = 🔗 <b>क्या ये दोनों एक ही व्यक्ति हैं?</b>
link-half =
    <b>{ $name }</b>, { $platforms }: रेटिंग { $rating }, रेटिंग वाले { $count ->
        [one] { $count } मैच
       *[other] { $count } मैच
    }
link-stands =
    जिस रेटिंग के पीछे ज़्यादा मैच हैं, वही रहेगी: <b>{ $rating }</b>, आगे से रेटिंग वाले { $count ->
        [one] { $count } मैच के साथ
       *[other] { $count } मैचों के साथ
    }।
link-shared =
    { $count ->
        [one] दोनों के आपस के { $count } मैच में बेहतर स्थान गिना जाएगा।
       *[other] दोनों के आपस के { $count } मैचों में बेहतर स्थान गिना जाएगा।
    }
link-rest = नतीजे, ब्लॉक और सेटिंग एक साथ हो जाएँगे। /unlink से अकाउंट फिर अलग होते हैं: जो अलग होता है, वह नए सिरे से शुरू करता है।
linked =
    ✅ आपके दोनों अकाउंट अब एक ही व्यक्ति के हैं: रेटिंग <b>{ $rating }</b>, रेटिंग वाले { $count ->
        [one] { $count } मैच
       *[other] { $count } मैच
    }।
link-notice = 🔗 यह अकाउंट और { $platform } का <b>{ $name }</b> अब एक ही व्यक्ति के हैं। यह आपने नहीं किया? /unlink उन्हें अलग करता है।
unlink-ask = इस अकाउंट को दूसरे से अलग करें? यह नए सिरे से शुरू होगा, बिना रेटिंग के; रेटिंग, नतीजे और सारी सेटिंग दूसरे के पास रहेंगे।
unlinked = यह अकाउंट अब अपने आप में है, और नए सिरे से शुरू होता है।
arrived = ✅ आप शामिल हो गए। सबके आते ही मैच { $match } शुरू होगा।

## Help

help =
    <b>खेलें</b>
    /basra @dost – दोस्त को चुनौती (या उनके संदेश का जवाब दें)
    /basra – खुली टेबल; निजी चैट में कंप्यूटर के साथ
    /basra @a @b – तीन खिलाड़ी, या @c के साथ चार
    /basra teams @partner @c @d – दो के सामने दो
    /basra 3, 4 या teams – ज़्यादा लोगों की खुली टेबल (10 और उससे ऊपर की संख्या लक्ष्य है)
    /basra @dost 151 coffeehouse – दूसरा लक्ष्य, दूसरे नियम (arabic, classic, coffeehouse; सामान्य: v2)
    /basra @dost round – सिर्फ़ एक राउंड
    /basra @dost 60s – एक बारी का अलग समय (60s, 5m, 2h)
    /basra expert – कंप्यूटर का स्तर: novice, casual, strong, expert (ग्रुप में /basra computer expert)
    /floor – फ़र्श, यहीं और अभी
    /hand – मेरे पत्ते
    /hint – सबसे अच्छी चाल, कंप्यूटर के खिलाफ़
    /join – दूसरी चैट की टेबल का कोड लिखें: उसमें एक सीट
    /resign – हार मानना; तीन या चार में बाकी खेलते रहते हैं
    /cancel – चुनौती वापस लेना

    <b>देखें</b>
    /leaderboard – यह चैट; साथ में week, month, all या global लिखें
    /stats – मेरे आँकड़े, या @someone के
    /rules – बसरा कैसे खेलते हैं
    /learn – दस चालों में बसरा सीखना
    /verify – पत्ते फेंटने की जाँच
    /replay – मैच फिर से देखना
    /review – मैच कैसा खेला गया

    <b>आप</b>
    /settings – भाषा, तस्वीरें, सूचनाएँ; ग्रुप में एडमिन के लिए: उसके नियम और बाकी सब
    /language – मेरी भाषा
    /luck – पत्ते फेंटने में मेरे लकी शब्द
    /link – Telegram और Discord के मेरे अकाउंट एक कर दें; /unlink उन्हें अलग करता है
    /unblock – जिन्हें मैंने ब्लॉक किया
    /privacy – क्या-क्या रखा जाता है
    /mydata – मेरे बारे में रखा सब कुछ
    /forgetme – मुझे मिटा दें

    आपकी बारी का समय ⏳ पूरा होने पर कंप्यूटर आपकी जगह एक पत्ता खेलता है; दो बारियाँ चूकने पर वह तब तक खेलता है, जब तक आप कुछ भी न दबाएँ।
help-slash =
    <b>खेलें</b>
    /basra – <b>{ option-name-opponent }</b> चुनें; कोई न हो, तो खुली टेबल; निजी चैट में कंप्यूटर के साथ
    /basra में <b>{ option-name-second }</b> और <b>{ option-name-third }</b> – तीन या चार खिलाड़ी; <b>{ option-name-teams }</b> से दो के सामने दो
    /basra में <b>{ option-name-rules }</b>, <b>{ option-name-target }</b> या <b>{ option-name-clock }</b> – खेलने का दूसरा तरीका
    /basra में <b>{ option-name-computer }</b> – खाली सीटें कंप्यूटर लेते हैं और उसी स्तर पर खेलते हैं
    किसी पर राइट-क्लिक, फिर ऐप्स, फिर “बसरा की चुनौती दें” – यही काम
    /floor – फ़र्श, यहीं और अभी
    /hand – मेरे पत्ते; <b>{ option-name-where }</b> से बताएँ कि वे कहाँ आएँ
    /hint – सबसे अच्छी चाल, कंप्यूटर के खिलाफ़
    /join – दूसरी चैट की टेबल का कोड लिखें: उसमें एक सीट
    /resign – हार मानना; तीन या चार में बाकी खेलते रहते हैं
    /cancel – चुनौती वापस लेना
privacy =
    <b>मैं क्या रखता हूँ</b>
    आपका नाम, यूज़रनेम, भाषा और अकाउंट नंबर, ताकि आपको चुनौती दी जा सके; आपकी रेटिंग और नतीजे; आपके मैचों की चालें; जिन्हें आपने ब्लॉक किया; आपके लकी शब्द; आपकी सेटिंग, और आप /learn में कहाँ तक पहुँचे।

    <b>मैं क्या नहीं रखता</b>
    ग्रुप में लोग जो लिखते हैं। मैं कमांड, मुझे दिए जवाब और बटन का दबना देखता हूँ, और कोई संदेश नहीं रखता।

    पत्ते सिर्फ़ उनके मालिक को दिखते हैं। फेंटने का सीड राउंड खत्म होने तक गुप्त रहता है। कुछ भी किसी को बेचा या दिया नहीं जाता।

    /mydata से वह सब आपको मिल जाता है। /forgetme से आप मिट जाते हैं; पूरे हो चुके मैचों में “एक पुराना खिलाड़ी” लिखा रहता है।

## Rules

rules-title = 📖 <b>मिस्री बसरा</b> · { $rules } नियम
rules-of-match = 🃏 मैच { $match }: <b>{ $names }</b>
rules-aim = फ़र्श से पत्ते उठाएँ। एक गड्डी का एक राउंड: सबको चार-चार पत्ते, बार-बार, जब तक गड्डी खत्म न हो जाए।
rules-numerals = <b>A–10</b> अपने जैसे पत्ते उठाते हैं, और वे भी जिनका जोड़ उनके बराबर हो (A = 1), दोनों एक साथ। नियम यह है कि ज़्यादा से ज़्यादा पत्ते उठें; कई तरीके हों तो आप चुनें।
rules-court = <b>Q (बेगम) और K (बादशाह)</b> सिर्फ़ अपने जैसे पत्ते उठाते हैं।
rules-jack = <b>J (गुलाम)</b> पूरा फ़र्श उठाता है।
rules-komi = <b>{ $card }, यानी कोमी,</b> पूरा फ़र्श उठाता है।
rules-komi-alone = कोमी अकेला पड़ा हो, तो <b>कोई भी पत्ता</b> उसे उठाता है।
rules-komi-seven = फ़र्श पर पड़ा कोमी बस एक आम सत्ता है।
rules-laid = जो पत्ता कुछ नहीं उठाता, वह फ़र्श पर जाता है। आखिर में बचा फ़र्श उसे मिलता है जिसने सबसे बाद में उठाया।
rules-score = <b>अंक</b>
rules-most = सबसे ज़्यादा पत्ते: { $points }
rules-most-tie = सबसे ज़्यादा पत्ते: { $points }, बराबरी पर अगले राउंड में जुड़ते हैं
rules-basra-plain = बसरा, जब A–10, Q या K फ़र्श खाली कर दे: { $points }
rules-basra-jack = गुलाम अकेले गुलाम को उठाए: { $points }
rules-basra-komi = कोई भी पत्ता अकेले कोमी को उठाए: { $points }
rules-komi-jack = कोमी अकेले गुलाम को उठाए: { $points }
rules-komi-one-rank = कोमी वह उठाए जो A–10 में से कोई एक पत्ता उठा सकता था: { $points }
rules-komi-ten = कोमी नंबर वाले पत्ते उठाए जिनका जोड़ 10 या कम हो: { $points }
rules-komi-court = कोमी सिर्फ़ बेगमें या सिर्फ़ बादशाह उठाए: { $points }
rules-each-jack = हर J जो उठाया: { $points }
rules-each-ace = हर A जो उठाया: { $points }
rules-two-of-clubs = { $card } उठाने पर: { $points }
rules-ten-of-diamonds = { $card } उठाने पर: { $points }
rules-sweep = J या कोमी किसी और तरह फ़र्श खाली करें, तो कोई अंक नहीं।
rules-target = राउंड खत्म होने पर, { $target } या उससे ऊपर वालों में जिसका कुल सबसे ऊँचा हो, वही जीतता है।
rules-target-round = सिर्फ़ एक राउंड: जिसके अंक ज़्यादा, उसकी जीत।
rules-page = पेज { $page }/{ $pages }
rules-deal = <b>पत्ते बाँटना</b>
rules-seats = दो, तीन या चार लोग खेलते हैं; चार हों तो दो टीमें भी बन सकती हैं, पार्टनर आमने-सामने।
rules-first = शुरू में फ़र्श पर चार पत्ते होते हैं, जिनमें न गुलाम होता है, न कोमी।
rules-turns = पत्ते बाँटने वाले के बाद की सीट शुरू करती है। जिसकी बारी हो, उसे एक पत्ता खेलना ही होता है।
rules-capturing = <b>पत्ते उठाना</b>
rules-sweepers = <b>गुलाम और कोमी</b>
rules-basras = <b>बसरा</b>
rules-basra-what = बसरा वह चाल है जो फ़र्श खाली करे और तुरंत अंक दिलाए:
rules-basra-none = इन नियमों में फ़र्श खाली करने पर कोई अंक नहीं मिलता: बसरा होता ही नहीं।
rules-count-when = गड्डी खत्म होने पर दोनों पक्ष अपने उठाए पत्ते गिनते हैं।
rules-last = फ़र्श पर जो बचे, वह उसे मिलता है जिसने सबसे बाद में उठाया। यह बसरा नहीं होता।
rules-basra-too = राउंड के बसरा भी जोड़े जाते हैं।
rules-match = <b>मैच</b>
rules-tied = सबसे ऊँचा कुल बराबर हो, तो एक और राउंड खेला जाता है।
rules-dealer = हर राउंड के बाद अगली सीट पत्ते बाँटती है।
rules-examples = <b>मिसालें</b>
example-takes = { $floor } + <b>{ $card }</b>: उठाएगा { $cards }
example-all = { $floor } + <b>{ $card }</b>: सब उठाएगा
example-all-basra = { $floor } + <b>{ $card }</b>: सब उठाएगा, <b>{ $points }</b>
example-choice = { $floor } + <b>{ $card }</b>: उठाएगा { $cards } या { $others }
example-laid = { $floor } + <b>{ $card }</b>: फ़र्श पर जाएगा

## Settings

language-name = हिन्दी
settings-house = ⚙️ <b>{ $chat } की सेटिंग</b>
settings-own = ⚙️ <b>आपकी सेटिंग</b>
settings-note = मैच के नियम, लक्ष्य और समय वही रहते हैं जिन पर वह तय हुआ था।
setting-line = { $setting }: <b>{ $value }</b>
setting-brief = { $setting }: { $value }
settings-set = ⚙️ { $settings }
settings-changes = <b>पिछले बदलाव</b>
settings-change = { $name }: { $setting }, { $before } → { $after } · { $time }
digits-sample = 123
setting-language = भाषा
setting-digits = अंकों की लिपि
setting-rules = नियम
setting-target = लक्ष्य
setting-clock = एक बारी का समय
setting-pictures = तस्वीरें
setting-deck = पत्तों के रंग
setting-starters = मैच कौन शुरू करे
setting-floors = एक साथ कितने मैच
setting-calls = सूचनाएँ
setting-place = मेरे पत्ते कहाँ आएँ
setting-most-cards = सबसे ज़्यादा पत्ते
setting-tie-for-most = सबसे ज़्यादा पत्तों में बराबरी
setting-plain-basra = बसरा
setting-jack-basra = गुलाम अकेले गुलाम को उठाए
setting-komi-taken-by = अकेले कोमी को कौन उठाए
setting-komi-basra = कोई पत्ता अकेले कोमी को उठाए
setting-komi-takes-jack = कोमी अकेले गुलाम को उठाए तो गुलाम बसरा
setting-komi-sweep = कोमी नंबर वाले पत्ते उठाए तो बसरा
setting-komi-takes-court = कोमी बेगमें या बादशाह उठाए तो बसरा
setting-each-jack = हर गुलाम जो उठाया
setting-each-ace = हर इक्का जो उठाया
setting-two-of-clubs = { $card } उठाने पर
setting-ten-of-diamonds = { $card } उठाने पर
value-number = { $number }
value-usual = सामान्य
value-starter = जो मैच शुरू करे, उसकी
value-account = मेरे अकाउंट जैसी
value-on = चालू
value-off = बंद
value-two = दो
value-four = चार
value-everyone = सब
value-admins = सिर्फ़ एडमिन
value-all = मेरी बारी, और एक रिमाइंडर
value-turns = सिर्फ़ मेरी बारी
value-none = कोई नहीं
value-nobody = किसी को अंक नहीं
value-carried = अगले राउंड में जुड़े
value-any-card = कोई भी पत्ता
value-seven = जो सत्ते को उठाए
value-one-rank = अगर A–10 का एक पत्ता उठा सकता था
value-ten-or-less = अगर जोड़ 10 या कम हो
value-never = कभी नहीं
value-dm = हमारी निजी चैट में
value-here = जहाँ मैं माँगूँ

## The course

learn-title = 🎓 <b>सबक { $lesson }/{ $lessons }</b>
learn-hand = ✋ आपका हाथ: <b>{ $cards }</b>
learn-right = ✅ <b>सही!</b> { $why }
learn-wrong = ❌ { $why } कोई और पत्ता आज़माएँ।
learn-done = 🎓 <b>सबक पूरे हुए।</b> अब आप सब कुछ जानते हैं: यहाँ <b>/basra</b> से कंप्यूटर के साथ खेलें, और <b>/rules</b> में सब कुछ एक जगह मिलेगा।
learn-rank = <b>एक जैसे पत्ते।</b> हर पत्ता फ़र्श से अपने जैसे सारे पत्ते उठाता है। आपका कौन-सा पत्ता कुछ उठाएगा?
learn-rank-8s = { $card } उठाएगा { $cards }: दोनों एक जैसे हैं।
learn-rank-9c = वहाँ न कोई नहला है, न ऐसे पत्ते जिनका जोड़ नौ हो। { $card } फ़र्श पर ही जाता।
learn-rank-qs = बेगम सिर्फ़ बेगम उठाती है, और वहाँ कोई बेगम नहीं है। { $card } फ़र्श पर ही जाता।
learn-sum = <b>जोड़।</b> A से 10 तक का पत्ता उन पत्तों को भी उठाता है जिनका जोड़ उसके बराबर हो। A की गिनती 1 है। आपका कौन-सा पत्ता कुछ उठाएगा?
learn-sum-7s = { $cards } का जोड़ सात है, इसलिए { $card } दोनों को उठाएगा।
learn-sum-5h = वहाँ न कोई पंजा है, न ऐसे पत्ते जिनका जोड़ पाँच हो। { $card } फ़र्श पर ही जाता।
learn-sum-kd = J, Q और K का कोई नंबर नहीं होता: बादशाह सिर्फ़ बादशाह उठाता है, और वहाँ कोई बादशाह नहीं है। { $card } फ़र्श पर ही जाता।
learn-both = <b>दोनों एक साथ।</b> एक ही चाल में अपने जैसे पत्ते भी उठते हैं और जोड़ वाले भी। सबसे ज़्यादा पत्ते कौन-सा पत्ता उठाएगा?
learn-both-8s = { $card } अट्ठा उठाएगा, और सत्ता व A भी, जिनका जोड़ आठ ही है: { $cards }।
learn-both-7s = { $card } बस { $cards } उठाएगा। एक पत्ता है जो तीन उठाता है।
learn-both-kd = { $card } बस { $cards } उठाएगा। एक पत्ता है जो तीन उठाता है।
learn-groups = <b>कई जोड़।</b> एक चाल में कई जोड़ उठ सकते हैं, पर कोई पत्ता दो जोड़ों में नहीं गिना जाता। हमेशा ज़्यादा से ज़्यादा पत्ते उठते हैं। सबसे ज़्यादा पत्ते कौन-सा पत्ता उठाएगा?
learn-groups-6h = दो और चार का जोड़ छह, पाँच और A का जोड़ भी छह: { $card } चारों को उठाएगा, { $cards }।
learn-groups-9d = { $card } नहला उठाएगा, और चार व पाँच भी: { $cards }। ये तीन पत्ते हुए, और एक पत्ता है जो चार उठाता है।
learn-groups-5s = { $card } पंजा उठाएगा, और चार व A भी: { $cards }। ये तीन पत्ते हुए, और एक पत्ता है जो चार उठाता है।
learn-court = <b>बेगम और बादशाह</b> अपने जैसे सारे पत्ते उठाते हैं, और किसी जोड़ में नहीं आते। कौन-सा पत्ता दो पत्ते उठाएगा?
learn-court-qh = { $card } दोनों बेगमें उठाएगा: { $cards }।
learn-court-kd = { $card } उठाएगा { $cards }: वहाँ एक ही बादशाह है।
learn-court-ts = बेगम और बादशाह का कोई नंबर नहीं होता, इसलिए वहाँ किसी का जोड़ दस नहीं है। { $card } फ़र्श पर ही जाता।
learn-jack = <b>गुलाम</b> पूरा फ़र्श उठाता है, चाहे उस पर कुछ भी पड़ा हो। यहाँ यह काम कौन-सा पत्ता करेगा?
learn-jack-js = { $card } सब कुछ उठाएगा। यह तो वह हमेशा कर सकता है, इसलिए यह बसरा नहीं: पत्ते आपके, पर इसके कोई अंक नहीं।
learn-jack-9h = { $card } उठाएगा { $cards } और बाकी छोड़ देगा।
learn-jack-qc = { $card } उठाएगा { $cards } और बाकी छोड़ देगा।
learn-komi = <b>कोमी, यानी { $komi },</b> गुलाम की तरह पूरा फ़र्श उठाता है। पर इसका दूसरा रूप भी है: जहाँ A से 10 तक का कोई एक पत्ता पूरा फ़र्श उठा सकता था, वहाँ कोमी से <b>बसरा</b> बनता है। यहाँ बसरा किस पत्ते से बनेगा?
learn-komi-7d = { $card } सब कुछ उठाएगा, जैसे कोई अट्ठा उठा लेता। यह बसरा है: { $plain }।
learn-komi-jh = { $card } भी सब कुछ उठाएगा, पर गुलाम से यह बसरा नहीं बनता: कोई अंक नहीं।
learn-komi-7s = { $card } एक आम सत्ता है: वह { $cards } उठाएगा, और फ़र्श खाली नहीं होगा।
learn-burn = <b>कोमी का जलना।</b> फ़र्श खाली हो, तो हर पत्ता फ़र्श पर ही जाता है। वहाँ कोमी अकेला पड़ा हो, तो <b>कोई भी पत्ता</b> उसे उठाता है: { $single }। आप कौन-सा पत्ता खेलेंगे?
learn-burn-4s = { $card } जो भी उठाए, उसे ज़्यादा से ज़्यादा { $plain } मिलेंगे, और उसके लिए चौका या कोमी चाहिए। बाकी दो पत्ते आपको ज़्यादा महँगे पड़ सकते हैं।
learn-burn-7d = फिर दूसरा खिलाड़ी अपने किसी भी पत्ते से { $card } उठा लेगा: उसे { $single }। कोमी जल गया।
learn-burn-jc = { $card } वहाँ अकेला पड़ा रहेगा, और गुलाम या कोमी उसे उठा लेगा: दूसरे खिलाड़ी को { $jack }।
learn-jack-basra = <b>गुलाम बसरा।</b> एक गुलाम अकेला पड़ा है। जो उसे गुलाम से उठाए, उसे { $jack } मिलते हैं। आपका कौन-सा पत्ता यह करेगा?
learn-jack-basra-jh = { $card } उठाएगा { $cards }, और फ़र्श पर बस वही गुलाम था: { $jack }।
learn-jack-basra-5c = गुलाम का कोई नंबर नहीं होता: उसे सिर्फ़ गुलाम या कोमी उठाता है। { $card } फ़र्श पर ही जाता।
learn-jack-basra-qd = बेगम सिर्फ़ बेगम उठाती है: गुलाम को सिर्फ़ गुलाम या कोमी उठाता है। { $card } फ़र्श पर ही जाता।
learn-last = <b>आखिरी फ़र्श।</b> सारे पत्ते खेले जाने पर जो बचे, वह उसे मिलता है जिसने सबसे बाद में उठाया; यह बसरा नहीं होता। आपके हाथ में दो पत्ते हैं, दूसरे खिलाड़ी के हाथ में सिर्फ़ { $other }। पहले आप खेलेंगे, फिर वह, फिर आप। अभी कौन-सा पत्ता?
learn-last-8c = आपका { $card } फ़र्श पर जाएगा, दूसरा खिलाड़ी दहला उठाएगा, और आपका आखिरी पत्ता चौका उठाएगा। सबसे बाद में आपने उठाया, इसलिए बाकी सब आपका।
learn-last-4d = { $card } अभी उठाएगा { $cards }, पर फिर { $other } दहला उठाएगा, और आपका आखिरी पत्ता कुछ नहीं उठाएगा। बाकी सब दूसरे खिलाड़ी का।

## Toasts (plain text, at most 200 letters)

toast-took = आपने उठाया: { $cards }
toast-took-many =
    { $count ->
        [one] आपने { $count } पत्ता उठाया
       *[other] आपने { $count } पत्ते उठाए
    }
toast-laid = आपका { $card } फ़र्श पर गया
toast-basra = ⭐ { $basra } { $points }
toast-ready = तैयार! बाकियों का इंतज़ार है।
toast-ready-all = तैयार! अब अगला राउंड।
toast-learn-again = { $card } नहीं: क्यों, यह लिखा है। कोई और पत्ता आज़माएँ।
toast-luck-set = आपके लकी शब्द रख लिए गए।
toast-luck-cleared = अब आपके पास लकी शब्द नहीं हैं।
toast-accepted = आप शामिल हो गए!
toast-declined = मना कर दिया।
toast-left = आपने टेबल छोड़ दी।
toast-cancelled = रद्द हो गया।
toast-blocked = { $name } की ओर से अब कोई चुनौती नहीं आएगी।
toast-open = आपके पत्ते हमारी निजी चैट में हैं।
toast-resigned = आपने मैच { $match } में हार मान ली।
toast-unknown = यह बटन अब मेरा नहीं रहा।
toast-failed = कुछ गड़बड़ हो गई। थोड़ी देर में फिर कोशिश करें।

## Refusals (plain text, at most 200 letters)

refusal-no-match = ऐसा कोई मैच नहीं है, या वह कब का खत्म हो चुका।
refusal-ended = यह मैच खत्म हो चुका है।
refusal-not-yours = आप इस मैच में नहीं खेल रहे।
refusal-left = आप इस मैच में हार मान चुके हैं। इसमें लौटना नहीं होता।
refusal-not-played = एक और मैच सिर्फ़ वही माँग सकते हैं, जिन्होंने यह मैच खेला।
refusal-not-over = मैच { $match } अभी चल रहा है। खत्म होने पर इसे फिर से देखा जा सकेगा।
refusal-none-over = अभी तक कोई मैच खत्म नहीं हुआ।
refusal-not-your-turn = अभी आपकी बारी नहीं है।
refusal-not-your-card = यह पत्ता आपके हाथ में नहीं है।
refusal-stale = देर हो गई: खेल आगे बढ़ चुका है।
refusal-already-played = यह पत्ता खेला जा चुका है।
refusal-choose = उठाने के कई तरीके हैं: एक चुनें।
refusal-paused = दो राउंड के बीच कोई नहीं खेलता। “तैयार” दबाएँ।
refusal-oneself = आप खुद को चुनौती नहीं दे सकते।
refusal-bot = बॉट यहाँ नहीं खेल सकते। कंप्यूटर के लिए: /basra, फिर “कंप्यूटर से खेलें”।
refusal-not-a-person = यह सिर्फ़ किसी व्यक्ति के अपने अकाउंट से हो सकता है।
refusal-only-invited = यह चुनौती सिर्फ़ { $name } के लिए है।
refusal-only-starter = यह सिर्फ़ शुरू करने वाला या कोई एडमिन कर सकता है।
refusal-not-open = यह चुनौती अब खुली नहीं है।
refusal-full = टेबल भर चुकी है।
refusal-seated = आप पहले से इस टेबल पर हैं।
refusal-twice = { $name } का नाम दो बार आया है: हर एक की एक ही सीट।
refusal-pair-open = आपके और { $name } के बीच पहले से एक खुली चुनौती है: मैच { $match }।
refusal-cooldown =
    { $seconds ->
        [one] इतनी जल्दी नहीं: { $seconds } सेकंड बाद फिर कोशिश करें।
       *[other] इतनी जल्दी नहीं: { $seconds } सेकंड बाद फिर कोशिश करें।
    }
refusal-blocked = { $name } ने आपकी चुनौतियाँ बंद कर रखी हैं।
refusal-chat-full =
    { $count ->
        [one] इस ग्रुप में { $count } मैच चल रहा है। उसके खत्म होने पर कोशिश करें, या निजी चैट में खेलें।
       *[other] इस ग्रुप में { $count } मैच चल रहे हैं। एक के खत्म होने पर कोशिश करें, या निजी चैट में खेलें।
    }
refusal-admins-start = इस ग्रुप में मैच सिर्फ़ एडमिन शुरू करते हैं।
refusal-bad-target = लक्ष्य 10 से 1000 तक की कोई पूरी संख्या होता है।
refusal-only-dm = यहाँ आपके पत्ते सिर्फ़ हमारी निजी चैट में आ सकते हैं।
refusal-no-code = कौन-सी टेबल? /join और उसका कोड लिखें, जैसा चुनौती में लिखा है: /join K7QFM
refusal-bad-turn = एक बारी 10 सेकंड से 24 घंटे तक की हो सकती है: 60s, 5m या 2h।
refusal-bad-code = यह कोड किसी का नहीं है, या इसका समय निकल चुका है। अक्षर जाँच लें।
refusal-others-link = यह लिंक किसी और के लिए बना था। ग्रुप में बटन खुद दबाएँ।
refusal-bad-word = यहाँ { $word } का मतलब मैं नहीं जानता। क्या-क्या चलता है, /help में देखें।
refusal-clash = { $word } और { $other } साथ नहीं चलते: एक चुनें।
refusal-link-own = यह कोड आपके दूसरे अकाउंट के लिए है: वहाँ से इसे /link के साथ भेजें।
refusal-link-twice = दोनों तरफ़ एक ही प्लेटफ़ॉर्म का अकाउंट है, और हर प्लेटफ़ॉर्म पर एक व्यक्ति का एक ही अकाउंट होता है। /unlink दो को अलग करता है।
refusal-link-match = दोनों अकाउंट मैच { $match } में शामिल हैं। उसके खत्म होने पर उन्हें जोड़ें।
refusal-link-gone = अब पक्का करने को कुछ नहीं बचा। /link से फिर शुरू करें।
refusal-not-linked = यह अकाउंट किसी और से जुड़ा नहीं है।
refusal-unlink-match = मैच { $match } अभी खत्म नहीं हुआ। उसके बाद अलग करें।
refusal-bad-luck = लकी शब्द सादे टेक्स्ट के ज़्यादा से ज़्यादा { $most } अक्षर हो सकते हैं।
refusal-too-many = इतनी सीटें नहीं हैं। ज़्यादा से ज़्यादा चार लोग खेलते हैं।
refusal-unknown-person = इस नाम का कोई अब तक मेरे साथ नहीं खेला।
refusal-no-live-match = आपका कोई मैच नहीं चल रहा।
refusal-no-challenge = यहाँ कोई चुनौती खुली नहीं है।
refusal-no-floor = इस चैट में कोई मैच नहीं चल रहा।
refusal-only-admins = इस ग्रुप की सेटिंग सिर्फ़ इसके एडमिन बदल सकते हैं।
refusal-others-button = ये बटन उसी के लिए हैं जिसने इन्हें मँगाया था।
refusal-unknown-setting = यह अब नहीं बदला जा सकता। क्या-क्या बदल सकता है, /settings में देखें।
refusal-no-points = तब किसी चीज़ के अंक ही नहीं बचेंगे। पहले किसी और चीज़ के अंक चालू करें।
refusal-hint-people = सुझाव सिर्फ़ कंप्यूटर के खिलाफ़ खेल में मिलते हैं।
refusal-reviewing = मैं इस चैट का एक मैच पहले से देख रहा हूँ। थोड़ा रुकें।
refusal-reviews-full = मैं अभी दूसरे मैच देख रहा हूँ। एक मिनट बाद फिर पूछें।
refusal-busy = एक साथ बहुत कुछ आ गया। फिर कोशिश करें।

## Commands and the bot’s own description (plain text)

command-basra = दोस्त को चुनौती दें, या टेबल लगाएँ
command-floor = फ़र्श यहाँ दिखाएँ
command-hand = मेरे पत्ते दिखाएँ
command-hint = जानें कि कंप्यूटर के खिलाफ़ क्या खेलें
command-leaderboard = देखें कि सबसे आगे कौन है
command-stats = मेरे आँकड़े देखें
command-rules = बसरा खेलना सीखें
command-learn = दस चालों में बसरा सीखें
command-settings = सेटिंग बदलें
command-language = मेरी भाषा चुनें
command-resign = मैच में हार मानें
command-cancel = चुनौती वापस लें
command-verify = जाँचें कि पत्ते कैसे फेंटे गए
command-luck = फेंटने के लिए अपने लकी शब्द रखें
command-replay = मैच फिर से देखें
command-review = देखें कि मैच कैसा खेला गया
command-unblock = जिन्हें मैंने ब्लॉक किया, उन्हें खोलें
command-help = सारे कमांड देखें
command-privacy = देखें कि मेरे बारे में क्या रखा जाता है
command-join = कोड से किसी टेबल पर बैठें
command-link = Telegram और Discord के मेरे अकाउंट एक करें
command-unlink = इस अकाउंट को दूसरे से अलग करें
command-mydata = मेरे बारे में रखा सब कुछ मँगाएँ
command-forgetme = मुझे मिटा दें
command-start = शुरू करें
about =
    दोस्तों के साथ मिस्री बसरा: अपने ग्रुप में किसी को चुनौती दें; फ़र्श वहाँ रहता है, आपके पत्ते यहाँ आते हैं, हर पत्ता एक टैप पर।

    Start दबाएँ, फिर कंप्यूटर से खेलने के लिए /basra।
about-short = आपके ग्रुप में मिस्री बसरा (الكومي): दोस्त को चुनौती दें, हर पत्ता एक टैप पर।

## Discord’s commands (plain text)

menu-challenge = बसरा की चुनौती दें
option-opponent = आप किसे चुनौती देते हैं; कोई नहीं, तो खुली टेबल
option-second = एक और खिलाड़ी
option-third = एक और खिलाड़ी
option-teams = दो के सामने दो; जिसका नाम आप पहले दें, वही आपका पार्टनर
option-seats = खुली टेबल पर कितने लोग खेलें
option-rules = कौन-से नियम
option-target = जीत के अंक, 10 से 1000 तक, या सिर्फ़ एक राउंड
option-clock = एक बारी का समय, जैसे 60s, 10m या 24h
option-computer = कंप्यूटर का स्तर; खाली सीटें वही लेते हैं
option-number = मैच का नंबर
option-where = हमारी निजी चैट में, या यहीं, सिर्फ़ आपको दिखें
option-span = कब से, या पूरी दुनिया
option-person = किसके; न बताएँ तो आपके
option-preset = कौन-से नियम
option-words = कोई भी शब्द
option-me = मेरी अपनी सेटिंग, सर्वर की नहीं
option-code = जो कोड आपको मिला
command-name-basra = basra
command-name-floor = फ़र्श
command-name-hand = पत्ते
command-name-hint = सुझाव
command-name-leaderboard = लीडरबोर्ड
command-name-stats = आँकड़े
command-name-rules = नियम
command-name-learn = सीखें
command-name-settings = सेटिंग
command-name-language = भाषा
command-name-resign = हार-मानें
command-name-cancel = रद्द
command-name-verify = जाँच
command-name-luck = किस्मत
command-name-replay = रीप्ले
command-name-review = समीक्षा
command-name-unblock = अनब्लॉक
command-name-help = मदद
command-name-privacy = निजता
command-name-join = शामिल
command-name-link = जोड़ें
command-name-unlink = अलग
command-name-mydata = मेरा-डेटा
command-name-forgetme = मुझे-मिटाएँ
option-name-opponent = विरोधी
option-name-second = खिलाड़ी-2
option-name-third = खिलाड़ी-3
option-name-teams = टीमें
option-name-seats = सीटें
option-name-rules = नियम
option-name-target = लक्ष्य
option-name-clock = समय
option-name-computer = कंप्यूटर
option-name-number = नंबर
option-name-where = कहाँ
option-name-span = अवधि
option-name-person = खिलाड़ी
option-name-preset = नियम
option-name-words = शब्द
option-name-me = मेरी
option-name-code = कोड
choice-seats-2 = दो
choice-seats-3 = तीन
choice-seats-4 = चार
choice-where-dm = हमारी निजी चैट में
choice-where-here = यहीं, सिर्फ़ मुझे दिखें
choice-span-all = अब तक का पूरा समय
choice-span-week = इस हफ़्ते
choice-span-month = इस महीने
choice-span-global = पूरी दुनिया
