# Мексиканський поїзд
mexican-train-title = Мексиканський поїзд
mexican-train-line = Відправте свій поїзд від паровоза, підсаджуйтеся до чужих і першими позбудьтеся всіх кісток.
mexican-train-minutes = 15
mexican-train-page-minutes = кін — близько { $minutes }{"\u00A0"}хв
mexican-train-page-play-rounds = «Грати зараз»: { $count ->
    [one] { $count } кін
    [few] { $count } кони
   *[many] { $count } конів
 }
mexican-train-page-pieces-left = { $count ->
    [one] лишилася { $count } кістка
    [few] лишилося { $count } кістки
   *[many] лишилося { $count } кісток
 }
mexican-train-page-curtain-lift = Показати мої кістки
mexican-train-move-draw = Узяти кістку

mexican-train-option-set = Доміно
mexican-train-option-set-why = У короткому наборі немає кісток із 10, 11 і 12: швидша гра для двох–чотирьох.
mexican-train-option-set-12 = повний набір, до дубля 12
mexican-train-option-set-9 = короткий набір, до дубля 9
mexican-train-option-open_hands = Відкриті кістки
mexican-train-option-open_hands-why = Кістки всіх гравців лежать лицем догори; приховано лише стопку.
mexican-train-option-first_turn = Перший хід
mexican-train-option-first_turn-why = «Цілий поїзд»: хто починає кін на власному поїзді, викладає туди далі, доки є кістка, що підходить.
mexican-train-option-first_turn-one = одна кістка
mexican-train-option-first_turn-train = цілий поїзд
mexican-train-option-double_blank = Порожній дубль, що лишився
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
mexican-train-option-doubles_from_hand = Кілька дублів за хід
mexican-train-option-doubles_from_hand-why = Після дубля можна покласти ще один свій дубль; тоді потрібна ще одна кістка.
mexican-train-option-rounds = Кони
mexican-train-option-rounds-why = У кожного кону свій паровоз, від найбільшого дубля до найменшого. Перемагає той, у кого найменше очок за всю гру.

mexican-train-reason-out = викладено останню кістку
mexican-train-reason-blocked = ніхто не може ходити
mexican-train-reason-lowest-total = найменше очок за всю гру
mexican-train-reason-rounds-won = очок порівну, але більше конів завершено без кісток
mexican-train-page-round-over = Кін { $number } закінчено
mexican-train-page-next-round = Наступний кін
mexican-train-points-how = Очки — це крапки на кістках, що лишилися: що менше, то краще.
mexican-train-event-dealt = Починається новий кін.

mexican-train-event-laid = { $player } кладе { $piece } { $where ->
    [own] на свій поїзд
    [mexican] на мексиканський поїзд
    [yours] на ваш поїзд
   *[other] на поїзд гравця { $owner }
 }.
mexican-train-event-laid-you = Ви кладете { $piece } { $where ->
    [own] на свій поїзд
    [mexican] на мексиканський поїзд
   *[other] на поїзд гравця { $owner }
 }.
mexican-train-event-drew = { $player } бере кістку зі стопки.
mexican-train-event-drew-you = Ви берете кістку зі стопки.
mexican-train-event-passed = { $player } пропускає хід: нічого не підходить.
mexican-train-event-passed-you = Ви пропускаєте хід: нічого не підходить.
mexican-train-event-marked = Поїзд гравця { $player } тепер відкритий для всіх.
mexican-train-event-marked-you = Ваш поїзд тепер відкритий для всіх.
mexican-train-event-unmarked = Поїзд гравця { $player } знову закритий для інших.
mexican-train-event-unmarked-you = Ваш поїзд знову закритий для інших.
mexican-train-event-opened = Дубль { $piece } лишається відкритим: спершу треба закрити його.
mexican-train-event-closed = { $how ->
    [dead] Дубль { $piece } вже нічим закрити, тож він нікого не зупиняє.
   *[covered] { $player } закриває дубль { $piece }.
 }
mexican-train-event-closed-you = { $how ->
    [dead] Дубль { $piece } вже нічим закрити, тож він нікого не зупиняє.
   *[covered] Ви закриваєте дубль { $piece }.
 }
mexican-train-event-knock = { $player } стукає: лишилась одна кістка!
mexican-train-event-knock-you = Ви стукаєте: лишилась одна кістка!
mexican-train-event-out = { $player } викладає останню кістку.
mexican-train-event-out-you = Ви викладаєте останню кістку.
mexican-train-event-over = Кін завершено.
mexican-train-because-out = Це остання кістка: кін завершено.
mexican-train-because-covers = Закриває відкритий дубль { $piece }.
mexican-train-because-unmarks = Знімає значок: поїзд знову закритий для інших.
mexican-train-because-again = Це дубль, і його є чим закрити тим самим ходом.
mexican-train-because-leaves = Лишає дубль, який, можливо, доведеться закривати іншим.
mexican-train-because-sheds = Позбувається найважчої кістки: { $pips ->
    [one] { $pips } очко
    [few] { $pips } очка
   *[many] { $pips } очок
 }.
mexican-train-because-follows = Поїзд можна продовжити: до нового кінця { $count ->
    [one] підходить ще { $count } кістка
    [few] підходять ще { $count } кістки
   *[many] підходить ще { $count } кісток
 }.
mexican-train-because-keeps = Береже власний поїзд: його можна продовжити наступного ходу.


error-mexican-train-options-set = Коротким набором грають щонайбільше вчотирьох, а гравців { $seats }.
error-mexican-train-options-rounds = Паровозів лише { $most }, тож стільки конів ({ $rounds }) не зіграти.
error-mexican-train-deal-engine = «{ $engine }» — не паровоз: це значення від 0 до { $top }.
error-mexican-train-no-tile = У наборі до { $top }-{ $top } немає кістки { $tile }.
error-mexican-train-no-train = За столом на { $seats } немає поїзда { $train }.
error-mexican-train-not-in-hand = Кістки { $piece } у вас немає.
error-mexican-train-drawn-only = Зараз можна покласти тільки ту кістку, яку ви взяли: { $drawn }.
error-mexican-train-open-double = Спершу треба закрити дубль { $double } { $train ->
    [m] на мексиканському поїзді
    [yours] на вашому поїзді
   *[other] на поїзді гравця { $owner }
 }.
error-mexican-train-go-on = Ваш перший хід триває: кладіть на свій поїзд, доки є що.
error-mexican-train-cover-double = Додаткова кістка має закрити ваш дубль.
error-mexican-train-own-first = Спершу має рушити ваш поїзд.
error-mexican-train-closed = Поїзд гравця { $owner } закритий: на ньому немає значка.
error-mexican-train-no-join = { $piece } не підходить: { $train ->
    [m] мексиканський поїзд
    [yours] ваш поїзд
   *[other] поїзд гравця { $owner }
 } закінчується на { $end }.
error-mexican-train-turned = { $piece } приєднується іншим боком: { $right }.
error-mexican-train-doubles-wait = Після дубля кладуть кістку, яка не є дублем; ваші дублі мусять почекати.
error-mexican-train-must-lay = У вас є кістка, яка підходить ({ $piece }), тож ходити треба.
error-mexican-train-must-draw = У стопці ще є кістки: спершу візьміть одну.
error-mexican-train-drew-already = Ви вже взяли кістку, і вона не підходить. Лишається пропустити хід.
error-mexican-train-reserve-empty = Стопка порожня. Лишається пропустити хід.
mexican-train-notation = Число, яким прикладають, -, число, що лишається відкритим, @ і поїзд: номер місця або m для мексиканського: 12-7@0. Також draw і pass.
