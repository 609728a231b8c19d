# French. People are addressed with tu, without adjectives that would have to know whether it is a
# man or a woman. The floor is «le tapis», a round a manche, a deal a donne, a play a coup.

## Words

someone = Quelqu’un
former-player = un ancien joueur
computer = Ordinateur
computer-numbered = Ordinateur { $number }
computer-for = Ordinateur (pour { $name })
side-names = { $first } & { $second }
seat-free = une place libre
list-next = { $names }, { $name }
list-last = { $names } et { $name }
cards-count =
    { $count ->
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }
basras-count =
    { $count ->
        [one] { $count } basra
        [many] { $count } de basras
       *[other] { $count } basras
    }
ruleset-v2 = standard
ruleset-arabic = arabes
ruleset-classic = classiques
ruleset-coffeehouse = du café
ruleset-house = maison
ruleset-mixed = maison ({ $rules })
this-group = ce groupe
platform-telegram = Telegram
platform-discord = Discord
chat-elsewhere = { $chat } sur { $platform }
target-points = en { $points } points
terms = Partie { $match } · { $target } · règles { $rules }
target-round = une seule manche
terms-turn = ⏱ { $time } par coup
turn-seconds =
    { $count ->
        [one] { $count } seconde
        [many] { $count } de secondes
       *[other] { $count } secondes
    }
turn-minutes =
    { $count ->
        [one] { $count } minute
        [many] { $count } de minutes
       *[other] { $count } minutes
    }
turn-hours =
    { $count ->
        [one] { $count } heure
        [many] { $count } d’heures
       *[other] { $count } heures
    }
clock-utc = { $time } UTC

## Buttons

button-accept = Accepter
button-decline = Refuser
button-cancel = Annuler
button-join = Jouer
button-computer = Contre l’ordinateur
button-fill = Compléter avec l’ordi
button-leave = Se lever
button-open-hand = Voir mes cartes
button-my-hand = Ma main
button-ready = On continue
button-rematch = Revanche
button-more = Plus
button-back = Retour
button-return = Me revoilà
button-resign-sure = Oui, abandonner
button-keep-playing = Continuer à jouer
button-block = Bloquer { $name }
button-unblock = Débloquer { $name }
button-forget-sure = Oui, efface-moi
button-link-sure = Oui, les deux, c’est moi
button-unlink-sure = Oui, les séparer
button-luck-draw = 🎲 Quatre mots au hasard
button-luck-clear = Aucun mot porte-bonheur
button-private = Ouvrir la discussion privée
button-next = Suite ▶
button-learn-again = Recommencer
button-match = Partie { $match } : { $names }

button-fairness = Comment on mélange
button-page = Voir dans le navigateur

## Challenge

challenge-friend = 🃏 <b>{ $starter }</b> défie <b>{ $friend }</b> à la basra !
challenge-open = 🃏 <b>{ $starter }</b> ouvre une table de basra. Qui joue ?
challenge-open-many = 🃏 <b>{ $starter }</b> ouvre une table de basra à { $seats }. Qui joue ?
challenge-open-teams = 🃏 <b>{ $starter }</b> ouvre une table de basra pour deux équipes. Qui joue ?
challenge-computer = 🃏 <b>{ $starter }</b> joue à la basra contre l’ordinateur.
challenge-teams = 🃏 <b>{ $side }</b> défient <b>{ $other }</b> à la basra !
challenge-side = 👥 { $names }
challenge-here = ✅ { $names }
challenge-missing = 📨 Pas encore de réponse : <b>{ $names }</b>
challenge-free =
    💺 { $count ->
        [one] { $count } place libre
        [many] { $count } de places libres
       *[other] { $count } places libres
    }
challenge-code = 🔑 Depuis une autre discussion : <code>/join { $code }</code>
challenge-expires = ⏳ Expire : { $time }
challenge-arriving = 👋 <b>{ $name }</b> doit encore ouvrir une discussion avec moi : touche le bouton, puis Démarrer.
challenge-started = 🃏 <b>{ $names }</b> : la partie { $match } commence !
challenge-declined = ✋ <b>{ $name }</b> a refusé. Pas de partie { $match } cette fois.
challenge-cancelled = ✖️ La partie { $match } est annulée.
challenge-expired = ⌛ Personne n’est venu à temps : pas de partie { $match }.
commitment-first =
    🔒 Le paquet de la manche 1 est déjà fixé. SHA‑256 de sa graine :
    <code>{ $commitment }</code>

## Computers

level-novice = Débutant
level-casual = Amateur
level-strong = Fort
level-expert = Expert
level-about-novice = oublie parfois une somme et aime les figures
level-about-casual = prend ce qui rapporte et te laisse peu
level-about-strong = se souvient des cartes et voit plus loin
level-about-expert = pèse ce que tu pourrais avoir en main, et le score de la partie
level-ask = 🤖 <b>À quel niveau l’ordinateur doit-il jouer ?</b>
level-line = <b>{ $level }</b> : { $about }
move-takes = <b>{ $card }</b> (prend { $cards })
move-lays = <b>{ $card }</b> (posée)
hint-best = 💡 { $move }
reason-only = Il n’y a pas d’autre coup.
reason-basra = C’est une basra : { $points }.
reason-sweep = Ce coup ramasse { $taken } en une fois.
reason-majority = Ce coup prend { $taken } ; le tas compte alors { $pile }, plus de la moitié du paquet.
reason-deny =
    { $danger ->
        [one] Ce coup prend { $taken } sur un tapis que { $danger } des { $unseen } cartes inconnues aurait vidé en marquant.
        [many] Ce coup prend { $taken } sur un tapis que { $danger } des { $unseen } cartes inconnues auraient vidé en marquant.
       *[other] Ce coup prend { $taken } sur un tapis que { $danger } des { $unseen } cartes inconnues auraient vidé en marquant.
    }
reason-unclearable = Ce coup prend { $taken } et laisse { $left } : aucune carte inconnue ne suffit à vider cela en marquant.
reason-take =
    { $danger ->
        [one] Ce coup prend { $taken } ; ensuite, { $danger } des { $unseen } cartes inconnues vide le tapis en marquant.
        [many] Ce coup prend { $taken } ; ensuite, { $danger } des { $unseen } cartes inconnues vident le tapis en marquant.
       *[other] Ce coup prend { $taken } ; ensuite, { $danger } des { $unseen } cartes inconnues vident le tapis en marquant.
    }
reason-safe = Ensuite, aucune carte inconnue ne suffit à vider le tapis en marquant.
reason-keep-jack = Le valet reste en main pour un tapis plus riche.
reason-keep-komi = Le Komi reste en main pour un meilleur moment.
reason-least-risk =
    { $danger ->
        [one] Ensuite, { $danger } des { $unseen } cartes inconnues vide le tapis en marquant ; aucun autre coup ne coûte moins cher.
        [many] Ensuite, { $danger } des { $unseen } cartes inconnues vident le tapis en marquant ; aucun autre coup ne coûte moins cher.
       *[other] Ensuite, { $danger } des { $unseen } cartes inconnues vident le tapis en marquant ; aucun autre coup ne coûte moins cher.
    }
reason-risk =
    { $danger ->
        [one] Ensuite, { $danger } des { $unseen } cartes inconnues vide le tapis en marquant.
        [many] Ensuite, { $danger } des { $unseen } cartes inconnues vident le tapis en marquant.
       *[other] Ensuite, { $danger } des { $unseen } cartes inconnues vident le tapis en marquant.
    }
review-title = 🔍 <b>La partie { $match } à la loupe</b>
review-note = Chaque ligne montre les chances de gagner d’un camp, d’après ce que l’on pouvait y savoir.
review-partly = Coups que j’ai eu le temps de voir : { $judged } sur { $plays } ; le reste manque ici. Redemande-moi dans une minute.
review-nothing = Je n’ai pu regarder aucun de ses coups : il y a trop de monde en ce moment. Redemande-moi dans une minute.
review-absent = L’ordinateur a joué par moments pour { $names }. Ces coups ne comptent pour personne.
review-accuracy = { $sign } { $name } : précision <b>{ $accuracy }{"\u202F"}%</b>
review-rounds = Chances de gagner en pour cent, au début de chaque manche et à la fin :
review-ends = Chances de gagner en pour cent, au début et à la fin :
review-course = { $sign } { $name } : { $chances }
review-next = { $before } → { $after }
review-costly = <b>Les coups les plus coûteux</b>
review-moment = { $place } Manche { $round }, coup { $ply } · { $name } : { $move } · { $cost }{"\u202F"}%
review-better = Mieux : { $move }. { $reason }
review-none = Aucun coup n’a vraiment coûté.
review-working = 🔍 Je regarde la partie { $match } coup par coup. Cela prend quelques secondes.
review-waiting = 🔍 Je regarde d’abord d’autres parties. Après, c’est le tour de la partie { $match }.
review-unplayed = Aucune carte n’a été jouée dans la partie { $match } : il n’y a rien à regarder.
review-alt = Les chances de gagner de chaque camp, coup par coup.
terms-computer = 🤖 { $level }

## Floor

floor-cards = 🟩 <b>{ $cards }</b>
floor-empty = 🟩 <b>Le tapis est vide</b>
turn-of = 👉 À <b>{ $name }</b> de jouer
turn-of-until = 👉 À <b>{ $name }</b> de jouer · ⏳ { $time }
turn-of-away = 💤 <b>{ $name }</b> n’est pas là : l’ordinateur joue
seat-away = 💤 { $name } n’est pas là
seat-unreachable = 📵 Je n’arrive pas à joindre { $name } : ouvre une discussion avec moi
seat-whispered = 🙈 { $name } : touche « Ma main » pour voir tes cartes
turn-yours = 👉 <b>À toi de jouer</b>
turn-yours-until = 👉 <b>À toi de jouer</b> · ⏳ { $time }
turn-yours-away = 💤 L’ordinateur joue pour toi. Touche une carte pour reprendre ta place.
side-line = <b>{ $name } { $total }</b> · { $cards }
side-line-basra = <b>{ $name } { $total }</b> · { $cards } · { $basras } <b>{ $points }</b>
play-took = { $name } joue { $card } et prend { $cards }
play-laid = { $name } pose { $card }
floor-rest = Le reste va à { $name } (dernière prise){"\u00A0"}: { $cards }
stand-in-took = L’ordinateur joue { $card } pour { $name } et prend { $cards }
stand-in-laid = L’ordinateur pose { $card } pour { $name }
play-basra = ⭐ <b>{ $basra } { $points }</b> { $play }
basra-plain = Basra !
basra-jack = Basra du valet !
basra-komi = Basra du Komi !
alt-floor = Sur le tapis : { $cards }.
alt-floor-empty = Le tapis est vide.
alt-hand = Dans ta main : { $cards }.
alt-laid = Vient d’être posée : { $card }.
alt-took = { $card } vient de prendre { $cards }.
alt-basra = Basra ! { $card } vient de prendre { $cards }.
alt-piles = Cartes prises : { $sizes }.
alt-basras = Basras : { $cards }.
floor-where = Donne { $deal } sur { $deals } · manche { $round } · { $target } · partie { $match }
dealer-line = 🎴 À la donne : { $name }
carried-over = Le plus gros tas rapporte { $points } de plus dans cette manche.
luck-set = 🍀 Mots porte-bonheur : { $names }
floor-paused = ⏸ <b>La manche { $round } est finie</b>
floor-paused-until = ⏸ <b>La manche { $round } est finie</b> · suite : { $time }
floor-ready = ✅ On continue : { $names }
floor-suspended = 💤 <b>Il n’y a personne à la table.</b> La partie { $match } attend : /hand te ramène.
floor-suspended-until = Expire : { $time }
floor-over = 🏁 <b>La partie { $match } est finie</b>

## Hand

hand-lays = <b>{ $card }</b> reste sur le tapis
hand-takes = <b>{ $card }</b> prend { $cards }
hand-basra = ⭐ <b>{ $card } { $basra } { $points }</b> prend { $cards }
hand-choices =
    <b>{ $card }</b> prend { $cards }, de { $ways ->
        [one] { $ways } façon
        [many] { $ways } de façons
       *[other] { $ways } façons
    } : à toi de choisir
hand-choose = <b>{ $card }</b> peut prendre { $cards } de plusieurs façons. Laquelle ?
hand-choose-more =
    { $hidden ->
        [one] { $hidden } autre façon n’est pas affichée.
        [many] { $hidden } d’autres façons ne sont pas affichées.
       *[other] { $hidden } autres façons ne sont pas affichées.
    }
hand-where = Donne { $deal } sur { $deals } · manche { $round } · { $target }
hand-match = Partie { $match } dans <b>{ $chat }</b>
hand-match-private = Partie { $match }
hand-lost = ⚠️ Je ne peux plus écrire dans <b>{ $chat }</b> pour l’instant. La partie continue ici.
hand-left = 🏳 Tu as quitté la partie { $match } dans <b>{ $chat }</b>. L’ordinateur continue à ta place.
hand-left-private = 🏳 Tu as quitté la partie { $match }. L’ordinateur continue à ta place.
hand-suspended = 💤 <b>La partie { $match } t’attend.</b> Touche le bouton pour revenir.

## Count

count-title = 🧮 <b>Décompte de la manche { $round }</b> · partie { $match }
count-side = <b>{ $name } { $points }</b>
count-most = { $cards }, le plus gros tas : { $points }
count-tied = { $cards }, égalité
count-fewer = { $cards }
count-basra-plain =
    { $count ->
        [one] { $count } basra : { $points }
        [many] { $count } de basras : { $points }
       *[other] { $count } basras : { $points }
    }
count-basra-jack =
    { $count ->
        [one] { $count } basra du valet : { $points }
        [many] { $count } de basras du valet : { $points }
       *[other] { $count } basras du valet : { $points }
    }
count-basra-komi =
    { $count ->
        [one] { $count } basra du Komi : { $points }
        [many] { $count } de basras du Komi : { $points }
       *[other] { $count } basras du Komi : { $points }
    }
count-no-basra = aucune basra
count-honours = cartes à points : { $points }
count-carried = Personne n’a le plus gros tas : { $points } pour la manche suivante.
count-total = Total : <b>{ $total }</b>
total-line = { $name } <b>{ $total }</b>
seed-shown =
    🔓 Graine de la manche { $round } :
    <code>{ $seed }</code>
words-digest =
    Mots porte-bonheur ({ $name }), SHA‑256 :
    <code>{ $digest }</code>
commitment-next =
    🔒 La manche { $round } est déjà fixée. SHA‑256 de sa graine :
    <code>{ $commitment }</code>

## Result

result-winner = 🏆 <b>Victoire : { $name } !</b>
result-winners = 🏆 <b>Victoire : { $name } !</b>
result-draw = 🤝 <b>Égalité !</b>
result-resigned = 🏳 { $name } abandonne.
result-void = 🚫 <b>La partie { $match } est annulée.</b> Elle ne compte pas.
result-chat = Dans <b>{ $chat }</b>
result-review = 🔍 La partie coup par coup{"\u00A0"}: /review { $match }
rating-title = <b>Classement</b>
rating-change = { $name } { $before } → { $after } ({ $step })
rating-change-new = { $name } { $before } → { $after } ({ $step }), nouveau
rating-none = Partie non classée.
count-last = 🧮 Dernière manche, manche { $round }

## Boards

board-all = 🏆 <b>Les meilleurs de la discussion</b>
board-week = 🏆 <b>Cette discussion, cette semaine</b>
board-month = 🏆 <b>Cette discussion, ce mois-ci</b>
board-global = 🏆 <b>Les meilleurs du monde</b>
board-line = { $place } { $name } <b>{ $rating }</b>
board-line-new = { $place } { $name } <b>{ $rating }</b>, nouveau
board-won =
    { $won ->
        [one] { $won } partie gagnée
        [many] { $won } de parties gagnées
       *[other] { $won } parties gagnées
    }
board-empty = Personne n’a encore fini de partie classée ici. /basra en lance une.
stats-title = 📊 <b>{ $name }</b>
stats-rating = Classement <b>{ $rating }</b>
stats-rating-new = Classement <b>{ $rating }</b>, nouveau jusqu’à cinq parties classées
stats-place = Rang mondial : { $place }
stats-rated =
    Classées : { $played ->
        [one] { $played } partie
        [many] { $played } de parties
       *[other] { $played } parties
    }, dont { $won ->
        [one] { $won } gagnée
        [many] { $won } gagnées
       *[other] { $won } gagnées
    }
stats-all =
    Jouées : { $played ->
        [one] { $played } partie
        [many] { $played } de parties
       *[other] { $played } parties
    }, dont { $won ->
        [one] { $won } gagnée
        [many] { $won } gagnées
       *[other] { $won } gagnées
    }
stats-level =
    🤖 { $level } : { $played ->
        [one] { $played } partie
        [many] { $played } de parties
       *[other] { $played } parties
    }, dont { $won ->
        [one] { $won } gagnée
        [many] { $won } gagnées
       *[other] { $won } gagnées
    }
stats-none = Aucune partie finie pour l’instant. /basra en lance une.

## Verify

verify-title = 🔎 <b>Les mélanges de la partie { $match }</b>
verify-intro = Chaque graine était fixée par son SHA‑256 avant la manche, et tout le paquet en découle.
verify-good = ✅ Manche { $round } : la graine est la bonne. Son premier tapis : { $cards }
verify-undealt = ✅ Manche { $round } : la graine est la bonne. Elle n’a jamais été distribuée.
verify-bad = ❌ Manche { $round } : la graine <b>ne</b> correspond <b>pas</b> à son engagement !
verify-older = Manches précédentes : { $good } sur { $rounds } sont bonnes.
verify-secret = 🔒 Aucune manche n’est encore finie. La graine d’une manche est montrée à la fin.
verify-commitment =
    Engagement :
    <code>{ $commitment }</code>
verify-key = Clé de la partie : <code>{ $key }</code>
verify-how = Pour vérifier par toi-même : docs/fairness.md dans les sources du bot.

## Luck words

luck-none = 🍀 <b>Tu n’as pas de mots porte-bonheur.</b> Envoie <code>/luck tes mots</code> pour en choisir.
luck-shown =
    🍀 <b>Tes mots porte-bonheur</b>
    <code>{ $words }</code>
    Leur SHA‑256 :
    <code>{ $digest }</code>
luck-how =
    Ils entrent dans chaque mélange à tes tables, et personne d’autre ne les voit. La table sait seulement que tu en as, et après la manche, leur SHA‑256.

    Ils sont fixés quand une manche est distribuée ; un changement compte pour la suivante. Choisis-en de nouveaux une fois que le 🔒 d’une manche est dans la discussion : alors personne n’a pu connaître le paquet avant.
luck-noted = 🍀 C’est noté. Mais tout le monde ici a pu les lire. Envoie-moi /luck en privé, et tes mots porte-bonheur resteront à toi.
luck-ask-privately = 🍀 Les mots porte-bonheur restent entre nous. Envoie-moi /luck en privé.
# What a random suggestion is drawn from: short words, one space between.
luck-list =
    abeille agneau aigle aile ambre amande ananas ancre anis arbre arc argent aube aurore automne avoine
    balcon ballon banane bambou banc barque basilic bateau beurre biche bijou blé bois bougie boussole branche
    brebis brise brume bulle cabane cacao café caillou canard canyon carotte cascade castor cerf cerise chameau
    chat chêne cheval chèvre cigale citron clé cloche coeur colline comète corail coton coucou crabe crayon cuivre
    cygne dauphin datte désert dune écharpe éclair écume encre épice érable étang étoile étude faucon fenouil
    fenêtre feu feuille figue flamme fleur flocon flûte forêt fraise galet gazelle girafe givre glacier gorge grenade
    grotte hamac haricot harpe hérisson héron hibou hiver huile île iris ivoire jardin jasmin lac laine
    lampe lavande lentille lézard lierre lilas lin lion loup loutre lune lys mangue marbre mélodie melon menthe
    merle miel miroir moineau moulin mousse myrte neige nid noix nuage oasis océan olive orage orange ours
    palme papaye papier perle phare piano pigeon pinceau pin plage plume poire poivre pomme pont prairie prune
    puits radis raisin renard rivière riz rose rosée ruban rubis ruche sable safran sapin saule savon sel
    sentier soie soleil source sucre tambour thé thym tigre tortue tulipe vague vallon velours vent verger
    vigne violon voile volcan zèbre

## Replay

replay-caption = 📼 Toute la partie { $match } dans un fichier.
replay-where = 📼 Partie { $match } · manche { $round } sur { $rounds } · coup { $ply } sur { $plies }
replay-hand = { $name } : { $cards }
replay-turn = 👉 { $name } : <b>{ $cards }</b>

## The replay page (plain text)

page-title = Une partie de basra à revoir
page-terms = { $target } · règles { $rules }
page-player = Place { $number }
page-round = Manche { $round } sur { $rounds }
page-play = Coup { $ply } sur { $plies }
page-floor = Tapis
page-floor-empty = Le tapis est vide
page-total = Total
page-basras = Basras
page-cards = Cartes
page-dealt = Les cartes sont distribuées.
page-took = { $name } joue { $card } et prend { $cards }
page-laid = { $name } pose { $card }
page-first = Au début
page-back = Un coup en arrière
page-next = Un coup en avant
page-last = À la fin
page-go = Lecture
page-stop = Pause
page-keys = Touches : ← → un coup, Début et Fin, espace pour la lecture
page-won = Victoire : { $name }
page-drawn = Égalité
page-resigned = L’autre camp a abandonné.
page-void = La partie est annulée : elle ne compte pas.
page-numbers = Les chiffres qui sont derrière
page-commitment = Engagement
page-seed = Graine
page-luck = Mots porte-bonheur, SHA‑256
page-file = La partie en fichier
page-checking = Vérification du mélange …
page-verified = Vérifié : ton navigateur a refait chaque paquet à partir de sa graine, et tout est comme promis.
page-compare = Compare les engagements ci-dessous avec ceux de ta discussion.
page-unable = Ouvre cette page en https : sinon ton navigateur ne peut pas refaire les paquets.
page-differs = Non vérifié. Voici ce qui diffère :
page-differs-damage = Le fichier a été modifié après coup.
page-differs-commitment = Manche { $round } : la graine n’est pas celle qui était promise.
page-differs-dealer = La première donne n’est pas à qui le tirage l’avait donnée.
page-differs-play = Manche { $round }, coup { $ply } : ce coup n’est pas possible.
page-differs-totals = Les totaux ne sont pas ceux des coups joués.
page-differs-winner = La victoire n’est pas celle des coups joués.
page-strange = Cette page ne sait pas lire ce fichier.
page-lost = Impossible de charger la partie. Réessaie plus tard.
page-none = Il n’y a pas de partie finie à cette adresse.

## Questions and notices

which-match = Quelle partie ?
resign-ask = 🏳 Abandonner la partie { $match } contre <b>{ $names }</b> ? Elle comptera comme une défaite.
resign-ask-many = 🏳 Quitter la partie { $match } avec <b>{ $names }</b> ? Elle comptera comme une défaite, et l’ordinateur continuera à ta place.
forget-ask = T’oublier pour de bon ? Ton nom, ton classement et tes réglages disparaissent, tes parties en cours sont abandonnées, et dans les anciennes il reste « un ancien joueur ».
unblock-ask = Qui peut te défier à nouveau ?
unblock-none = Tu n’as bloqué personne.
declined-notice = Tu as refusé la partie { $match } avec <b>{ $name }</b>.
welcome-private =
    👋 <b>Basra !</b> Le jeu de cartes des cafés d’Égypte.

    Dans un groupe : <b>/basra @ami</b> lance un défi, <b>/basra</b> ouvre une table. Le tapis est dans le groupe ; tes cartes t’arrivent ici, un bouton chacune.

    Ici : avec <b>/basra</b>, tu joues contre l’ordinateur.

    <b>/learn</b> en dix leçons · <b>/rules</b> en une minute · <b>/help</b> pour tout le reste
welcome-group =
    👋 <b>Basra !</b> Je distribue la basra égyptienne dans ce groupe.

    <b>/basra @ami</b> lance un défi, <b>/basra</b> ouvre une table à qui touche en premier. Le tapis est ici ; tes cartes t’arrivent en privé.

    <b>/rules</b> en une minute · <b>/help</b> pour tout le reste
welcome-slash =
    👋 <b>Basra !</b> Je distribue la basra égyptienne sur ce serveur.

    <b>/basra</b> ouvre une table à qui touche en premier ; choisis un <b>opponent</b> pour défier quelqu’un. Le tapis est dans le salon. Tes cartes t’arrivent en privé, et <b>Ma main</b> les montre ici même, visibles de toi seulement.

    <b>/rules</b> en une minute · <b>/help</b> pour tout le reste
cannot-write = Je n’ai pas le droit d’écrire dans ce salon. Laisse-moi le voir et y envoyer des messages, puis réessaie.
outside-servers = 🃏 Tu joues contre l’ordinateur. Pour jouer avec d’autres, lance /basra sur un serveur où l’on m’a ajouté.
only-in-private = Je ne réponds à cela qu’en privé.
mydata-caption = Tout ce que je garde sur toi.
forgotten = Je t’ai oublié. Bonne continuation !
blocked = 🚫 <b>{ $name }</b> ne peut plus te défier. /unblock annule le blocage.
joined = ✅ Tu es de la partie { $match } dans <b>{ $chat }</b>. Tes cartes t’arrivent ici.
hand-place-dm = Désormais, tes cartes t’arrivent dans notre discussion privée.
hand-place-here = Désormais, tes cartes s’affichent là où tu les demandes : avec /hand ou « Ma main ». Je n’en envoie plus en privé.
link-code =
    🔗 <b>Une personne, deux comptes</b>
    Envoie-moi ceci depuis ton compte sur l’autre plateforme, dans les dix minutes :
    <code>/link { $code }</code>

    Ne le montre à personne : qui l’envoie partage dès lors ton classement.
link-ask = 🔗 <b>Ces deux comptes sont-ils à une même personne ?</b>
link-half =
    <b>{ $name }</b>, { $platforms } : classement { $rating }, { $count ->
        [one] { $count } partie classée
        [many] { $count } de parties classées
       *[other] { $count } parties classées
    }
link-stands =
    Le classement qui a le plus de parties classées l’emporte : <b>{ $rating }</b>, avec désormais { $count ->
        [one] { $count } partie classée
        [many] { $count } de parties classées
       *[other] { $count } parties classées
    }.
link-shared =
    { $count ->
        [one] Dans { $count } partie entre les deux, la meilleure place compte.
        [many] Dans { $count } de parties entre les deux, la meilleure place compte.
       *[other] Dans { $count } parties entre les deux, la meilleure place compte.
    }
link-rest = Résultats, blocages et réglages sont réunis. /unlink sépare à nouveau les comptes : celui qui part recommence à zéro.
linked =
    ✅ Tes comptes n’en font plus qu’un : classement <b>{ $rating }</b>, { $count ->
        [one] { $count } partie classée
        [many] { $count } de parties classées
       *[other] { $count } parties classées
    }.
link-notice = 🔗 Ce compte et <b>{ $name }</b> sur { $platform } sont maintenant à une même personne. Ce n’était pas toi ? /unlink les sépare.
unlink-ask = Séparer ce compte de l’autre ? Celui-ci recommence à zéro, sans classement ; le classement, les résultats et tous les réglages restent à l’autre.
unlinked = Ce compte est désormais seul et recommence à zéro.
arrived = ✅ Tu es de la partie { $match } : elle commence dès que tout le monde est là.

## Help

help =
    <b>Jouer</b>
    /basra @ami – défier quelqu’un (ou répondre à son message)
    /basra – une table ouverte ; en privé, l’ordinateur
    /basra @a @b – à trois, ou à quatre avec @c
    /basra teams @partenaire @c @d – deux contre deux
    /basra 3, 4 ou teams – une table ouverte à plusieurs (à partir de 10, c’est le score à atteindre)
    /basra @ami 151 coffeehouse – un autre score, d’autres règles (arabic, classic, coffeehouse ; v2 pour les standard)
    /basra @ami round – une seule manche
    /basra @ami 60s – un autre temps par coup (60s, 5m, 2h)
    /basra expert – un ordinateur de ce niveau : novice, casual, strong, expert (dans un groupe /basra computer expert)
    /floor – le tapis, ici et maintenant
    /hand – mes cartes
    /hint – le meilleur coup, contre l’ordinateur
    /join – avec le code d’une table d’une autre discussion : une place à cette table
    /resign – abandonner une partie ; à trois ou quatre, les autres continuent
    /cancel – retirer un défi

    <b>Voir</b>
    /leaderboard – cette discussion ; avec week, month, all ou global
    /stats – mes résultats, ou ceux de @pseudo
    /rules – comment on joue à la basra
    /learn – la basra en dix leçons
    /verify – vérifier le mélange
    /replay – revoir une partie
    /review – si une partie a été bien jouée

    <b>Toi</b>
    /settings – langue, images, notifications ; dans un groupe, pour les admins : ses règles et tout le reste
    /language – ma langue
    /luck – tes mots dans le mélange
    /link – mes comptes Telegram et Discord en un seul ; /unlink les sépare
    /unblock – qui j’ai bloqué
    /privacy – ce qui est gardé
    /mydata – tout ce qui est gardé sur moi
    /forgetme – m’effacer

    Quand le temps ⏳ de ton tour est écoulé, l’ordinateur joue une carte pour toi ; si tu laisses passer deux coups, il continue jusqu’à ce que tu touches quelque chose.
help-slash =
    <b>Jouer</b>
    /basra – choisis un <b>{ option-name-opponent }</b> ; sans nom, une table ouverte ; en privé, l’ordinateur
    /basra avec <b>{ option-name-second }</b> et <b>{ option-name-third }</b> – à trois ou quatre ; avec <b>{ option-name-teams }</b>, deux contre deux
    /basra avec <b>{ option-name-rules }</b>, <b>{ option-name-target }</b> ou <b>{ option-name-clock }</b> – jouer autrement
    /basra avec <b>{ option-name-computer }</b> – l’ordinateur prend les places libres et joue à ce niveau
    Clic droit sur quelqu’un, puis Applications, puis « Défier à la basra » – la même chose
    /floor – le tapis, ici et maintenant
    /hand – mes cartes ; <b>{ option-name-where }</b> dit où elles arrivent
    /hint – le meilleur coup, contre l’ordinateur
    /join – avec le code d’une table d’une autre discussion : une place à cette table
    /resign – abandonner une partie ; à trois ou quatre, les autres continuent
    /cancel – retirer un défi
privacy =
    <b>Ce que je garde</b>
    Ton nom, ton nom d’utilisateur, ta langue et ton numéro de compte, pour qu’on puisse te défier ; ton classement et tes résultats ; les coups de tes parties ; qui tu as bloqué ; tes mots porte-bonheur ; ce que tu as réglé, et où tu en es dans /learn.

    <b>Ce que je ne garde pas</b>
    Ce que les gens écrivent dans le groupe. Je vois les commandes, les réponses à mes messages et les boutons touchés, et je ne garde aucun message.

    Une main n’est montrée qu’à la personne qui la tient. Les graines du mélange restent secrètes jusqu’à la fin de la manche. Rien n’est vendu ni donné à personne.

    /mydata t’envoie tout. /forgetme t’efface ; dans les parties finies, il reste « un ancien joueur ».

## Rules

rules-title = 📖 <b>Basra égyptienne</b> · règles { $rules }
rules-of-match = 🃏 Partie { $match } : <b>{ $names }</b>
rules-aim = Prends les cartes du tapis. Un paquet fait une manche : quatre cartes chacun, puis quatre autres, jusqu’à ce qu’il soit épuisé.
rules-numerals = <b>A–10</b> prennent les cartes de même valeur et celles dont la somme fait leur valeur (A vaut 1), les deux à la fois. On prend le plus de cartes possible ; s’il y a plusieurs façons, tu choisis.
rules-court = <b>Dame (Q) et roi (K)</b> ne prennent que leurs semblables.
rules-jack = <b>Le valet (J)</b> prend tout le tapis.
rules-komi = <b>{ $card }, le Komi,</b> prend tout le tapis.
rules-komi-alone = Quand le Komi est seul sur le tapis, <b>n’importe quelle carte</b> le prend.
rules-komi-seven = Une fois sur le tapis, le Komi est un sept ordinaire.
rules-laid = Une carte qui ne prend rien reste sur le tapis. Le dernier tapis va à qui a pris en dernier.
rules-score = <b>Points</b>
rules-most = le plus gros tas : { $points }
rules-most-tie = le plus gros tas : { $points }, reportés à la manche suivante en cas d’égalité
rules-basra-plain = basra, quand A–10, dame ou roi vide le tapis : { $points }
rules-basra-jack = un valet prend un valet seul : { $points }
rules-basra-komi = n’importe quelle carte prend le Komi seul : { $points }
rules-komi-jack = le Komi prend un valet seul : { $points }
rules-komi-one-rank = le Komi prend ce qu’une seule carte A–10 aurait pu prendre : { $points }
rules-komi-ten = le Komi prend des chiffres qui font 10 ou moins en tout : { $points }
rules-komi-court = le Komi ne prend que des dames ou que des rois : { $points }
rules-each-jack = chaque valet dans le tas : { $points }
rules-each-ace = chaque as dans le tas : { $points }
rules-two-of-clubs = { $card } dans le tas : { $points }
rules-ten-of-diamonds = { $card } dans le tas : { $points }
rules-sweep = Sinon, quand le valet ou le Komi rafle le tapis, cela ne rapporte rien.
rules-target = À la fin d’une manche, le plus haut total d’au moins { $target } gagne.
rules-target-round = Une seule manche : le plus haut total gagne.
rules-page = Page { $page } sur { $pages }
rules-deal = <b>La donne</b>
rules-seats = On joue à deux, trois ou quatre ; à quatre, on peut faire deux équipes, les partenaires face à face.
rules-first = Au début, quatre cartes sont sur le tapis, sans valet ni Komi parmi elles.
rules-turns = La place après le donneur commence. À son tour, il faut jouer une carte.
rules-capturing = <b>Prendre des cartes</b>
rules-sweepers = <b>Le valet et le Komi</b>
rules-basras = <b>Basra</b>
rules-basra-what = Une basra est un coup qui vide le tapis et rapporte aussitôt des points :
rules-basra-none = Avec ces règles, vider le tapis ne rapporte rien : il n’y a pas de basra.
rules-count-when = Quand le paquet est épuisé, chaque camp compte les cartes qu’il a prises.
rules-last = Ce qui reste sur le tapis va à qui a pris en dernier. Ce n’est pas une basra.
rules-basra-too = Les basras de la manche s’y ajoutent.
rules-match = <b>La partie</b>
rules-tied = Si le plus haut total est partagé, on joue encore une manche.
rules-dealer = Après chaque manche, la donne passe à la place suivante.
rules-examples = <b>Exemples</b>
example-takes = { $floor } + <b>{ $card }</b> : prend { $cards }
example-all = { $floor } + <b>{ $card }</b> : prend tout
example-all-basra = { $floor } + <b>{ $card }</b> : prend tout, <b>{ $points }</b>
example-choice = { $floor } + <b>{ $card }</b> : prend { $cards } ou { $others }
example-laid = { $floor } + <b>{ $card }</b> : reste sur le tapis

## Settings

language-name = Français
settings-house = ⚙️ <b>Réglages : { $chat }</b>
settings-own = ⚙️ <b>Tes réglages</b>
settings-note = Une partie garde les règles, la longueur et le temps par coup avec lesquels elle a été proposée.
setting-line = { $setting } : <b>{ $value }</b>
setting-brief = { $setting } : { $value }
settings-set = ⚙️ { $settings }
settings-changes = <b>Derniers changements</b>
settings-change = { $name } : { $setting }, { $before } → { $after } · { $time }
digits-sample = 123
setting-language = Langue
setting-digits = Chiffres
setting-rules = Règles
setting-target = Longueur des parties
setting-clock = Temps par coup
setting-pictures = Images
setting-deck = Couleurs des cartes
setting-starters = Qui lance les parties
setting-floors = Parties à la fois
setting-calls = Notifications
setting-place = Où vont mes cartes
setting-most-cards = Le plus gros tas
setting-tie-for-most = Tas à égalité
setting-plain-basra = Une basra
setting-jack-basra = Un valet prend un valet seul
setting-komi-taken-by = Le Komi seul est pris par
setting-komi-basra = Une carte prend le Komi seul
setting-komi-takes-jack = Basra du valet aussi par le Komi
setting-komi-sweep = Basra si le Komi prend des chiffres
setting-komi-takes-court = Basra si le Komi prend dames ou rois
setting-each-jack = Chaque valet dans le tas
setting-each-ace = Chaque as dans le tas
setting-two-of-clubs = { $card } dans le tas
setting-ten-of-diamonds = { $card } dans le tas
value-number = { $number }
value-usual = par défaut
value-starter = selon qui lance la partie
value-account = comme mon compte
value-on = oui
value-off = non
value-two = deux
value-four = quatre
value-everyone = tout le monde
value-admins = les admins seulement
value-all = à mon tour, avec un rappel
value-turns = à mon tour seulement
value-none = aucune
value-nobody = personne ne marque
value-carried = points reportés à la manche suivante
value-any-card = n’importe quelle carte
value-seven = ce qui prend un sept
value-one-rank = si une carte A–10 les prenait
value-ten-or-less = s’ils font 10 ou moins
value-never = jamais
value-dm = notre discussion privée
value-here = là où je les demande

## The course

learn-title = 🎓 <b>Leçon { $lesson } sur { $lessons }</b>
learn-hand = ✋ Ta main : <b>{ $cards }</b>
learn-right = ✅ <b>Bravo !</b> { $why }
learn-wrong = ❌ { $why } Essaie une autre carte.
learn-done = 🎓 <b>Le cours est fini.</b> Tu sais tout ce qu’il faut savoir : avec <b>/basra</b>, tu joues ici contre l’ordinateur, et <b>/rules</b> réunit tout.
learn-rank = <b>La même valeur.</b> Une carte prend sur le tapis toutes celles de même valeur. Laquelle des tiennes prend quelque chose ?
learn-rank-8s = { $card } prend { $cards } : même valeur.
learn-rank-9c = Il n’y a pas de neuf, et rien n’y fait neuf en tout. { $card } resterait sur le tapis.
learn-rank-qs = Une dame prend des dames, et il n’y en a pas. { $card } resterait sur le tapis.
learn-sum = <b>Les sommes.</b> Une carte de A à 10 prend aussi des cartes dont la somme fait sa valeur. L’as (A) vaut 1. Laquelle des tiennes prend quelque chose ?
learn-sum-7s = { $cards } font sept ensemble, donc { $card } prend les deux.
learn-sum-5h = Il n’y a pas de cinq, et rien n’y fait cinq en tout. { $card } resterait sur le tapis.
learn-sum-kd = J, Q et K ne valent aucun chiffre : un roi prend des rois, et il n’y en a pas. { $card } resterait sur le tapis.
learn-both = <b>Les deux à la fois.</b> Un même coup prend la même valeur et les sommes. Quelle carte prend le plus ?
learn-both-8s = { $card } prend le huit, et le sept avec l’as, qui font huit aussi : { $cards }.
learn-both-7s = { $card } prend { $cards } et rien de plus. Une autre carte en prend trois.
learn-both-kd = { $card } prend { $cards } et rien de plus. Une autre carte en prend trois.
learn-groups = <b>Plusieurs sommes.</b> Un coup peut prendre plusieurs sommes, mais aucune carte ne compte dans deux. On prend toujours le plus de cartes possible. Quelle carte prend le plus ?
learn-groups-6h = Deux et quatre font six, cinq et l’as font six : { $card } prend les quatre, { $cards }.
learn-groups-9d = { $card } prend le neuf, et le quatre avec le cinq : { $cards }. Trois cartes, et une autre en prend quatre.
learn-groups-5s = { $card } prend le cinq, et le quatre avec l’as : { $cards }. Trois cartes, et une autre en prend quatre.
learn-court = <b>Dames et rois</b> prennent tous leurs semblables, et ne comptent jamais dans une somme. Quelle carte en prend deux ?
learn-court-qh = { $card } prend les deux dames : { $cards }.
learn-court-kd = { $card } prend { $cards } : il n’y a qu’un roi.
learn-court-ts = Dames et rois ne valent aucun chiffre, donc rien n’y fait dix. { $card } resterait sur le tapis.
learn-jack = <b>Le valet</b> prend tout le tapis, quoi qu’il y ait. Quelle carte le fait ici ?
learn-jack-js = { $card } prend tout. Comme il le peut toujours, ce n’est pas une basra : tu gagnes les cartes, mais aucun point.
learn-jack-9h = { $card } prend { $cards } et laisse le reste.
learn-jack-qc = { $card } prend { $cards } et laisse le reste.
learn-komi = <b>Le Komi, { $komi },</b> prend tout le tapis, comme un valet. Mais il a un second visage : là où une seule carte de A à 10 aurait pu tout prendre, il fait une <b>basra</b>. Quelle carte en fait une ici ?
learn-komi-7d = { $card } prend tout, comme un huit l’aurait fait. C’est une basra : { $plain }.
learn-komi-jh = { $card } prend tout aussi, mais un valet n’en fait pas une basra : aucun point.
learn-komi-7s = { $card } est un simple sept : il prend { $cards }, et le tapis n’est pas vide.
learn-burn = <b>Brûler le Komi.</b> Sur un tapis vide, toute carte est posée. Si le Komi s’y trouve seul, <b>n’importe quelle carte</b> le prend : { $single }. Quelle carte poses-tu ?
learn-burn-4s = Qui prend { $card } gagne { $plain } au plus, et il faut pour cela un quatre ou le Komi. Les deux autres peuvent te coûter plus cher.
learn-burn-7d = Alors ton adversaire prend { $card } avec n’importe quelle carte et gagne { $single }. Le Komi est brûlé.
learn-burn-jc = { $card } serait seul sur le tapis, et un valet ou le Komi le prend : { $jack } pour ton adversaire.
learn-jack-basra = <b>La basra du valet.</b> Un valet est seul sur le tapis. Le prendre avec un valet rapporte { $jack }. Laquelle de tes cartes le fait ?
learn-jack-basra-jh = { $card } prend { $cards }, et il n’y avait que ce valet sur le tapis : { $jack }.
learn-jack-basra-5c = Un valet ne vaut aucun chiffre : seul un valet ou le Komi le prend. { $card } resterait sur le tapis.
learn-jack-basra-qd = Une dame prend des dames : seul un valet ou le Komi prend un valet. { $card } resterait sur le tapis.
learn-last = <b>Le dernier tapis.</b> Quand toutes les cartes sont jouées, ce qui reste va à qui a pris en dernier ; ce n’est pas une basra. Il te reste deux cartes, à ton adversaire seulement { $other }. Tu joues, puis ton adversaire, puis toi. Quelle carte maintenant ?
learn-last-8c = Tu poses { $card }, ton adversaire prend le dix, et ta dernière carte prend le quatre. Tu as pris en dernier : tout le reste est à toi.
learn-last-4d = { $card } prend { $cards } maintenant, mais ensuite { $other } prend le dix, et ta dernière carte ne prend rien. Tout le reste va à ton adversaire.

## Toasts (plain text, at most 200 letters)

toast-took = Tu prends { $cards }
toast-took-many =
    { $count ->
        [one] Tu prends { $count } carte
        [many] Tu prends { $count } de cartes
       *[other] Tu prends { $count } cartes
    }
toast-laid = Tu poses { $card }
toast-basra = ⭐ { $basra } { $points }
toast-ready = C’est noté ! On attend les autres.
toast-ready-all = C’est noté ! On continue.
toast-learn-again = Ce n’est pas { $card } : il est écrit pourquoi. Essaie une autre carte.
toast-luck-set = Tes mots porte-bonheur sont enregistrés.
toast-luck-cleared = Tu n’as plus de mots porte-bonheur.
toast-accepted = Tu es de la partie !
toast-declined = Défi refusé.
toast-left = Tu as quitté la table.
toast-cancelled = Défi annulé.
toast-blocked = { $name } ne peut plus te défier.
toast-open = Tes cartes sont dans notre discussion privée.
toast-resigned = Tu as abandonné la partie { $match }.
toast-unknown = Ce bouton n’est plus à moi.
toast-failed = Ça n’a pas marché. Réessaie dans un instant.

## Refusals (plain text, at most 200 letters)

refusal-no-match = Cette partie n’existe pas, ou elle est finie depuis longtemps.
refusal-ended = Cette partie est finie.
refusal-not-yours = Tu ne joues pas dans cette partie.
refusal-left = Tu as abandonné cette partie. On n’y revient pas.
refusal-not-played = Seuls ceux qui ont joué cette partie peuvent demander la revanche.
refusal-not-over = La partie { $match } est encore en cours. Tu pourras la revoir quand elle sera finie.
refusal-none-over = Aucune partie n’est encore finie.
refusal-not-your-turn = Ce n’est pas encore à toi.
refusal-not-your-card = Cette carte n’est pas dans ta main.
refusal-stale = Trop tard : le jeu a avancé.
refusal-already-played = Déjà jouée.
refusal-choose = Plusieurs façons de prendre : choisis-en une.
refusal-paused = Entre deux manches, on ne joue pas. Touche « On continue ».
refusal-oneself = Tu ne peux pas te défier toi-même.
refusal-bot = Les bots ne jouent pas ici. Pour l’ordinateur : /basra, puis « Contre l’ordinateur ».
refusal-not-a-person = Il faut un compte personnel pour cela.
refusal-only-invited = Ce défi est réservé à { $name }.
refusal-only-starter = Seul un admin, ou la personne qui l’a lancé, peut faire cela.
refusal-not-open = Ce défi n’est plus ouvert.
refusal-full = La table est complète.
refusal-seated = Tu as déjà une place à cette table.
refusal-twice = { $name } apparaît deux fois : une place par personne.
refusal-pair-open = Il y a déjà un défi ouvert entre toi et { $name } : la partie { $match }.
refusal-cooldown =
    { $seconds ->
        [one] Pas si vite : réessaie dans { $seconds } seconde.
        [many] Pas si vite : réessaie dans { $seconds } de secondes.
       *[other] Pas si vite : réessaie dans { $seconds } secondes.
    }
refusal-blocked = { $name } n’accepte pas tes défis.
refusal-chat-full =
    { $count ->
        [one] Une partie est en cours dans ce groupe. Attends qu’elle finisse, ou joue en privé.
        [many] { $count } de parties sont en cours dans ce groupe. Attends que l’une finisse, ou joue en privé.
       *[other] { $count } parties sont en cours dans ce groupe. Attends que l’une finisse, ou joue en privé.
    }
refusal-admins-start = Dans ce groupe, seuls les admins lancent des parties.
refusal-bad-target = Le score à atteindre est un nombre entier de 10 à 1000.
refusal-only-dm = Ici, tes cartes ne peuvent arriver que dans notre discussion privée.
refusal-no-code = Quelle table ? /join et son code, tel qu’il figure sur le défi : /join K7QFM
refusal-bad-turn = Un coup dure de 10 secondes à 24 heures : 60s, 5m ou 2h.
refusal-bad-code = Rien ne porte ce code, ou il a expiré. Vérifie les lettres.
refusal-others-link = Ce lien est fait pour quelqu’un d’autre. Touche toi-même le bouton dans le groupe.
refusal-bad-word = Je ne connais pas le mot { $word } ici. /help montre ce qui marche.
refusal-clash = { $word } et { $other } ne vont pas ensemble : choisis l’un des deux.
refusal-link-own = Ce code est pour ton autre compte : c’est de là-bas qu’il faut l’envoyer avec /link.
refusal-link-twice = Les deux ont déjà un compte sur la même plateforme, et on n’en a qu’un sur chacune. /unlink en sépare deux.
refusal-link-match = La partie { $match } concerne vos deux comptes. Relie-les quand elle sera finie.
refusal-link-gone = Il n’y a plus rien à confirmer. /link recommence.
refusal-not-linked = Ce compte n’est relié à aucun autre.
refusal-unlink-match = La partie { $match } n’est pas encore finie. Sépare les comptes après.
refusal-bad-luck = Les mots porte-bonheur font au plus { $most } caractères de texte simple.
refusal-too-many = Il y a plus de monde que de places. On joue à quatre au plus.
refusal-unknown-person = Personne de ce nom n’a encore joué avec moi.
refusal-no-live-match = Tu n’as pas de partie en cours.
refusal-no-challenge = Il n’y a pas de défi ouvert ici.
refusal-no-floor = Aucune partie n’est en cours dans cette discussion.
refusal-only-admins = Seuls les admins de ce groupe peuvent changer ses réglages.
refusal-others-button = Ces boutons sont pour la personne qui les a demandés.
refusal-unknown-setting = Cela ne se règle plus. /settings montre ce qui se règle.
refusal-no-points = Alors plus rien ne rapporterait de points. Fais d’abord compter autre chose.
refusal-hint-people = Les conseils sont réservés aux parties contre l’ordinateur seul.
refusal-reviewing = Je regarde déjà une partie de cette discussion. Attends un instant.
refusal-reviews-full = Je regarde d’autres parties en ce moment. Redemande-moi dans une minute.
refusal-busy = Trop de choses à la fois. Réessaie.

## Commands and the bot’s own description (plain text)

command-basra = Défier quelqu’un ou ouvrir une table
command-floor = Montrer le tapis ici
command-hand = Voir mes cartes
command-hint = Voir quoi jouer contre l’ordinateur
command-leaderboard = Voir qui est en tête
command-stats = Voir mes résultats
command-rules = Lire comment on joue à la basra
command-learn = Apprendre la basra en dix leçons
command-settings = Changer les réglages
command-language = Choisir ma langue
command-resign = Abandonner une partie
command-cancel = Retirer un défi
command-verify = Vérifier le mélange
command-luck = Choisir mes mots porte-bonheur pour le mélange
command-replay = Revoir une partie
command-review = Voir si une partie a été bien jouée
command-unblock = Voir qui j’ai bloqué
command-help = Voir toutes les commandes
command-privacy = Savoir ce qui est gardé sur moi
command-join = Prendre place à une table avec son code
command-link = Relier mes comptes Telegram et Discord
command-unlink = Séparer ce compte de l’autre
command-mydata = Recevoir tout ce qui est gardé sur moi
command-forgetme = M’effacer
command-start = Commencer
about =
    La basra égyptienne entre amis : défie quelqu’un dans ton groupe, le tapis est là-bas, tes cartes arrivent ici, un bouton par carte.

    Touche Démarrer, puis /basra pour jouer contre l’ordinateur.
about-short = Basra égyptienne (الكومي) dans ton groupe : défie tes amis, un bouton par carte.

## Discord’s commands (plain text)

menu-challenge = Défier à la basra
option-opponent = Qui tu défies ; sans nom, tu ouvres une table
option-second = Une personne de plus
option-third = Une personne de plus
option-teams = Deux contre deux ; la première personne nommée fait équipe avec toi
option-seats = À combien on joue à une table ouverte
option-rules = Quelles règles
option-target = Le score à atteindre, de 10 à 1000, ou une seule manche
option-clock = Temps par coup, par exemple 60s, 10m ou 24h
option-computer = Le niveau de l’ordinateur, qui prend alors les places libres
option-number = Le numéro d’une partie
option-where = Dans notre discussion privée, ou ici, visible de toi seulement
option-span = Depuis quand, ou le monde entier
option-person = Qui ; toi par défaut
option-preset = Quelles règles
option-words = Des mots au choix
option-me = Tes propres réglages au lieu de ceux du serveur
option-code = Le code qu’on t’a donné
command-name-basra = basra
command-name-floor = tapis
command-name-hand = main
command-name-hint = conseil
command-name-leaderboard = classement
command-name-stats = statistiques
command-name-rules = règles
command-name-learn = apprendre
command-name-settings = réglages
command-name-language = langue
command-name-resign = abandonner
command-name-cancel = annuler
command-name-verify = vérifier
command-name-luck = chance
command-name-replay = revoir
command-name-review = analyse
command-name-unblock = débloquer
command-name-help = aide
command-name-privacy = confidentialité
command-name-join = rejoindre
command-name-link = relier
command-name-unlink = séparer
command-name-mydata = mes-données
command-name-forgetme = oublie-moi
option-name-opponent = adversaire
option-name-second = personne-2
option-name-third = personne-3
option-name-teams = équipes
option-name-seats = places
option-name-rules = règles
option-name-target = score
option-name-clock = temps
option-name-computer = ordinateur
option-name-number = numéro
option-name-where = où
option-name-span = période
option-name-person = personne
option-name-preset = règles
option-name-words = mots
option-name-me = moi
option-name-code = code
choice-seats-2 = Deux
choice-seats-3 = Trois
choice-seats-4 = Quatre
choice-where-dm = Dans notre discussion privée
choice-where-here = Ici, visible de moi seulement
choice-span-all = Depuis toujours
choice-span-week = Cette semaine
choice-span-month = Ce mois-ci
choice-span-global = Le monde entier
