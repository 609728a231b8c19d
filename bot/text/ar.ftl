# Arabic, as Egyptians say it. A card is a woman's word (ورقة), so that «8♠ خدت» fits whoever played it;
# sentences about a person avoid verbs that would have to know whether it is a man or a woman.

## Words

someone = حد
former-player = لاعب سابق
computer = الكمبيوتر
computer-numbered = كمبيوتر { $number }
computer-for = الكمبيوتر (مكان { $name })
side-names = { $first } و { $second }
seat-free = كرسي فاضي
list-next = { $names }، { $name }
list-last = { $names } و { $name }
cards-count =
    { $count ->
        [zero] مفيش ورق
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } ورقات
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
basras-count =
    { $count ->
        [zero] مفيش بصرة
        [one] بصرة
        [two] بصرتين
        [few] { $count } بصرات
        [many] { $count } بصرة
       *[other] { $count } بصرة
    }
ruleset-v2 = عادية
ruleset-arabic = عربي
ruleset-classic = كلاسيك
ruleset-coffeehouse = القهوة
ruleset-house = البيت
ruleset-mixed = البيت ({ $rules })
this-group = الجروب ده
platform-telegram = تليجرام
platform-discord = ديسكورد
chat-elsewhere = { $chat } على { $platform }
target-points = لحد { $points }
terms = ماتش { $match } · { $target } · قواعد { $rules }
target-round = جولة واحدة
terms-turn = ⏱ { $time } للدور
turn-seconds =
    { $count ->
        [zero] { $count } ثانية
        [one] ثانية
        [two] ثانيتين
        [few] { $count } ثواني
        [many] { $count } ثانية
       *[other] { $count } ثانية
    }
turn-minutes =
    { $count ->
        [zero] { $count } دقيقة
        [one] دقيقة
        [two] دقيقتين
        [few] { $count } دقايق
        [many] { $count } دقيقة
       *[other] { $count } دقيقة
    }
turn-hours =
    { $count ->
        [zero] { $count } ساعة
        [one] ساعة
        [two] ساعتين
        [few] { $count } ساعات
        [many] { $count } ساعة
       *[other] { $count } ساعة
    }
clock-utc = { $time } بتوقيت جرينتش

## Buttons

button-accept = قبول
button-decline = رفض
button-cancel = إلغاء
button-join = هلعب
button-computer = العب مع الكمبيوتر
button-fill = كمّل بالكمبيوتر
button-leave = مش هلعب
button-open-hand = وريني ورقي
button-my-hand = ورقي
button-ready = يلا نكمل
button-rematch = ماتش تاني
button-more = كمان
button-back = رجوع
button-return = رجعت
button-resign-sure = أيوه، انسحاب
button-keep-playing = لأ، نكمل
button-block = مفيش تحديات تاني من { $name }
button-unblock = فك الحظر عن { $name }
button-forget-sure = أيوه، امسح بياناتي
button-link-sure = أيوه، الاتنين أنا
button-unlink-sure = أيوه، افصلهم
button-luck-draw = 🎲 أربع كلمات من عندك
button-luck-clear = من غير كلمات حظ
button-private = افتح الشات الخاص
button-next = اللي بعده ◀
button-learn-again = من الأول
button-match = ماتش { $match }: { $names }

button-fairness = الورق بيتفنط إزاي
button-page = اتفرج في المتصفح

## Challenge

challenge-friend = 🃏 تحدي بصرة من <b>{ $starter }</b> لـ <b>{ $friend }</b>. قدها؟
challenge-open = 🃏 ترابيزة بصرة: مين يلعب مع <b>{ $starter }</b>؟
challenge-open-many = 🃏 ترابيزة بصرة لـ { $seats }: مين يلعب مع <b>{ $starter }</b>؟
challenge-open-teams = 🃏 ترابيزة بصرة لفريقين: مين يلعب مع <b>{ $starter }</b>؟
challenge-computer = 🃏 بصرة: <b>{ $starter }</b> قدام الكمبيوتر.
challenge-teams = 🃏 تحدي بصرة من <b>{ $side }</b> لـ <b>{ $other }</b>. قدها؟
challenge-side = 👥 { $names }
challenge-here = ✅ { $names }
challenge-missing = 📨 مستنيين موافقة <b>{ $names }</b>
challenge-free =
    💺 { $count ->
        [zero] مفيش كراسي فاضية
        [one] فيه كرسي فاضي
        [two] فيه كرسيين فاضيين
        [few] فيه { $count } كراسي فاضية
        [many] فيه { $count } كرسي فاضي
       *[other] فيه { $count } كرسي فاضي
    }
challenge-code = 🔑 من شات تاني: ‎<code>/join { $code }</code>
challenge-expires = ⏳ مفتوح لحد: { $time }
challenge-arriving = 👋 مستنيين <b>{ $name }</b> في الشات الخاص معايا: دوسة على الزرار، وبعدين Start.
challenge-started = 🃏 <b>{ $names }</b>: ماتش { $match } بدأ!
challenge-declined = ✋ الرد من <b>{ $name }</b>: لأ. مفيش ماتش { $match } المرة دي.
challenge-cancelled = ✖️ ماتش { $match } اتلغى.
challenge-expired = ⌛ الوقت خلص ومحدش جه: مفيش ماتش { $match }.
commitment-first =
    🔒 ورق الجولة 1 متحدد من دلوقتي. الـ SHA‑256 بتاع البذرة:
    <code>{ $commitment }</code>

## Computers

level-novice = مبتدئ
level-casual = عادي
level-strong = قوي
level-expert = خبير
level-about-novice = ساعات بيفوته مجموع، وبيحب ورق الصور
level-about-casual = بياخد اللي يجيب نقط وما بيسيبلكش كتير
level-about-strong = فاكر الورق اللي نزل وبيفكر لقدام
level-about-expert = بيحسب إيه الورق اللي ممكن يكون معاك، ونتيجة الماتش كمان
level-ask = 🤖 <b>الكمبيوتر يلعب بمستوى إيه؟</b>
level-line = <b>{ $level }</b>: { $about }
move-takes = <b>{ $card }</b> (تاخد { $cards })
move-lays = <b>{ $card }</b> (على الأرض)
hint-best = 💡 { $move }
reason-only = مفيش لعبة غيرها.
reason-basra = تعمل بصرة: { $points }.
reason-sweep = تقش { $taken } مرة واحدة.
reason-majority = تاخد { $taken }، وتكمّل { $pile }: أكتر من نص الكوتشينة.
reason-deny = تاخد { $taken } من أرض كان يقشها بنقط { $danger } من الـ { $unseen } اللي لسه ما نزلوش.
reason-unclearable = تاخد { $taken } وتسيب { $left }: مفيش ورقة لسه ما نزلتش تقشها لوحدها بنقط.
reason-take = تاخد { $taken }؛ وبعدها الأرض يقشها بنقط { $danger } من الـ { $unseen } اللي لسه ما نزلوش.
reason-safe = بعدها مفيش ورقة لسه ما نزلتش تقش الأرض لوحدها بنقط.
reason-keep-jack = الولد يستنى في الإيد لأرض أحسن.
reason-keep-komi = الكومي يستنى في الإيد لوقت أحسن.
reason-least-risk = بعدها الأرض يقشها بنقط { $danger } من الـ { $unseen } اللي لسه ما نزلوش؛ ومفيش لعبة تانية أرخص.
reason-risk = بعدها الأرض يقشها بنقط { $danger } من الـ { $unseen } اللي لسه ما نزلوش.
review-title = 🔍 <b>مراجعة ماتش { $match }</b>
review-note = كل خط هو فرصة طرف في المكسب، على حسب اللي لاعبه كان يقدر يعرفه.
review-partly = اللعبات اللي لحقت أشوفها: { $judged } من { $plays }، والكلام ده من غير الباقي. اسألني تاني كمان دقيقة.
review-nothing = مالحقتش أشوف منه ولا لعبة: الزحمة كبيرة دلوقتي. اسألني تاني كمان دقيقة.
review-absent = الكمبيوتر لعب مكان { $names } شوية. اللعبات دي مش محسوبة على حد.
review-accuracy = { $sign } { $name }: الدقة <b>{ $accuracy }{"\u00A0"}%</b>
review-rounds = فرصة المكسب في المية، مع بداية كل جولة وفي الآخر:
review-ends = فرصة المكسب في المية، في الأول وفي الآخر:
review-course = { $sign } { $name }: { $chances }
review-next = { $before } ← { $after }
review-costly = <b>أغلى الغلطات</b>
review-moment = { $place } جولة { $round }، لعبة { $ply } · { $name }: { $move } · { $cost }{"\u00A0"}%
review-better = الأحسن: { $move }. { $reason }
review-none = مفيش لعبة خسّرت حاجة تستاهل الكلام.
review-working = 🔍 بتفرج على ماتش { $match } لعبة لعبة. ثواني بس.
review-waiting = 🔍 بتفرج على ماتشات تانية الأول. ماتش { $match } دوره بعدها.
review-unplayed = مفيش ولا ورقة اتلعبت في ماتش { $match }: مفيش حاجة أتفرج عليها.
review-alt = فرصة كل طرف في المكسب، لعبة لعبة.
terms-computer = 🤖 { $level }

## Floor

floor-cards = 🟩 <b>{ $cards }</b>
floor-empty = 🟩 <b>الأرض فاضية</b>
turn-of = 👉 الدور على <b>{ $name }</b>
turn-of-until = 👉 الدور على <b>{ $name }</b> · ⏳ { $time }
turn-of-away = 💤 <b>{ $name }</b> مش هنا: الكمبيوتر بيلعب
seat-away = 💤 { $name } مش هنا
seat-unreachable = 📵 مش عارف أوصل لـ { $name }: محتاجين شات خاص
seat-whispered = 🙈 { $name }: دوس «ورقي» عشان تشوف ورقك
turn-yours = 👉 <b>دورك</b>
turn-yours-until = 👉 <b>دورك</b> · ⏳ { $time }
turn-yours-away = 💤 الكمبيوتر بيلعب مكانك. دوسة على أي ورقة ترجّعك.
side-line = <b>{ $name } { $total }</b> · { $cards }
side-line-basra = <b>{ $name } { $total }</b> · { $cards } · { $basras } <b>{ $points }</b>
play-took = { $name }: { $card } خدت { $cards }
play-laid = { $name }: { $card } على الأرض
floor-rest = الباقي لآخر اللي خدوا، { $name }: { $cards }
stand-in-took = الكمبيوتر مكان { $name }: { $card } خدت { $cards }
stand-in-laid = الكمبيوتر مكان { $name }: { $card } على الأرض
play-basra = ⭐ <b>{ $basra } { $points }</b> { $play }
basra-plain = بصرة!
basra-jack = بصرة ولد!
basra-komi = بصرة كومي!
alt-floor = على الأرض: { $cards }.
alt-floor-empty = الأرض فاضية.
alt-hand = في إيدك: { $cards }.
alt-laid = آخر ورقة نزلت: { $card }.
alt-took = آخر لعبة: { $card } خدت { $cards }.
alt-basra = بصرة! { $card } خدت { $cards }.
alt-piles = الورق اللي اتاخد: { $sizes }.
alt-basras = البصرات: { $cards }.
floor-where = توزيعة { $deal } من { $deals } · جولة { $round } · { $target } · ماتش { $match }
dealer-line = 🎴 التوزيع على { $name }
carried-over = اللي معاه أكتر ورق ياخد { $points } زيادة في الجولة دي.
luck-set = 🍀 كلمات حظ: { $names }
floor-paused = ⏸ <b>الجولة { $round } خلصت</b>
floor-paused-until = ⏸ <b>الجولة { $round } خلصت</b> · الجاية: { $time }
floor-ready = ✅ يلا نكمل: { $names }
floor-suspended = 💤 <b>محدش على الترابيزة.</b> ماتش { $match } مستني: ‎/hand ترجّعك.
floor-suspended-until = مفتوح لحد: { $time }
floor-over = 🏁 <b>ماتش { $match } خلص</b>

## Hand

hand-lays = <b>{ $card }</b> تنزل على الأرض
hand-takes = <b>{ $card }</b> تاخد { $cards }
hand-basra = ⭐ <b>{ $card } { $basra } { $points }</b> تاخد { $cards }
hand-choices =
    <b>{ $card }</b> تاخد { $cards }، { $ways ->
        [zero] ومفيش طريقة
        [one] بطريقة واحدة
        [two] بطريقتين
        [few] بـ { $ways } طرق
        [many] بـ { $ways } طريقة
       *[other] بـ { $ways } طريقة
    }: الاختيار ليك
hand-choose = <b>{ $card }</b> تاخد { $cards } بكذا طريقة. أنهي؟
hand-choose-more =
    { $hidden ->
        [zero] كل الطرق ظاهرة.
        [one] فيه طريقة كمان مش ظاهرة.
        [two] فيه طريقتين كمان مش ظاهرين.
        [few] فيه { $hidden } طرق كمان مش ظاهرة.
        [many] فيه { $hidden } طريقة كمان مش ظاهرة.
       *[other] فيه { $hidden } طريقة كمان مش ظاهرة.
    }
hand-where = توزيعة { $deal } من { $deals } · جولة { $round } · { $target }
hand-match = ماتش { $match } في <b>{ $chat }</b>
hand-match-private = ماتش { $match }
hand-lost = ⚠️ مش عارف أكتب في <b>{ $chat }</b> دلوقتي. الماتش مكمل هنا.
hand-left = 🏳 انسحبت من ماتش { $match } في <b>{ $chat }</b>. الكمبيوتر مكمل مكانك.
hand-left-private = 🏳 انسحبت من ماتش { $match }. الكمبيوتر مكمل مكانك.
hand-suspended = 💤 <b>ماتش { $match } مستنيك.</b> دوسة ترجّعك.

## Count

count-title = 🧮 <b>حساب الجولة { $round }</b> · ماتش { $match }
count-side = <b>{ $name } { $points }</b>
count-most = { $cards }، أكتر ورق: { $points }
count-tied = { $cards }، تعادل
count-fewer = { $cards }
count-basra-plain =
    { $count ->
        [zero] مفيش بصرة: { $points }
        [one] بصرة: { $points }
        [two] بصرتين: { $points }
        [few] { $count } بصرات: { $points }
        [many] { $count } بصرة: { $points }
       *[other] { $count } بصرة: { $points }
    }
count-basra-jack =
    { $count ->
        [zero] مفيش بصرة ولد: { $points }
        [one] بصرة ولد: { $points }
        [two] بصرتين ولد: { $points }
        [few] { $count } بصرات ولد: { $points }
        [many] { $count } بصرة ولد: { $points }
       *[other] { $count } بصرة ولد: { $points }
    }
count-basra-komi =
    { $count ->
        [zero] مفيش بصرة كومي: { $points }
        [one] بصرة كومي: { $points }
        [two] بصرتين كومي: { $points }
        [few] { $count } بصرات كومي: { $points }
        [many] { $count } بصرة كومي: { $points }
       *[other] { $count } بصرة كومي: { $points }
    }
count-no-basra = مفيش بصرة
count-honours = ورق بنقط: { $points }
count-carried = الورق تعادل: { $points } للجولة الجاية.
count-total = المجموع: <b>{ $total }</b>
total-line = { $name } <b>{ $total }</b>
seed-shown =
    🔓 بذرة الجولة { $round }:
    <code>{ $seed }</code>
words-digest =
    الـ SHA‑256 بتاع كلمات الحظ من { $name }:
    <code>{ $digest }</code>
commitment-next =
    🔒 ورق الجولة { $round } متحدد من دلوقتي. الـ SHA‑256 بتاع البذرة:
    <code>{ $commitment }</code>

## Result

result-winner = 🏆 <b>مبروك { $name }!</b>
result-winners = 🏆 <b>مبروك { $name }!</b>
result-draw = 🤝 <b>تعادل!</b>
result-resigned = 🏳 انسحاب من { $name }.
result-void = 🚫 <b>ماتش { $match } اتلغى.</b> مش محسوب.
result-chat = في <b>{ $chat }</b>
result-review = 🔍 الماتش اتلعب حلو قد إيه: ‎/review { $match }
rating-title = <b>التقييم</b>
rating-change = { $name } { $before } ← { $after } ({ $step })
rating-change-new = { $name } { $before } ← { $after } ({ $step })، جديد
rating-none = من غير تقييم.
count-last = 🧮 آخر جولة، جولة { $round }

## Boards

board-all = 🏆 <b>أحسن ناس في الشات ده</b>
board-week = 🏆 <b>الشات ده، الأسبوع ده</b>
board-month = 🏆 <b>الشات ده، الشهر ده</b>
board-global = 🏆 <b>أحسن ناس في العالم</b>
board-line = { $place } { $name } <b>{ $rating }</b>
board-line-new = { $place } { $name } <b>{ $rating }</b>، جديد
board-won =
    { $won ->
        [zero] مفيش مكسب
        [one] مكسب واحد
        [two] مكسبين
        [few] { $won } مكاسب
        [many] { $won } مكسب
       *[other] { $won } مكسب
    }
board-empty = لسه محدش خلّص ماتش بتقييم هنا. ‎/basra تبدأ واحد.
stats-title = 📊 <b>{ $name }</b>
stats-rating = التقييم <b>{ $rating }</b>
stats-rating-new = التقييم <b>{ $rating }</b>، جديد لحد خمس ماتشات بتقييم
stats-place = المركز { $place } في العالم
stats-rated =
    بتقييم: { $played ->
        [zero] مفيش ماتشات
        [one] ماتش واحد
        [two] ماتشين
        [few] { $played } ماتشات
        [many] { $played } ماتش
       *[other] { $played } ماتش
    }، المكسب { $won }
stats-all =
    كله: { $played ->
        [zero] مفيش ماتشات
        [one] ماتش واحد
        [two] ماتشين
        [few] { $played } ماتشات
        [many] { $played } ماتش
       *[other] { $played } ماتش
    }، المكسب { $won }
stats-level =
    🤖 { $level }: { $played ->
        [zero] مفيش ماتشات
        [one] ماتش واحد
        [two] ماتشين
        [few] { $played } ماتشات
        [many] { $played } ماتش
       *[other] { $played } ماتش
    }، المكسب { $won }
stats-none = لسه مفيش ماتش خلص. ‎/basra تبدأ واحد.

## Verify

verify-title = 🔎 <b>تفنيط الورق في ماتش { $match }</b>
verify-intro = كل بذرة اتحددت بالـ SHA‑256 بتاعها قبل الجولة، والورق كله طالع منها.
verify-good = ✅ جولة { $round }: البذرة مظبوطة. أول أرض: { $cards }
verify-undealt = ✅ جولة { $round }: البذرة مظبوطة. الجولة دي ما اتوزعتش.
verify-bad = ❌ جولة { $round }: البذرة <b>مش</b> هي اللي اتقالت الأول!
verify-older = الجولات اللي قبل كده: { $good } من { $rounds } مظبوطة.
verify-secret = 🔒 لسه مفيش جولة خلصت. بذرة كل جولة بتظهر لما تخلص.
verify-commitment =
    اللي اتقال الأول:
    <code>{ $commitment }</code>
verify-key = مفتاح الماتش: <code>{ $key }</code>
verify-how = طريقة المراجعة بنفسك: docs/fairness.md في كود البوت.

## Luck words

luck-none = 🍀 <b>معندكش كلمات حظ.</b> ‎<code>/luck أي كلام</code> تسجلها.
luck-shown =
    🍀 <b>كلمات الحظ بتاعتك</b>
    <code>{ $words }</code>
    الـ SHA‑256 بتاعها:
    <code>{ $digest }</code>
luck-how =
    بتدخل في كل تفنيط على ترابيزتك ومحدش غيرك بيشوفها. اللي بيبان إن فيه كلمات، وبعد الجولة الـ SHA‑256 بتاعها.

    بتتثبت ساعة ما الجولة تتوزع، وأي تغيير للجولة اللي بعدها. الأحسن كلمات جديدة بعد ما الـ 🔒 بتاع الجولة يظهر في الشات: ساعتها محدش يقدر يكون عارف الورق قبلها.
luck-noted = 🍀 اتسجلت. بس كل اللي هنا قروها. ‎/luck في الشات الخاص معايا أحسن: كلمات الحظ تفضل بيني وبينك.
luck-ask-privately = 🍀 كلمات الحظ بيني وبينك: ‎/luck في الشات الخاص معايا.
# What a random suggestion is drawn from: short words, one space between.
luck-list =
    أرنب أسد باب بحر بدر برتقان برج بستان بصل بط بطيخ بلبل بلح بير تاج تفاح تمر توت تين جبل جبنة جرس جزر جزيرة
    جسر جمل جنينة جوافة جوز حبر حبل حجر حديد حرير حصان حلاوة حمام حمص حنة حوت خاتم خبز خروف خس خشب خوخ خيار خيط خيمة
    دفتر دلفين دهب ديب ديك رعد رمان رمل ريحان ريشة زبيب زيتون زرار زرافة زعتر زهرة زورق سحاب سحلب سفينة سكر سلم سمسم
    سمك سوسن شاطئ شباك شتا شجرة شراع شمام شمس شمعة شنطة صابون صبار صحرا صدف صقر صندوق ضفدع طاحونة طاووس طبلة طريق
    طيارة ظرف عصفور عسل عقد عنب عود غابة غزال غيط فانوس فراشة فراولة فضة فل فلفل فنجان فول فيل قارب قرفة قرنفل قصب قصر قطن
    قلعة قلم قمح قمر قهوة قوس كتاب كحك كرز كركديه كمون كنز كوخ لؤلؤ لوز ليمون مانجا مراية مرجان مركب مسك مشمش مطر مفتاح
    ملح موج موز ميدان نار ناي نجمة نحل نخل نرجس نسر نسيم نعناع نهر نور نيل هدهد هرم هلال واحة وادي وتر ورد ورق ياسمين يمام

## Replay

replay-caption = 📼 ماتش { $match } كله في ملف.
replay-where = 📼 ماتش { $match } · جولة { $round } من { $rounds } · لعبة { $ply } من { $plies }
replay-hand = { $name }: { $cards }
replay-turn = 👉 { $name }: <b>{ $cards }</b>

## The replay page (plain text)

page-title = إعادة ماتش بصرة
page-terms = { $target } · قواعد { $rules }
page-player = لاعب { $number }
page-round = جولة { $round } من { $rounds }
page-play = لعبة { $ply } من { $plies }
page-floor = الأرض
page-floor-empty = الأرض فاضية
page-total = المجموع
page-basras = بصرات
page-cards = ورق
page-dealt = الورق اتوزع.
page-took = { $name }: { $card } خدت { $cards }
page-laid = { $name }: { $card } على الأرض
page-first = من الأول
page-back = لعبة لورا
page-next = لعبة لقدام
page-last = للآخر
page-go = شغّل
page-stop = وقّف
page-keys = الزراير: ← → لعبة، وHome وEnd، والمسافة تشغّل
page-won = مبروك { $name }
page-drawn = تعادل
page-resigned = الطرف التاني انسحب.
page-void = الماتش اتلغى ومش محسوب.
page-numbers = الأرقام اللي ورا التفنيط
page-commitment = اللي اتقال الأول
page-seed = البذرة
page-luck = الـ SHA‑256 بتاع كلمات الحظ
page-file = الماتش كله في ملف
page-checking = بنراجع التفنيط …
page-verified = مظبوط: المتصفح بتاعك فنّط كل كوتشينة من بذرتها من جديد، وكله زي ما اتقال.
page-compare = قارن الأرقام اللي تحت باللي في الشات.
page-unable = افتح الصفحة دي على https: من غيره المتصفح ميعرفش يفنّط الورق.
page-differs = مش مظبوط. ده اللي مختلف:
page-differs-damage = الملف اتغير بعد ما اتكتب.
page-differs-commitment = جولة { $round }: البذرة مش هي اللي اتقالت الأول.
page-differs-dealer = أول واحد وزّع مش هو اللي طلع من البذرة.
page-differs-play = جولة { $round }، لعبة { $ply }: اللعبة دي مش ممكنة.
page-differs-totals = المجموع مش مجموع اللعب.
page-differs-winner = الكسبان مش هو اللي كسب في اللعب.
page-strange = الصفحة مش عارفة تقرا الملف ده.
page-lost = الملف مش راضي يفتح. جرّب تاني بعدين.
page-none = مفيش ماتش خلص على العنوان ده.

## Questions and notices

which-match = أنهي ماتش؟
resign-ask = 🏳 انسحاب من ماتش { $match } قدام <b>{ $names }</b>؟ هيتحسب خسارة.
resign-ask-many = 🏳 انسحاب من ماتش { $match } مع <b>{ $names }</b>؟ هيتحسب خسارة، والكمبيوتر هيكمل مكانك.
forget-ask = نمسح كل بياناتك؟ الاسم والتقييم والإعدادات هيتمسحوا، والماتشات الشغالة هتتحسب انسحاب، والماتشات القديمة هيفضل فيها «لاعب سابق».
unblock-ask = مين يقدر يتحداك تاني؟
unblock-none = مفيش حد محظور عندك.
declined-notice = رفضت ماتش { $match } مع <b>{ $name }</b>.
welcome-private =
    👋 <b>بصرة!</b> كوتشينة القهاوي المصرية.

    في الجروب: <b>‎/basra @friend</b> تتحدى صاحبك، و<b>‎/basra</b> لوحدها تفتح ترابيزة. الأرض في الجروب، وورقك بييجي لك هنا، كل ورقة بزرار.

    هنا: <b>‎/basra</b> تلعب مع الكمبيوتر.

    <b>‎/learn</b> في عشر دروس · <b>‎/rules</b> القواعد في دقيقة · <b>‎/help</b> كل الباقي
welcome-group =
    👋 <b>بصرة!</b> أنا بوزع كومي في الجروب ده.

    <b>‎/basra @friend</b> تتحدى صاحبك، و<b>‎/basra</b> لوحدها تفتح ترابيزة لأول واحد يدوس. الأرض هنا، والورق بييجي لكل واحد في الخاص.

    <b>‎/rules</b> القواعد في دقيقة · <b>‎/help</b> كل الباقي
welcome-slash =
    👋 <b>بصرة!</b> أنا بوزع كومي في السيرفر ده.

    ‎<b>/basra</b> تفتح ترابيزة لأول واحد يدوس؛ ومعاها opponent تتحدى صاحبك. الأرض في القناة، وورقك بييجي لك في الخاص، وزرار <b>ورقي</b> بيوريهولك مكانك، ليك لوحدك.

    ‎<b>/rules</b> القواعد في دقيقة · ‎<b>/help</b> كل الباقي
cannot-write = مش عارف أكتب في القناة دي. لازم أشوفها وأقدر أبعت فيها، وبعدها جرّب تاني.
outside-servers = 🃏 إنت بتلعب قصاد الكمبيوتر. عشان تلعب مع ناس: ‎/basra في سيرفر أنا فيه.
only-in-private = ده برد عليه في الشات الخاص بس.
mydata-caption = كل المتسجل عنك.
forgotten = بياناتك اتمسحت. نشوفك على خير!
blocked = 🚫 مفيش تحديات تاني من <b>{ $name }</b>. ‎/unblock ترجّعها.
joined = ✅ تمام: ماتش { $match } في <b>{ $chat }</b>. ورقك بييجي هنا.
hand-place-dm = من دلوقتي ورقك بييجي في الشات الخاص.
hand-place-here = من دلوقتي ورقك بيظهر مكان ما تطلبه: ‎/hand أو «ورقي». مفيش رسايل خاصة.
link-code =
    🔗 <b>شخص واحد بحسابين</b>
    ابعت لي ده من حسابك على التطبيق التاني، في خلال عشر دقايق:
    ‎<code>/link { $code }</code>

    الكود ده ليك لوحدك: أي حد يبعته هيشاركك في تقييمك.
link-ask = 🔗 <b>الاتنين دول نفس الشخص؟</b>
link-half =
    <b>{ $name }</b>، { $platforms }: تقييم { $rating }، { $count ->
        [zero] مفيش ماتشات بتقييم
        [one] ماتش واحد بتقييم
        [two] ماتشين بتقييم
        [few] { $count } ماتشات بتقييم
        [many] { $count } ماتش بتقييم
       *[other] { $count } ماتش بتقييم
    }
link-stands =
    التقييم اللي وراه ماتشات أكتر هو اللي يفضل: <b>{ $rating }</b>، ومعاه { $count ->
        [zero] مفيش ماتشات بتقييم
        [one] ماتش واحد بتقييم
        [two] ماتشين بتقييم
        [few] { $count } ماتشات بتقييم
        [many] { $count } ماتش بتقييم
       *[other] { $count } ماتش بتقييم
    } من هنا ورايح.
link-shared =
    { $count ->
        [zero] مفيش ماتشات بينهم.
        [one] الماتش اللي بينهم بيتحسب بالمركز الأحسن.
        [two] الماتشين اللي بينهم بيتحسبوا بالمركز الأحسن.
        [few] الـ { $count } ماتشات اللي بينهم بيتحسبوا بالمركز الأحسن.
        [many] الـ { $count } ماتش اللي بينهم بيتحسبوا بالمركز الأحسن.
       *[other] الـ { $count } ماتش اللي بينهم بيتحسبوا بالمركز الأحسن.
    }
link-rest = النتايج والحظر والإعدادات كلها مع بعض. ‎/unlink تفصل الحسابين تاني: اللي يمشي يبدأ من الأول.
linked =
    ✅ الحسابين بقوا لشخص واحد: تقييم <b>{ $rating }</b>، { $count ->
        [zero] مفيش ماتشات بتقييم
        [one] ماتش واحد بتقييم
        [two] ماتشين بتقييم
        [few] { $count } ماتشات بتقييم
        [many] { $count } ماتش بتقييم
       *[other] { $count } ماتش بتقييم
    }.
link-notice = 🔗 الحساب ده و<b>{ $name }</b> على { $platform } بقوا لشخص واحد. لو مش إنت اللي عملتها: ‎/unlink تفصلهم.
unlink-ask = نفصل الحساب ده عن التاني؟ ده هيبدأ من الأول من غير تقييم، والتقييم والنتايج وكل الإعدادات تفضل مع التاني.
unlinked = الحساب ده بقى لوحده، وبادئ من الأول.
arrived = ✅ تمام. ماتش { $match } هيبدأ أول ما الكل ييجي.

## Help

help =
    <b>اللعب</b>
    ‎/basra @friend – تحدي لصاحبك (أو رد على رسالته)
    ‎/basra – ترابيزة مفتوحة؛ وفي الخاص مع الكمبيوتر
    ‎/basra @a @b – تلاتة يلعبوا، أو أربعة مع ‎@c
    ‎/basra teams @partner @c @d – اتنين قدام اتنين
    ‎/basra ومعاها 3 أو 4 أو teams – ترابيزة مفتوحة أكبر (من 10 وطالع ده رقم الفوز)
    ‎/basra @friend 151 coffeehouse – رقم تاني وقواعد تانية (arabic أو classic أو coffeehouse، والعادية v2)
    ‎/basra @friend round – جولة واحدة
    ‎/basra @friend 60s – وقت تاني للدور (60s أو 5m أو 2h)
    ‎/basra expert – كمبيوتر بالمستوى ده: novice أو casual أو strong أو expert (وفي الجروب ‎/basra computer expert)
    ‎/floor – الأرض، هنا ودلوقتي
    ‎/hand – ورقي
    ‎/hint – أحسن لعبة، قدام الكمبيوتر
    ‎/join ومعاها كود ترابيزة في شات تاني – كرسي عليها
    ‎/resign – انسحاب من ماتش؛ ولو أكتر من اتنين الباقي يكمل
    ‎/cancel – إلغاء تحدي

    <b>الفرجة</b>
    ‎/leaderboard – الشات ده؛ ومعاها week أو month أو all أو global
    ‎/stats – أرقامي، أو ‎@someone
    ‎/rules – البصرة بتتلعب إزاي
    ‎/learn – البصرة في عشر دروس
    ‎/verify – مراجعة تفنيط الورق
    ‎/replay – الفرجة على ماتش من الأول
    ‎/review – الماتش اتلعب حلو قد إيه

    <b>بياناتك</b>
    ‎/settings – اللغة والصور والتنبيهات؛ وفي الجروب للأدمن: القواعد وكل الباقي
    ‎/language – لغتي
    ‎/luck – كلماتي في تفنيط الورق
    ‎/link – حساباتي على تليجرام وديسكورد لشخص واحد؛ ‎/unlink تفصلهم
    ‎/unblock – المحظورين عندي
    ‎/privacy – إيه اللي بيتسجل
    ‎/mydata – كل المتسجل عني
    ‎/forgetme – امسح بياناتي

    لما وقت دورك ⏳ يخلص، الكمبيوتر بيلعب ورقة مكانك؛ ولو فاتك دورين بيكمل لحد ما تدوس على أي حاجة.
help-slash =
    <b>اللعب</b>
    ‎/basra – اختار <b>opponent</b>؛ من غير حد ترابيزة مفتوحة؛ وفي الخاص مع الكمبيوتر
    ‎/basra ومعاها <b>second</b> و<b>third</b> – تلاتة أو أربعة يلعبوا؛ ومعاها <b>teams</b> اتنين قدام اتنين
    ‎/basra ومعاها <b>rules</b> أو <b>target</b> أو <b>clock</b> – لعبة بشكل تاني
    ‎/basra ومعاها <b>computer</b> – الكمبيوتر ياخد الكراسي الفاضية ويلعب بالمستوى ده
    كليك يمين على حد، بعدها Apps، بعدها «Challenge to Basra» – نفس الكلام
    ‎/floor – الأرض، هنا ودلوقتي
    ‎/hand – ورقي؛ و<b>where</b> تقول ييجي فين
    ‎/hint – أحسن لعبة، قدام الكمبيوتر
    ‎/join ومعاها كود ترابيزة في شات تاني – كرسي عليها
    ‎/resign – انسحاب من ماتش؛ ولو أكتر من اتنين الباقي يكمل
    ‎/cancel – إلغاء تحدي
privacy =
    <b>اللي بسجله</b>
    اسمك واليوزرنيم واللغة ورقم الحساب، عشان الناس تقدر تتحداك؛ تقييمك ونتايجك؛ لعب ماتشاتك؛ والمحظورين عندك؛ وكلمات الحظ بتاعتك؛ وإعداداتك، ووصلت لفين في ‎/learn.

    <b>اللي مش بسجله</b>
    كلام الناس في الجروب. أنا بشوف الأوامر والردود عليا والدوس على الزراير، ومش بحتفظ برسايل.

    الورق محدش بيشوفه غير صاحبه. بذرة التفنيط سر لحد ما الجولة تخلص. ومفيش حاجة بتتباع ولا بتروح لحد.

    ‎/mydata تبعت لك كله. ‎/forgetme تمسحك؛ والماتشات اللي خلصت هيفضل فيها «لاعب سابق».

## Rules

rules-title = 📖 <b>البصرة المصرية</b> · قواعد { $rules }
rules-of-match = 🃏 ماتش { $match }: <b>{ $names }</b>
rules-aim = خد ورق من الأرض. الجولة كوتشينة واحدة: أربع ورقات لكل واحد، وبعدها أربعة كمان، لحد ما الورق يخلص.
rules-numerals = <b>من A لـ 10</b> تاخد اللي زيها، واللي مجموعه قدها (الآس A بواحد)، الاتنين مع بعض. لازم تاخد أكتر ورق ممكن؛ ولو فيه كذا طريقة، الاختيار ليك.
rules-court = <b>البنت Q والشايب K</b> ياخدوا اللي زيهم بس.
rules-jack = <b>الولد J</b> بيقش الأرض كلها.
rules-komi = <b>الكومي { $card }</b> بيقش الأرض كلها.
rules-komi-alone = لو الكومي لوحده على الأرض، <b>أي ورقة</b> تاخده.
rules-komi-seven = الكومي وهو على الأرض سبعة عادية.
rules-laid = الورقة اللي ما تاخدش تنزل على الأرض. آخر أرض لآخر واحد خد.
rules-score = <b>النقط</b>
rules-most = أكتر ورق: { $points }
rules-most-tie = أكتر ورق: { $points }، ولو تعادل للجولة الجاية
rules-basra-plain = بصرة، لما A–10 أو بنت أو شايب ياخد الأرض كلها: { $points }
rules-basra-jack = ولد ياخد ولد لوحده: { $points }
rules-basra-komi = أي ورقة تاخد الكومي لوحده: { $points }
rules-komi-jack = الكومي ياخد ولد لوحده: { $points }
rules-komi-one-rank = الكومي ياخد أرض كانت ورقة واحدة A–10 تاخدها: { $points }
rules-komi-ten = الكومي ياخد أرقام مجموعها 10 أو أقل: { $points }
rules-komi-court = الكومي ياخد بنات بس أو شياب بس: { $points }
rules-each-jack = كل ولد: { $points }
rules-each-ace = كل آس A: { $points }
rules-two-of-clubs = { $card }: { $points }
rules-ten-of-diamonds = { $card }: { $points }
rules-sweep = غير كده، لما الولد أو الكومي يقش الأرض مفيش نقط.
rules-target = لما جولة تخلص، أعلى مجموع وصل { $target } أو أكتر يكسب.
rules-target-round = جولة واحدة: الأعلى يكسب.
rules-page = صفحة { $page } من { $pages }
rules-deal = <b>التوزيع</b>
rules-seats = اتنين أو تلاتة أو أربعة؛ والأربعة ممكن يبقوا فريقين، كل واحد وشريكه قصاده.
rules-first = في الأول أربع ورقات على الأرض، مفيهمش ولد ولا الكومي.
rules-turns = اللي بعد اللي وزّع يبدأ. اللي عليه الدور لازم يلعب ورقة.
rules-capturing = <b>الورقة تاخد إيه</b>
rules-sweepers = <b>الولد والكومي</b>
rules-basras = <b>البصرة</b>
rules-basra-what = البصرة لعبة تفضّي الأرض وتجيب نقط على طول:
rules-basra-none = بالقواعد دي اللي يفضّي الأرض مبياخدش نقط: مفيش بصرة.
rules-count-when = لما الكوتشينة تخلص، كل طرف يعد الورق اللي خده.
rules-last = اللي فاضل على الأرض لآخر واحد خد. دي مش بصرة.
rules-basra-too = وبصرات الجولة بتتجمع عليها.
rules-match = <b>الماتش</b>
rules-tied = لو أعلى مجموع عند اتنين، تتلعب جولة كمان.
rules-dealer = بعد كل جولة التوزيع على اللي بعده.
rules-examples = <b>أمثلة</b>
example-takes = { $floor } + <b>{ $card }</b>: تاخد { $cards }
example-all = { $floor } + <b>{ $card }</b>: تاخد كله
example-all-basra = { $floor } + <b>{ $card }</b>: تاخد كله، <b>{ $points }</b>
example-choice = { $floor } + <b>{ $card }</b>: تاخد { $cards } أو { $others }
example-laid = { $floor } + <b>{ $card }</b>: تنزل على الأرض

## Settings

language-name = العربية
settings-house = ⚙️ <b>إعدادات { $chat }</b>
settings-own = ⚙️ <b>إعداداتك</b>
settings-note = كل ماتش بيكمل بالقواعد والرقم والوقت اللي بدأ بيهم.
setting-line = { $setting }: <b>{ $value }</b>
setting-brief = { $setting }: { $value }
settings-set = ⚙️ { $settings }
settings-changes = <b>آخر تغييرات</b>
settings-change = { $name }: { $setting }، { $before } ← { $after } · { $time }
digits-sample = 123
setting-language = اللغة
setting-digits = الأرقام
setting-rules = القواعد
setting-target = رقم الفوز
setting-clock = وقت الدور
setting-pictures = الصور
setting-deck = ألوان الورق
setting-starters = مين يبدأ ماتشات
setting-floors = كام ماتش مع بعض
setting-calls = التنبيهات
setting-place = ورقي ييجي فين
setting-most-cards = أكتر ورق
setting-tie-for-most = تعادل في أكتر ورق
setting-plain-basra = البصرة
setting-jack-basra = ولد ياخد ولد لوحده
setting-komi-taken-by = الكومي لوحده ياخده
setting-komi-basra = ورقة تاخد الكومي لوحده
setting-komi-takes-jack = بصرة ولد لو الكومي خد ولد لوحده
setting-komi-sweep = بصرة لو الكومي خد أرقام
setting-komi-takes-court = بصرة لو الكومي خد بنات أو شياب
setting-each-jack = كل ولد
setting-each-ace = كل آس
setting-two-of-clubs = { $card }
setting-ten-of-diamonds = { $card }
value-number = { $number }
value-usual = زي العادة
value-starter = لغة اللي يبدأ الماتش
value-account = زي حسابي
value-on = آه
value-off = لأ
value-two = لونين
value-four = أربعة
value-everyone = الكل
value-admins = الأدمن بس
value-all = دوري، وفكّرني
value-turns = دوري بس
value-none = من غير
value-nobody = محدش ياخد النقط
value-carried = النقط للجولة الجاية
value-any-card = أي ورقة
value-seven = اللي ياخد أي سبعة
value-one-rank = لو ورقة واحدة A–10 تاخدهم
value-ten-or-less = لو مجموعهم 10 أو أقل
value-never = أبدًا
value-dm = الشات الخاص بتاعنا
value-here = مكان ما أطلبه

## The course

learn-title = 🎓 <b>درس { $lesson } من { $lessons }</b>
learn-hand = ✋ ورقك: <b>{ $cards }</b>
learn-right = ✅ <b>صح!</b> { $why }
learn-wrong = ❌ { $why } جرّب غيرها.
learn-done = 🎓 <b>الكورس خلص.</b> كده البصرة كلها معاك: <b>‎/basra</b> هنا تلعب مع الكمبيوتر، و<b>‎/rules</b> فيها كل القواعد.
learn-rank = <b>اللي زيها.</b> كل ورقة تاخد من الأرض كل اللي زيها. أنهي ورقة من ورقك تاخد حاجة؟
learn-rank-8s = { $card } تاخد { $cards }: زيها بالظبط.
learn-rank-9c = مفيش تسعة على الأرض، ومفيش ورق مجموعه تسعة. { $card } هتنزل على الأرض.
learn-rank-qs = البنت تاخد بنات بس، ومفيش بنت على الأرض. { $card } هتنزل على الأرض.
learn-sum = <b>المجموع.</b> الورقة من A لـ 10 تاخد كمان الورق اللي مجموعه قدها، والـ A بواحد. أنهي ورقة من ورقك تاخد حاجة؟
learn-sum-7s = { $cards } مجموعهم سبعة، يبقى { $card } تاخد الاتنين.
learn-sum-5h = مفيش خمسة على الأرض، ومفيش ورق مجموعه خمسة. { $card } هتنزل على الأرض.
learn-sum-kd = الولد والبنت والشايب ملهمش رقم: الشايب ياخد شياب بس، ومفيش شايب هنا. { $card } هتنزل على الأرض.
learn-both = <b>الاتنين مع بعض.</b> نفس اللعبة تاخد اللي زيها واللي مجموعه قدها. أنهي ورقة تاخد أكتر ورق؟
learn-both-8s = { $card } تاخد التمانية، والسبعة مع الـ A عشان مجموعهم تمانية برضه: { $cards }.
learn-both-7s = { $card } تاخد { $cards } وبس. فيه ورقة تاخد تلاتة.
learn-both-kd = { $card } تاخد { $cards } وبس. فيه ورقة تاخد تلاتة.
learn-groups = <b>كذا مجموع.</b> اللعبة الواحدة ممكن تاخد كذا مجموع، بس مفيش ورقة تتحسب مرتين. ودايمًا بتاخد أكتر ورق ممكن. أنهي ورقة تاخد أكتر؟
learn-groups-6h = اتنين وأربعة ستة، وخمسة والـ A ستة: { $card } تاخد الأربعة، { $cards }.
learn-groups-9d = { $card } تاخد التسعة، وأربعة مع خمسة: { $cards }. دول تلاتة، وفيه ورقة تاخد أربعة.
learn-groups-5s = { $card } تاخد الخمسة، وأربعة مع الـ A: { $cards }. دول تلاتة، وفيه ورقة تاخد أربعة.
learn-court = <b>البنت والشايب</b> ياخدوا كل اللي زيهم بس، ومبيدخلوش في أي مجموع. أنهي ورقة تاخد اتنين؟
learn-court-qh = { $card } تاخد البنتين: { $cards }.
learn-court-kd = { $card } تاخد { $cards } وبس: مفيش غير شايب واحد على الأرض.
learn-court-ts = البنت والشايب ملهمش رقم، يعني مفيش ورق هنا مجموعه عشرة. { $card } هتنزل على الأرض.
learn-jack = <b>الولد</b> بيقش الأرض كلها، مهما كان عليها. أنهي ورقة تعمل كده هنا؟
learn-jack-js = { $card } تاخد كله. وعشان الولد بيعملها كل مرة، دي مش بصرة: الورق ليك، بس من غير نقط زيادة.
learn-jack-9h = { $card } تاخد { $cards } وتسيب الباقي.
learn-jack-qc = { $card } تاخد { $cards } وتسيب الباقي.
learn-komi = <b>الكومي { $komi }</b> بيقش الأرض كلها زي الولد. بس ليه وش تاني: لو ورقة واحدة من A لـ 10 كانت تاخد الأرض كلها، يبقى الكومي يعمل <b>بصرة</b>. أنهي ورقة تعمل بصرة هنا؟
learn-komi-7d = { $card } تاخد كله، زي ما تمانية كانت هتاخده. دي بصرة: { $plain }.
learn-komi-jh = { $card } تاخد كله برضه، بس الولد مبيعملش منها بصرة: مفيش نقط.
learn-komi-7s = { $card } سبعة عادية: تاخد { $cards }، والأرض متفضاش.
learn-burn = <b>حرق الكومي.</b> لما الأرض فاضية أي ورقة بتنزل عليها. ولو الكومي بقى لوحده، <b>أي ورقة</b> تاخده: { $single }. تنزّل أنهي ورقة؟
learn-burn-4s = { $card } متجيبش للتاني غير { $plain } بالكتير، ولازم معاه أربعة أو الكومي. التانيين ممكن يخسّروك أكتر.
learn-burn-7d = ساعتها أي ورقة عند التاني تاخد { $card }، و{ $single } يروحوا له. كده الكومي اتحرق.
learn-burn-jc = { $card } هتبقى لوحدها على الأرض، وولد أو الكومي ياخدها: { $jack } للتاني.
learn-jack-basra = <b>بصرة الولد.</b> فيه ولد لوحده على الأرض. اللي ياخده بولد ليه { $jack }. أنهي ورقة من ورقك؟
learn-jack-basra-jh = { $card } تاخد { $cards }، والأرض كانت الولد ده بس: { $jack }.
learn-jack-basra-5c = الولد ملوش رقم: مياخدوش غير ولد أو الكومي. { $card } هتنزل على الأرض.
learn-jack-basra-qd = البنت تاخد بنات بس، والولد مياخدوش غير ولد أو الكومي. { $card } هتنزل على الأرض.
learn-last = <b>آخر أرض.</b> لما كل الورق يتلعب، اللي فاضل على الأرض لآخر واحد خد؛ ودي مش بصرة. معاك ورقتين، والتاني معاه { $other } بس. الدور عليك، وبعدين عليه، وبعدين عليك. تلعب إيه دلوقتي؟
learn-last-8c = { $card } تنزل على الأرض، والتاني ياخد العشرة، وآخر ورقة معاك تاخد الأربعة. كده آخر ورق اتاخد راح ليك، والباقي كله معاه.
learn-last-4d = { $card } تاخد { $cards } دلوقتي، بس بعدها { $other } تاخد العشرة، وآخر ورقة معاك متاخدش حاجة. الباقي كله للتاني.

## Toasts (plain text, at most 200 letters)

toast-took = خدت { $cards }
toast-took-many =
    { $count ->
        [zero] ما خدتش ورق
        [one] خدت ورقة واحدة
        [two] خدت ورقتين
        [few] خدت { $count } ورقات
        [many] خدت { $count } ورقة
       *[other] خدت { $count } ورقة
    }
toast-laid = { $card } نزلت على الأرض
toast-basra = ⭐ { $basra } { $points }
toast-ready = تمام! مستنيين الباقي.
toast-ready-all = تمام! يلا نكمل.
toast-learn-again = مش { $card }، والسبب مكتوب. جرّب غيرها.
toast-luck-set = كلمات الحظ اتسجلت.
toast-luck-cleared = مفيش كلمات حظ خلاص.
toast-accepted = يلا بينا!
toast-declined = اترفض.
toast-left = قمت من على الترابيزة.
toast-cancelled = اتلغى.
toast-blocked = مفيش تحديات تاني من { $name }.
toast-open = ورقك في الشات الخاص بتاعنا.
toast-resigned = انسحبت من ماتش { $match }.
toast-unknown = الزرار ده مبقاش شغال.
toast-failed = حصلت مشكلة. جرّب تاني بعد لحظة.

## Refusals (plain text, at most 200 letters)

refusal-no-match = مفيش ماتش كده، أو خلص من زمان.
refusal-ended = الماتش ده خلص.
refusal-not-yours = الماتش ده مش بتاعك.
refusal-left = انسحبت من الماتش ده، ومفيش رجوع.
refusal-not-played = اللي لعبوا الماتش ده بس يقدروا يطلبوا ماتش تاني.
refusal-not-over = ماتش { $match } لسه شغال. الفرجة عليه تاني لما يخلص.
refusal-none-over = لسه مفيش ماتش خلص.
refusal-not-your-turn = لسه مش دورك.
refusal-not-your-card = الورقة دي مش معاك.
refusal-stale = فاتت عليك: اللعب كمّل.
refusal-already-played = اتلعبت خلاص.
refusal-choose = فيه كذا طريقة: اختار واحدة.
refusal-paused = بين الجولات محدش بيلعب. دوس «يلا نكمل».
refusal-oneself = مينفعش تتحدى نفسك.
refusal-bot = البوتات مبتلعبش هنا. للكمبيوتر: ‎/basra وبعدها «العب مع الكمبيوتر».
refusal-not-a-person = ده لازم من حساب شخصي.
refusal-only-invited = التحدي ده لـ { $name } بس.
refusal-only-starter = ده لصاحب التحدي أو أدمن بس.
refusal-not-open = التحدي ده مبقاش مفتوح.
refusal-full = الترابيزة كاملة.
refusal-seated = ليك مكان على الترابيزة دي خلاص.
refusal-twice = اسم { $name } مكتوب مرتين: لكل واحد كرسي.
refusal-pair-open = فيه تحدي مفتوح بينك وبين { $name }: ماتش { $match }.
refusal-cooldown =
    { $seconds ->
        [zero] براحة شوية: جرّب تاني.
        [one] براحة شوية: جرّب تاني بعد ثانية.
        [two] براحة شوية: جرّب تاني بعد ثانيتين.
        [few] براحة شوية: جرّب تاني بعد { $seconds } ثواني.
        [many] براحة شوية: جرّب تاني بعد { $seconds } ثانية.
       *[other] براحة شوية: جرّب تاني بعد { $seconds } ثانية.
    }
refusal-blocked = التحديات منك لـ { $name } مقفولة.
refusal-chat-full =
    { $count ->
        [zero] مفيش مكان لماتش في الجروب دلوقتي. العب في الخاص.
        [one] فيه ماتش شغال في الجروب. جرّب لما يخلص، أو العب في الخاص.
        [two] فيه ماتشين شغالين في الجروب. جرّب لما واحد يخلص، أو العب في الخاص.
        [few] فيه { $count } ماتشات شغالة في الجروب. جرّب لما واحد يخلص، أو العب في الخاص.
        [many] فيه { $count } ماتش شغال في الجروب. جرّب لما واحد يخلص، أو العب في الخاص.
       *[other] فيه { $count } ماتش شغال في الجروب. جرّب لما واحد يخلص، أو العب في الخاص.
    }
refusal-admins-start = في الجروب ده الأدمن بس اللي يبدأ ماتشات.
refusal-bad-target = لازم رقم صحيح من 10 لـ 1000.
refusal-only-dm = هنا ورقك مينفعش ييجي غير في الشات الخاص.
refusal-no-code = أنهي ترابيزة؟ ‎/join ومعاها الكود اللي في التحدي: ‎/join K7QFM
refusal-bad-turn = وقت الدور من 10 ثواني لـ 24 ساعة: 60s أو 5m أو 2h.
refusal-bad-code = مفيش حاجة بالكود ده، أو وقته خلص. راجع الحروف.
refusal-others-link = اللينك ده معمول لحد تاني. دوس الزرار في الجروب بنفسك.
refusal-bad-word = مش عارف كلمة { $word } هنا. ‎/help فيها كل حاجة.
refusal-clash = { $word } و { $other } مينفعوش مع بعض: واحدة بس.
refusal-link-own = الكود ده للحساب التاني: ‎/link بيه من هناك.
refusal-link-twice = ليكم حسابين على نفس التطبيق، وكل واحد ليه حساب واحد على كل تطبيق. ‎/unlink تفصل حسابين.
refusal-link-match = الحسابين في ماتش { $match } سوا. الربط بعد ما يخلص.
refusal-link-gone = مفيش حاجة مستنية تأكيد. ‎/link من الأول.
refusal-not-linked = الحساب ده مش مربوط بحساب تاني.
refusal-unlink-match = ماتش { $match } لسه مخلصش. الفصل بعده.
refusal-bad-luck = كلمات الحظ كلام عادي، { $most } حرف بالكتير.
refusal-too-many = الناس أكتر من الكراسي. آخرنا أربعة.
refusal-unknown-person = محدش بالاسم ده لعب معايا لسه.
refusal-no-live-match = مفيش ماتش شغال ليك.
refusal-no-challenge = مفيش تحدي مفتوح هنا.
refusal-no-floor = مفيش ماتش شغال في الشات ده.
refusal-only-admins = إعدادات الجروب للأدمن بس.
refusal-others-button = الزراير دي للي طلبها بس.
refusal-unknown-setting = ده مبقاش يتظبط من هنا. ‎/settings تجيب الإعدادات من جديد.
refusal-no-points = كده مفيش حاجة هتجيب نقط. خلّي حاجة تانية تتحسب الأول.
refusal-hint-people = التلميح للعب مع الكمبيوتر بس.
refusal-reviewing = بتفرج على ماتش من الشات ده دلوقتي. استنى شوية.
refusal-reviews-full = بتفرج على ماتشات تانية دلوقتي. اسألني تاني كمان دقيقة.
refusal-busy = زحمة شوية. جرّب تاني.

## Commands and the bot’s own description (plain text)

command-basra = تحدي لصاحبك، أو ترابيزة مفتوحة
command-floor = الأرض هنا
command-hand = ورقي
command-hint = ألعب إيه قدام الكمبيوتر
command-leaderboard = مين الأحسن
command-stats = أرقامي
command-rules = البصرة بتتلعب إزاي
command-learn = اتعلّم البصرة في عشر دروس
command-settings = ظبط الإعدادات
command-language = اختار لغتي
command-resign = انسحاب من ماتش
command-cancel = إلغاء تحدي
command-verify = مراجعة تفنيط الورق
command-luck = كلمات الحظ بتاعتي في التفنيط
command-replay = الفرجة على ماتش من الأول
command-review = الماتش اتلعب حلو قد إيه
command-unblock = المحظورين عندي
command-help = كل الأوامر
command-privacy = إيه اللي بيتسجل عني
command-join = كرسي بكود الترابيزة
command-link = حساباتي على تليجرام وديسكورد لشخص واحد
command-unlink = فصل الحساب ده عن التاني
command-mydata = كل المتسجل عني
command-forgetme = امسح بياناتي
command-start = البداية
about =
    البصرة المصرية مع صحابك: تحدي في الجروب، الأرض هناك، وورقك هنا، كل ورقة بدوسة.

    دوس Start، وبعدها ‎/basra تلعب مع الكمبيوتر.
about-short = البصرة المصرية (الكومي) في الجروب: تحدي لصاحبك، وكل ورقة بدوسة.

## Discord’s commands (plain text)

menu-challenge = تحدي بصرة
option-opponent = التحدي لمين؛ من غير حد تبقى ترابيزة مفتوحة
option-second = لاعب كمان
option-third = لاعب كمان
option-teams = اتنين قصاد اتنين؛ أول اسم تكتبه شريكك
option-seats = كام واحد على ترابيزة مفتوحة
option-rules = أنهي قواعد
option-target = النقط اللي تكسب الماتش، من 10 لـ 1000، أو جولة واحدة
option-clock = وقت الدور، زي 60s أو 10m أو 24h
option-computer = مستوى الكمبيوتر اللي هياخد الكراسي الفاضية
option-number = رقم الماتش
option-where = في الشات الخاص، أو هنا ليك لوحدك
option-span = من إمتى، أو العالم كله
option-person = مين؛ إنت لو ما اخترتش
option-preset = أنهي قواعد
option-words = أي كلام
option-me = إعداداتي أنا مش إعدادات السيرفر
option-code = الكود اللي معاك
command-name-basra = basra
command-name-floor = الأرض
command-name-hand = ورقي
command-name-hint = تلميح
command-name-leaderboard = الترتيب
command-name-stats = أرقامي
command-name-rules = القواعد
command-name-learn = اتعلم
command-name-settings = الإعدادات
command-name-language = اللغة
command-name-resign = انسحاب
command-name-cancel = إلغاء
command-name-verify = مراجعة
command-name-luck = الحظ
command-name-replay = إعادة
command-name-review = تقييم
command-name-unblock = المحظورين
command-name-help = مساعدة
command-name-privacy = الخصوصية
command-name-join = اقعد
command-name-link = ربط
command-name-unlink = فصل
command-name-mydata = بياناتي
command-name-forgetme = امسحني
option-name-opponent = الخصم
option-name-second = التاني
option-name-third = التالت
option-name-teams = فرق
option-name-seats = كراسي
option-name-rules = القواعد
option-name-target = الهدف
option-name-clock = الوقت
option-name-computer = الكمبيوتر
option-name-number = رقم
option-name-where = فين
option-name-span = المدة
option-name-person = مين
option-name-preset = القواعد
option-name-words = كلام
option-name-me = أنا
option-name-code = كود
choice-seats-2 = اتنين
choice-seats-3 = تلاتة
choice-seats-4 = أربعة
choice-where-dm = في الشات الخاص
choice-where-here = هنا، ليا لوحدي
choice-span-all = من الأول
choice-span-week = الأسبوع ده
choice-span-month = الشهر ده
choice-span-global = العالم كله
