# The lessons of Mexican Train: a title each; of a step its task, a hint, and what was learnt.
mexican-train-lesson-trains = Поезда
mexican-train-lesson-trains-own = Посередине стоит паровоз — дубль 9. Начните свой поезд костью, на которой тоже есть 9. { $keys ->
    [screen] {""}
    [line] Напишите номер хода.
   *[other] Выберите кость внизу, потом свой поезд.
 }
mexican-train-lesson-trains-own-hint = Девятка есть только на одной вашей кости.
mexican-train-lesson-trains-own-miss = Так начинается мексиканский поезд. Это тоже можно, но начните свой.
mexican-train-lesson-trains-own-done = Девятка прилегает к паровозу, а другой конец открыт: к нему должна подойти следующая кость.
mexican-train-lesson-trains-mexican = Мексиканский поезд общий и тоже отправляется от паровоза. Начните его.
mexican-train-lesson-trains-mexican-hint = Снова нужна девятка.
mexican-train-lesson-trains-mexican-miss = Это удлинило ваш поезд. У мексиканского поезда свой ряд.
mexican-train-lesson-trains-mexican-done = Его может продолжать каждый и в любое время.
mexican-train-lesson-trains-other = На поезде соперника значок: поезд открыт, и им можно воспользоваться. Положите туда кость.
mexican-train-lesson-trains-other-hint = Его открытый конец — 0.
mexican-train-lesson-trains-other-miss = Так можно, но ищите поезд со значком.
mexican-train-lesson-trains-other-done = Поезд без значка — только для своего хозяина.
mexican-train-lesson-pile = Стопка
mexican-train-lesson-pile-draw = Ничего не подходит. Возьмите одну кость из стопки и положите, если подойдёт.
mexican-train-lesson-pile-draw-hint = Сначала кнопка, потом новая кость.
mexican-train-lesson-pile-draw-done = Кто может положить, тот обязан. Берут только тогда, когда ничего не подходит, и только одну кость.
mexican-train-lesson-pile-mark = Снова ничего не подходит. Возьмите кость, а если и она не поможет, пропустите ход.
mexican-train-lesson-pile-mark-hint = Обе кнопки — в строке под поездами.
mexican-train-lesson-pile-mark-done = На вашем поезде значок: теперь туда могут класть все.
mexican-train-lesson-pile-unmark = На вашем поезде значок. Закройте поезд: уберите значок.
mexican-train-lesson-pile-unmark-hint = Значок исчезает, как только вы кладёте кость на свой поезд.
mexican-train-lesson-pile-unmark-miss = Ваш поезд всё ещё открыт. Он закроется, когда вы сами туда положите.
mexican-train-lesson-pile-unmark-done = Поезд снова только ваш.
mexican-train-lesson-doubles = Дубли
mexican-train-lesson-doubles-double = Дубль даёт ещё одну кость. Положите дубль 1 на мексиканский поезд, а потом закройте его другой костью.
mexican-train-lesson-doubles-double-hint = Мексиканский поезд кончается единицей. После дубля нужна ещё одна кость с 1.
mexican-train-lesson-doubles-double-miss = Задание: сначала дубль, потом кость на него, обе на мексиканский поезд.
mexican-train-lesson-doubles-double-done = Две кости за ход. Дополнительная кость сама дублем быть не может.
mexican-train-lesson-doubles-cover = Кто-то оставил открытый дубль. Он обязывает всех: пока он не закрыт, играть в другом месте нельзя. Закройте его.
mexican-train-lesson-doubles-cover-hint = Положите кость с семёркой.
mexican-train-lesson-doubles-cover-done = Дубль закрыт, и всё снова доступно. У кого такой кости нет, берёт одну; не помогло — получает значок.
mexican-train-lesson-doubles-draw = Снова открытый дубль, на этот раз 5-5, а пятёрки у вас нет. Возьмите кость из стопки и, если она подходит, закройте дубль.
mexican-train-lesson-doubles-draw-hint = Сначала кнопка, потом новая кость — на мексиканский поезд.
mexican-train-lesson-doubles-draw-done = Закрыли. Если бы кость не подошла, вы получили бы значок, а дубль ждал бы следующего игрока.
mexican-train-lesson-doubles-leave = Сделайте пакость: положите дубль и не закрывайте его, а дополнительную кость положите в другое место.
mexican-train-lesson-doubles-leave-hint = Сначала 7-7 на свой поезд, потом кость на мексиканский.
mexican-train-lesson-doubles-leave-miss = Так открытого дубля не остаётся.
mexican-train-lesson-doubles-leave-done = Теперь следующему игроку придётся искать семёрку.
mexican-train-lesson-clever = Как играть лучше
mexican-train-lesson-clever-heavy = Очки на оставшихся костях запишут вам. Положите самую тяжёлую кость, какую можете.
mexican-train-lesson-clever-heavy-hint = 17 очков: она подходит к вашему поезду.
mexican-train-lesson-clever-heavy-miss = Эта кость легче другой, которая тоже подходит.
mexican-train-lesson-clever-heavy-done = После всех конов побеждает наименьшая сумма.
mexican-train-lesson-clever-keep = Ваш поезд может подождать: никто другой туда не положит. Положите в другое место, а свои ходы приберегите.
mexican-train-lesson-clever-keep-hint = Мексиканский поезд кончается восьмёркой.
mexican-train-lesson-clever-keep-miss = Ваш поезд дождался бы этой кости, а место на мексиканском займёт кто-то другой.
mexican-train-lesson-clever-keep-done = Сначала то, что могут отнять другие, потом своё.
mexican-train-lesson-clever-out = Вы постучали по столу: осталась одна кость, и она подходит. Закончите кон.
mexican-train-lesson-clever-out-hint = Взгляните на мексиканский поезд.
mexican-train-lesson-clever-out-done = Костей у вас не осталось, и вы не записываете ничего; остальные считают свои очки. Теперь играйте!
