# Головоломки: точно закрыть силуэт.
puzzle-flower = Цветок
puzzle-boat = Лодка
puzzle-apple = Яблоко
puzzle-puppy = Щенок
puzzle-chick = Цыплёнок
puzzle-umbrella = Зонтик
puzzle-fish = Рыбка
puzzle-butterfly = Бабочка
puzzle-hexagon = Шестигранник
puzzle-hourglass = Песочные часы
puzzle-aubergine = Баклажан
puzzle-heart = Сердце
puzzle-bell = Колокол
puzzle-skittle = Кегля
puzzle-jug = Кувшин
puzzle-grapes = Виноград
puzzle-tree = Дерево
puzzle-angel = Ангел
puzzle-hearts-and-cross = Сердца и крест
puzzle-mushroom = Гриб
puzzle-spearman = Копьеносец
puzzle-carrot = Морковь
puzzle-seahorse = Морской конёк
puzzle-windmill = Мельница
puzzle-grapes-2 = Виноград (второй)
puzzle-key-and-lock = Ключ и замок
puzzle-spades = Пики
puzzle-light-bulb = Лампочка
puzzle-maize = Кукуруза
puzzle-tai-chi = Символ тай цзи
puzzle-squid = Кальмар
puzzle-fish-2 = Рыбка (вторая)

puzzle-grade-1 = лёгкая
puzzle-grade-2 = нетрудная
puzzle-grade-3 = средняя
puzzle-grade-4 = трудная
puzzle-grade-5 = для терпеливых
puzzles-column-name = название
puzzles-column-title = головоломка
puzzles-column-cells = клеток
puzzles-column-pieces = фигур
puzzles-column-solutions = решений
puzzles-column-grade = сложность
puzzles-more-than = больше { $number }
puzzles-solutions = { $number ->
    [one] { $number } решение
    [few] { $number } решения
   *[other] { $number } решений
 }
puzzles-solutions-more = больше { $number } решений
puzzles-task = { $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
   *[other] { $cells } клеток
 }, { $count ->
    [one] { $count } фигура
    [few] { $count } фигуры
   *[other] { $count } фигур
 }: { $pieces }
puzzles-one-solution = Решение ровно одно: другого нет, проверены все варианты.
puzzles-counted = { $number ->
    [one] { $number } решение, других нет.
    [few] { $number } решения, других нет.
   *[other] { $number } решений, других нет.
 }
puzzles-counted-up-to-symmetry = { $number ->
    [one] { $number } решение, если не считать поворотов и отражений.
    [few] { $number } решения, если не считать поворотов и отражений.
   *[other] { $number } решений, если не считать поворотов и отражений.
 }
puzzles-counted-so-far = { $number ->
    [one] Не меньше { $number } решения; поиск остановлен.
    [few] Не меньше { $number } решений; поиск остановлен.
   *[other] Не меньше { $number } решений; поиск остановлен.
 }
puzzles-not-found-in-time = За это время решение не найдено.
puzzles-searching = Просмотрено { $percent } %, найдено { $found }
puzzles-making = Составляем головоломку, попытка { $attempt }
puzzles-saved = Сохранено в { $path }.
puzzles-seed = Ещё раз ту же: --seed { $seed }
puzzles-equal-pieces = Одинаковые фигуры разных цветов можно менять местами.

error-puzzle-unknown = Нет ни головоломки «{ $name }», ни такого файла. Все головоломки: minoteka puzzle list.
error-puzzle-file = Это не файл головоломки: { $why }
error-puzzle-key = В файле головоломки должно быть «{ $key }»: { $kind ->
    [text] текст
   *[number] целое число
 }.
error-puzzle-key-unknown = В файле головоломки не бывает { $keys }. Можно: { $known }.
error-puzzle-empty = В силуэте нет клеток: рисуйте их знаком #.
error-puzzle-picture-sign = Строка { $line }, позиция { $column } силуэта: «{ $sign }» здесь ничего не значит. Клетка — это # или буква её цвета, остальное — точка или пробел.
error-puzzle-picture-between = Строка { $line }, позиция { $column } силуэта: этот # стоит между клетками. Столбцы клеток идут через два знака, а соседки в следующем столбце стоят на строку выше или ниже.
error-puzzle-picture-corner = На поле нет клетки left { $left }, top { $top }: оба числа должны быть чётными или оба нечётными.
error-puzzle-too-big = Силуэт не помещается на поле.
error-puzzle-off-board = Этих клеток нет на поле: { $cells }
error-puzzle-piece = «{ $text }» — не фигура. Фигуры пишут так: B12, буква одного из { $colours } цветов, начиная с A, и номер от 1 до { $numbers }.
error-puzzle-piece-twice = Каждая фигура в коробке одна, а эти названы дважды: { $pieces }
error-puzzle-area = В силуэте клеток: { $cells }, а в фигурах: { $blocks }.
error-puzzle-cells-unreachable = Решения нет: ни одна фигура не накроет { $where }.
error-puzzle-pieces-nowhere = Решения нет: этим фигурам негде лечь: { $pieces }
error-puzzle-part = Решения нет: часть из { $size } клеток около { $where } не сложить из фигур, которые туда помещаются.
error-puzzle-no-cover = Решения нет: проверены все способы выложить фигуры, которых тут { $pieces } (шагов: { $steps }).
error-picture-laid = В файле картинки должно быть «laid», список текстов вроде "A5:0,0;0,1;1,0".
error-picture-cell = «{ $text }» — это не клетки для { $piece }; их пишут так: 0,0;0,1;1,0.
error-picture-piece-used = { $piece } уже лежит на поле.
error-picture-shape = Эти клетки не имеют формы { $piece }.
error-picture-off-board = { $piece } выйдет за край поля: { $where }.
error-picture-taken = { $piece } не помещается: занято { $where }.
error-generate-size = В новой головоломке может быть от { $low } до { $high } клеток, а не { $size }.
error-generate-symmetry = Нет симметрии «{ $symmetry }». Есть: { $known }
error-generate-colours = Цветов может быть от 1 до { $high }, а не { $colours }.
error-generate-grade = Сложность бывает от { $low } до { $high }, а не { $grade }.
error-generate-pairs = Для такой симметрии ({ $symmetry }) нужны одинаковые фигуры, а значит, цветов не меньше { $needed }. Иначе отражение решения было бы вторым решением.
error-generate-fit = Из { $size } клеток такую симметрию ({ $symmetry }) не сложить. Ближайшие размеры, из которых можно: { $sizes }
error-generate-failed = Такой головоломки не нашлось (клеток: { $size }, { $symmetry }, сложность { $grade }). Попробуйте другое зерно, размер или сложность.
error-generate-day = «{ $text }» — не дата вроде 2026-11-15.
error-file-write = Не удалось записать { $path }: { $why }
error-hint-piece = { $piece } не из этой головоломки или уже лежит.
error-hint-place = { $piece } не может так лежать.
error-hint-late = Эта головоломка слишком велика: за это время следующей фигуры не нашлось.

# Страница: решение руками, студия, пасьянс.
puzzle-surface = Силуэт, который надо накрыть. Enter или N берёт следующую фигуру; стрелки двигают её, R поворачивает, F переворачивает, Enter кладёт, Escape откладывает, Backspace забирает последнюю.
puzzle-keys = Клавиши: N — следующая фигура, стрелки — движение, R — поворот, F — переворот, Enter — положить, Backspace — забрать
puzzle-fits = Здесь подходит.
puzzle-outside = Так не подходит: часть выходит за край.
puzzle-taken = Так не подходит: там уже лежит другая фигура.
puzzle-take-wrong = Забрать
puzzle-resume = Назад к моей попытке
puzzle-next = Дальше: { $name }
puzzle-all = Все головоломки
puzzle-print = Распечатать
puzzle-book = 32 головоломки по названиям из правил (силуэты наши)
puzzle-made = Сделанные здесь
puzzle-progress = решено { $done } из { $all }
puzzle-laid-of = выложено { $laid } из { $all }
puzzle-daily-waits = Сегодняшняя головоломка ещё составляется…
puzzle-new = Новая головоломка
puzzle-new-line = Составится за миг, и решение у неё будет только одно.
puzzle-size = Клеток
puzzle-symmetry = Симметрия
puzzle-symmetry-none = без симметрии
puzzle-symmetry-mirror = зеркальная
puzzle-symmetry-half-turn = пол-оборота
puzzle-symmetry-third-turn = треть оборота
puzzle-symmetry-sixth-turn = шестая часть оборота
puzzle-colours = Цвета
puzzle-seed = Зерно
puzzle-seed-any = любое слово
puzzle-studio-line = Выкладывайте фигуры шести цветов, как хочется: кота, корабль, своё имя.
puzzle-studio-surface = Поле для вашей картинки. Enter или N берёт следующую фигуру; стрелки двигают её, R поворачивает, F переворачивает, Enter кладёт, Backspace забирает последнюю.
page-solitaire-place = Место
puzzle-untitled = Картинка
page-solitaire = Пасьянс
page-solitaire-who = Игрок
page-solitaire-score = Очки
page-solitaire-moves = Ходы
page-solitaire-nobody = Сегодняшнюю раздачу ещё никто не разложил до конца. Будьте первыми!
page-solitaire-free = Своя раздача
page-solitaire-free-line = Каждый раз новая раздача. Можно брать подсказки и возвращать ходы.
page-solitaire-free-play = Раздать тайлы
puzzle-hinted = Всё выложили подсказки. Теперь попробуйте сами!
puzzle-hints = Подсказок: { $count }
