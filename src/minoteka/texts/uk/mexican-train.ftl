# Мексиканський поїзд
mexican-train-title = Мексиканський поїзд
mexican-train-line = Відправте свій поїзд від паровоза, підсаджуйтеся до чужих і першими позбудьтеся всіх доміно.
mexican-train-minutes = 15+

mexican-train-option-set = Доміно
mexican-train-option-set-why = У короткому наборі немає кісток із 10, 11 і 12: швидша гра для двох–чотирьох.
mexican-train-option-set-12 = повний набір, до дубля 12
mexican-train-option-set-9 = короткий набір, до дубля 9
mexican-train-option-open_hands = Відкриті руки
mexican-train-option-open_hands-why = Кістки всіх гравців лежать горілиць; прихований лише запас.
mexican-train-option-first_turn = Перший хід
mexican-train-option-first_turn-why = «Цілий поїзд»: хто починає кін на власному поїзді, викладає туди далі, доки є кістка, що підходить.
mexican-train-option-first_turn-one = одна кістка
mexican-train-option-first_turn-train = цілий поїзд
mexican-train-option-double_blank = Порожній дубль у руці
mexican-train-option-double_blank-why = За правилами він нічого не коштує. Але за багатьма столами його бояться найбільше.
mexican-train-option-double_blank-0 = не коштує нічого
mexican-train-option-double_blank-25 = коштує 25
mexican-train-option-double_blank-50 = коштує 50
mexican-train-option-cover_own_double = Закривати свій дубль
mexican-train-option-cover_own_double-why = Додаткову кістку після дубля можна покласти тільки на цей дубль.
mexican-train-option-own_train_first = Спершу власний поїзд
mexican-train-option-own_train_first-why = Доки ваш поїзд не рушив, інші для вас закриті. Відкритий дубль однаково важливіший.
mexican-train-option-doubles_bind = Відкритий дубль зупиняє гру
mexican-train-option-doubles_bind-why = Доки дубль не закрито, ніхто не може грати деінде. Без цього правила він — звичайний кінець поїзда.
mexican-train-option-doubles_from_hand = Ще дублі з руки
mexican-train-option-doubles_from_hand-why = Після дубля можна покласти з руки ще один дубль; тоді потрібна ще одна кістка.
mexican-train-option-rounds = Кони
mexican-train-option-rounds-why = У кожного кону свій паровоз, від найбільшого дубля до найменшого. Перемагає найменша сума.

mexican-train-reason-out = викладено останню кістку
mexican-train-reason-blocked = ніхто не може ходити
mexican-train-reason-lowest-total = найменша сума
mexican-train-reason-rounds-won = рівні суми, більше конів завершено з порожньою рукою

mexican-train-event-laid = { $player } кладе { $piece } { $where ->
    [own] на свій поїзд
    [mexican] на мексиканський поїзд
   *[other] на поїзд { $train }
 }.
mexican-train-event-drew = { $player } бере кістку.
mexican-train-event-passed = { $player } не має чим піти.
mexican-train-event-marked = { $player }: поїзд тепер відкритий для всіх.
mexican-train-event-unmarked = { $player }: поїзд знову закритий для інших.
mexican-train-event-opened = { $piece } лежить відкритим: спершу треба його закрити.
mexican-train-event-closed = { $how ->
    [dead] { $piece } вже нічим закрити: він нікого не стримує.
   *[covered] { $player } закриває { $piece }.
 }
mexican-train-event-knock = { $player } стукає: лишилась одна кістка!
mexican-train-event-out = { $player } викладає останню кістку.
mexican-train-event-over = Кін завершено.

mexican-train-tour-1 = Ваш поїзд рушає від паровоза. Покладіть кістку з таким самим значенням; наступна приєднується до відкритого кінця.
mexican-train-tour-2 = Мексиканський поїзд спільний: кладіть туди, коли захочете.
mexican-train-tour-3 = Нічого не підходить? Візьміть одну кістку. Якщо й вона не підходить, на вашому поїзді з'являється значок, і ним можуть користуватися всі, доки ви самі його не продовжите.
mexican-train-tour-4 = Після дубля кладуть ще одну кістку. Незакритий дубль треба закрити, перш ніж грати деінде.
mexican-train-tour-5 = Очки на кістках, що лишилися в руці, рахуються проти вас, тож важкі кістки краще викласти раніше.

mexican-train-step-play = Покладіть кістку
mexican-train-step-train = Продовжуйте свій поїзд
mexican-train-step-extra = Ще одна кістка після дубля
mexican-train-engine = Паровоз
mexican-train-mexican = Мексиканський поїзд

error-mexican-train-options-set = Короткий набір — щонайбільше для { $most } гравців, а не для { $seats }.
error-mexican-train-options-rounds = Паровозів лише { $most }, тож зіграти { $rounds } конів не вийде.
error-mexican-train-deal-engine = «{ $engine }» — не паровоз: це значення від 0 до { $top }.
error-mexican-train-no-tile = У наборі до { $top }-{ $top } немає кістки { $tile }.
error-mexican-train-no-train = За столом на { $seats } немає поїзда { $train }.
error-mexican-train-not-in-hand = У вас немає { $piece }.
error-mexican-train-drawn-only = Зараз можна покласти лише щойно взяту кістку { $drawn }.
error-mexican-train-open-double = { $double } { $train ->
    [m] на мексиканському поїзді
   *[other] на поїзді { $train }
 } лежить відкритим: спершу треба його закрити.
error-mexican-train-go-on = Ваш перший хід триває: на власному поїзді, доки є чим.
error-mexican-train-cover-double = Додаткова кістка має закрити ваш дубль.
error-mexican-train-own-first = Спершу має рушити ваш власний поїзд.
error-mexican-train-closed = Поїзд { $train } закритий: на ньому немає значка.
error-mexican-train-no-join = { $piece } не підходить: { $train ->
    [m] мексиканський поїзд
   *[other] поїзд { $train }
 } закінчується на { $end }.
error-mexican-train-turned = { $piece } приєднується іншим боком: { $right }.
error-mexican-train-doubles-wait = Додаткова кістка після дубля не може бути дублем із руки.
error-mexican-train-must-lay = У вас є кістка, що підходить, і її треба покласти, наприклад { $move }.
error-mexican-train-must-draw = У запасі ще є кістки: спершу візьміть одну.
error-mexican-train-drew-already = Ви вже взяли кістку. Вона не підходить, тож лишається пас.
error-mexican-train-reserve-empty = Запас порожній: лишається тільки пас.
