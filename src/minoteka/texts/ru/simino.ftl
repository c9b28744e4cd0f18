simino-title = Симино
simino-line = Выкладывайте цветные тайлы в коробке, поднимайтесь на верхние этажи и первыми останьтесь без тайлов.
simino-page-minutes = от { $minutes }{"\u00A0"}мин
simino-page-pieces-left = { $count ->
    [one] остался { $count } тайл
    [few] осталось { $count } тайла
   *[many] осталось { $count } тайлов
 }
simino-page-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
 }
simino-page-curtain-lift = Показать мои тайлы
simino-move-give = отдать { simino-piece }
simino-minutes = 17
simino-colour-W = белый
simino-colour-Y = жёлтый
simino-colour-O = оранжевый
simino-colour-R = красный
simino-colour-P = фиолетовый
simino-colour-B = синий
simino-colour-G = зелёный
simino-colour-K = чёрный
simino-piece = { $piece ->
    [WW] белый дубль
    [WY] бело-жёлтый тайл
    [WO] бело-оранжевый тайл
    [WR] бело-красный тайл
    [WP] бело-фиолетовый тайл
    [WB] бело-синий тайл
    [WG] бело-зелёный тайл
    [WK] чёрно-белый тайл
    [YY] жёлтый дубль
    [YO] жёлто-оранжевый тайл
    [YR] жёлто-красный тайл
    [YP] жёлто-фиолетовый тайл
    [YB] жёлто-синий тайл
    [YG] жёлто-зелёный тайл
    [YK] чёрно-жёлтый тайл
    [OO] оранжевый дубль
    [OR] оранжево-красный тайл
    [OP] оранжево-фиолетовый тайл
    [OB] оранжево-синий тайл
    [OG] оранжево-зелёный тайл
    [OK] чёрно-оранжевый тайл
    [RR] красный дубль
    [RP] красно-фиолетовый тайл
    [RB] красно-синий тайл
    [RG] красно-зелёный тайл
    [RK] чёрно-красный тайл
    [PP] фиолетовый дубль
    [PB] фиолетово-синий тайл
    [PG] фиолетово-зелёный тайл
    [PK] чёрно-фиолетовый тайл
    [BB] синий дубль
    [BG] сине-зелёный тайл
    [BK] чёрно-синий тайл
    [GG] зелёный дубль
    [GK] чёрно-зелёный тайл
   *[KK] чёрный дубль
 }
simino-colour-first = { $first ->
    [W] белый
    [Y] жёлтый
    [O] оранжевый
    [R] красный
    [P] фиолетовый
    [B] синий
    [G] зелёный
   *[K] чёрный
 }
simino-colour-second = { $second ->
    [W] { " и " }белый
    [Y] { " и " }жёлтый
    [O] { " и " }оранжевый
    [R] { " и " }красный
    [P] { " и " }фиолетовый
    [B] { " и " }синий
    [G] { " и " }зелёный
    [K] { " и " }чёрный
   *[none] { "" }
 }
simino-option-powers = Вариант
simino-option-powers-why = «С белыми»: слабый белый накрывают все цвета. «С чёрными»: сильный чёрный накрывает все цвета. «С белыми и чёрными»: действует и то и другое, но чёрный не ложится на белый, и один тайл не пользуется двумя свойствами сразу.
simino-option-powers-none = Классический
simino-option-powers-white = С белыми
simino-option-powers-black = С чёрными
simino-option-powers-both = С белыми и чёрными
simino-option-draw = Как добирать тайлы
simino-option-draw-why = Добирают либо после хода, до начального числа, либо по одному в начале каждого своего хода. Правила советуют пробовать и наоборот: «с белыми и чёрными», но с тайлами на руках.
simino-option-draw-refill = Добирать после хода
simino-option-draw-one-per-turn = По одному за ход
simino-option-hand = Сколько тайлов на руки
simino-option-hand-why = В классической игре пять, «с белыми» или «с чёрными» четыре, а «с белыми и чёрными» — ни одного. Если добирают после хода, то до этого же числа.
simino-option-open_hands = Тайлы видны всем (наше дополнение)
simino-option-open_hands-why = Все видят тайлы всех. В правилах такого нет: там «открытые» — это тайлы, которые вы взяли и видите сами.
simino-option-holes = «Дырки» на первом этаже
simino-option-holes-why = Свободное место должно вмещать целые тайлы без остатка. Более мягкий вариант — наш: запрещено только отрезать одну клетку.
simino-option-holes-tileable = Должны поместиться целые тайлы
simino-option-holes-single-cell = Не отрезать одну клетку (наше)
simino-option-floors = Верхний этаж (наше дополнение)
simino-option-floors-why = По правилам потолка нет; при желании его можно установить.
simino-option-teams = Команды
simino-option-teams-why = В тандеме четверо играют парами, партнёры сидят напротив. Очки складываются, а оставшийся ходит и за партнёра, который уже вышел.
simino-option-teams-none = Каждый за себя
simino-option-teams-tandem = Тандем (две пары)
simino-option-match = Сколько играть
simino-option-match-why = По правилам играют семь раундов или пока кто-нибудь не наберёт 17 очков. Один раунд — это быстрая игра.
simino-option-match-round = Один раунд
simino-option-match-rounds = Несколько раундов
simino-option-match-points = До заданного числа очков
simino-reason-all-out = все тайлы выложены
simino-reason-blocked = ни у кого нет хода
simino-reason-match = больше всего очков за всю игру
simino-reason-solitaire = больше ничего не выложить
simino-points-how = За каждый тайл, оставшийся у других, дают очко.
simino-event-laid = { $player } выкладывает { simino-piece }{ $floor ->
    [1] {""}
   *[other] { " " }на { $floor }-й этаж
 }.
simino-event-laid-you = Вы выкладываете { simino-piece }{ $floor ->
    [1] {""}
   *[other] { " " }на { $floor }-й этаж
 }.
simino-event-took = { $player } берёт штраф: { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
   *[many] { $count } тайлов
 }.
simino-event-took-you = Вы берёте штраф: { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
   *[many] { $count } тайлов
 }.
simino-event-drew = { $player } добирает { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
   *[many] { $count } тайлов
 }.
simino-event-drew-you = Вы добираете { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
   *[many] { $count } тайлов
 }.
simino-event-gave = { $player } выдаёт штраф из своих тайлов.
simino-event-gave-you = Вы выдаёте штраф из своих тайлов.
simino-event-passed = { $player } пропускает ход: выложить нечего.
simino-event-passed-you = Вы пропускаете ход: выложить нечего.
simino-event-out = У игрока { $player } больше нет тайлов: он выходит из игры!
simino-event-out-you = У вас больше нет тайлов: вы выходите из игры!
simino-event-over = Раунд окончен.
simino-because-out = Тайлов не остаётся: выход из игры.
simino-because-fines = { $owner } получит штраф: { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
   *[many] { $count } тайлов
 }.
simino-because-pairs = Два дубля за один ход.
simino-because-joins = Первый стык: с этого момента свободные углы закрыты.
simino-because-colours = Добавляет на поле { $count ->
    [one] { $count } новый цвет
    [few] { $count } новых цвета
   *[many] { $count } новых цветов
 }: дальше будет больше мест.
simino-because-climbs = Поднимается на { $floor }-й этаж.
simino-because-keeps = { $count ->
    [one] Так { $count } дубль останется
    [few] Так { $count } дубля останутся
   *[many] Так { $count } дублей останутся
 } для верхних этажей.
simino-because-follows = Есть чем продолжить: на поле { $count ->
    [one] есть место ещё для { $count } тайла
   *[other] есть место ещё для { $count } тайлов
 } на руках.
simino-because-useless = Этому тайлу сейчас нет места.
error-simino-options-tandem = Тандем — игра двух пар: нужны четыре игрока, а не { $seats }.
error-simino-options-empty-hand = Если добирать после хода, на руки нужно взять хотя бы один тайл.
error-simino-options-hand = Тайлов только 36: каждому из { $seats } игроков достанется самое большее { $most }, а не { $hand }.
error-simino-options-solitaire-points = Пасьянс раскладывают раундами: игра до заданного числа очков могла бы никогда не кончиться.
error-simino-outside = Так тайл выступит за край коробки.
error-simino-not-in-hand = У вас такого нет: { simino-piece }.
error-simino-must-give = { $count ->
    [one] Сначала отдайте { $count } штрафной тайл из своих.
    [few] Сначала отдайте { $count } штрафных тайла из своих.
   *[many] Сначала отдайте { $count } штрафных тайлов из своих.
 }
error-simino-nothing-owed = Сейчас штраф выдавать не нужно.
error-simino-must-lay = У вас есть тайл, который можно выложить, так что ходите.
error-simino-only-doubles = По два за ход выкладывают только дубли.
error-simino-same-double = Такой дубль только один: вместе выкладывают два разных.
error-simino-pair-on-ground = Два дубля за раз кладут только на второй этаж и выше.
error-simino-heights = Половинки легли бы на разной высоте: нужно, чтобы оба места были на одном этаже.
error-simino-first-corner = Первый тайл кладут в угол поля.
error-simino-corner-closed = Тайлы уже стыковали, поэтому свободные углы закрыты: кладите в стык по цвету.
error-simino-corner-colours = В свободный угол кладут только цвета, которых ещё нет на поле, а { simino-colour-first }{ simino-colour-second } уже есть.
error-simino-no-match = Ни одна половинка здесь не касается своего цвета.
error-simino-hole = На первом этаже возникнет «дырка», куда не встанет ни один тайл.
error-simino-one-tile = Нельзя класть тайл на тайл: он должен лечь на стык двух.
error-simino-too-high = В этой игре { $floors }-й этаж самый верхний.
error-simino-both-powers = Один тайл не может воспользоваться сразу свойствами белого и чёрного.
error-simino-mixed-on-equal = На стык одинаковых цветов кладут только дубль.
error-simino-double-on-mixed = Дубль кладут только на стык одинаковых цветов.
error-simino-black-on-white = «С белыми и чёрными» чёрный не накрывает белый.
error-simino-colour-below = { $half ->
    [W] Белый
    [Y] Жёлтый
    [O] Оранжевый
    [R] Красный
    [P] Фиолетовый
    [B] Синий
    [G] Зелёный
   *[K] Чёрный
 } нельзя класть на { $top ->
    [W] белый
    [Y] жёлтый
    [O] оранжевый
    [R] красный
    [P] фиолетовый
    [B] синий
    [G] зелёный
   *[K] чёрный
 }.

# Команда `minoteka solve simino`.
simino-solve-score = { $value ->
    [none] За это время не найдено ни одного целого раунда.
   *[other] { $proven ->
        [true] Лучший счёт: { $value }. Доказано: больше не набрать.
       *[false] Лучший найденный счёт: { $value }. Не доказано: за большее время может найтись лучший.
    }
 }
error-simino-solve-seats = Это работает только для пасьянса. Не добавляйте --seats.
error-simino-cut = В укороченной раздаче от { $low } до { $high } тайлов.
error-simino-cut-late = Тайлы уже выложены; укоротить можно только свежую раздачу.
simino-notation = Две буквы так, как лежат, клетка первой, затем e (вторая справа) или n (вторая выше): YKa1e. Два дубля соединяет +: RRa1e+BBc3n. Также give YK и pass.
