# Мексиканский поезд
mexican-train-title = Мексиканский поезд
mexican-train-line = Отправьте свой поезд от паровоза, подсаживайтесь к чужим и первыми избавьтесь от всех костей.
mexican-train-minutes = 15
mexican-train-page-minutes = кон — около { $minutes }{"\u00A0"}мин
mexican-train-page-play-rounds = «Играть сейчас»: { $count ->
    [one] { $count } кон
    [few] { $count } кона
   *[many] { $count } конов
 }
mexican-train-page-pieces-left = { $count ->
    [one] осталась { $count } кость
    [few] осталось { $count } кости
   *[many] осталось { $count } костей
 }
mexican-train-page-curtain-lift = Показать мои кости
mexican-train-move-draw = Взять кость

mexican-train-option-set = Домино
mexican-train-option-set-why = В коротком наборе нет костей с 10, 11 и 12: игра быстрее, для двоих–четверых.
mexican-train-option-set-12 = полный набор, до дубля 12
mexican-train-option-set-9 = короткий набор, до дубля 9
mexican-train-option-open_hands = Открытые кости
mexican-train-option-open_hands-why = Кости всех игроков лежат лицом вверх; закрыта только стопка.
mexican-train-option-first_turn = Первый ход
mexican-train-option-first_turn-why = «Целый поезд»: кто начинает кон на своём поезде, выкладывает туда дальше, пока есть подходящая кость.
mexican-train-option-first_turn-one = одна кость
mexican-train-option-first_turn-train = целый поезд
mexican-train-option-double_blank = Оставшийся пустой дубль
mexican-train-option-double_blank-why = По правилам он ничего не стоит. Но за многими столами его боятся больше всего.
mexican-train-option-double_blank-0 = ничего не стоит
mexican-train-option-double_blank-25 = стоит 25
mexican-train-option-double_blank-50 = стоит 50
mexican-train-option-cover_own_double = Закрывать свой дубль
mexican-train-option-cover_own_double-why = Дополнительную кость после дубля можно положить только на этот дубль.
mexican-train-option-own_train_first = Сначала свой поезд
mexican-train-option-own_train_first-why = Пока ваш поезд не отправился, остальные для вас закрыты. Открытый дубль всё равно важнее.
mexican-train-option-doubles_bind = Открытый дубль останавливает игру
mexican-train-option-doubles_bind-why = Пока дубль не закрыт, никто не может играть в другом месте. Без этого правила он — обычный конец поезда.
mexican-train-option-doubles_from_hand = Несколько дублей за ход
mexican-train-option-doubles_from_hand-why = После дубля можно положить ещё один свой дубль; тогда нужна ещё одна кость.
mexican-train-option-rounds = Коны
mexican-train-option-rounds-why = У каждого кона свой паровоз, от старшего дубля к младшему. Побеждает тот, у кого меньше всего очков за всю игру.

mexican-train-reason-out = выложена последняя кость
mexican-train-reason-blocked = никто не может ходить
mexican-train-reason-lowest-total = меньше всего очков за всю игру
mexican-train-reason-rounds-won = очков поровну, но больше конов закончено без костей
mexican-train-page-round-over = Кон { $number } закончен
mexican-train-page-next-round = Следующий кон
mexican-train-points-how = Очки — это точки на оставшихся костях: чем меньше, тем лучше.
mexican-train-event-dealt = Начинается новый кон.

mexican-train-event-laid = { $player } кладёт { $piece } { $where ->
    [own] на свой поезд
    [mexican] на мексиканский поезд
    [yours] на ваш поезд
   *[other] на поезд игрока { $owner }
 }.
mexican-train-event-laid-you = Вы кладёте { $piece } { $where ->
    [own] на свой поезд
    [mexican] на мексиканский поезд
   *[other] на поезд игрока { $owner }
 }.
mexican-train-event-drew = { $player } берёт кость из стопки.
mexican-train-event-drew-you = Вы берёте кость из стопки.
mexican-train-event-passed = { $player } пропускает ход: ничего не подходит.
mexican-train-event-passed-you = Вы пропускаете ход: ничего не подходит.
mexican-train-event-marked = Поезд игрока { $player } теперь открыт для всех.
mexican-train-event-marked-you = Ваш поезд теперь открыт для всех.
mexican-train-event-unmarked = Поезд игрока { $player } снова закрыт для других.
mexican-train-event-unmarked-you = Ваш поезд снова закрыт для других.
mexican-train-event-opened = Дубль { $piece } остаётся открытым: сначала нужно закрыть его.
mexican-train-event-closed = { $how ->
    [dead] Дубль { $piece } уже нечем закрыть, так что он никого не останавливает.
   *[covered] { $player } закрывает дубль { $piece }.
 }
mexican-train-event-closed-you = { $how ->
    [dead] Дубль { $piece } уже нечем закрыть, так что он никого не останавливает.
   *[covered] Вы закрываете дубль { $piece }.
 }
mexican-train-event-knock = { $player } стучит: осталась одна кость!
mexican-train-event-knock-you = Вы стучите: осталась одна кость!
mexican-train-event-out = { $player } выкладывает последнюю кость.
mexican-train-event-out-you = Вы выкладываете последнюю кость.
mexican-train-event-over = Кон окончен.
mexican-train-because-out = Это последняя кость: кон окончен.
mexican-train-because-covers = Закрывает открытый дубль { $piece }.
mexican-train-because-unmarks = Снимает значок: поезд снова закрыт для других.
mexican-train-because-again = Это дубль, и его есть чем закрыть тем же ходом.
mexican-train-because-leaves = Оставляет дубль, который, возможно, придётся закрывать другим.
mexican-train-because-sheds = Избавляется от самой тяжёлой кости: { $pips ->
    [one] { $pips } очко
    [few] { $pips } очка
   *[many] { $pips } очков
 }.
mexican-train-because-follows = Поезд можно продолжить: к новому концу { $count ->
    [one] подходит ещё { $count } кость
    [few] подходят ещё { $count } кости
   *[many] подходит ещё { $count } костей
 }.
mexican-train-because-keeps = Бережёт свой поезд: его можно продолжить следующим ходом.


error-mexican-train-options-set = Коротким набором играют самое большее вчетвером, а игроков { $seats }.
error-mexican-train-options-rounds = Паровозов только { $most }, столько конов ({ $rounds }) не сыграть.
error-mexican-train-deal-engine = «{ $engine }» — не паровоз: это значение от 0 до { $top }.
error-mexican-train-no-tile = В наборе до { $top }-{ $top } нет кости { $tile }.
error-mexican-train-no-train = За столом на { $seats } нет поезда { $train }.
error-mexican-train-not-in-hand = Кости { $piece } у вас нет.
error-mexican-train-drawn-only = Сейчас можно положить только ту кость, которую вы взяли: { $drawn }.
error-mexican-train-open-double = Сначала нужно закрыть дубль { $double } { $train ->
    [m] на мексиканском поезде
    [yours] на вашем поезде
   *[other] на поезде игрока { $owner }
 }.
error-mexican-train-go-on = Ваш первый ход продолжается: кладите на свой поезд, пока есть что.
error-mexican-train-cover-double = Дополнительная кость должна закрыть ваш дубль.
error-mexican-train-own-first = Сначала должен отправиться ваш поезд.
error-mexican-train-closed = Поезд игрока { $owner } закрыт: на нём нет значка.
error-mexican-train-no-join = { $piece } не подходит: { $train ->
    [m] мексиканский поезд
    [yours] ваш поезд
   *[other] поезд игрока { $owner }
 } заканчивается на { $end }.
error-mexican-train-turned = { $piece } присоединяется другой стороной: { $right }.
error-mexican-train-doubles-wait = После дубля кладут кость, которая не дубль; ваши дубли должны подождать.
error-mexican-train-must-lay = У вас есть подходящая кость ({ $piece }), значит, ходить нужно.
error-mexican-train-must-draw = В стопке ещё есть кости: сначала возьмите одну.
error-mexican-train-drew-already = Вы уже взяли кость, и она не подходит. Остаётся пропустить ход.
error-mexican-train-reserve-empty = Стопка пуста. Остаётся пропустить ход.
mexican-train-notation = Число, которым прикладывают, -, число, которое остаётся открытым, @ и поезд: номер места или m для мексиканского: 12-7@0. Также draw и pass.
