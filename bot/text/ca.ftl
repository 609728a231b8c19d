# Catalan, as people say it around a table: el terra, la jota, la dama, el rei, repartir, barrejar.
# Of a person we say what holds for whoever it is (a punt, és fora, ha abandonat): neither man nor woman.

## Words

someone = Algú
former-player = algú que ja no hi és
computer = Ordinador
computer-numbered = Ordinador { $number }
computer-for = Ordinador (en lloc de { $name })
side-names = { $first } i { $second }
seat-free = un lloc lliure
list-next = { $names }, { $name }
list-last = { $names } i { $name }
cards-count =
    { $count ->
        [one] { $count } carta
        [many] { $count } de cartes
       *[other] { $count } cartes
    }
basras-count =
    { $count ->
        [one] { $count } basra
        [many] { $count } de basres
       *[other] { $count } basres
    }
ruleset-v2 = estàndard
ruleset-arabic = àrabs
ruleset-classic = clàssiques
ruleset-coffeehouse = de cafè
ruleset-house = de la casa
ruleset-mixed = de la casa ({ $rules })
this-group = aquest grup
platform-telegram = Telegram
platform-discord = Discord
chat-elsewhere = { $chat } ({ $platform })
target-points = a { $points } punts
terms = Partida { $match } · { $target } · regles { $rules }
target-round = una sola ronda
terms-turn = ⏱ { $time } per torn
turn-seconds =
    { $count ->
        [one] { $count } segon
        [many] { $count } de segons
       *[other] { $count } segons
    }
turn-minutes =
    { $count ->
        [one] { $count } minut
        [many] { $count } de minuts
       *[other] { $count } minuts
    }
turn-hours =
    { $count ->
        [one] { $count } hora
        [many] { $count } d’hores
       *[other] { $count } hores
    }
clock-utc = { $time } UTC

## Buttons

button-accept = Accepta
button-decline = Rebutja
button-cancel = Cancel·la
button-join = M’hi apunto
button-computer = Contra l’ordinador
button-fill = Omple amb ordinadors
button-leave = Me’n desapunto
button-open-hand = Obre la meva mà
button-my-hand = Les meves cartes
button-ready = A punt
button-rematch = Revenja
button-more = Més
button-back = Enrere
button-return = Ja soc aquí
button-resign-sure = Sí, abandono
button-keep-playing = No, continuo
button-block = Cap més repte de { $name }
button-unblock = Desbloqueja { $name }
button-forget-sure = Sí, oblida’m
button-link-sure = Sí, els dos són meus
button-unlink-sure = Sí, separa’ls
button-luck-draw = 🎲 Quatre a l’atzar
button-luck-clear = Sense paraules
button-private = Obre el nostre xat privat
button-next = Següent ▶
button-learn-again = Torna a començar
button-match = Partida { $match }: { $names }

button-fairness = Com es barreja
button-page = Mira-la al navegador

## Challenge

challenge-friend = 🃏 <b>{ $starter }</b> repta <b>{ $friend }</b> a jugar a la Basra!
challenge-open = 🃏 <b>{ $starter }</b> obre una taula de Basra. Qui s’hi apunta?
challenge-open-many = 🃏 <b>{ $starter }</b> obre una taula de Basra per a { $seats }. Qui s’hi apunta?
challenge-open-teams = 🃏 <b>{ $starter }</b> obre una taula de Basra per a dos equips. Qui s’hi apunta?
challenge-computer = 🃏 <b>{ $starter }</b> juga a la Basra contra l’ordinador.
challenge-teams = 🃏 <b>{ $side }</b> repten <b>{ $other }</b> a jugar a la Basra!
challenge-side = 👥 { $names }
challenge-here = ✅ { $names }
challenge-missing = 📨 Falta el sí de <b>{ $names }</b>
challenge-free =
    💺 { $count ->
        [one] Queda { $count } lloc lliure
        [many] Queden { $count } de llocs lliures
       *[other] Queden { $count } llocs lliures
    }
challenge-code = 🔑 Des d’un altre xat: <code>/join { $code }</code>
challenge-expires = ⏳ Caduca: { $time }
challenge-arriving = 👋 Esperem que <b>{ $name }</b> obri un xat amb mi. Toca el botó i després Inicia.
challenge-started = 🃏 <b>{ $names }</b>: comença la partida { $match }!
challenge-declined = ✋ <b>{ $name }</b> ha dit que no. Aquesta vegada no hi ha partida { $match }.
challenge-cancelled = ✖️ S’ha cancel·lat la partida { $match }.
challenge-expired = ⌛ No ha vingut ningú a temps: no hi ha partida { $match }.
commitment-first =
    🔒 La baralla de la ronda 1 ja està fixada. SHA‑256 de la seva llavor:
    <code>{ $commitment }</code>

## Computers

level-novice = Principiant
level-casual = Aficionat
level-strong = Fort
level-expert = Expert
level-about-novice = de tant en tant se li escapa una suma, i li agraden les figures
level-about-casual = agafa el que puntua i et deixa poca cosa
level-about-strong = recorda les cartes i pensa endavant
level-about-expert = sospesa què podries tenir a la mà, i el marcador de la partida
level-ask = 🤖 <b>Com de bé ha de jugar l’ordinador?</b>
level-line = <b>{ $level }</b>: { $about }
move-takes = <b>{ $card }</b> (agafa { $cards })
move-lays = <b>{ $card }</b> (a terra)
hint-best = 💡 { $move }
reason-only = No hi ha cap altra jugada.
reason-basra = Fa basra: { $points }.
reason-sweep = Recull { $taken } d’un sol cop.
reason-majority = Agafa { $taken } i la pila queda amb { $pile }: més de mitja baralla.
reason-deny = Agafa { $taken } d’un terra que s’hauria buidat fent punts amb { $danger } de les { $unseen } cartes no vistes.
reason-unclearable = Agafa { $taken } i deixa { $left }: no hi ha cap carta no vista que ho buidi tota sola amb punts.
reason-take = Agafa { $taken }; després, el terra es buida fent punts amb { $danger } de les { $unseen } cartes no vistes.
reason-safe = Després, no hi ha cap carta no vista que buidi el terra tota sola amb punts.
reason-keep-jack = La jota es queda a la mà per a un terra més ric.
reason-keep-komi = El Komi es queda a la mà per a un moment millor.
reason-least-risk = Després, el terra es buida fent punts amb { $danger } de les { $unseen } cartes no vistes; cap altra jugada no costa menys.
reason-risk = Després, el terra es buida fent punts amb { $danger } de les { $unseen } cartes no vistes.
review-title = 🔍 <b>Repàs de la partida { $match }</b>
review-note = Cada línia és la probabilitat de guanyar d’un bàndol, segons el que podia saber qui hi jugava.
review-partly = Jugades que he tingut temps de mirar: { $judged } de { $plays }; la resta no hi és. Torna-m’ho a demanar d’aquí a un minut.
review-nothing = No he tingut temps de mirar-ne cap jugada: ara mateix hi ha massa feina. Torna-m’ho a demanar d’aquí a un minut.
review-absent = L’ordinador ha jugat a estones per { $names }. Aquestes jugades no compten per a ningú.
review-accuracy = { $sign } { $name }: precisió <b>{ $accuracy }{"\u00A0"}%</b>
review-rounds = Probabilitat de guanyar en percentatge, al començament de cada ronda i al final:
review-ends = Probabilitat de guanyar en percentatge, al començament i al final:
review-course = { $sign } { $name }: { $chances }
review-next = { $before } → { $after }
review-costly = <b>Les jugades més cares</b>
review-moment = { $place } Ronda { $round }, jugada { $ply } · { $name }: { $move } · { $cost }{"\u00A0"}%
review-better = Millor: { $move }. { $reason }
review-none = No hi ha cap jugada que hagi costat res d’important.
review-working = 🔍 Estic mirant la partida { $match } jugada a jugada. Trigaré uns segons.
review-waiting = 🔍 Primer estic mirant altres partides. Després ve la partida { $match }.
review-unplayed = A la partida { $match } no s’ha jugat cap carta: no hi ha res a mirar.
review-alt = La probabilitat de guanyar de cada bàndol, jugada a jugada.
terms-computer = 🤖 { $level }

## Floor

floor-cards = 🟩 <b>{ $cards }</b>
floor-empty = 🟩 <b>El terra és buit</b>
turn-of = 👉 Juga <b>{ $name }</b>
turn-of-until = 👉 Juga <b>{ $name }</b> · ⏳ { $time }
turn-of-away = 💤 <b>{ $name }</b> és fora: juga l’ordinador
seat-away = 💤 { $name } és fora
seat-unreachable = 📵 No puc escriure a { $name }: obre un xat amb mi
seat-whispered = 🙈 { $name }: toca «Les meves cartes» per veure-les
turn-yours = 👉 <b>Et toca</b>
turn-yours-until = 👉 <b>Et toca</b> · ⏳ { $time }
turn-yours-away = 💤 Ets fora: l’ordinador juga per tu. Toca una carta per tornar-hi.
side-line = <b>{ $name } { $total }</b> · { $cards }
side-line-basra = <b>{ $name } { $total }</b> · { $cards } · { $basras } <b>{ $points }</b>
play-took = { $name } ha jugat { $card } i ha agafat { $cards }
play-laid = { $name } ha deixat { $card } a terra
floor-rest = La resta és per a { $name } (última presa): { $cards }
stand-in-took = L’ordinador ha jugat { $card } per { $name } i ha agafat { $cards }
stand-in-laid = L’ordinador ha deixat { $card } a terra per { $name }
play-basra = ⭐ <b>{ $basra } { $points }</b> { $play }
basra-plain = Basra!
basra-jack = Basra de jota!
basra-komi = Basra de Komi!
alt-floor = A terra: { $cards }.
alt-floor-empty = El terra és buit.
alt-hand = A la teva mà: { $cards }.
alt-laid = Acaba de quedar a terra: { $card }.
alt-took = { $card } acaba d’agafar { $cards }.
alt-basra = Basra! { $card } acaba d’agafar { $cards }.
alt-piles = Cartes agafades: { $sizes }.
alt-basras = Basres: { $cards }.
floor-where = Repartida { $deal } de { $deals } · ronda { $round } · { $target } · partida { $match }
dealer-line = 🎴 Reparteix: { $name }
carried-over = En aquesta ronda, tenir més cartes que ningú val { $points } de més.
luck-set = 🍀 Paraules de la sort: { $names }
floor-paused = ⏸ <b>S’ha acabat la ronda { $round }</b>
floor-paused-until = ⏸ <b>S’ha acabat la ronda { $round }</b> · la següent: { $time }
floor-ready = ✅ A punt: { $names }
floor-suspended = 💤 <b>No hi ha ningú a la taula.</b> La partida { $match } s’espera: amb /hand hi tornes.
floor-suspended-until = Caduca: { $time }
floor-over = 🏁 <b>S’ha acabat la partida { $match }</b>

## Hand

hand-lays = <b>{ $card }</b> queda a terra
hand-takes = <b>{ $card }</b> agafa { $cards }
hand-basra = ⭐ <b>{ $card } { $basra } { $points }</b> agafa { $cards }
hand-choices =
    <b>{ $card }</b> agafa { $cards } { $ways ->
        [one] d’{ $ways } manera
        [many] de { $ways } de maneres
       *[other] de { $ways } maneres
    }: tria tu
hand-choose = <b>{ $card }</b> pot agafar { $cards } de diverses maneres. Quina tries?
hand-choose-more =
    { $hidden ->
        [one] Hi ha { $hidden } manera més que no surt aquí.
        [many] Hi ha { $hidden } de maneres més que no surten aquí.
       *[other] Hi ha { $hidden } maneres més que no surten aquí.
    }
hand-where = Repartida { $deal } de { $deals } · ronda { $round } · { $target }
hand-match = Partida { $match } a <b>{ $chat }</b>
hand-match-private = Partida { $match }
hand-lost = ⚠️ Ara no puc escriure a <b>{ $chat }</b>. La partida continua aquí.
hand-left = 🏳 Has deixat la partida { $match } a <b>{ $chat }</b>. L’ordinador continua per tu.
hand-left-private = 🏳 Has deixat la partida { $match }. L’ordinador continua per tu.
hand-suspended = 💤 <b>La partida { $match } t’espera.</b> Toca per tornar-hi.

## Count

count-title = 🧮 <b>Recompte de la ronda { $round }</b> · partida { $match }
count-side = <b>{ $name } { $points }</b>
count-most = { $cards }, més que ningú: { $points }
count-tied = { $cards }, empat
count-fewer = { $cards }
count-basra-plain =
    { $count ->
        [one] { $count } basra: { $points }
        [many] { $count } de basres: { $points }
       *[other] { $count } basres: { $points }
    }
count-basra-jack =
    { $count ->
        [one] { $count } basra de jota: { $points }
        [many] { $count } de basres de jota: { $points }
       *[other] { $count } basres de jota: { $points }
    }
count-basra-komi =
    { $count ->
        [one] { $count } basra de Komi: { $points }
        [many] { $count } de basres de Komi: { $points }
       *[other] { $count } basres de Komi: { $points }
    }
count-no-basra = cap basra
count-honours = cartes amb punts: { $points }
count-carried = Ningú no té més cartes que la resta: { $points } passen a la ronda següent.
count-total = Total: <b>{ $total }</b>
total-line = { $name } <b>{ $total }</b>
seed-shown =
    🔓 Llavor de la ronda { $round }:
    <code>{ $seed }</code>
words-digest =
    Paraules de la sort de { $name }, SHA‑256:
    <code>{ $digest }</code>
commitment-next =
    🔒 La ronda { $round } ja està fixada. SHA‑256 de la seva llavor:
    <code>{ $commitment }</code>

## Result

result-winner = 🏆 <b>Guanya { $name }!</b>
result-winners = 🏆 <b>Guanyen { $name }!</b>
result-draw = 🤝 <b>Empat!</b>
result-resigned = 🏳 { $name } ha abandonat.
result-void = 🚫 <b>La partida { $match } és nul·la.</b> No compta per a res.
result-chat = A <b>{ $chat }</b>
result-review = 🔍 Com s’ha jugat: /review { $match }
rating-title = <b>Nivell</b>
rating-change = { $name } { $before } → { $after } ({ $step })
rating-change-new = { $name } { $before } → { $after } ({ $step }), nou
rating-none = No compta per al nivell.
count-last = 🧮 Última ronda, ronda { $round }

## Boards

board-all = 🏆 <b>El bo i millor d’aquest xat</b>
board-week = 🏆 <b>Aquest xat, aquesta setmana</b>
board-month = 🏆 <b>Aquest xat, aquest mes</b>
board-global = 🏆 <b>El bo i millor del món</b>
board-line = { $place } { $name } <b>{ $rating }</b>
board-line-new = { $place } { $name } <b>{ $rating }</b>, nou
board-won =
    { $won ->
        [one] { $won } partida guanyada
        [many] { $won } de partides guanyades
       *[other] { $won } partides guanyades
    }
board-empty = Aquí encara no s’ha acabat cap partida amb nivell. /basra en comença una.
stats-title = 📊 <b>{ $name }</b>
stats-rating = Nivell <b>{ $rating }</b>
stats-rating-new = Nivell <b>{ $rating }</b>, nou fins a cinc partides amb nivell
stats-place = Número { $place } del món
stats-rated =
    Amb nivell: { $played ->
        [one] { $played } partida
        [many] { $played } de partides
       *[other] { $played } partides
    }, victòries: { $won }
stats-all =
    En total: { $played ->
        [one] { $played } partida
        [many] { $played } de partides
       *[other] { $played } partides
    }, victòries: { $won }
stats-level =
    🤖 { $level }: { $played ->
        [one] { $played } partida
        [many] { $played } de partides
       *[other] { $played } partides
    }, victòries: { $won }
stats-none = Encara no hi ha cap partida acabada. /basra en comença una.

## Verify

verify-title = 🔎 <b>Com s’ha barrejat a la partida { $match }</b>
verify-intro = Cada llavor va quedar fixada pel seu SHA‑256 abans de la ronda, i la baralla en surt.
verify-good = ✅ Ronda { $round }: la llavor quadra. El primer terra: { $cards }
verify-undealt = ✅ Ronda { $round }: la llavor quadra. No es va arribar a repartir.
verify-bad = ❌ Ronda { $round }: la llavor <b>no</b> quadra amb el seu compromís!
verify-older = Rondes anteriors: en quadren { $good } de { $rounds }.
verify-secret = 🔒 Encara no s’ha acabat cap ronda. La llavor de cada ronda es mostra quan s’acaba.
verify-commitment =
    Compromís:
    <code>{ $commitment }</code>
verify-key = Clau de la partida: <code>{ $key }</code>
verify-how = Com comprovar-ho pel teu compte: docs/fairness.md, al codi font del bot.

## Luck words

luck-none = 🍀 <b>No tens paraules de la sort.</b> Amb <code>/luck les paraules que vulguis</code> te’n poses.
luck-shown =
    🍀 <b>Les teves paraules de la sort</b>
    <code>{ $words }</code>
    El seu SHA‑256:
    <code>{ $digest }</code>
luck-how =
    Entren en totes les barreges de les teves taules, i no les veu ningú més. La taula veu que en tens i, després de la ronda, el seu SHA‑256.

    Queden fixades quan es reparteix una ronda; si les canvies, compten per a la següent. Posa’n de noves quan el 🔒 d’una ronda ja sigui al xat: així ningú no pot haver sabut la baralla abans.
luck-noted = 🍀 Apuntades. Però aquí les ha pogut llegir tothom. Envia’m /luck al nostre xat privat, i les teves paraules de la sort no sortiran d’allà.
luck-ask-privately = 🍀 Les paraules de la sort queden entre tu i jo. Envia’m /luck al nostre xat privat.
# What a random suggestion is drawn from: short words, one space between.
luck-list =
    abella aigua àliga alzina ametlla ànec anell arbre arc arena atzavara avet badia balena bambú banc barca
    barret bastó blat boira bolet bosc bota branca brisa bufanda cabra cafè camell camí campana canyella caragol
    castell cavall ceba cérvol cigonya cirera civada coco coixí coll colom compàs conill copa corall corda corona
    coure cranc cuina dàtil daina dofí drac duna eruga escala escuma espelma espiga estany estel estruç falcó far
    farina figa flauta flor foc font formatge formiga fulla fusta gall gat gavina gel gerra girafa globus got
    granota guitarra heura illa iris jardí joia llac llana lledó llebre lleó llibre llima llimona llop lluna
    maduixa magrana mango mar marbre martell mel meló menta merla mirall molí moneda mora mosaic muntanya nata neu
    niu núvol oasi oca ocell oli oliva onada or ordi òliba ostra palau palma panera paper pardal pebre pedra peix pera
    perla piano pilota pinya pluja poma pont porta pou prat préssec quadre raïm rajola rem riera riu roca roda rosa
    rosada roure sabó safrà sal sàlvia seda sorra sucre suro tambor tapís tassa taronja te teula tigre timó
    torre tortuga tro tulipa vaixell vall vela vent vidre vinya violí xarop xiprer zebra

## Replay

replay-caption = 📼 Tota la partida { $match } en un fitxer.
replay-where = 📼 Partida { $match } · ronda { $round } de { $rounds } · jugada { $ply } de { $plies }
replay-hand = { $name }: { $cards }
replay-turn = 👉 { $name }: <b>{ $cards }</b>

## The replay page (plain text)

page-title = Repetició d’una partida de Basra
page-terms = { $target } · regles { $rules }
page-player = Jugador { $number }
page-round = Ronda { $round } de { $rounds }
page-play = Jugada { $ply } de { $plies }
page-floor = Terra
page-floor-empty = El terra és buit
page-total = Total
page-basras = Basres
page-cards = Cartes
page-dealt = S’han repartit les cartes.
page-took = { $name } juga { $card } i agafa { $cards }
page-laid = { $name } deixa { $card } a terra
page-first = Al començament
page-back = Una jugada enrere
page-next = Una jugada endavant
page-last = Al final
page-go = Reprodueix
page-stop = Pausa
page-keys = Tecles: ← → una jugada, Inici i Fi, espai per reproduir
page-won = Guanya { $name }
page-drawn = Empat
page-resigned = L’altre bàndol ha abandonat.
page-void = La partida és nul·la: no compta per a res.
page-numbers = Els números que hi ha al darrere
page-commitment = Compromís
page-seed = Llavor
page-luck = Paraules de la sort, SHA‑256
page-file = La partida en un fitxer
page-checking = S’està comprovant com s’ha barrejat …
page-verified = Comprovat: el teu navegador ha tornat a fer cada baralla a partir de la seva llavor, i tot és com s’havia promès.
page-compare = Compara els compromisos de sota amb els del teu xat.
page-unable = Obre aquesta pàgina per https: sense això el navegador no pot fer les baralles.
page-differs = No s’ha pogut donar per bo. No quadra això:
page-differs-damage = El registre s’ha canviat després d’escriure’l.
page-differs-commitment = Ronda { $round }: la llavor no és la que s’havia promès.
page-differs-dealer = Qui reparteix primer no és qui va sortir per sorteig.
page-differs-play = Ronda { $round }, jugada { $ply }: aquesta jugada no és possible.
page-differs-totals = Els totals no són els de les jugades.
page-differs-winner = Qui guanya no és qui guanya segons les jugades.
page-strange = Això no és cap registre que aquesta pàgina sàpiga llegir.
page-lost = No es pot carregar el registre. Torna-ho a provar més tard.
page-none = En aquesta adreça no hi ha cap partida acabada.

## Questions and notices

which-match = Quina partida?
resign-ask = 🏳 Abandones la partida { $match } contra <b>{ $names }</b>? Compta com a derrota.
resign-ask-many = 🏳 Deixes la partida { $match } amb <b>{ $names }</b>? Compta com a derrota, i l’ordinador continua per tu.
forget-ask = T’oblido per sempre? S’esborren el teu nom, el nivell i la configuració, s’abandonen les partides en curs, i a les teves partides hi queda «algú que ja no hi és».
unblock-ask = Qui et pot tornar a reptar?
unblock-none = No has bloquejat ningú.
declined-notice = Has dit que no a la partida { $match } amb <b>{ $name }</b>.
welcome-private =
    👋 <b>Basra!</b> El joc de cartes dels cafès d’Egipte.

    En un grup: <b>/basra @amic</b> repta algú, <b>/basra</b> obre una taula. El terra és al grup; les teves cartes t’arriben aquí, cadascuna amb el seu botó.

    Aquí: <b>/basra</b> juga contra l’ordinador.

    <b>/learn</b> aprèn-ne en deu jugades · <b>/rules</b> les regles en un minut · <b>/help</b> tota la resta
welcome-group =
    👋 <b>Basra!</b> Soc qui reparteix la Basra egípcia en aquest grup.

    <b>/basra @amic</b> repta algú, <b>/basra</b> obre una taula per a qui toqui primer. El terra és aquí; les teves cartes t’arriben en privat.

    <b>/rules</b> les regles en un minut · <b>/help</b> tota la resta
welcome-slash =
    👋 <b>Basra!</b> Soc qui reparteix la Basra egípcia en aquest servidor.

    <b>/basra</b> obre una taula per a qui toqui primer; tria un opponent per reptar algú. El terra és al canal. Les cartes t’arriben en privat, i <b>Les meves cartes</b> te les mostra allà mateix, només per als teus ulls.

    <b>/rules</b> les regles en un minut · <b>/help</b> tota la resta
cannot-write = No puc escriure en aquest canal. Deixa’m veure’l i enviar-hi missatges, i torna-ho a provar.
outside-servers = 🃏 Jugues contra l’ordinador. Per jugar amb gent, fes servir /basra en un servidor on m’hagin afegit.
only-in-private = Això només ho responc al nostre xat privat.
mydata-caption = Tot el que es guarda de tu.
forgotten = T’he oblidat. Que et vagi molt bé!
blocked = 🚫 Cap més repte de <b>{ $name }</b>. /unblock ho desfà.
joined = ✅ Ja hi ets: partida { $match } a <b>{ $chat }</b>. Les cartes t’arriben aquí.
hand-place-dm = A partir d’ara les cartes t’arriben al nostre xat privat.
hand-place-here = A partir d’ara veus les cartes allà on les demanes: amb /hand o amb «Les meves cartes». En privat no te n’envio.
link-code =
    🔗 <b>Una persona, dos comptes</b>
    Envia’m això des del teu compte de l’altra plataforma abans de deu minuts:
    <code>/link { $code }</code>

    No ho ensenyis a ningú: qui ho enviï compartirà el teu nivell d’ara endavant.
link-ask = 🔗 <b>Vols que aquests dos comptes siguin una sola persona?</b>
link-half =
    <b>{ $name }</b>, { $platforms }: nivell { $rating }, { $count ->
        [one] { $count } partida amb nivell
        [many] { $count } de partides amb nivell
       *[other] { $count } partides amb nivell
    }
link-stands =
    Queda el nivell que té més partides: <b>{ $rating }</b>, que en tindrà { $count ->
        [one] { $count } d’ara endavant.
        [many] { $count } d’ara endavant.
       *[other] { $count } d’ara endavant.
    }
link-shared =
    { $count ->
        [one] En { $count } partida entre tots dos, en compta el millor lloc.
        [many] En { $count } de partides entre tots dos, en compta el millor lloc.
       *[other] En { $count } partides entre tots dos, en compta el millor lloc.
    }
link-rest = Els resultats, els bloquejos i la configuració s’ajunten. /unlink torna a separar els comptes: el que se’n va comença de zero.
linked =
    ✅ Els teus comptes ja són d’una sola persona: nivell <b>{ $rating }</b>, { $count ->
        [one] { $count } partida amb nivell.
        [many] { $count } de partides amb nivell.
       *[other] { $count } partides amb nivell.
    }
link-notice = 🔗 Aquest compte i <b>{ $name }</b> de { $platform } ara són d’una sola persona. No ho has fet tu? /unlink els separa.
unlink-ask = Separo aquest compte de l’altre? Aquest comença de zero, sense nivell; el nivell, els resultats i tota la configuració es queden amb l’altre.
unlinked = Aquest compte ja va pel seu compte, i comença de zero.
arrived = ✅ Ja hi ets. La partida { $match } comença tan bon punt hi sigui tothom.

## Help

help =
    <b>Jugar</b>
    /basra @amic – repta algú (o respon un missatge seu)
    /basra – una taula oberta; en privat, l’ordinador
    /basra @a @b – partida de tres, o de quatre amb @c
    /basra teams @parella @c @d – dos contra dos
    /basra 3, 4 o teams – una taula oberta per a més gent (de 10 en amunt, el número és l’objectiu)
    /basra @amic 151 coffeehouse – un altre objectiu, unes altres regles (arabic, classic, coffeehouse; v2 és l’estàndard)
    /basra @amic round – una sola ronda
    /basra @amic 60s – un altre temps per torn (60s, 5m, 2h)
    /basra expert – com de bé juga l’ordinador: novice, casual, strong, expert (en un grup, /basra computer expert)
    /floor – el terra, aquí i ara
    /hand – les meves cartes
    /hint – la millor jugada, contra l’ordinador
    /join – amb el codi d’una taula d’un altre xat: un lloc en aquella taula
    /resign – abandona una partida; si sou tres o quatre, la resta continua
    /cancel – retira un repte

    <b>Mirar</b>
    /leaderboard – aquest xat; afegeix-hi week, month, all o global
    /stats – com em va, o com li va a @algú
    /rules – com es juga a la Basra
    /learn – la Basra en deu jugades
    /verify – comprova com s’ha barrejat
    /replay – torna a mirar una partida
    /review – com s’ha jugat una partida

    <b>Tu</b>
    /settings – llengua, imatges, avisos; en un grup, per als administradors: les regles i tota la resta
    /language – la meva llengua
    /luck – les meves paraules dins la barreja
    /link – els meus comptes de Telegram i Discord, junts; /unlink els separa
    /unblock – a qui he bloquejat
    /privacy – què es guarda
    /mydata – tot el que es guarda de mi
    /forgetme – esborra’m

    Quan s’acaba el temps ⏳ del teu torn, l’ordinador juga una carta per tu; si te’n perds dos, continua fins que toquis qualsevol cosa.
help-slash =
    <b>Jugar</b>
    /basra – tria un <b>opponent</b>; sense ningú, una taula oberta; en privat, l’ordinador
    /basra amb <b>second</b> i <b>third</b> – partida de tres o de quatre; amb <b>teams</b>, dos contra dos
    /basra amb <b>rules</b>, <b>target</b> o <b>clock</b> – una altra manera de jugar
    /basra amb <b>computer</b> – els ordinadors ocupen els llocs lliures i juguen així de bé
    Clic dret en algú, després Apps i Challenge to Basra – el mateix
    /floor – el terra, aquí i ara
    /hand – les meves cartes; amb <b>where</b> dius on t’arriben
    /hint – la millor jugada, contra l’ordinador
    /join – amb el codi d’una taula d’un altre xat: un lloc en aquella taula
    /resign – abandona una partida; si sou tres o quatre, la resta continua
    /cancel – retira un repte
privacy =
    <b>Què guardo</b>
    El teu nom, l’àlies, la llengua i el número de compte, perquè et puguin reptar; el teu nivell i els teus resultats; les jugades de les teves partides; a qui has bloquejat; les teves paraules de la sort; el que has configurat, i fins on has arribat a /learn.

    <b>Què no guardo</b>
    El que la gent escriu al grup. Veig les ordres, les respostes que em fan i els tocs als botons, i no guardo cap missatge.

    Les cartes de cadascú només les veu qui les té. Les llavors de la barreja són secretes fins que s’acaba la ronda. No es ven ni es dona res a ningú.

    /mydata t’ho envia tot. /forgetme t’esborra; a les partides acabades hi queda «algú que ja no hi és».

## Rules

rules-title = 📖 <b>Basra egípcia</b> · regles { $rules }
rules-of-match = 🃏 Partida { $match }: <b>{ $names }</b>
rules-aim = Agafa cartes de terra. Una ronda és una baralla: quatre cartes per a cadascú, una vegada i una altra, fins que s’acaba.
rules-numerals = <b>A–10</b> agafen les cartes iguals i les que sumen el seu número (l’A val 1), tot alhora. S’agafen sempre tantes cartes com es pugui; si hi ha més d’una manera, tries tu.
rules-court = <b>Q (dama) i K (rei)</b> només agafen les cartes iguals.
rules-jack = <b>J (jota)</b> agafa tot el terra.
rules-komi = <b>{ $card }, el Komi,</b> agafa tot el terra.
rules-komi-alone = Quan el Komi és sol a terra, <b>qualsevol carta</b> l’agafa.
rules-komi-seven = A terra, el Komi és un set com qualsevol altre.
rules-laid = La carta que no agafa res queda a terra. L’últim terra és per a qui ha agafat cartes l’última vegada.
rules-score = <b>Punts</b>
rules-most = tenir més cartes que ningú: { $points }
rules-most-tie = tenir més cartes que ningú: { $points }; si hi ha empat, passen a la ronda següent
rules-basra-plain = basra, quan A–10, Q o K deixa el terra buit: { $points }
rules-basra-jack = la jota agafa una jota sola: { $points }
rules-basra-komi = qualsevol carta agafa el Komi sol: { $points }
rules-komi-jack = el Komi agafa una jota sola: { $points }
rules-komi-one-rank = el Komi agafa el que hauria pogut agafar una sola carta A–10: { $points }
rules-komi-ten = el Komi agafa cartes A–10 que sumen 10 o menys: { $points }
rules-komi-court = el Komi agafa només dames o només reis: { $points }
rules-each-jack = cada J agafada: { $points }
rules-each-ace = cada A agafada: { $points }
rules-two-of-clubs = agafar { $card }: { $points }
rules-ten-of-diamonds = agafar { $card }: { $points }
rules-sweep = Si la J o el Komi agafen tot el terra d’una altra manera, no hi ha punts.
rules-target = Guanya el total més alt a partir de { $target } quan s’acaba una ronda.
rules-target-round = Una sola ronda: guanya qui fa més punts.
rules-page = Pàgina { $page } de { $pages }
rules-deal = <b>Repartir</b>
rules-seats = Hi juguen dues, tres o quatre persones; quatre poden fer dos equips, amb la parella asseguda al davant.
rules-first = Al principi hi ha quatre cartes a terra, sense cap jota ni el Komi.
rules-turns = Comença qui seu després de qui reparteix. Quan et toca, has de jugar una carta.
rules-capturing = <b>Agafar cartes</b>
rules-sweepers = <b>La jota i el Komi</b>
rules-basras = <b>Basra</b>
rules-basra-what = Una basra és una jugada que deixa el terra buit i dona punts a l’acte:
rules-basra-none = Amb aquestes regles, deixar el terra buit no dona punts: no hi ha basres.
rules-count-when = Quan s’acaba la baralla, cada bàndol compta les cartes que ha agafat.
rules-last = El que queda a terra és per a qui ha agafat cartes l’última vegada. Això no és cap basra.
rules-basra-too = S’hi sumen les basres de la ronda.
rules-match = <b>La partida</b>
rules-tied = Si hi ha empat al total més alt, es juga una altra ronda.
rules-dealer = Després de cada ronda reparteix el lloc següent.
rules-examples = <b>Exemples</b>
example-takes = { $floor } + <b>{ $card }</b>: agafa { $cards }
example-all = { $floor } + <b>{ $card }</b>: ho agafa tot
example-all-basra = { $floor } + <b>{ $card }</b>: ho agafa tot, <b>{ $points }</b>
example-choice = { $floor } + <b>{ $card }</b>: agafa { $cards } o { $others }
example-laid = { $floor } + <b>{ $card }</b>: queda a terra

## Settings

language-name = Català
settings-house = ⚙️ <b>Configuració: { $chat }</b>
settings-own = ⚙️ <b>La teva configuració</b>
settings-note = Cada partida conserva les regles, l’objectiu i el temps amb què s’ha demanat.
setting-line = { $setting }: <b>{ $value }</b>
setting-brief = { $setting }: { $value }
settings-set = ⚙️ { $settings }
settings-changes = <b>Últims canvis</b>
settings-change = { $name }: { $setting }, { $before } → { $after } · { $time }
digits-sample = 123
setting-language = Llengua
setting-digits = Xifres
setting-rules = Regles
setting-target = Objectiu
setting-clock = Temps per torn
setting-pictures = Imatges
setting-deck = Colors dels pals
setting-starters = Qui comença partides
setting-floors = Partides alhora
setting-calls = Avisos
setting-place = On m’arriben les cartes
setting-most-cards = Més cartes que ningú
setting-tie-for-most = Empat a cartes
setting-plain-basra = Una basra
setting-jack-basra = La jota agafa una jota sola
setting-komi-taken-by = El Komi sol l’agafa
setting-komi-basra = Una carta agafa el Komi sol
setting-komi-takes-jack = Basra de jota si el Komi agafa una jota sola
setting-komi-sweep = Basra si el Komi agafa cartes A–10
setting-komi-takes-court = Basra si el Komi agafa dames o reis
setting-each-jack = Cada jota agafada
setting-each-ace = Cada as agafat
setting-two-of-clubs = Agafar { $card }
setting-ten-of-diamonds = Agafar { $card }
value-number = { $number }
value-usual = normal
value-starter = la de qui comença la partida
value-account = com el meu compte
value-on = sí
value-off = no
value-two = dos
value-four = quatre
value-everyone = tothom
value-admins = només els administradors
value-all = el meu torn, i un recordatori
value-turns = només el meu torn
value-none = cap
value-nobody = no puntua ningú
value-carried = passa a la ronda següent
value-any-card = qualsevol carta
value-seven = el que agafa un set
value-one-rank = si una sola carta A–10 podia
value-ten-or-less = si sumen 10 o menys
value-never = mai
value-dm = al nostre xat privat
value-here = allà on les demano

## The course

learn-title = 🎓 <b>Lliçó { $lesson } de { $lessons }</b>
learn-hand = ✋ La teva mà: <b>{ $cards }</b>
learn-right = ✅ <b>Molt bé!</b> { $why }
learn-wrong = ❌ { $why } Prova’n una altra.
learn-done = 🎓 <b>S’ha acabat el curs.</b> Ja saps tot el que cal: amb <b>/basra</b> jugues aquí contra l’ordinador, i a <b>/rules</b> ho tens tot plegat.
learn-rank = <b>Cartes iguals.</b> Una carta agafa totes les iguals que hi ha a terra. Quina de les teves agafa alguna cosa?
learn-rank-8s = { $card } agafa { $cards }: són iguals.
learn-rank-9c = A terra no hi ha cap nou, ni cartes que sumin nou. { $card } quedaria a terra.
learn-rank-qs = Les dames agafen dames, i a terra no n’hi ha cap. { $card } quedaria a terra.
learn-sum = <b>Sumes.</b> Una carta de l’A al 10 també agafa les cartes que sumen el seu número. L’A val 1. Quina de les teves agafa alguna cosa?
learn-sum-7s = { $cards } sumen set, així que { $card } agafa totes dues.
learn-sum-5h = A terra no hi ha cap cinc, ni cartes que sumin cinc. { $card } quedaria a terra.
learn-sum-kd = J, Q i K no tenen número: els reis agafen reis, i a terra no n’hi ha cap. { $card } quedaria a terra.
learn-both = <b>Totes dues coses alhora.</b> En una sola jugada s’agafen les cartes iguals i les sumes. Quina carta n’agafa més?
learn-both-8s = { $card } agafa el vuit, i el set amb l’A, que també fan vuit: { $cards }.
learn-both-7s = { $card } agafa { $cards } i prou. Hi ha una carta que n’agafa tres.
learn-both-kd = { $card } agafa { $cards } i prou. Hi ha una carta que n’agafa tres.
learn-groups = <b>Més d’una suma.</b> En una jugada es poden agafar diverses sumes, però cap carta no compta en dues. S’agafen sempre tantes cartes com es pugui. Quina carta n’agafa més?
learn-groups-6h = Dos i quatre fan sis, i cinc amb l’A també: { $card } les agafa totes quatre, { $cards }.
learn-groups-9d = { $card } agafa el nou, i el quatre amb el cinc: { $cards }. Són tres cartes, i n’hi ha una que n’agafa quatre.
learn-groups-5s = { $card } agafa el cinc, i el quatre amb l’A: { $cards }. Són tres cartes, i n’hi ha una que n’agafa quatre.
learn-court = <b>Dames i reis</b> agafen totes les iguals, i no compten mai en cap suma. Quina carta n’agafa dues?
learn-court-qh = { $card } agafa totes dues dames: { $cards }.
learn-court-kd = { $card } agafa { $cards }: a terra només hi ha un rei.
learn-court-ts = Les dames i els reis no tenen número, o sigui que a terra res no fa deu. { $card } quedaria a terra.
learn-jack = <b>La jota</b> agafa tot el terra, hi hagi el que hi hagi. Quina carta ho fa, aquí?
learn-jack-js = { $card } ho agafa tot. Com que sempre pot, no és cap basra: tens les cartes, però no punts per això.
learn-jack-9h = { $card } agafa { $cards } i deixa la resta.
learn-jack-qc = { $card } agafa { $cards } i deixa la resta.
learn-komi = <b>El Komi, { $komi },</b> agafa tot el terra, com una jota. Però té una altra cara: quan una sola carta de l’A al 10 ho hauria pogut agafar tot, fa <b>basra</b>. Quina carta en fa, aquí?
learn-komi-7d = { $card } ho agafa tot, com hauria pogut un vuit. És una basra: { $plain }.
learn-komi-jh = { $card } també ho agafa tot, però amb una jota no és basra: cap punt.
learn-komi-7s = { $card } és un set com qualsevol altre: agafa { $cards }, i el terra no queda buit.
learn-burn = <b>Cremar el Komi.</b> Amb el terra buit, qualsevol carta queda a terra. Si hi queda el Komi sol, <b>qualsevol carta</b> l’agafa: { $single }. Quina carta hi deixes?
learn-burn-4s = Qui agafi { $card } tindrà { $plain } com a molt, i li cal un quatre o el Komi. Les altres dues et poden sortir més cares.
learn-burn-7d = Llavors l’altre agafa { $card } amb qualsevol carta que tingui, i se’n duu { $single }. El Komi s’ha cremat.
learn-burn-jc = { $card } quedaria a terra tota sola, i l’agafaria una jota o el Komi: { $jack } per a l’altre.
learn-jack-basra = <b>La basra de jota.</b> Hi ha una jota sola. Qui l’agafa amb una jota té { $jack }. Quina de les teves ho fa?
learn-jack-basra-jh = { $card } agafa { $cards }, i a terra només hi havia aquella jota: { $jack }.
learn-jack-basra-5c = Les jotes no tenen número: només les agafa una jota o el Komi. { $card } quedaria a terra.
learn-jack-basra-qd = Les dames agafen dames: una jota només l’agafa una jota o el Komi. { $card } quedaria a terra.
learn-last = <b>L’últim terra.</b> Quan ja s’han jugat totes les cartes, el que queda és per a qui ha agafat cartes l’última vegada; no és cap basra. Tu tens dues cartes, i l’altre només { $other }. Jugues tu, després l’altre, després tu. Quina carta, ara?
learn-last-8c = Deixes { $card } a terra, l’altre agafa el deu, i la teva última carta agafa el quatre. L’última vegada has agafat tu: tota la resta és teva.
learn-last-4d = { $card } agafa { $cards } ara, però després { $other } agafa el deu, i la teva última carta no agafa res. Tota la resta és de l’altre.

## Toasts (plain text, at most 200 letters)

toast-took = Has agafat { $cards }
toast-took-many =
    { $count ->
        [one] Has agafat { $count } carta
        [many] Has agafat { $count } de cartes
       *[other] Has agafat { $count } cartes
    }
toast-laid = Has deixat { $card } a terra
toast-basra = ⭐ { $basra } { $points }
toast-ready = A punt! Esperem la resta.
toast-ready-all = A punt! Continuem.
toast-learn-again = No és { $card }: ja hi diu per què. Prova’n una altra.
toast-luck-set = Ja tens paraules de la sort.
toast-luck-cleared = Ja no tens paraules de la sort.
toast-accepted = Ja hi ets!
toast-declined = Has dit que no.
toast-left = Has deixat la taula.
toast-cancelled = Cancel·lat.
toast-blocked = Cap més repte de { $name }.
toast-open = Tens les cartes al nostre xat privat.
toast-resigned = Has abandonat la partida { $match }.
toast-unknown = Aquest botó ja no és meu.
toast-failed = Alguna cosa ha anat malament. Torna-ho a provar d’aquí a un moment.

## Refusals (plain text, at most 200 letters)

refusal-no-match = Aquesta partida no existeix, o fa temps que s’ha acabat.
refusal-ended = Aquesta partida s’ha acabat.
refusal-not-yours = No jugues en aquesta partida.
refusal-left = Has abandonat aquesta partida. No s’hi torna.
refusal-not-played = Només qui ha jugat aquesta partida pot demanar la revenja.
refusal-not-over = La partida { $match } encara es juga. Es podrà tornar a mirar quan s’acabi.
refusal-none-over = Encara no s’ha acabat cap partida.
refusal-not-your-turn = Encara no et toca.
refusal-not-your-card = No tens aquesta carta a la mà.
refusal-stale = Massa tard: el joc ja ha avançat.
refusal-already-played = Ja s’ha jugat.
refusal-choose = Hi ha diverses maneres d’agafar: tria’n una.
refusal-paused = Entre ronda i ronda no es juga. Toca «A punt».
refusal-oneself = No et pots reptar a tu.
refusal-bot = Aquí els bots no juguen. Per jugar contra l’ordinador: /basra i després «Contra l’ordinador».
refusal-not-a-person = Això només es pot fer amb el compte propi d’una persona.
refusal-only-invited = Aquest repte és només per a { $name }.
refusal-only-starter = Això només ho pot fer qui ho ha començat, o un administrador.
refusal-not-open = Aquest repte ja no és obert.
refusal-full = La taula és plena.
refusal-seated = Ja seus en aquesta taula.
refusal-twice = { $name } hi surt dues vegades: un lloc per a cadascú.
refusal-pair-open = Ja hi ha un repte obert entre tu i { $name }: la partida { $match }.
refusal-cooldown =
    { $seconds ->
        [one] No tan de pressa: torna-ho a provar d’aquí a { $seconds } segon.
        [many] No tan de pressa: torna-ho a provar d’aquí a { $seconds } de segons.
       *[other] No tan de pressa: torna-ho a provar d’aquí a { $seconds } segons.
    }
refusal-blocked = { $name } no accepta reptes teus.
refusal-chat-full =
    { $count ->
        [one] En aquest grup ja hi ha { $count } partida en joc. Prova-ho quan s’acabi, o juga en privat.
        [many] En aquest grup ja hi ha { $count } de partides en joc. Prova-ho quan se n’acabi una, o juga en privat.
       *[other] En aquest grup ja hi ha { $count } partides en joc. Prova-ho quan se n’acabi una, o juga en privat.
    }
refusal-admins-start = En aquest grup només poden començar partides els administradors.
refusal-bad-target = L’objectiu és un nombre enter de 10 a 1000.
refusal-only-dm = Aquí les cartes només et poden arribar al nostre xat privat.
refusal-no-code = Quina taula? /join i el codi, tal com surt al repte: /join K7QFM
refusal-bad-turn = Un torn dura de 10 segons a 24 hores: 60s, 5m o 2h.
refusal-bad-code = Aquest codi no és de res, o ja ha caducat. Repassa’n les lletres.
refusal-others-link = Aquest enllaç era per a una altra persona. Toca tu el botó del grup.
refusal-bad-word = Aquí no entenc la paraula { $word }. A /help tens el que hi va.
refusal-clash = { $word } i { $other } no poden anar junts: tria’n un.
refusal-link-own = Aquest codi és per al teu altre compte: envia’l des d’allà amb /link.
refusal-link-twice = A banda i banda hi ha un compte de la mateixa plataforma, i cada persona només en té un per plataforma. /unlink en separa dos.
refusal-link-match = Tots dos comptes tenen a veure amb la partida { $match }. Enllaça’ls quan s’acabi.
refusal-link-gone = Ja no hi ha res per confirmar. /link torna a començar.
refusal-not-linked = Aquest compte no està enllaçat amb cap altre.
refusal-unlink-match = La partida { $match } encara no s’ha acabat. Desenllaça’ls després.
refusal-bad-luck = Les paraules de la sort són text sense format de { $most } caràcters com a molt.
refusal-too-many = Sou més gent que llocs. Com a molt en juguen quatre.
refusal-unknown-person = Encara no ha jugat amb mi ningú amb aquest nom.
refusal-no-live-match = No tens cap partida en joc.
refusal-no-challenge = Aquí no hi ha cap repte obert.
refusal-no-floor = En aquest xat no hi ha cap partida en joc.
refusal-only-admins = Només els administradors d’aquest grup en poden canviar la configuració.
refusal-others-button = Aquests botons són per a qui els ha demanat.
refusal-unknown-setting = Això ja no es pot canviar. A /settings hi ha el que sí.
refusal-no-points = Llavors res no donaria punts. Fes que abans compti alguna altra cosa.
refusal-hint-people = Les pistes són només per a partides contra l’ordinador.
refusal-reviewing = Ja estic mirant una partida d’aquest xat. Espera un moment.
refusal-reviews-full = Ara mateix estic mirant altres partides. Torna-m’ho a demanar d’aquí a un minut.
refusal-busy = Massa coses alhora. Torna-ho a provar.

## Commands and the bot’s own description (plain text)

command-basra = Repta algú o obre una taula
command-floor = Mostra el terra aquí
command-hand = Mostra les meves cartes
command-hint = Mostra què jugar contra l’ordinador
command-leaderboard = Mira qui va al davant
command-stats = Mira com em va
command-rules = Aprèn com es juga a la Basra
command-learn = Aprèn a jugar a la Basra en deu jugades
command-settings = Canvia la configuració
command-language = Tria la meva llengua
command-resign = Abandona una partida
command-cancel = Retira un repte
command-verify = Comprova com s’ha barrejat
command-luck = Posa les meves paraules de la sort a la barreja
command-replay = Torna a mirar una partida
command-review = Mira com s’ha jugat una partida
command-unblock = Desbloqueja algú
command-help = Mostra totes les ordres
command-privacy = Mira què es guarda de mi
command-join = Seu a una taula amb el seu codi
command-link = Ajunta els meus comptes de Telegram i Discord
command-unlink = Separa aquest compte de l’altre
command-mydata = Envia’m tot el que es guarda de mi
command-forgetme = Esborra’m
command-start = Comença
about =
    Basra egípcia amb la colla: repta algú del teu grup; el terra és allà, les teves cartes arriben aquí, un toc per carta.

    Toca Inicia i després /basra per jugar contra l’ordinador.
about-short = Basra egípcia (الكومي) al teu grup: repta algú, un toc per carta.

## Discord’s commands (plain text)

menu-challenge = Repta a la Basra
option-opponent = A qui reptes; si no hi poses ningú, obres una taula
option-second = Una persona més
option-third = Una persona més
option-teams = Dos contra dos; la primera persona que esmentes és la teva parella
option-seats = Quanta gent juga en una taula oberta
option-rules = Quines regles
option-target = Punts per guanyar la partida, de 10 a 1000, o una sola ronda
option-clock = Temps per torn, per exemple 60s, 10m o 24h
option-computer = Com de bé juguen els ordinadors, que ocupen els llocs lliures
option-number = El número d’una partida
option-where = Al nostre xat privat, o aquí només per als teus ulls
option-span = Des de quan, o tot el món
option-person = Qui; si no ho dius, tu
option-preset = Quines regles
option-words = Les paraules que vulguis
option-me = La meva configuració, no la del servidor
option-code = El codi que t’han donat
command-name-basra = basra
command-name-floor = terra
command-name-hand = cartes
command-name-hint = pista
command-name-leaderboard = classificació
command-name-stats = estadístiques
command-name-rules = regles
command-name-learn = aprèn
command-name-settings = configuració
command-name-language = llengua
command-name-resign = abandona
command-name-cancel = retira
command-name-verify = comprova
command-name-luck = sort
command-name-replay = repetició
command-name-review = anàlisi
command-name-unblock = desbloqueja
command-name-help = ajuda
command-name-privacy = privadesa
command-name-join = entra
command-name-link = ajunta
command-name-unlink = separa
command-name-mydata = les-meves-dades
command-name-forgetme = esborrar-me
option-name-opponent = adversari
option-name-second = persona-2
option-name-third = persona-3
option-name-teams = equips
option-name-seats = llocs
option-name-rules = regles
option-name-target = objectiu
option-name-clock = temps
option-name-computer = ordinador
option-name-number = número
option-name-where = on
option-name-span = període
option-name-person = persona
option-name-preset = regles
option-name-words = paraules
option-name-me = jo
option-name-code = codi
choice-seats-2 = Dos
choice-seats-3 = Tres
choice-seats-4 = Quatre
choice-where-dm = Al nostre xat privat
choice-where-here = Aquí, només per als meus ulls
choice-span-all = Des de sempre
choice-span-week = Aquesta setmana
choice-span-month = Aquest mes
choice-span-global = Tot el món
