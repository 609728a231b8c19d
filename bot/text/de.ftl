# German. People are addressed with du. The floor is «die Mitte», as one says at the table; a play
# is a Zug, a match a Partie. Sentences about a person fit women and men alike.

## Words

someone = Jemand
former-player = jemand von früher
computer = Computer
computer-numbered = Computer { $number }
computer-for = Computer (für { $name })
side-names = { $first } & { $second }
seat-free = ein freier Platz
list-next = { $names }, { $name }
list-last = { $names } und { $name }
cards-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
basras-count =
    { $count ->
        [one] { $count } Basra
       *[other] { $count } Basras
    }
ruleset-v2 = Standard
ruleset-arabic = arabisch
ruleset-classic = klassisch
ruleset-coffeehouse = Kaffeehaus
ruleset-house = eigene
ruleset-mixed = eigene ({ $rules })
this-group = dieser Gruppe
platform-telegram = Telegram
platform-discord = Discord
chat-elsewhere = { $chat } auf { $platform }
target-points = bis { $points }
terms = Partie { $match } · { $target } · Regeln: { $rules }
target-round = eine einzige Runde
terms-turn = ⏱ { $time } pro Zug
turn-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
turn-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
turn-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
clock-utc = { $time } UTC

## Buttons

button-accept = Annehmen
button-decline = Ablehnen
button-cancel = Abbrechen
button-join = Mitspielen
button-computer = Gegen den Computer
button-fill = Mit Computern auffüllen
button-leave = Aufstehen
button-open-hand = Karten ansehen
button-my-hand = Meine Karten
button-ready = Weiter
button-rematch = Revanche
button-more = Mehr
button-back = Zurück
button-return = Bin wieder da
button-resign-sure = Ja, aufgeben
button-keep-playing = Weiterspielen
button-block = { $name } blockieren
button-unblock = { $name } nicht mehr blockieren
button-forget-sure = Ja, lösch mich
button-link-sure = Ja, beide bin ich
button-unlink-sure = Ja, trenn sie
button-luck-draw = 🎲 Vier zufällige Wörter
button-luck-clear = Keine Glückswörter
button-private = Privaten Chat öffnen
button-next = Weiter ▶
button-learn-again = Von vorn
button-match = Partie { $match }: { $names }

button-fairness = So wird gemischt
button-page = Im Browser ansehen

## Challenge

challenge-friend = 🃏 <b>{ $starter }</b> fordert <b>{ $friend }</b> zu Basra heraus!
challenge-open = 🃏 <b>{ $starter }</b> eröffnet einen Basra-Tisch. Wer spielt mit?
challenge-open-many = 🃏 <b>{ $starter }</b> eröffnet einen Basra-Tisch für { $seats }. Wer spielt mit?
challenge-open-teams = 🃏 <b>{ $starter }</b> eröffnet einen Basra-Tisch für zwei Teams. Wer spielt mit?
challenge-computer = 🃏 <b>{ $starter }</b> spielt Basra gegen den Computer.
challenge-teams = 🃏 <b>{ $side }</b> fordern <b>{ $other }</b> zu Basra heraus!
challenge-side = 👥 { $names }
challenge-here = ✅ { $names }
challenge-missing = 📨 Noch keine Antwort von <b>{ $names }</b>
challenge-free =
    💺 { $count ->
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
challenge-code = 🔑 Aus einem anderen Chat: <code>/join { $code }</code>
challenge-expires = ⏳ Läuft ab: { $time }
challenge-arriving = 👋 <b>{ $name }</b> muss noch einen Chat mit mir öffnen: auf den Knopf tippen, dann auf Starten.
challenge-started = 🃏 <b>{ $names }</b>: Partie { $match } läuft!
challenge-declined = ✋ <b>{ $name }</b> hat abgelehnt. Diesmal wird es nichts mit Partie { $match }.
challenge-cancelled = ✖️ Partie { $match } wurde abgesagt.
challenge-expired = ⌛ Niemand kam rechtzeitig: Partie { $match } fällt aus.
commitment-first =
    🔒 Das Deck von Runde 1 steht schon fest. SHA‑256 seines Startwerts:
    <code>{ $commitment }</code>

## Computers

level-novice = Anfänger
level-casual = Hobbyspieler
level-strong = Stark
level-expert = Experte
level-about-novice = übersieht mal eine Summe und mag Bildkarten
level-about-casual = nimmt, was Punkte bringt, und lässt dir wenig
level-about-strong = merkt sich die Karten und denkt voraus
level-about-expert = wägt ab, was du auf der Hand haben könntest, und den Stand der Partie
level-ask = 🤖 <b>Wie gut soll der Computer spielen?</b>
level-line = <b>{ $level }</b>: { $about }
move-takes = <b>{ $card }</b> (nimmt { $cards })
move-lays = <b>{ $card }</b> (gelegt)
hint-best = 💡 { $move }
reason-only = Es gibt keinen anderen Zug.
reason-basra = Das ist eine Basra: { $points }.
reason-sweep = Das bringt auf einmal { $taken }.
reason-majority = Das nimmt { $taken }; im Stapel sind dann { $pile }, mehr als das halbe Deck.
reason-deny =
    { $danger ->
        [one] Das nimmt { $taken } aus einer Mitte, die { $danger } der { $unseen } unbekannten Karten mit Punkten geleert hätte.
       *[other] Das nimmt { $taken } aus einer Mitte, die { $danger } der { $unseen } unbekannten Karten mit Punkten geleert hätten.
    }
reason-unclearable = Das nimmt { $taken } und lässt { $left }: Keine einzelne unbekannte Karte leert das mit Punkten.
reason-take =
    { $danger ->
        [one] Das nimmt { $taken }; danach leert { $danger } der { $unseen } unbekannten Karten die Mitte mit Punkten.
       *[other] Das nimmt { $taken }; danach leeren { $danger } der { $unseen } unbekannten Karten die Mitte mit Punkten.
    }
reason-safe = Danach leert keine einzelne unbekannte Karte die Mitte mit Punkten.
reason-keep-jack = Der Bube bleibt für eine reichere Mitte auf der Hand.
reason-keep-komi = Der Komi bleibt für einen besseren Moment auf der Hand.
reason-least-risk =
    { $danger ->
        [one] Danach leert { $danger } der { $unseen } unbekannten Karten die Mitte mit Punkten; kein anderer Zug kostet weniger.
       *[other] Danach leeren { $danger } der { $unseen } unbekannten Karten die Mitte mit Punkten; kein anderer Zug kostet weniger.
    }
reason-risk =
    { $danger ->
        [one] Danach leert { $danger } der { $unseen } unbekannten Karten die Mitte mit Punkten.
       *[other] Danach leeren { $danger } der { $unseen } unbekannten Karten die Mitte mit Punkten.
    }
review-title = 🔍 <b>Partie { $match } im Rückblick</b>
review-note = Jede Linie zeigt die Siegchance einer Seite, nach dem, was man dort wissen konnte.
review-partly = So weit bin ich gekommen: { $judged } von { $plays } Zügen; der Rest fehlt hier. Frag in einer Minute noch einmal.
review-nothing = Ich bin noch zu keinem einzigen Zug gekommen: Gerade ist zu viel los. Frag in einer Minute noch einmal.
review-absent = Zeitweise hat der Computer für { $names } gespielt. Diese Züge zählen für niemanden.
review-accuracy = { $sign } { $name }: Genauigkeit <b>{ $accuracy }{"\u00A0"}%</b>
review-rounds = Siegchance in Prozent, am Anfang jeder Runde und am Ende:
review-ends = Siegchance in Prozent, am Anfang und am Ende:
review-course = { $sign } { $name }: { $chances }
review-next = { $before } → { $after }
review-costly = <b>Die teuersten Züge</b>
review-moment = { $place } Runde { $round }, Zug { $ply } · { $name }: { $move } · { $cost }{"\u00A0"}%
review-better = Besser: { $move }. { $reason }
review-none = Kein Zug hat nennenswert etwas gekostet.
review-working = 🔍 Ich sehe mir Partie { $match } Zug für Zug an. Das dauert ein paar Sekunden.
review-waiting = 🔍 Ich sehe mir erst noch andere Partien an. Danach kommt Partie { $match }.
review-unplayed = In Partie { $match } wurde keine Karte gespielt: Da gibt es nichts anzusehen.
review-alt = Die Siegchance jeder Seite, Zug für Zug.
terms-computer = 🤖 { $level }

## Floor

floor-cards = 🟩 <b>{ $cards }</b>
floor-empty = 🟩 <b>Die Mitte ist leer</b>
turn-of = 👉 <b>{ $name }</b> ist dran
turn-of-until = 👉 <b>{ $name }</b> ist dran · ⏳ { $time }
turn-of-away = 💤 <b>{ $name }</b> ist nicht da: Der Computer spielt
seat-away = 💤 { $name } ist nicht da
seat-unreachable = 📵 Ich erreiche { $name } nicht: Öffne bitte einen Chat mit mir
seat-whispered = 🙈 { $name }: Tippe auf „Meine Karten“, um deine Karten zu sehen
turn-yours = 👉 <b>Du bist dran</b>
turn-yours-until = 👉 <b>Du bist dran</b> · ⏳ { $time }
turn-yours-away = 💤 Der Computer spielt für dich. Tippe auf eine Karte und du bist wieder dabei.
side-line = <b>{ $name } { $total }</b> · { $cards }
side-line-basra = <b>{ $name } { $total }</b> · { $cards } · { $basras } <b>{ $points }</b>
play-took = { $name } spielt { $card } und nimmt { $cards }
play-laid = { $name } legt { $card }
floor-rest = Der Rest geht an { $name } (zuletzt genommen): { $cards }
stand-in-took = Der Computer spielt für { $name } { $card } und nimmt { $cards }
stand-in-laid = Der Computer legt für { $name } { $card }
play-basra = ⭐ <b>{ $basra } { $points }</b> { $play }
basra-plain = Basra!
basra-jack = Buben-Basra!
basra-komi = Komi-Basra!
alt-floor = In der Mitte: { $cards }.
alt-floor-empty = Die Mitte ist leer.
alt-hand = Auf deiner Hand: { $cards }.
alt-laid = Eben gelegt: { $card }.
alt-took = { $card } hat eben { $cards } genommen.
alt-basra = Basra! { $card } hat eben { $cards } genommen.
alt-piles = Genommene Karten: { $sizes }.
alt-basras = Basras: { $cards }.
floor-where = Gabe { $deal } von { $deals } · Runde { $round } · { $target } · Partie { $match }
dealer-line = 🎴 { $name } gibt
carried-over = Die meisten Karten bringen diese Runde { $points } zusätzlich.
luck-set = 🍀 Glückswörter: { $names }
floor-paused = ⏸ <b>Runde { $round } ist vorbei</b>
floor-paused-until = ⏸ <b>Runde { $round } ist vorbei</b> · weiter: { $time }
floor-ready = ✅ Bereit: { $names }
floor-suspended = 💤 <b>Niemand sitzt am Tisch.</b> Partie { $match } wartet: Mit /hand bist du wieder da.
floor-suspended-until = Läuft ab: { $time }
floor-over = 🏁 <b>Partie { $match } ist vorbei</b>

## Hand

hand-lays = <b>{ $card }</b> bleibt liegen
hand-takes = <b>{ $card }</b> nimmt { $cards }
hand-basra = ⭐ <b>{ $card } { $basra } { $points }</b> nimmt { $cards }
hand-choices =
    <b>{ $card }</b> nimmt { $cards }, { $ways ->
        [one] { $ways } Möglichkeit
       *[other] { $ways } Möglichkeiten
    }: Du wählst
hand-choose = <b>{ $card }</b> kann auf mehrere Arten { $cards } nehmen. Welche?
hand-choose-more =
    { $hidden ->
        [one] { $hidden } weitere Möglichkeit ist nicht zu sehen.
       *[other] { $hidden } weitere Möglichkeiten sind nicht zu sehen.
    }
hand-where = Gabe { $deal } von { $deals } · Runde { $round } · { $target }
hand-match = Partie { $match } in <b>{ $chat }</b>
hand-match-private = Partie { $match }
hand-lost = ⚠️ In <b>{ $chat }</b> kann ich gerade nicht schreiben. Die Partie geht hier weiter.
hand-left = 🏳 Du hast Partie { $match } in <b>{ $chat }</b> verlassen. Der Computer spielt für dich weiter.
hand-left-private = 🏳 Du hast Partie { $match } verlassen. Der Computer spielt für dich weiter.
hand-suspended = 💤 <b>Partie { $match } wartet auf dich.</b> Ein Tipp, und du bist wieder da.

## Count

count-title = 🧮 <b>Runde { $round } ist ausgezählt</b> · Partie { $match }
count-side = <b>{ $name } { $points }</b>
count-most = { $cards }, die meisten: { $points }
count-tied = { $cards }, Gleichstand
count-fewer = { $cards }
count-basra-plain =
    { $count ->
        [one] { $count } Basra: { $points }
       *[other] { $count } Basras: { $points }
    }
count-basra-jack =
    { $count ->
        [one] { $count } Buben-Basra: { $points }
       *[other] { $count } Buben-Basras: { $points }
    }
count-basra-komi =
    { $count ->
        [one] { $count } Komi-Basra: { $points }
       *[other] { $count } Komi-Basras: { $points }
    }
count-no-basra = keine Basra
count-honours = Zählkarten: { $points }
count-carried = Niemand hat die meisten Karten: { $points } gehen in die nächste Runde mit.
count-total = Gesamt: <b>{ $total }</b>
total-line = { $name } <b>{ $total }</b>
seed-shown =
    🔓 Startwert von Runde { $round }:
    <code>{ $seed }</code>
words-digest =
    Glückswörter von { $name }, SHA‑256:
    <code>{ $digest }</code>
commitment-next =
    🔒 Runde { $round } steht schon fest. SHA‑256 ihres Startwerts:
    <code>{ $commitment }</code>

## Result

result-winner = 🏆 <b>{ $name } gewinnt!</b>
result-winners = 🏆 <b>{ $name } gewinnen!</b>
result-draw = 🤝 <b>Unentschieden!</b>
result-resigned = 🏳 { $name } hat aufgegeben.
result-void = 🚫 <b>Partie { $match } ist ungültig.</b> Sie zählt nicht.
result-chat = In <b>{ $chat }</b>
result-review = 🔍 Wie gut gespielt wurde: /review { $match }
rating-title = <b>Wertung</b>
rating-change = { $name } { $before } → { $after } ({ $step })
rating-change-new = { $name } { $before } → { $after } ({ $step }), neu
rating-none = Ohne Wertung.
count-last = 🧮 Letzte Runde, Runde { $round }

## Boards

board-all = 🏆 <b>Die Besten in diesem Chat</b>
board-week = 🏆 <b>Dieser Chat, diese Woche</b>
board-month = 🏆 <b>Dieser Chat, dieser Monat</b>
board-global = 🏆 <b>Die Besten der Welt</b>
board-line = { $place } { $name } <b>{ $rating }</b>
board-line-new = { $place } { $name } <b>{ $rating }</b>, neu
board-won =
    { $won ->
        [one] { $won } Partie gewonnen
       *[other] { $won } Partien gewonnen
    }
board-empty = Hier hat noch niemand eine gewertete Partie zu Ende gespielt. Mit /basra geht es los.
stats-title = 📊 <b>{ $name }</b>
stats-rating = Wertung <b>{ $rating }</b>
stats-rating-new = Wertung <b>{ $rating }</b>, neu bis zur fünften gewerteten Partie
stats-place = Platz { $place } weltweit
stats-rated =
    Gewertet: { $played ->
        [one] { $played } Partie
       *[other] { $played } Partien
    }, davon { $won } gewonnen
stats-all =
    Gespielt: { $played ->
        [one] { $played } Partie
       *[other] { $played } Partien
    }, davon { $won } gewonnen
stats-level =
    🤖 { $level }: { $played ->
        [one] { $played } Partie
       *[other] { $played } Partien
    }, davon { $won } gewonnen
stats-none = Noch keine Partie zu Ende gespielt. Mit /basra geht es los.

## Verify

verify-title = 🔎 <b>So wurde in Partie { $match } gemischt</b>
verify-intro = Vor jeder Runde stand ihr Startwert durch seinen SHA‑256 fest, und aus ihm folgt das ganze Deck.
verify-good = ✅ Runde { $round }: Der Startwert stimmt. Zuerst in der Mitte: { $cards }
verify-undealt = ✅ Runde { $round }: Der Startwert stimmt. Sie wurde nie gegeben.
verify-bad = ❌ Runde { $round }: Der Startwert passt <b>nicht</b> zu seinem Siegel!
verify-older = Frühere Runden: { $good } von { $rounds } stimmen.
verify-secret = 🔒 Noch ist keine Runde vorbei. Der Startwert einer Runde wird gezeigt, wenn sie endet.
verify-commitment =
    Siegel:
    <code>{ $commitment }</code>
verify-key = Schlüssel der Partie: <code>{ $key }</code>
verify-how = Wie du es selbst nachprüfst: docs/fairness.md im Quelltext des Bots.

## Luck words

luck-none = 🍀 <b>Du hast keine Glückswörter.</b> Mit <code>/luck beliebige Wörter</code> legst du welche fest.
luck-shown =
    🍀 <b>Deine Glückswörter</b>
    <code>{ $words }</code>
    Ihr SHA‑256:
    <code>{ $digest }</code>
luck-how =
    Sie fließen an deinen Tischen in jedes Mischen ein, und niemand sonst sieht sie. Der Tisch sieht nur, dass du welche hast, und nach der Runde ihren SHA‑256.

    Sie gelten, sobald eine Runde gegeben wird; eine Änderung zählt erst für die nächste. Nimm neue, wenn das 🔒 einer Runde schon im Chat steht: Dann kann vorher niemand das Deck gekannt haben.
luck-noted = 🍀 Gemerkt. Aber das konnten hier alle lesen. Schick mir /luck in unserem privaten Chat, dann bleiben deine Glückswörter bei dir.
luck-ask-privately = 🍀 Glückswörter bleiben unter uns. Schick mir /luck in unserem privaten Chat.
# What a random suggestion is drawn from: short words, one space between.
luck-list =
    Abend Adler Ahorn Amsel Anker Apfel Bach Bambus Banane Berg Besen Biber Biene Birke Birne Blatt Blitz Blume
    Boot Brief Brot Brücke Brunnen Buch Butter Dach Dachs Distel Donner Dorf Düne Eiche Eimer Eis Elster Ente
    Erbse Esel Eule Fächer Falke Farn Feder Feige Fels Feuer Fichte Fisch Flöte Fluss Frosch Fuchs Funke Gabel
    Garten Geige Gras Hafen Hafer Hagel Hase Hecht Herbst Heu Himbeere Himmel Hirsch Holz Honig Hügel Igel Ingwer Insel
    Jasmin Kaffee Kamel Kamin Käse Kerze Kessel Kiefer Kiesel Kirsche Klee Kleid Koffer Komet Koralle Korb Kranich
    Krug Kupfer Lachs Lampe Laterne Laub Lerche Licht Linde Linse Löffel Luchs Mandel Meer Melone Milch Minze
    Mohn Möhre Mond Moos Morgen Mühle Muschel Nadel Nebel Nelke Nest Nuss Oase Olive Orange Otter Palme Papier
    Perle Pfeffer Pfeil Pferd Pilz Pinsel Pinie Quelle Rabe Rakete Regen Reis Rose Rubin Safran Salz Samt Sand
    Schal Schiff Schnee See Segel Seide Silber Sommer Sonne Spatz Stein Stern Sturm Tal Tanne Taube Tee Teich
    Tiger Tinte Traube Trommel Tulpe Turm Ufer Veilchen Vogel Wald Walnuss Welle Wiese Wind Winter Wolke Wolle Zebra
    Zeder Ziege Zimt Zitrone Zucker Zwiebel

## Replay

replay-caption = 📼 Die ganze Partie { $match } in einer Datei.
replay-where = 📼 Partie { $match } · Runde { $round } von { $rounds } · Zug { $ply } von { $plies }
replay-hand = { $name }: { $cards }
replay-turn = 👉 { $name }: <b>{ $cards }</b>

## The replay page (plain text)

page-title = Eine Partie Basra zum Nachsehen
page-terms = { $target } · Regeln: { $rules }
page-player = Platz { $number }
page-round = Runde { $round } von { $rounds }
page-play = Zug { $ply } von { $plies }
page-floor = Mitte
page-floor-empty = Die Mitte ist leer
page-total = Gesamt
page-basras = Basras
page-cards = Karten
page-dealt = Die Karten sind gegeben.
page-took = { $name } spielt { $card } und nimmt { $cards }
page-laid = { $name } legt { $card }
page-first = An den Anfang
page-back = Einen Zug zurück
page-next = Einen Zug weiter
page-last = Ans Ende
page-go = Abspielen
page-stop = Anhalten
page-keys = Tasten: ← → ein Zug, Pos1 und Ende, Leertaste zum Abspielen
page-won = { $name } gewinnt
page-drawn = Unentschieden
page-resigned = Die andere Seite hat aufgegeben.
page-void = Die Partie ist ungültig: Sie zählt nicht.
page-numbers = Die Zahlen dahinter
page-commitment = Siegel
page-seed = Startwert
page-luck = Glückswörter, SHA‑256
page-file = Die Partie als Datei
page-checking = Das Mischen wird geprüft …
page-verified = Geprüft: Dein Browser hat jedes Deck aus seinem Startwert neu gemischt, und alles ist wie versprochen.
page-compare = Vergleiche die Siegel hier unten mit denen in deinem Chat.
page-unable = Öffne diese Seite über https: Ohne das kann dein Browser die Decks nicht mischen.
page-differs = Nicht bestätigt. Das hier weicht ab:
page-differs-damage = Die Datei wurde nachträglich verändert.
page-differs-commitment = Runde { $round }: Es ist nicht der Startwert, der versprochen war.
page-differs-dealer = Es hat zuerst jemand anders gegeben als ausgelost.
page-differs-play = Runde { $round }, Zug { $ply }: Dieser Zug ist nicht möglich.
page-differs-totals = Der Punktestand passt nicht zu den Zügen.
page-differs-winner = Der Sieg passt nicht zu den Zügen.
page-strange = Diese Datei kann die Seite nicht lesen.
page-lost = Die Partie lässt sich nicht laden. Versuch es später noch einmal.
page-none = Unter dieser Adresse gibt es keine beendete Partie.

## Questions and notices

which-match = Welche Partie?
resign-ask = 🏳 Partie { $match } gegen <b>{ $names }</b> aufgeben? Das zählt als Niederlage.
resign-ask-many = 🏳 Partie { $match } mit <b>{ $names }</b> verlassen? Das zählt als Niederlage, und der Computer spielt für dich weiter.
forget-ask = Dich für immer vergessen? Name, Wertung und Einstellungen werden gelöscht, laufende Partien aufgegeben, und in deinen alten Partien steht „jemand von früher“.
unblock-ask = Wer darf dich wieder herausfordern?
unblock-none = Du hast niemanden blockiert.
declined-notice = Du hast Partie { $match } mit <b>{ $name }</b> abgelehnt.
welcome-private =
    👋 <b>Basra!</b> Das Kartenspiel aus Ägyptens Kaffeehäusern.

    In einer Gruppe: <b>/basra @freund</b> fordert jemanden heraus, <b>/basra</b> eröffnet einen Tisch. Die Mitte steht in der Gruppe; deine Karten bekommst du hier, jede mit einem eigenen Knopf.

    Hier: Mit <b>/basra</b> spielst du gegen den Computer.

    <b>/learn</b> zeigt es in zehn Lektionen · <b>/rules</b> erklärt es in einer Minute · <b>/help</b> sagt alles Übrige
welcome-group =
    👋 <b>Basra!</b> Ich gebe hier die Karten: ägyptisches Basra für diese Gruppe.

    <b>/basra @freund</b> fordert jemanden heraus, <b>/basra</b> eröffnet einen Tisch: Wer zuerst tippt, spielt mit. Die Mitte steht hier; deine Karten bekommst du privat.

    <b>/rules</b> erklärt es in einer Minute · <b>/help</b> sagt alles Übrige
welcome-slash =
    👋 <b>Basra!</b> Ich gebe hier die Karten: ägyptisches Basra für diesen Server.

    <b>/basra</b> eröffnet einen Tisch: Wer zuerst tippt, spielt mit. Wähle einen <b>opponent</b>, um jemanden herauszufordern. Die Mitte steht im Kanal. Deine Karten bekommst du privat, und <b>Meine Karten</b> zeigt sie gleich hier, nur für dich sichtbar.

    <b>/rules</b> erklärt es in einer Minute · <b>/help</b> sagt alles Übrige
cannot-write = In diesem Kanal darf ich nicht schreiben. Lass mich ihn sehen und Nachrichten senden, dann versuch es noch einmal.
outside-servers = 🃏 Du spielst gegen den Computer. Um mit anderen zu spielen, nimm /basra auf einem Server, zu dem ich hinzugefügt wurde.
only-in-private = Darauf antworte ich nur in unserem privaten Chat.
mydata-caption = Alles, was über dich gespeichert ist.
forgotten = Du bist vergessen. Mach’s gut!
blocked = 🚫 <b>{ $name }</b> kann dich nicht mehr herausfordern. /unblock macht das rückgängig.
joined = ✅ Du bist dabei: Partie { $match } in <b>{ $chat }</b>. Deine Karten bekommst du hier.
hand-place-dm = Deine Karten kommen ab jetzt in unseren privaten Chat.
hand-place-here = Deine Karten siehst du ab jetzt dort, wo du danach fragst: mit /hand oder „Meine Karten“. Privat schicke ich keine.
link-code =
    🔗 <b>Eine Person, zwei Konten</b>
    Schick mir das hier innerhalb von zehn Minuten von deinem Konto auf der anderen Plattform:
    <code>/link { $code }</code>

    Zeig es niemandem: Wer es schickt, teilt von da an deine Wertung.
link-ask = 🔗 <b>Sind diese beiden eine Person?</b>
link-half =
    <b>{ $name }</b>, { $platforms }: Wertung { $rating }, { $count ->
        [one] { $count } gewertete Partie
       *[other] { $count } gewertete Partien
    }
link-stands =
    Es gilt die Wertung mit mehr gewerteten Partien: <b>{ $rating }</b>, von da an mit { $count ->
        [one] { $count } gewerteten Partie
       *[other] { $count } gewerteten Partien
    }.
link-shared =
    { $count ->
        [one] In { $count } Partie zwischen beiden gilt der bessere Platz.
       *[other] In { $count } Partien zwischen beiden gilt jeweils der bessere Platz.
    }
link-rest = Ergebnisse, Blockierte und Einstellungen kommen zusammen. /unlink trennt die Konten wieder: Das Konto, das geht, fängt neu an.
linked =
    ✅ Deine Konten sind jetzt eins: Wertung <b>{ $rating }</b>, { $count ->
        [one] { $count } gewertete Partie
       *[other] { $count } gewertete Partien
    }.
link-notice = 🔗 Dieses Konto und <b>{ $name }</b> auf { $platform } gehören jetzt einer Person. Das warst nicht du? /unlink trennt sie.
unlink-ask = Dieses Konto vom anderen trennen? Dieses fängt ohne Wertung neu an; Wertung, Ergebnisse und alle Einstellungen bleiben beim anderen.
unlinked = Dieses Konto steht jetzt für sich und fängt neu an.
arrived = ✅ Du bist dabei. Partie { $match } beginnt, sobald alle da sind.

## Help

help =
    <b>Spielen</b>
    /basra @freund – jemanden herausfordern (oder auf eine Nachricht antworten)
    /basra – ein offener Tisch; im privaten Chat gegen den Computer
    /basra @a @b – zu dritt, oder zu viert mit @c
    /basra teams @partner @c @d – zwei gegen zwei
    /basra 3, 4 oder teams – ein offener Tisch für mehr (Zahlen ab 10 sind Ziele)
    /basra @freund 151 coffeehouse – anderes Ziel, andere Regeln (arabic, classic, coffeehouse; v2 ist der Standard)
    /basra @freund round – eine einzige Runde
    /basra @freund 60s – andere Zeit pro Zug (60s, 5m, 2h)
    /basra expert – ein Computer dieser Stärke: novice, casual, strong, expert (in einer Gruppe /basra computer expert)
    /floor – die Mitte, hier und jetzt
    /hand – meine Karten
    /hint – der beste Zug, gegen den Computer
    /join – mit dem Code eines Tisches in einem anderen Chat: ein Platz daran
    /resign – eine Partie aufgeben; zu dritt oder viert spielen die anderen weiter
    /cancel – eine Herausforderung zurückziehen

    <b>Ansehen</b>
    /leaderboard – dieser Chat; dazu week, month, all oder global
    /stats – meine Ergebnisse, oder die von @jemand
    /rules – wie Basra geht
    /learn – Basra in zehn Lektionen
    /verify – das Mischen nachprüfen
    /replay – eine Partie noch einmal ansehen
    /review – wie gut eine Partie gespielt wurde

    <b>Du</b>
    /settings – Sprache, Bilder, Benachrichtigungen; in einer Gruppe, für Admins: ihre Regeln und alles Weitere
    /language – meine Sprache
    /luck – deine Wörter beim Mischen
    /link – meine Konten auf Telegram und Discord als eins; /unlink trennt sie
    /unblock – wen ich blockiert habe
    /privacy – was gespeichert wird
    /mydata – alles, was über mich gespeichert ist
    /forgetme – mich löschen

    Ist die Zeit ⏳ für deinen Zug um, spielt der Computer eine Karte für dich; verpasst du zwei Züge, spielt er weiter, bis du auf irgendetwas tippst.
help-slash =
    <b>Spielen</b>
    /basra – wähle einen <b>{ option-name-opponent }</b>; ohne Namen ein offener Tisch; im privaten Chat gegen den Computer
    /basra mit <b>{ option-name-second }</b> und <b>{ option-name-third }</b> – zu dritt oder zu viert; mit <b>{ option-name-teams }</b> zwei gegen zwei
    /basra mit <b>{ option-name-rules }</b>, <b>{ option-name-target }</b> oder <b>{ option-name-clock }</b> – einmal anders spielen
    /basra mit <b>{ option-name-computer }</b> – Computer dieser Stärke nehmen die freien Plätze
    Rechtsklick auf jemanden, dann Apps, dann „Zu Basra herausfordern“ – dasselbe
    /floor – die Mitte, hier und jetzt
    /hand – meine Karten; <b>{ option-name-where }</b> sagt, wohin sie kommen
    /hint – der beste Zug, gegen den Computer
    /join – mit dem Code eines Tisches in einem anderen Chat: ein Platz daran
    /resign – eine Partie aufgeben; zu dritt oder viert spielen die anderen weiter
    /cancel – eine Herausforderung zurückziehen
privacy =
    <b>Was ich speichere</b>
    Deinen Namen, Benutzernamen, deine Sprache und Konto-ID, damit man dich herausfordern kann; deine Wertung und deine Ergebnisse; die Züge deiner Partien; wen du blockiert hast; deine Glückswörter; was du eingestellt hast und wie weit du in /learn bist.

    <b>Was nicht</b>
    Was in der Gruppe geschrieben wird. Ich sehe Befehle, Antworten auf meine Nachrichten und gedrückte Knöpfe und behalte keine Nachrichten.

    Karten auf der Hand sieht nur, wem sie gehören. Die Startwerte beim Mischen bleiben geheim, bis die Runde vorbei ist. Nichts wird verkauft oder weitergegeben.

    /mydata schickt dir alles. /forgetme löscht dich; in beendeten Partien steht dann „jemand von früher“.

## Rules

rules-title = 📖 <b>Ägyptisches Basra</b> · Regeln: { $rules }
rules-of-match = 🃏 Partie { $match }: <b>{ $names }</b>
rules-aim = Hol dir Karten aus der Mitte. Ein Deck ist eine Runde: vier Karten für jeden, immer wieder, bis es aufgebraucht ist.
rules-numerals = <b>A–10</b> nehmen gleiche Karten und solche, die zusammen ihren Wert ergeben (A zählt 1), beides zugleich. Genommen wird so viel wie möglich; gibt es mehrere Möglichkeiten, wählst du.
rules-court = <b>Dame (Q) und König (K)</b> nehmen nur ihresgleichen.
rules-jack = <b>Der Bube (J)</b> nimmt die ganze Mitte.
rules-komi = <b>{ $card }, der Komi,</b> nimmt die ganze Mitte.
rules-komi-alone = Liegt der Komi allein da, nimmt ihn <b>jede Karte</b>.
rules-komi-seven = In der Mitte ist der Komi eine gewöhnliche Sieben.
rules-laid = Eine Karte, die nichts nimmt, bleibt liegen. Was am Ende übrig bleibt, bekommt, wer zuletzt genommen hat.
rules-score = <b>Punkte</b>
rules-most = die meisten Karten: { $points }
rules-most-tie = die meisten Karten: { $points }, bei Gleichstand in der nächsten Runde dazu
rules-basra-plain = Basra, wenn A–10, Dame oder König die Mitte leert: { $points }
rules-basra-jack = ein Bube nimmt einen Buben, der allein liegt: { $points }
rules-basra-komi = irgendeine Karte nimmt den Komi, der allein liegt: { $points }
rules-komi-jack = der Komi nimmt einen Buben, der allein liegt: { $points }
rules-komi-one-rank = der Komi nimmt, was eine einzige Karte A–10 hätte nehmen können: { $points }
rules-komi-ten = der Komi nimmt Zahlen, die zusammen höchstens 10 ergeben: { $points }
rules-komi-court = der Komi nimmt nur Damen oder nur Könige: { $points }
rules-each-jack = jeder Bube im Stapel: { $points }
rules-each-ace = jedes Ass im Stapel: { $points }
rules-two-of-clubs = { $card } im Stapel: { $points }
rules-ten-of-diamonds = { $card } im Stapel: { $points }
rules-sweep = Räumen Bube oder Komi die Mitte sonst ab, gibt es keine Punkte.
rules-target = Wer am Ende einer Runde { $target } oder mehr hat und vorn liegt, gewinnt.
rules-target-round = Eine einzige Runde: Wer mehr Punkte hat, gewinnt.
rules-page = Seite { $page } von { $pages }
rules-deal = <b>Das Geben</b>
rules-seats = Gespielt wird zu zweit, zu dritt oder zu viert; vier können zwei Teams sein, deren Partner sich gegenübersitzen.
rules-first = Am Anfang liegen vier Karten in der Mitte, kein Bube und nicht der Komi darunter.
rules-turns = Der Platz nach dem Geber fängt an. Wer dran ist, muss eine Karte spielen.
rules-capturing = <b>Karten nehmen</b>
rules-sweepers = <b>Der Bube und der Komi</b>
rules-basras = <b>Basra</b>
rules-basra-what = Eine Basra ist ein Zug, der die Mitte leert und sofort Punkte bringt:
rules-basra-none = Nach diesen Regeln bringt es keine Punkte, die Mitte zu leeren: Basras gibt es nicht.
rules-count-when = Ist das Deck aufgebraucht, zählt jede Seite die Karten, die sie genommen hat.
rules-last = Was in der Mitte übrig ist, bekommt, wer zuletzt genommen hat. Das ist keine Basra.
rules-basra-too = Die Basras der Runde kommen dazu.
rules-match = <b>Die Partie</b>
rules-tied = Liegen mehrere gleichauf vorn, folgt noch eine Runde.
rules-dealer = Nach jeder Runde gibt der nächste Platz.
rules-examples = <b>Beispiele</b>
example-takes = { $floor } + <b>{ $card }</b>: nimmt { $cards }
example-all = { $floor } + <b>{ $card }</b>: nimmt alles
example-all-basra = { $floor } + <b>{ $card }</b>: nimmt alles, <b>{ $points }</b>
example-choice = { $floor } + <b>{ $card }</b>: nimmt { $cards } oder { $others }
example-laid = { $floor } + <b>{ $card }</b>: bleibt liegen

## Settings

language-name = Deutsch
settings-house = ⚙️ <b>Einstellungen von { $chat }</b>
settings-own = ⚙️ <b>Deine Einstellungen</b>
settings-note = Eine Partie behält die Regeln, das Ziel und die Zeit pro Zug, mit denen sie ausgemacht wurde.
setting-line = { $setting }: <b>{ $value }</b>
setting-brief = { $setting }: { $value }
settings-set = ⚙️ { $settings }
settings-changes = <b>Letzte Änderungen</b>
settings-change = { $name }: { $setting }, { $before } → { $after } · { $time }
digits-sample = 123
setting-language = Sprache
setting-digits = Ziffern
setting-rules = Regeln
setting-target = Ziel
setting-clock = Zeit pro Zug
setting-pictures = Bilder
setting-deck = Kartenfarben
setting-starters = Wer Partien starten darf
setting-floors = Partien gleichzeitig
setting-calls = Benachrichtigungen
setting-place = Wohin mit meinen Karten
setting-most-cards = Die meisten Karten
setting-tie-for-most = Gleichstand bei den Karten
setting-plain-basra = Eine Basra
setting-jack-basra = Bube nimmt einzelnen Buben
setting-komi-taken-by = Den einzelnen Komi nimmt
setting-komi-basra = Karte nimmt einzelnen Komi
setting-komi-takes-jack = Buben-Basra auch mit dem Komi
setting-komi-sweep = Basra, wenn der Komi Zahlen nimmt
setting-komi-takes-court = Basra, wenn der Komi Damen oder Könige nimmt
setting-each-jack = Jeder Bube im Stapel
setting-each-ace = Jedes Ass im Stapel
setting-two-of-clubs = { $card } im Stapel
setting-ten-of-diamonds = { $card } im Stapel
value-number = { $number }
value-usual = wie üblich
value-starter = je nachdem, wer startet
value-account = wie mein Konto
value-on = an
value-off = aus
value-two = zwei
value-four = vier
value-everyone = alle
value-admins = nur Admins
value-all = wenn ich dran bin, mit Erinnerung
value-turns = nur, wenn ich dran bin
value-none = keine
value-nobody = niemand bekommt Punkte
value-carried = zählt in der nächsten Runde
value-any-card = jede Karte
value-seven = was eine Sieben nimmt
value-one-rank = falls eine Karte A–10 sie nähme
value-ten-or-less = falls sie höchstens 10 ergeben
value-never = nie
value-dm = in unseren privaten Chat
value-here = dorthin, wo ich danach frage

## The course

learn-title = 🎓 <b>Lektion { $lesson } von { $lessons }</b>
learn-hand = ✋ Deine Hand: <b>{ $cards }</b>
learn-right = ✅ <b>Richtig!</b> { $why }
learn-wrong = ❌ { $why } Versuch eine andere.
learn-done = 🎓 <b>Das war der Kurs.</b> Mehr muss man nicht wissen: Mit <b>/basra</b> spielst du hier gegen den Computer, und in <b>/rules</b> steht alles auf einen Blick.
learn-rank = <b>Gleiche Karten.</b> Eine Karte nimmt alle gleichen aus der Mitte. Welche von deinen nimmt etwas?
learn-rank-8s = { $card } nimmt { $cards }: gleiche Karten.
learn-rank-9c = Da liegt keine Neun, und nichts ergibt zusammen neun. { $card } bliebe in der Mitte liegen.
learn-rank-qs = Eine Dame nimmt Damen, und da liegt keine. { $card } bliebe in der Mitte liegen.
learn-sum = <b>Summen.</b> Eine Karte von A bis 10 nimmt auch Karten, die zusammen ihren Wert ergeben. Das Ass (A) zählt 1. Welche von deinen nimmt etwas?
learn-sum-7s = { $cards } ergeben zusammen sieben, also nimmt { $card } beide.
learn-sum-5h = Da liegt keine Fünf, und nichts ergibt zusammen fünf. { $card } bliebe in der Mitte liegen.
learn-sum-kd = J, Q und K haben keinen Zahlenwert: Ein König nimmt Könige, und da liegt keiner. { $card } bliebe in der Mitte liegen.
learn-both = <b>Beides zugleich.</b> Ein Zug nimmt gleiche Karten und Summen auf einmal. Welche Karte nimmt am meisten?
learn-both-8s = { $card } nimmt die Acht und dazu die Sieben mit dem Ass, die auch acht ergeben: { $cards }.
learn-both-7s = { $card } nimmt { $cards } und sonst nichts. Eine andere Karte nimmt drei.
learn-both-kd = { $card } nimmt { $cards } und sonst nichts. Eine andere Karte nimmt drei.
learn-groups = <b>Mehrere Summen.</b> Ein Zug kann mehrere Summen nehmen, aber keine Karte zählt in zweien davon. Genommen werden immer so viele Karten wie möglich. Welche Karte nimmt am meisten?
learn-groups-6h = Zwei und Vier ergeben sechs, und Fünf mit dem Ass ergibt sechs: { $card } nimmt alle vier, { $cards }.
learn-groups-9d = { $card } nimmt die Neun und die Vier mit der Fünf: { $cards }. Das sind drei Karten, eine andere nimmt vier.
learn-groups-5s = { $card } nimmt die Fünf und die Vier mit dem Ass: { $cards }. Das sind drei Karten, eine andere nimmt vier.
learn-court = <b>Damen und Könige</b> nehmen alle ihresgleichen und zählen nie in einer Summe. Welche Karte nimmt zwei?
learn-court-qh = { $card } nimmt beide Damen: { $cards }.
learn-court-kd = { $card } nimmt { $cards }: Da liegt nur ein König.
learn-court-ts = Damen und Könige haben keinen Zahlenwert, also ergibt da nichts zehn. { $card } bliebe in der Mitte liegen.
learn-jack = <b>Der Bube</b> nimmt die ganze Mitte, was auch immer da liegt. Welche Karte tut das hier?
learn-jack-js = { $card } nimmt alles. Weil er das immer kann, ist es keine Basra: Du bekommst die Karten, aber keine Punkte dafür.
learn-jack-9h = { $card } nimmt { $cards } und lässt den Rest liegen.
learn-jack-qc = { $card } nimmt { $cards } und lässt den Rest liegen.
learn-komi = <b>Der Komi, { $komi },</b> nimmt die ganze Mitte, wie ein Bube. Aber er hat ein zweites Gesicht: Hätte eine einzige Karte von A bis 10 alles nehmen können, macht er eine <b>Basra</b>. Welche Karte macht hier eine?
learn-komi-7d = { $card } nimmt alles, wie es auch eine Acht gekonnt hätte. Das ist eine Basra: { $plain }.
learn-komi-jh = Auch { $card } nimmt alles, aber ein Bube macht daraus keine Basra: keine Punkte.
learn-komi-7s = { $card } ist eine gewöhnliche Sieben: Sie nimmt { $cards }, und die Mitte ist nicht leer.
learn-burn = <b>Den Komi verbrennen.</b> In eine leere Mitte wird jede Karte nur gelegt. Liegt der Komi dort allein, nimmt ihn <b>jede Karte</b>: { $single }. Welche Karte legst du?
learn-burn-4s = Wer { $card } nimmt, bekommt höchstens { $plain } und braucht dafür eine Vier oder den Komi. Die anderen beiden können dich mehr kosten.
learn-burn-7d = Dann nimmt dein Gegenüber { $card } mit irgendeiner Karte und bekommt { $single }. Der Komi ist verbrannt.
learn-burn-jc = { $card } läge allein da, und ein Bube oder der Komi nimmt ihn: { $jack } für dein Gegenüber.
learn-jack-basra = <b>Die Buben-Basra.</b> Ein Bube liegt allein. Wer ihn mit einem Buben nimmt, bekommt { $jack }. Welche von deinen Karten kann das?
learn-jack-basra-jh = { $card } nimmt { $cards }, und in der Mitte lag nur dieser Bube: { $jack }.
learn-jack-basra-5c = Ein Bube hat keinen Zahlenwert: Nur ein Bube oder der Komi nimmt ihn. { $card } bliebe in der Mitte liegen.
learn-jack-basra-qd = Eine Dame nimmt Damen: Einen Buben nimmt nur ein Bube oder der Komi. { $card } bliebe in der Mitte liegen.
learn-last = <b>Die letzten Karten.</b> Sind alle Karten gespielt, bekommt den Rest, wer zuletzt genommen hat; das ist keine Basra. Du hast noch zwei Karten, dein Gegenüber nur { $other }. Erst spielst du, dann dein Gegenüber, dann du. Welche Karte jetzt?
learn-last-8c = Du legst { $card }, dein Gegenüber nimmt die Zehn, und deine letzte Karte nimmt die Vier. Du hast zuletzt genommen, also gehört der ganze Rest dir.
learn-last-4d = { $card } nimmt jetzt { $cards }, aber dann nimmt { $other } die Zehn, und deine letzte Karte nimmt nichts. Der ganze Rest geht an dein Gegenüber.

## Toasts (plain text, at most 200 letters)

toast-took = Du nimmst { $cards }
toast-took-many =
    { $count ->
        [one] Du nimmst { $count } Karte
       *[other] Du nimmst { $count } Karten
    }
toast-laid = Du legst { $card }
toast-basra = ⭐ { $basra } { $points }
toast-ready = Alles klar! Die anderen fehlen noch.
toast-ready-all = Alles klar! Weiter geht’s.
toast-learn-again = { $card } ist es nicht: dort steht, warum. Versuch eine andere.
toast-luck-set = Deine Glückswörter gelten.
toast-luck-cleared = Du hast keine Glückswörter mehr.
toast-accepted = Du bist dabei!
toast-declined = Abgelehnt.
toast-left = Du bist vom Tisch aufgestanden.
toast-cancelled = Abgesagt.
toast-blocked = { $name } kann dich nicht mehr herausfordern.
toast-open = Deine Karten sind in unserem privaten Chat.
toast-resigned = Du hast Partie { $match } aufgegeben.
toast-unknown = Dieser Knopf gehört nicht mehr zu mir.
toast-failed = Das ging schief. Versuch es gleich noch einmal.

## Refusals (plain text, at most 200 letters)

refusal-no-match = Diese Partie gibt es nicht, oder sie ist längst vorbei.
refusal-ended = Diese Partie ist vorbei.
refusal-not-yours = Du spielst in dieser Partie nicht mit.
refusal-left = Du hast diese Partie aufgegeben. Ein Zurück gibt es nicht.
refusal-not-played = Nur wer diese Partie gespielt hat, kann eine Revanche verlangen.
refusal-not-over = Partie { $match } läuft noch. Ansehen kannst du sie, wenn sie vorbei ist.
refusal-none-over = Noch ist keine Partie zu Ende.
refusal-not-your-turn = Du bist noch nicht dran.
refusal-not-your-card = Diese Karte hast du nicht auf der Hand.
refusal-stale = Zu spät: Das Spiel ist schon weiter.
refusal-already-played = Schon gespielt.
refusal-choose = Es gibt mehrere Möglichkeiten: Such dir eine aus.
refusal-paused = Zwischen den Runden spielt niemand. Tippe auf „Weiter“.
refusal-oneself = Dich selbst kannst du nicht herausfordern.
refusal-bot = Bots spielen hier nicht mit. Für den Computer: /basra, dann „Gegen den Computer“.
refusal-not-a-person = Das geht nur mit einem persönlichen Konto.
refusal-only-invited = Diese Herausforderung gilt nur { $name }.
refusal-only-starter = Das darf nur, wer sie gestartet hat, oder ein Admin.
refusal-not-open = Diese Herausforderung gilt nicht mehr.
refusal-full = Der Tisch ist voll.
refusal-seated = Du sitzt schon an diesem Tisch.
refusal-twice = { $name } steht zweimal da: ein Platz pro Person.
refusal-pair-open = Zwischen dir und { $name } ist schon eine Herausforderung offen: Partie { $match }.
refusal-cooldown =
    { $seconds ->
        [one] Nicht so schnell: Versuch es in { $seconds } Sekunde noch einmal.
       *[other] Nicht so schnell: Versuch es in { $seconds } Sekunden noch einmal.
    }
refusal-blocked = { $name } nimmt von dir keine Herausforderungen an.
refusal-chat-full =
    { $count ->
        [one] In dieser Gruppe läuft schon eine Partie. Warte, bis sie vorbei ist, oder spiel im privaten Chat.
       *[other] In dieser Gruppe laufen schon { $count } Partien. Warte, bis eine vorbei ist, oder spiel im privaten Chat.
    }
refusal-admins-start = In dieser Gruppe starten nur Admins Partien.
refusal-bad-target = Ein Ziel ist eine ganze Zahl von 10 bis 1000.
refusal-only-dm = Hier können deine Karten nur in unseren privaten Chat kommen.
refusal-no-code = Welcher Tisch? /join und sein Code, wie er bei der Herausforderung steht: /join K7QFM
refusal-bad-turn = Ein Zug dauert von 10 Sekunden bis 24 Stunden: 60s, 5m oder 2h.
refusal-bad-code = Zu diesem Code gibt es nichts, oder er ist abgelaufen. Prüf die Buchstaben.
refusal-others-link = Dieser Link ist für jemand anderen. Tippe in der Gruppe selbst auf den Knopf.
refusal-bad-word = Das Wort { $word } kenne ich hier nicht. /help zeigt, was geht.
refusal-clash = { $word } und { $other } passen nicht zusammen: Nimm eins davon.
refusal-link-own = Dieser Code ist für dein anderes Konto: Schick ihn von dort mit /link.
refusal-link-twice = Beide haben ein Konto auf derselben Plattform, und man hat auf jeder nur eins. /unlink trennt zwei.
refusal-link-match = Partie { $match } betrifft beide Konten. Verbinde sie, wenn sie vorbei ist.
refusal-link-gone = Es gibt nichts mehr zu bestätigen. Mit /link fängst du neu an.
refusal-not-linked = Dieses Konto ist mit keinem anderen verbunden.
refusal-unlink-match = Partie { $match } läuft noch. Trenn die Konten danach.
refusal-bad-luck = Glückswörter sind höchstens { $most } Zeichen einfacher Text.
refusal-too-many = Das sind mehr Leute als Plätze. Höchstens vier spielen.
refusal-unknown-person = Unter diesem Namen hat noch niemand mit mir gespielt.
refusal-no-live-match = Du hast keine laufende Partie.
refusal-no-challenge = Hier ist keine Herausforderung offen.
refusal-no-floor = In diesem Chat läuft keine Partie.
refusal-only-admins = Nur Admins dieser Gruppe können ihre Einstellungen ändern.
refusal-others-button = Diese Knöpfe sind nur für die Person, die danach gefragt hat.
refusal-unknown-setting = Das lässt sich nicht mehr einstellen. /settings zeigt, was geht.
refusal-no-points = Dann brächte nichts mehr Punkte. Lass zuerst etwas anderes zählen.
refusal-hint-people = Tipps gibt es nur in Partien gegen den Computer allein.
refusal-reviewing = Ich sehe mir gerade schon eine Partie dieses Chats an. Warte einen Moment.
refusal-reviews-full = Ich sehe mir gerade andere Partien an. Frag in einer Minute noch einmal.
refusal-busy = Zu viel auf einmal. Versuch es noch einmal.

## Commands and the bot’s own description (plain text)

command-basra = Fordere jemanden heraus oder eröffne einen Tisch
command-floor = Hol die Mitte hierher
command-hand = Hol dir deine Karten
command-hint = Hol dir einen Tipp gegen den Computer
command-leaderboard = Sieh nach, wer vorn liegt
command-stats = Sieh dir deine Ergebnisse an
command-rules = Lies, wie Basra geht
command-learn = Lerne Basra in zehn Lektionen
command-settings = Ändere die Einstellungen
command-language = Wähle deine Sprache
command-resign = Gib eine Partie auf
command-cancel = Zieh eine Herausforderung zurück
command-verify = Prüfe das Mischen nach
command-luck = Leg deine Glückswörter fürs Mischen fest
command-replay = Sieh dir eine Partie noch einmal an
command-review = Sieh nach, wie gut eine Partie gespielt wurde
command-unblock = Sieh nach, wen du blockiert hast
command-help = Sieh dir alle Befehle an
command-privacy = Lies, was über dich gespeichert wird
command-join = Setz dich mit einem Code an einen Tisch
command-link = Verbinde deine Konten auf Telegram und Discord
command-unlink = Trenn dieses Konto vom anderen
command-mydata = Hol dir alles, was über dich gespeichert ist
command-forgetme = Lass dich löschen
command-start = Leg los
about =
    Ägyptisches Basra mit Freunden: Fordere jemanden in deiner Gruppe heraus, die Mitte steht dort, deine Karten kommen hierher, ein Tipp pro Karte.

    Tippe auf Starten, dann spielst du mit /basra gegen den Computer.
about-short = Ägyptisches Basra (الكومي) in deiner Gruppe: Freunde herausfordern, ein Tipp pro Karte.

## Discord’s commands (plain text)

menu-challenge = Zu Basra herausfordern
option-opponent = Wen du herausforderst; ohne Namen eröffnest du einen Tisch
option-second = Noch jemand
option-third = Noch jemand
option-teams = Zwei gegen zwei; wen du zuerst nennst, ist mit dir im Team
option-seats = Wie viele an einem offenen Tisch spielen
option-rules = Welche Regeln
option-target = Punkte bis zum Sieg, von 10 bis 1000, oder eine einzige Runde
option-clock = Zeit pro Zug, zum Beispiel 60s, 10m oder 24h
option-computer = Wie gut Computer spielen, die dann die freien Plätze nehmen
option-number = Die Nummer einer Partie
option-where = In unserem privaten Chat oder hier, nur für dich sichtbar
option-span = Seit wann, oder die ganze Welt
option-person = Wer; sonst du selbst
option-preset = Welche Regeln
option-words = Beliebige Wörter
option-me = Deine eigenen Einstellungen statt der des Servers
option-code = Der Code, den du bekommen hast
command-name-basra = basra
command-name-floor = mitte
command-name-hand = karten
command-name-hint = tipp
command-name-leaderboard = bestenliste
command-name-stats = statistik
command-name-rules = regeln
command-name-learn = lernen
command-name-settings = einstellungen
command-name-language = sprache
command-name-resign = aufgeben
command-name-cancel = zurückziehen
command-name-verify = nachprüfen
command-name-luck = glück
command-name-replay = wiederholung
command-name-review = analyse
command-name-unblock = freigeben
command-name-help = hilfe
command-name-privacy = datenschutz
command-name-join = mitspielen
command-name-link = verbinden
command-name-unlink = trennen
command-name-mydata = meine-daten
command-name-forgetme = mich-löschen
option-name-opponent = gegner
option-name-second = person-2
option-name-third = person-3
option-name-teams = teams
option-name-seats = plätze
option-name-rules = regeln
option-name-target = ziel
option-name-clock = zugzeit
option-name-computer = computer
option-name-number = nummer
option-name-where = wohin
option-name-span = zeitraum
option-name-person = person
option-name-preset = regeln
option-name-words = wörter
option-name-me = eigene
option-name-code = code
choice-seats-2 = Zwei
choice-seats-3 = Drei
choice-seats-4 = Vier
choice-where-dm = In unserem privaten Chat
choice-where-here = Hier, nur für mich sichtbar
choice-span-all = Seit Beginn
choice-span-week = Diese Woche
choice-span-month = Diesen Monat
choice-span-global = Die ganze Welt
