# English. Facts come in safe: names escaped and isolated, card runs isolated.
# The small HTML of bot/view.py is allowed, but not in toasts, refusals, buttons and commands.

## Words

someone = Someone
former-player = a former player
computer = Computer
computer-numbered = Computer { $number }
computer-for = Computer (for { $name })
side-names = { $first } & { $second }
seat-free = a free seat
list-next = { $names }, { $name }
list-last = { $names } and { $name }
cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
basras-count =
    { $count ->
        [one] { $count } basra
       *[other] { $count } basras
    }
ruleset-v2 = Standard
ruleset-arabic = Arabic
ruleset-classic = Classic
ruleset-coffeehouse = Coffeehouse
ruleset-house = House
ruleset-mixed = House ({ $rules })
this-group = this group
platform-telegram = Telegram
platform-discord = Discord
chat-elsewhere = { $chat } on { $platform }
target-points = to { $points }
terms = Match { $match } · { $target } · { $rules } rules
target-round = a single round
terms-turn = ⏱ { $time } a turn
turn-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
turn-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
turn-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
clock-utc = { $time } UTC

## Buttons

button-accept = Accept
button-decline = Decline
button-cancel = Cancel
button-join = Join
button-computer = Play the computer
button-fill = Fill with computers
button-leave = Leave
button-open-hand = Open my hand
button-my-hand = My hand
button-ready = Ready
button-rematch = Rematch
button-more = More
button-back = Back
button-return = I’m back
button-resign-sure = Yes, resign
button-keep-playing = Keep playing
button-block = No more challenges from { $name }
button-unblock = Unblock { $name }
button-forget-sure = Yes, forget me
button-link-sure = Yes, both are me
button-unlink-sure = Yes, part them
button-luck-draw = 🎲 Four random words
button-luck-clear = No luck words
button-private = Open our private chat
button-next = Next ▶
button-learn-again = Start over
button-match = Match { $match }: { $names }

button-fairness = How the shuffle works
button-page = Watch it in the browser

## Challenge

challenge-friend = 🃏 <b>{ $starter }</b> challenges <b>{ $friend }</b> to Basra!
challenge-open = 🃏 <b>{ $starter }</b> opens a Basra table. Who plays?
challenge-open-many = 🃏 <b>{ $starter }</b> opens a Basra table for { $seats }. Who plays?
challenge-open-teams = 🃏 <b>{ $starter }</b> opens a Basra table for two teams. Who plays?
challenge-computer = 🃏 <b>{ $starter }</b> plays Basra against the computer.
challenge-teams = 🃏 <b>{ $side }</b> challenge <b>{ $other }</b> to Basra!
challenge-side = 👥 { $names }
challenge-here = ✅ { $names }
challenge-missing = 📨 Waiting for <b>{ $names }</b> to accept
challenge-free =
    💺 { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
challenge-code = 🔑 From another chat: <code>/join { $code }</code>
challenge-expires = ⏳ Open until: { $time }
challenge-arriving = 👋 Waiting for <b>{ $name }</b> to open a chat with me. Tap the button, then Start.
challenge-started = 🃏 <b>{ $names }</b>: match { $match } is on!
challenge-declined = ✋ <b>{ $name }</b> declined. No match { $match } this time.
challenge-cancelled = ✖️ Match { $match } was cancelled.
challenge-expired = ⌛ Nobody came in time: match { $match } is off.
commitment-first =
    🔒 The pack of round 1 is already fixed. SHA‑256 of its seed:
    <code>{ $commitment }</code>

## Computers

level-novice = Novice
level-casual = Casual
level-strong = Strong
level-expert = Expert
level-about-novice = misses a sum now and then, and likes picture cards
level-about-casual = takes what scores and leaves you little
level-about-strong = remembers the cards and looks ahead
level-about-expert = weighs what you could hold, and the score of the match
level-ask = 🤖 <b>How well should the computer play?</b>
level-line = <b>{ $level }</b>: { $about }
move-takes = <b>{ $card }</b> (takes { $cards })
move-lays = <b>{ $card }</b> (laid)
hint-best = 💡 { $move }
reason-only = There is no other play.
reason-basra = It makes a basra: { $points }.
reason-sweep = It brings in { $taken } at once.
reason-majority = It takes { $taken }, and the pile then has { $pile }: more than half of the pack.
reason-deny = It takes { $taken } away from a floor that { $danger } of the { $unseen } unseen cards would have cleared for points.
reason-unclearable = It takes { $taken } and leaves { $left }: no single unseen card clears that for points.
reason-take =
    It takes { $taken }; { $danger } of the { $unseen } unseen cards then { $danger ->
        [one] clears
       *[other] clear
    } the floor for points.
reason-safe = No single unseen card then clears the floor for points.
reason-keep-jack = The Jack stays in hand for a richer floor.
reason-keep-komi = The Komi stays in hand for a better moment.
reason-least-risk =
    { $danger } of the { $unseen } unseen cards then { $danger ->
        [one] clears
       *[other] clear
    } the floor for points; no other play costs less.
reason-risk =
    { $danger } of the { $unseen } unseen cards then { $danger ->
        [one] clears
       *[other] clear
    } the floor for points.
review-title = 🔍 <b>Match { $match } in review</b>
review-note = Each line is a side’s chance of winning, by what its player could know.
review-partly = I got through { $judged } of { $plays } plays; what follows leaves out the rest. Ask again in a minute.
review-nothing = I did not get to look at any of its plays: too much is going on. Ask again in a minute.
review-absent = The computer played for { $names } at times. Those plays count for nobody.
review-accuracy = { $sign } { $name }: accuracy <b>{ $accuracy }%</b>
review-rounds = Chance of winning in percent, as each round began and at the end:
review-ends = Chance of winning in percent, at the beginning and at the end:
review-course = { $sign } { $name }: { $chances }
review-next = { $before } → { $after }
review-costly = <b>The costliest plays</b>
review-moment = { $place } Round { $round }, play { $ply } · { $name }: { $move } · { $cost }%
review-better = Better: { $move }. { $reason }
review-none = No play cost anything worth telling.
review-working = 🔍 I am looking at match { $match } play by play. It takes a few seconds.
review-waiting = 🔍 I am looking at other matches first. Match { $match } comes after them.
review-unplayed = No card was played in match { $match }: there is nothing to look at.
review-alt = Each side’s chance of winning, play by play.
terms-computer = 🤖 { $level }

## Floor

floor-cards = 🟩 <b>{ $cards }</b>
floor-empty = 🟩 <b>The floor is empty</b>
turn-of = 👉 <b>{ $name }</b> to play
turn-of-until = 👉 <b>{ $name }</b> to play · ⏳ { $time }
turn-of-away = 💤 <b>{ $name }</b> is away: the computer plays
seat-away = 💤 { $name } is away
seat-unreachable = 📵 I can’t reach { $name }: open a chat with me
seat-whispered = 🙈 { $name }: press “My hand” to see your cards
turn-yours = 👉 <b>Your turn</b>
turn-yours-until = 👉 <b>Your turn</b> · ⏳ { $time }
turn-yours-away = 💤 You are away: the computer plays for you. Tap a card to take over.
side-line = <b>{ $name } { $total }</b> · { $cards }
side-line-basra = <b>{ $name } { $total }</b> · { $cards } · { $basras } <b>{ $points }</b>
play-took = { $name } played { $card } and took { $cards }
play-laid = { $name } laid { $card }
floor-rest = The rest goes to { $name }, who took last: { $cards }
stand-in-took = The computer played { $card } for { $name } and took { $cards }
stand-in-laid = The computer laid { $card } for { $name }
play-basra = ⭐ <b>{ $basra } { $points }</b> { $play }
basra-plain = Basra!
basra-jack = Jack basra!
basra-komi = Komi basra!
alt-floor = On the floor: { $cards }.
alt-floor-empty = The floor is empty.
alt-hand = In your hand: { $cards }.
alt-laid = Just laid: { $card }.
alt-took = { $card } just took { $cards }.
alt-basra = Basra! { $card } just took { $cards }.
alt-piles = Cards taken: { $sizes }.
alt-basras = Basras: { $cards }.
floor-where = Deal { $deal } of { $deals } · round { $round } · { $target } · match { $match }
dealer-line = 🎴 Dealer: { $name }
carried-over = The most cards bring { $points } more this round.
luck-set = 🍀 Luck words: { $names }
floor-paused = ⏸ <b>Round { $round } is over</b>
floor-paused-until = ⏸ <b>Round { $round } is over</b> · next: { $time }
floor-ready = ✅ Ready: { $names }
floor-suspended = 💤 <b>Nobody is at the table.</b> Match { $match } waits: /hand brings you back.
floor-suspended-until = Open until: { $time }
floor-over = 🏁 <b>Match { $match } is over</b>

## Hand

hand-lays = <b>{ $card }</b> is laid
hand-takes = <b>{ $card }</b> takes { $cards }
hand-basra = ⭐ <b>{ $card } { $basra } { $points }</b> takes { $cards }
hand-choices =
    <b>{ $card }</b> takes { $cards } in { $ways ->
        [one] { $ways } way
       *[other] { $ways } ways
    }: you choose
hand-choose = <b>{ $card }</b> can take { $cards } in several ways. Which?
hand-choose-more =
    { $hidden ->
        [one] { $hidden } more way is not shown.
       *[other] { $hidden } more ways are not shown.
    }
hand-where = Deal { $deal } of { $deals } · round { $round } · { $target }
hand-match = Match { $match } in <b>{ $chat }</b>
hand-match-private = Match { $match }
hand-lost = ⚠️ I can’t write in <b>{ $chat }</b> now. The match goes on here.
hand-left = 🏳 You left match { $match } in <b>{ $chat }</b>. The computer plays on in your place.
hand-left-private = 🏳 You left match { $match }. The computer plays on in your place.
hand-suspended = 💤 <b>Match { $match } waits for you.</b> Tap to come back.

## Count

count-title = 🧮 <b>Round { $round } is counted</b> · match { $match }
count-side = <b>{ $name } { $points }</b>
count-most = { $cards }, the most: { $points }
count-tied = { $cards }, a tie
count-fewer = { $cards }
count-basra-plain =
    { $count ->
        [one] { $count } basra: { $points }
       *[other] { $count } basras: { $points }
    }
count-basra-jack =
    { $count ->
        [one] { $count } Jack basra: { $points }
       *[other] { $count } Jack basras: { $points }
    }
count-basra-komi =
    { $count ->
        [one] { $count } Komi basra: { $points }
       *[other] { $count } Komi basras: { $points }
    }
count-no-basra = no basra
count-honours = honours: { $points }
count-carried = Nobody has the most cards: { $points } go on to the next round.
count-total = Total: <b>{ $total }</b>
total-line = { $name } <b>{ $total }</b>
seed-shown =
    🔓 Seed of round { $round }:
    <code>{ $seed }</code>
words-digest =
    Luck words of { $name }, SHA‑256:
    <code>{ $digest }</code>
commitment-next =
    🔒 Round { $round } is already fixed. SHA‑256 of its seed:
    <code>{ $commitment }</code>

## Result

result-winner = 🏆 <b>{ $name } wins!</b>
result-winners = 🏆 <b>{ $name } win!</b>
result-draw = 🤝 <b>A draw!</b>
result-resigned = 🏳 { $name } resigned.
result-void = 🚫 <b>Match { $match } is void.</b> It counts for nothing.
result-chat = In <b>{ $chat }</b>
result-review = 🔍 How it was played: /review { $match }
rating-title = <b>Rating</b>
rating-change = { $name } { $before } → { $after } ({ $step })
rating-change-new = { $name } { $before } → { $after } ({ $step }), new
rating-none = Unrated.
count-last = 🧮 Last round, round { $round }

## Boards

board-all = 🏆 <b>Best of this chat</b>
board-week = 🏆 <b>This chat, this week</b>
board-month = 🏆 <b>This chat, this month</b>
board-global = 🏆 <b>Best of the world</b>
board-line = { $place } { $name } <b>{ $rating }</b>
board-line-new = { $place } { $name } <b>{ $rating }</b>, new
board-won =
    { $won ->
        [one] { $won } match won
       *[other] { $won } matches won
    }
board-empty = Nobody has finished a rated match here yet. /basra starts one.
stats-title = 📊 <b>{ $name }</b>
stats-rating = Rating <b>{ $rating }</b>
stats-rating-new = Rating <b>{ $rating }</b>, new until five rated matches
stats-place = Place { $place } in the world
stats-rated =
    Rated: { $played ->
        [one] { $played } match
       *[other] { $played } matches
    }, { $won } won
stats-all =
    Played: { $played ->
        [one] { $played } match
       *[other] { $played } matches
    }, { $won } won
stats-level =
    🤖 { $level }: { $played ->
        [one] { $played } match
       *[other] { $played } matches
    }, { $won } won
stats-none = No finished match yet. /basra starts one.

## Verify

verify-title = 🔎 <b>The shuffles of match { $match }</b>
verify-intro = Each seed was fixed by its SHA‑256 before the round, and the pack follows from it.
verify-good = ✅ Round { $round }: the seed matches. Its first floor: { $cards }
verify-undealt = ✅ Round { $round }: the seed matches. It was never dealt.
verify-bad = ❌ Round { $round }: the seed does <b>not</b> match its commitment!
verify-older = Older rounds: { $good } of { $rounds } match.
verify-secret = 🔒 No round is over yet. The seed of a round is shown when it ends.
verify-commitment =
    Commitment:
    <code>{ $commitment }</code>
verify-key = Match key: <code>{ $key }</code>
verify-how = How to check it yourself: docs/fairness.md in the bot’s source.

## Luck words

luck-none = 🍀 <b>You have no luck words.</b> <code>/luck any words</code> sets some.
luck-shown =
    🍀 <b>Your luck words</b>
    <code>{ $words }</code>
    Their SHA‑256:
    <code>{ $digest }</code>
luck-how =
    They go into every shuffle at your tables, and nobody else sees them. The table sees that you have some, and after the round their SHA‑256.

    They are fixed when a round is dealt; a change counts for the next one. Set new ones after a round’s 🔒 stands in the chat: then nobody can have known the pack before.
luck-noted = 🍀 Noted. But everybody here could read that. Send me /luck in our private chat, and your luck words stay with you.
luck-ask-privately = 🍀 Luck words are between the two of us. Send me /luck in our private chat.
# What a random suggestion is drawn from: short words, one space between.
luck-list =
    acorn amber anchor apple arrow autumn bamboo barley basil beach beetle bell berry birch blanket bottle
    branch bread breeze brick bridge brook bucket butter button camel candle canyon carpet carrot castle cedar
    cherry chimney cinnamon cloud clover coffee comet copper coral cotton cradle cricket crystal cup daisy desert
    dolphin donkey drum dune eagle echo ember falcon feather fern fiddle fig finch flute forest fountain garden
    garlic ginger glacier goat grape gravel guitar hammer harbour harp hazel heron hill honey ink island ivory
    jasmine kettle kite ladder lagoon lantern lark lemon lentil lily lizard magnet mango maple marble meadow
    melon mint mirror moon moss mountain needle nest oasis ocean olive onion orange orchard otter owl palm paper
    parrot peach pearl pebble pepper piano pigeon pine pocket pond poppy quill rabbit rain raven ribbon river
    rocket rope saddle saffron sail salt sand scarf shadow shell silver sparrow spoon star stone storm sugar
    swallow tea thunder tiger timber tulip turtle valley velvet violin walnut water whistle willow window winter
    wool yarn zebra

## Replay

replay-caption = 📼 All of match { $match } in a file.
replay-where = 📼 Match { $match } · round { $round } of { $rounds } · play { $ply } of { $plies }
replay-hand = { $name }: { $cards }
replay-turn = 👉 { $name }: <b>{ $cards }</b>

## The replay page (plain text)

page-title = Replay of a Basra match
page-terms = { $target } · { $rules } rules
page-player = Player { $number }
page-round = Round { $round } of { $rounds }
page-play = Play { $ply } of { $plies }
page-floor = Floor
page-floor-empty = The floor is empty
page-total = Total
page-basras = Basras
page-cards = Cards
page-dealt = The cards are dealt.
page-took = { $name } plays { $card } and takes { $cards }
page-laid = { $name } lays { $card }
page-first = To the beginning
page-back = One play back
page-next = One play on
page-last = To the end
page-go = Play
page-stop = Pause
page-keys = Keys: ← → a play, Home and End, space to play
page-won = { $name } wins
page-drawn = A draw
page-resigned = The other side resigned.
page-void = The match is void: it counts for nothing.
page-numbers = The numbers behind it
page-commitment = Commitment
page-seed = Seed
page-luck = Luck words, SHA‑256
page-file = The record as a file
page-checking = Checking the shuffle …
page-verified = Verified: your browser made every pack again from its seed, and all is as promised.
page-compare = Compare the commitments below with those in your chat.
page-unable = Open this page over https: without it your browser cannot make the packs.
page-differs = Not verified. This differs:
page-differs-damage = The record was changed after it was written.
page-differs-commitment = Round { $round }: the seed is not the one that was promised.
page-differs-dealer = The first dealer is not the one that was drawn.
page-differs-play = Round { $round }, play { $ply }: this play is not possible.
page-differs-totals = The totals are not those of the plays.
page-differs-winner = The winner is not that of the plays.
page-strange = This is not a record that this page can read.
page-lost = The record cannot be loaded. Try again later.
page-none = There is no finished match at this address.

## Questions and notices

which-match = Which match?
resign-ask = 🏳 Resign match { $match } against <b>{ $names }</b>? It counts as a loss.
resign-ask-many = 🏳 Leave match { $match } with <b>{ $names }</b>? It counts as a loss, and the computer plays on in your place.
forget-ask = Forget you for good? Your name, rating and settings go, running matches are resigned, and your matches keep “a former player”.
unblock-ask = Whom may challenge you again?
unblock-none = You have blocked nobody.
declined-notice = You declined match { $match } with <b>{ $name }</b>.
welcome-private =
    👋 <b>Basra!</b> The card game of Egypt’s coffeehouses.

    In a group: <b>/basra @friend</b> challenges a friend, <b>/basra</b> opens a table. The floor stands in the group; your cards come to you here, one button each.

    Here: <b>/basra</b> plays the computer.

    <b>/learn</b> in ten positions · <b>/rules</b> in a minute · <b>/help</b> for all the rest
welcome-group =
    👋 <b>Basra!</b> I deal Egyptian Basra in this group.

    <b>/basra @friend</b> challenges a friend, <b>/basra</b> opens a table for whoever taps first. The floor stands here; your cards come to you in private.

    <b>/rules</b> in a minute · <b>/help</b> for all the rest
welcome-slash =
    👋 <b>Basra!</b> I deal Egyptian Basra in this server.

    <b>/basra</b> opens a table for whoever taps first; choose an opponent to challenge a friend. The floor stands in the channel. Your cards come to you in private, and <b>My hand</b> shows them right there, for your eyes only.

    <b>/rules</b> in a minute · <b>/help</b> for all the rest
cannot-write = I may not write in this channel. Let me see it and send messages, then try again.
outside-servers = 🃏 You play against the computer. To play with people, use /basra in a server that I was added to.
only-in-private = I only answer that in our private chat.
mydata-caption = Everything kept on you.
forgotten = You are forgotten. All the best!
blocked = 🚫 No more challenges from <b>{ $name }</b>. /unblock takes it back.
joined = ✅ You’re in: match { $match } in <b>{ $chat }</b>. Your cards come to you here.
hand-place-dm = Your cards come to you in our private chat from now on.
hand-place-here = From now on your cards are shown where you ask for them: /hand, or “My hand”. I send none in private.
link-code =
    🔗 <b>One person, two accounts</b>
    Send me this from your account on the other platform, within ten minutes:
    <code>/link { $code }</code>

    Show it to nobody: whoever sends it shares your rating from then on.
link-ask = 🔗 <b>Shall these two be one person?</b>
link-half =
    <b>{ $name }</b>, { $platforms }: rating { $rating }, { $count ->
        [one] { $count } rated match
       *[other] { $count } rated matches
    }
link-stands =
    The rating with more rated matches stands: <b>{ $rating }</b>, with { $count ->
        [one] { $count } rated match
       *[other] { $count } rated matches
    } from then on.
link-shared =
    { $count ->
        [one] Of { $count } match between the two the better place stands.
       *[other] Of { $count } matches between the two the better places stand.
    }
link-rest = Results, blocks and settings come together. /unlink parts the accounts again: the one that leaves begins anew.
linked =
    ✅ Your accounts are one person’s now: rating <b>{ $rating }</b>, { $count ->
        [one] { $count } rated match
       *[other] { $count } rated matches
    }.
link-notice = 🔗 This account and <b>{ $name }</b> on { $platform } are one person’s now. Was that not you? /unlink parts them.
unlink-ask = Part this account from the other one? This one begins anew, without a rating; the rating, the results and all settings stay with the other.
unlinked = This account stands by itself now, and begins anew.
arrived = ✅ You’re in. Match { $match } starts as soon as everybody is here.

## Help

help =
    <b>Play</b>
    /basra @friend – challenge a friend (or reply to their message)
    /basra – an open table; in private, the computer
    /basra @a @b – three play, or four with @c
    /basra teams @partner @c @d – two against two
    /basra 3, 4 or teams – an open table for more (numbers from 10 are targets)
    /basra @friend 151 coffeehouse – another target, other rules (arabic, classic, coffeehouse; v2 is the standard)
    /basra @friend round – a single round
    /basra @friend 60s – another time for a turn (60s, 5m, 2h)
    /basra expert – a computer that good: novice, casual, strong, expert (in a group /basra computer expert)
    /floor – the floor, here and now
    /hand – my cards
    /hint – the best play, against the computer
    /join – with the code of a table in another chat: a seat at it
    /resign – give up a match; of three or four the others play on
    /cancel – take back a challenge

    <b>See</b>
    /leaderboard – this chat; add week, month, all or global
    /stats – how I did, or @someone
    /rules – how Basra goes
    /learn – Basra in ten positions
    /verify – check the shuffle
    /replay – watch a match again
    /review – how well a match was played

    <b>You</b>
    /settings – language, pictures, notifications; in a group, for admins: its rules and all the rest
    /language – my language
    /luck – your words in the shuffle
    /link – my accounts on Telegram and Discord as one; /unlink parts them
    /unblock – whom I blocked
    /privacy – what is kept
    /mydata – everything kept on me
    /forgetme – erase me

    When the time ⏳ of your turn is up, the computer plays one card for you; miss two and it plays on until you tap anything.
help-slash =
    <b>Play</b>
    /basra – choose an <b>opponent</b>; with nobody, an open table; in private, the computer
    /basra with <b>second</b> and <b>third</b> – three or four play; with <b>teams</b>, two against two
    /basra with <b>rules</b>, <b>target</b> or <b>clock</b> – another way to play
    /basra with <b>computer</b> – the computers take the free seats and play that well
    Right-click somebody, then Apps, then Challenge to Basra – the same
    /floor – the floor, here and now
    /hand – my cards; <b>where</b> says where they come to
    /hint – the best play, against the computer
    /join – with the code of a table in another chat: a seat at it
    /resign – give up a match; of three or four the others play on
    /cancel – take back a challenge
privacy =
    <b>What I keep</b>
    Your name, username, language and account number, so that you can be challenged; your rating and your results; the plays of your matches; whom you blocked; your luck words; what you have set, and how far you came in /learn.

    <b>What I don’t</b>
    What people write in the group. I see commands, replies to me and taps, and keep no messages.

    Hands are shown to their owner alone. Seeds of the shuffle are secret until the round is over. Nothing is sold or given to anyone.

    /mydata sends you all of it. /forgetme erases you; finished matches keep “a former player”.

## Rules

rules-title = 📖 <b>Egyptian Basra</b> · { $rules } rules
rules-of-match = 🃏 Match { $match }: <b>{ $names }</b>
rules-aim = Take cards from the floor. One pack is a round: four cards each, again and again, until it is gone.
rules-numerals = <b>A–10</b> take their own rank, and cards that add up to them (A is 1), both at once. The rules take as many as can be; where there are several ways, you choose.
rules-court = <b>Q and K</b> take their own rank only.
rules-jack = <b>J</b> takes the whole floor.
rules-komi = <b>{ $card }, the Komi,</b> takes the whole floor.
rules-komi-alone = When the Komi lies alone, <b>any card</b> takes it.
rules-komi-seven = Lying on the floor, the Komi is an ordinary seven.
rules-laid = A card that takes nothing is laid. The last floor goes to whoever took last.
rules-score = <b>Points</b>
rules-most = most cards: { $points }
rules-most-tie = most cards: { $points }, after a tie carried to the next round
rules-basra-plain = basra, when A–10, Q or K empties the floor: { $points }
rules-basra-jack = Jack takes a lone Jack: { $points }
rules-basra-komi = any card takes the lone Komi: { $points }
rules-komi-jack = the Komi takes a lone Jack: { $points }
rules-komi-one-rank = the Komi takes what one A–10 could have taken: { $points }
rules-komi-ten = the Komi takes numerals of 10 or less together: { $points }
rules-komi-court = the Komi takes Queens alone or Kings alone: { $points }
rules-each-jack = each J taken: { $points }
rules-each-ace = each A taken: { $points }
rules-two-of-clubs = { $card } taken: { $points }
rules-ten-of-diamonds = { $card } taken: { $points }
rules-sweep = Any other sweep by J or the Komi brings no points.
rules-target = The highest total at { $target } or more, when a round is over, wins.
rules-target-round = A single round: the higher score wins.
rules-page = Page { $page } of { $pages }
rules-deal = <b>The deal</b>
rules-seats = Two, three or four play; four may be two teams, partners across from each other.
rules-first = Four cards lie on the floor at first, neither a Jack nor the Komi among them.
rules-turns = The seat after the dealer begins. Whoever is in turn must play a card.
rules-capturing = <b>Taking cards</b>
rules-sweepers = <b>The Jack and the Komi</b>
rules-basras = <b>Basra</b>
rules-basra-what = A basra is a play that empties the floor and brings points at once:
rules-basra-none = By these rules a play that empties the floor brings no points: there are no basras.
rules-count-when = When the pack is gone, both sides count the cards that they took.
rules-last = What is left on the floor goes to whoever took last. That is no basra.
rules-basra-too = The basras of the round are added.
rules-match = <b>The match</b>
rules-tied = If the highest total is shared, another round is played.
rules-dealer = After each round the next seat deals.
rules-examples = <b>Examples</b>
example-takes = { $floor } + <b>{ $card }</b>: takes { $cards }
example-all = { $floor } + <b>{ $card }</b>: takes all
example-all-basra = { $floor } + <b>{ $card }</b>: takes all, <b>{ $points }</b>
example-choice = { $floor } + <b>{ $card }</b>: takes { $cards } or { $others }
example-laid = { $floor } + <b>{ $card }</b>: is laid

## Settings

language-name = English
settings-house = ⚙️ <b>Settings of { $chat }</b>
settings-own = ⚙️ <b>Your settings</b>
settings-note = A match keeps the rules, the target and the clock that it was asked for with.
setting-line = { $setting }: <b>{ $value }</b>
setting-brief = { $setting }: { $value }
settings-set = ⚙️ { $settings }
settings-changes = <b>Last changes</b>
settings-change = { $name }: { $setting }, { $before } → { $after } · { $time }
digits-sample = 123
setting-language = Language
setting-digits = Digits
setting-rules = Rules
setting-target = Target
setting-clock = Time for a turn
setting-pictures = Pictures
setting-deck = Suit colours
setting-starters = Who may start matches
setting-floors = Matches at once
setting-calls = Notifications
setting-place = Where my cards go
setting-most-cards = Most cards
setting-tie-for-most = A tie for most cards
setting-plain-basra = A basra
setting-jack-basra = A Jack takes a lone Jack
setting-komi-taken-by = The lone Komi is taken by
setting-komi-basra = A card takes the lone Komi
setting-komi-takes-jack = Jack basra when the Komi takes a lone Jack
setting-komi-sweep = Basra when the Komi takes numerals
setting-komi-takes-court = Basra when the Komi takes Queens or Kings
setting-each-jack = Each Jack taken
setting-each-ace = Each Ace taken
setting-two-of-clubs = { $card } taken
setting-ten-of-diamonds = { $card } taken
value-number = { $number }
value-usual = as usual
value-starter = of whoever starts the match
value-account = as my account
value-on = on
value-off = off
value-two = two
value-four = four
value-everyone = everyone
value-admins = admins only
value-all = my turn, and a reminder
value-turns = my turn only
value-none = none
value-nobody = nobody scores
value-carried = goes on to the next round
value-any-card = any card
value-seven = what takes a seven
value-one-rank = if one card A–10 could
value-ten-or-less = if they make 10 or less
value-never = never
value-dm = our private chat
value-here = where I ask for them

## The course

learn-title = 🎓 <b>Lesson { $lesson } of { $lessons }</b>
learn-hand = ✋ Your hand: <b>{ $cards }</b>
learn-right = ✅ <b>Right!</b> { $why }
learn-wrong = ❌ { $why } Try another.
learn-done = 🎓 <b>That was the course.</b> You know all there is to know: <b>/basra</b> plays the computer here, and <b>/rules</b> has it all in one place.
learn-rank = <b>The same rank.</b> A card takes every card of its own rank from the floor. Which of yours takes something?
learn-rank-8s = { $card } takes { $cards }: the same rank.
learn-rank-9c = No nine lies there, and nothing there makes nine together. { $card } would be laid on the floor.
learn-rank-qs = A Queen takes Queens, and none lies there. { $card } would be laid on the floor.
learn-sum = <b>Sums.</b> A card from A to 10 also takes cards that add up to it. A counts 1. Which of yours takes something?
learn-sum-7s = { $cards } make seven together, so { $card } takes both.
learn-sum-5h = No five lies there, and nothing there makes five together. { $card } would be laid on the floor.
learn-sum-kd = J, Q and K have no number: a King takes Kings, and none lies there. { $card } would be laid on the floor.
learn-both = <b>Both at once.</b> One play takes the same rank and sums together. Which card takes the most?
learn-both-8s = { $card } takes the eight, and the seven with the A, which make eight too: { $cards }.
learn-both-7s = { $card } takes { $cards } and no more. There is a card that takes three.
learn-both-kd = { $card } takes { $cards } and no more. There is a card that takes three.
learn-groups = <b>Several sums.</b> One play may take several sums, but no card counts in two of them. It always takes as many cards as can be. Which card takes the most?
learn-groups-6h = Two and four make six, and five with the A makes six: { $card } takes all four of them, { $cards }.
learn-groups-9d = { $card } takes the nine, and four with five: { $cards }. Three cards, and there is a card that takes four.
learn-groups-5s = { $card } takes the five, and four with the A: { $cards }. Three cards, and there is a card that takes four.
learn-court = <b>Queens and Kings</b> take all of their own rank, and never count in a sum. Which card takes two?
learn-court-qh = { $card } takes both Queens: { $cards }.
learn-court-kd = { $card } takes { $cards }: only one King lies there.
learn-court-ts = Queens and Kings have no number, so nothing there makes ten. { $card } would be laid on the floor.
learn-jack = <b>The Jack</b> takes the whole floor, whatever lies there. Which card does that here?
learn-jack-js = { $card } takes everything. Since it always can, that is no basra: you get the cards, but no points for it.
learn-jack-9h = { $card } takes { $cards } and leaves the rest.
learn-jack-qc = { $card } takes { $cards } and leaves the rest.
learn-komi = <b>The Komi, { $komi },</b> takes the whole floor, as a Jack does. But it has a second face: where one card from A to 10 could have taken all of it, it makes a <b>basra</b>. Which card makes one here?
learn-komi-7d = { $card } takes everything, as an eight could have. That is a basra: { $plain }.
learn-komi-jh = { $card } takes everything too, but a Jack makes no basra of it: no points.
learn-komi-7s = { $card } is a plain seven: it takes { $cards }, and the floor is not empty.
learn-burn = <b>Burning the Komi.</b> On an empty floor every card is laid. If the Komi lies there alone, <b>any card</b> takes it: { $single }. Which card do you lay?
learn-burn-4s = Whoever takes { $card } gets { $plain } at most, and needs a four or the Komi for that. The other two can cost you more.
learn-burn-7d = Then the other player takes { $card } with whatever they hold: { $single } for them. The Komi is burnt.
learn-burn-jc = { $card } would lie there alone, and a Jack or the Komi takes it: { $jack } for the other player.
learn-jack-basra = <b>The Jack basra.</b> A Jack lies alone. Whoever takes it with a Jack gets { $jack }. Which of yours does?
learn-jack-basra-jh = { $card } takes { $cards }, and the floor was that Jack alone: { $jack }.
learn-jack-basra-5c = A Jack has no number: only a Jack or the Komi takes it. { $card } would be laid on the floor.
learn-jack-basra-qd = A Queen takes Queens: only a Jack or the Komi takes a Jack. { $card } would be laid on the floor.
learn-last = <b>The last floor.</b> When all cards are played, what is left goes to whoever took last; that is no basra. You hold two cards, the other player only { $other }. You play, then they, then you. Which card now?
learn-last-8c = You lay { $card }, they take the ten, and your last card takes the four. You took last, so all the rest is yours.
learn-last-4d = { $card } takes { $cards } now, but then { $other } takes the ten, and your last card takes nothing. All the rest is theirs.

## Toasts (plain text, at most 200 letters)

toast-took = You took { $cards }
toast-took-many =
    { $count ->
        [one] You took { $count } card
       *[other] You took { $count } cards
    }
toast-laid = You laid { $card }
toast-basra = ⭐ { $basra } { $points }
toast-ready = Ready! Waiting for the others.
toast-ready-all = Ready! On we go.
toast-learn-again = Not { $card }: it says there why. Try another.
toast-luck-set = Your luck words are set.
toast-luck-cleared = You have no luck words any more.
toast-accepted = You’re in!
toast-declined = Declined.
toast-left = You left the table.
toast-cancelled = Cancelled.
toast-blocked = No more challenges from { $name }.
toast-open = Your cards are in our private chat.
toast-resigned = You resigned match { $match }.
toast-unknown = This button is not one of mine any more.
toast-failed = That went wrong. Try again in a moment.

## Refusals (plain text, at most 200 letters)

refusal-no-match = There is no such match, or it is long over.
refusal-ended = This match is over.
refusal-not-yours = You are not playing in this match.
refusal-left = You resigned this match. Nobody comes back to one.
refusal-not-played = Only those who played this match can ask for a rematch.
refusal-not-over = Match { $match } is still being played. It can be watched again when it is over.
refusal-none-over = No match has ended yet.
refusal-not-your-turn = Not your turn yet.
refusal-not-your-card = That card is not in your hand.
refusal-stale = Too late: the game has moved on.
refusal-already-played = Already played.
refusal-choose = Several ways to take: choose one.
refusal-paused = Between rounds nobody plays. Tap Ready.
refusal-oneself = You can’t challenge yourself.
refusal-bot = Bots can’t play here. For the computer: /basra, then “Play the computer”.
refusal-not-a-person = Only a person’s own account can do that.
refusal-only-invited = This challenge is for { $name } only.
refusal-only-starter = Only who started it, or an admin, can do that.
refusal-not-open = This challenge is no longer open.
refusal-full = The table is full.
refusal-seated = You sit at this table already.
refusal-twice = { $name } is named twice: one seat each.
refusal-pair-open = There is an open challenge between you and { $name } already: match { $match }.
refusal-cooldown =
    { $seconds ->
        [one] Not so fast: try again in { $seconds } second.
       *[other] Not so fast: try again in { $seconds } seconds.
    }
refusal-blocked = { $name } takes no challenges from you.
refusal-chat-full =
    { $count ->
        [one] A match is on in this group. Try when it is over, or play in private.
       *[other] { $count } matches are on in this group. Try when one is over, or play in private.
    }
refusal-admins-start = In this group only admins start matches.
refusal-bad-target = A target is a whole number from 10 to 1000.
refusal-only-dm = Here your cards can only come to you in our private chat.
refusal-no-code = Which table? /join and its code, as it stands on the challenge: /join K7QFM
refusal-bad-turn = A turn lasts from 10 seconds to 24 hours: 60s, 5m or 2h.
refusal-bad-code = Nothing has that code, or it has run out. Check the letters.
refusal-others-link = That link was made for someone else. Tap the button in the group yourself.
refusal-bad-word = I don’t know the word { $word } here. /help shows what goes.
refusal-clash = { $word } and { $other } do not go together: choose one.
refusal-link-own = That code is for your other account: send /link with it there.
refusal-link-twice = You both have an account on the same platform, and a person has one on each. /unlink parts two.
refusal-link-match = Both of you have to do with match { $match }. Link when it is over.
refusal-link-gone = There is nothing to confirm any more. /link begins anew.
refusal-not-linked = This account is linked to no other one.
refusal-unlink-match = Match { $match } is not over yet. Unlink after it.
refusal-bad-luck = Luck words are at most { $most } characters of plain text.
refusal-too-many = That is more people than seats. Four play at most.
refusal-unknown-person = Nobody of that name has played with me yet.
refusal-no-live-match = You have no match running.
refusal-no-challenge = There is no open challenge here.
refusal-no-floor = No match is running in this chat.
refusal-only-admins = Only admins of this group can change its settings.
refusal-others-button = These buttons are for whoever asked for them.
refusal-unknown-setting = That can’t be set any more. /settings shows what can.
refusal-no-points = Then nothing would bring points. Let something else count first.
refusal-hint-people = Hints are for games against the computer alone.
refusal-reviewing = I am looking at a match of this chat already. Wait a moment.
refusal-reviews-full = I am looking at other matches right now. Ask again in a minute.
refusal-busy = Too much at once. Try again.

## Commands and the bot’s own description (plain text)

command-basra = Challenge a friend, or open a table
command-floor = Show the floor here
command-hand = My cards
command-hint = What to play, against the computer
command-leaderboard = Who is best
command-stats = How I did
command-rules = How Basra goes
command-learn = Learn Basra in ten positions
command-settings = Change the settings
command-language = Choose my language
command-resign = Give up a match
command-cancel = Take back a challenge
command-verify = Check the shuffle
command-luck = My luck words for the shuffle
command-replay = Watch a match again
command-review = How well a match was played
command-unblock = Whom I blocked
command-help = All commands
command-privacy = What is kept about me
command-join = Take a seat by the code of a table
command-link = My accounts on Telegram and Discord as one
command-unlink = Part this account from the other
command-mydata = Everything kept on me
command-forgetme = Erase me
command-start = Begin
about =
    Egyptian Basra with friends: challenge someone in your group, the floor stands there, your cards come here, one tap a card.

    Tap Start, then /basra to play the computer.
about-short = Egyptian Basra (الكومي) in your group: challenge a friend, one tap a card.

## Discord’s commands (plain text)

menu-challenge = Challenge to Basra
option-opponent = Whom you challenge; nobody opens a table
option-second = One more player
option-third = One more player
option-teams = Two against two; the opponent you name first is your partner
option-seats = How many play at an open table
option-rules = Which rules
option-target = Points that win the match, from 10 to 1000, or a single round
option-clock = Time for a turn, such as 60s, 10m or 24h
option-computer = How well computers play, which then take the free seats
option-number = The number of a match
option-where = In our private chat, or here for your eyes only
option-span = Since when, or the whole world
option-person = Who; you by default
option-preset = Which rules
option-words = Any words
option-me = Your own settings instead of the server’s
option-code = The code you were given
# Names as they are typed: lower case, no spaces; Discord itself shows neither the Arabic nor the Catalan ones.
command-name-basra = basra
command-name-floor = floor
command-name-hand = hand
command-name-hint = hint
command-name-leaderboard = leaderboard
command-name-stats = stats
command-name-rules = rules
command-name-learn = learn
command-name-settings = settings
command-name-language = language
command-name-resign = resign
command-name-cancel = cancel
command-name-verify = verify
command-name-luck = luck
command-name-replay = replay
command-name-review = review
command-name-unblock = unblock
command-name-help = help
command-name-privacy = privacy
command-name-join = join
command-name-link = link
command-name-unlink = unlink
command-name-mydata = mydata
command-name-forgetme = forgetme
option-name-opponent = opponent
option-name-second = second
option-name-third = third
option-name-teams = teams
option-name-seats = seats
option-name-rules = rules
option-name-target = target
option-name-clock = clock
option-name-computer = computer
option-name-number = number
option-name-where = where
option-name-span = span
option-name-person = person
option-name-preset = preset
option-name-words = words
option-name-me = me
option-name-code = code
choice-seats-2 = Two
choice-seats-3 = Three
choice-seats-4 = Four
choice-where-dm = In our private chat
choice-where-here = Here, for my eyes only
choice-span-all = All time
choice-span-week = This week
choice-span-month = This month
choice-span-global = The whole world
