# Головоломки: точно закрити силует.
puzzle-flower = Квітка
puzzle-boat = Човен
puzzle-apple = Яблуко
puzzle-puppy = Цуценя
puzzle-chick = Курча
puzzle-umbrella = Парасолька
puzzle-fish = Рибка
puzzle-butterfly = Метелик
puzzle-hexagon = Шестигранник
puzzle-hourglass = Пісочний годинник
puzzle-aubergine = Баклажан
puzzle-heart = Серце
puzzle-bell = Дзвін
puzzle-skittle = Кегля
puzzle-jug = Глечик
puzzle-grapes = Виноград
puzzle-tree = Дерево
puzzle-angel = Янгол
puzzle-hearts-and-cross = Серця і хрест
puzzle-mushroom = Гриб
puzzle-spearman = Списоносець
puzzle-carrot = Морква
puzzle-seahorse = Морський коник
puzzle-windmill = Млин
puzzle-grapes-2 = Виноград (другий)
puzzle-key-and-lock = Ключ і замок
puzzle-spades = Піки
puzzle-light-bulb = Лампочка
puzzle-maize = Кукурудза
puzzle-tai-chi = Символ тай цзі
puzzle-squid = Кальмар
puzzle-fish-2 = Рибка (друга)

puzzle-grade-1 = легка
puzzle-grade-2 = неважка
puzzle-grade-3 = середня
puzzle-grade-4 = важка
puzzle-grade-5 = для терплячих
puzzles-column-name = назва
puzzles-column-title = головоломка
puzzles-column-cells = клітинок
puzzles-column-pieces = фігур
puzzles-column-solutions = розв’язків
puzzles-column-grade = складність
puzzles-more-than = понад { $number }
puzzles-solutions = { $number ->
    [one] { $number } розв’язок
    [few] { $number } розв’язки
   *[other] { $number } розв’язків
 }
puzzles-solutions-more = понад { $number } розв’язків
puzzles-task = { $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
   *[other] { $cells } клітинок
 }, { $count ->
    [one] { $count } фігура
    [few] { $count } фігури
   *[other] { $count } фігур
 }: { $pieces }
puzzles-one-solution = Розв’язок рівно один: іншого немає, перевірено всі варіанти.
puzzles-counted = { $number ->
    [one] { $number } розв’язок, інших немає.
    [few] { $number } розв’язки, інших немає.
   *[other] { $number } розв’язків, інших немає.
 }
puzzles-counted-up-to-symmetry = { $number ->
    [one] { $number } розв’язок, якщо не рахувати поворотів і відбитків.
    [few] { $number } розв’язки, якщо не рахувати поворотів і відбитків.
   *[other] { $number } розв’язків, якщо не рахувати поворотів і відбитків.
 }
puzzles-counted-so-far = { $number ->
    [one] Щонайменше { $number } розв’язок; пошук зупинено.
    [few] Щонайменше { $number } розв’язки; пошук зупинено.
   *[other] Щонайменше { $number } розв’язків; пошук зупинено.
 }
puzzles-not-found-in-time = За цей час розв’язку не знайдено.
puzzles-searching = Переглянуто { $percent } %, знайдено { $found }
puzzles-making = Складаємо головоломку, спроба { $attempt }
puzzles-saved = Збережено у { $path }.
puzzles-seed = Ще раз ту саму: --seed { $seed }
puzzles-equal-pieces = Однакові фігури різних кольорів можна міняти місцями.

error-puzzle-unknown = Немає ні головоломки «{ $name }», ні такого файлу. Усі головоломки: minoteka puzzle list.
error-puzzle-file = Це не файл головоломки: { $why }
error-puzzle-key = У файлі головоломки має бути «{ $key }»: { $kind ->
    [text] текст
   *[number] ціле число
 }.
error-puzzle-key-unknown = У файлі головоломки не буває { $keys }. Можна: { $known }.
error-puzzle-empty = У силуеті немає клітинок: малюйте їх знаком #.
error-puzzle-picture-sign = Рядок { $line }, позиція { $column } силуету: «{ $sign }» тут нічого не означає. Клітинка — це # або літера її кольору, решта — крапка або пробіл.
error-puzzle-picture-between = Рядок { $line }, позиція { $column } силуету: цей # стоїть між клітинками. Стовпці клітинок ідуть через два знаки, а сусідки в наступному стовпці стоять на рядок вище чи нижче.
error-puzzle-picture-corner = На полі немає клітинки left { $left }, top { $top }: обидва числа мають бути парні або обидва непарні.
error-puzzle-too-big = Силует не вміщається на полі.
error-puzzle-off-board = Цих клітинок немає на полі: { $cells }
error-puzzle-piece = «{ $text }» — не фігура. Фігури пишуть так: B12, літера одного з { $colours } кольорів, починаючи з A, і номер від 1 до { $numbers }.
error-puzzle-piece-twice = Кожна фігура в коробці одна, а ці названо двічі: { $pieces }
error-puzzle-area = У силуеті клітинок: { $cells }, а у фігурах: { $blocks }.
error-puzzle-cells-unreachable = Розв’язку немає: жодна фігура не накриє { $where }.
error-puzzle-pieces-nowhere = Розв’язку немає: цим фігурам ніде лягти: { $pieces }
error-puzzle-part = Розв’язку немає: частину з { $size } клітинок біля { $where } не скласти з фігур, які туди вміщаються.
error-puzzle-no-cover = Розв’язку немає: перевірено всі способи викласти фігури, яких тут { $pieces } (кроків: { $steps }).
error-picture-laid = У файлі малюнка має бути «laid», список текстів на зразок "A5:0,0;0,1;1,0".
error-picture-cell = «{ $text }» — це не клітинки для { $piece }; їх пишуть так: 0,0;0,1;1,0.
error-picture-piece-used = { $piece } вже лежить на полі.
error-picture-shape = Ці клітинки не мають форми { $piece }.
error-picture-off-board = { $piece } вийде за край поля: { $where }.
error-picture-taken = { $piece } не вміщається: зайнято { $where }.
error-generate-size = У новій головоломці може бути від { $low } до { $high } клітинок, а не { $size }.
error-generate-symmetry = Немає симетрії «{ $symmetry }». Є: { $known }
error-generate-colours = Кольорів може бути від 1 до { $high }, а не { $colours }.
error-generate-grade = Складність буває від { $low } до { $high }, а не { $grade }.
error-generate-pairs = Для такої симетрії ({ $symmetry }) потрібні однакові фігури, тож щонайменше кольорів: { $needed }. Інакше відбиток розв’язку був би другим розв’язком.
error-generate-fit = З { $size } клітинок такої симетрії ({ $symmetry }) не скласти. Найближчі розміри, з яких можна: { $sizes }
error-generate-failed = Такої головоломки не знайдено (клітинок: { $size }, { $symmetry }, складність { $grade }). Спробуйте інше зерно, розмір чи складність.
error-generate-day = «{ $text }» — не дата на зразок 2026-11-15.
error-file-write = Не вдалося записати { $path }: { $why }
error-hint-piece = { $piece } не з цієї головоломки або вже лежить.
error-hint-place = { $piece } не може так лежати.
error-hint-late = Ця головоломка завелика: за такий час наступної фігури не знайшлося.

# Сторінка: розв’язування руками, студія, пасьянс.
puzzle-surface = Силует, який треба накрити. Enter або N бере наступну фігуру; стрілки рухають її, R повертає, F перевертає, Enter кладе, Escape відкладає, Backspace забирає останню.
puzzle-keys = Клавіші: N — наступна фігура, стрілки — рух, R — поворот, F — переворот, Enter — покласти, Backspace — забрати
puzzle-fits = Тут підходить.
puzzle-outside = Так не підходить: частина виходить за край.
puzzle-taken = Так не підходить: там уже лежить інша фігура.
puzzle-take-wrong = Забрати
puzzle-resume = Назад до моєї спроби
puzzle-next = Далі: { $name }
puzzle-all = Усі головоломки
puzzle-print = Надрукувати
puzzle-book = 32 головоломки за назвами з правил (силуети наші)
puzzle-made = Зроблені тут
puzzle-progress = розв’язано { $done } із { $all }
puzzle-laid-of = викладено { $laid } із { $all }
puzzle-daily-waits = Сьогоднішня головоломка ще складається…
puzzle-new = Нова головоломка
puzzle-new-line = Складеться за мить, і розв’язок у неї буде лише один.
puzzle-size = Клітинок
puzzle-symmetry = Симетрія
puzzle-symmetry-none = без симетрії
puzzle-symmetry-mirror = дзеркальна
puzzle-symmetry-half-turn = пів оберту
puzzle-symmetry-third-turn = третина оберту
puzzle-symmetry-sixth-turn = шоста частина оберту
puzzle-colours = Кольори
puzzle-seed = Зерно
puzzle-seed-any = будь-яке слово
puzzle-studio-line = Викладайте фігури шести кольорів, як заманеться: кота, корабель, своє ім’я.
puzzle-studio-surface = Поле для вашої картинки. Enter або N бере наступну фігуру; стрілки рухають її, R повертає, F перевертає, Enter кладе, Backspace забирає останню.
page-solitaire-place = Місце
puzzle-untitled = Картинка
page-solitaire = Пасьянс
page-solitaire-who = Гравець
page-solitaire-score = Бали
page-solitaire-moves = Ходи
page-solitaire-nobody = Сьогоднішню роздачу ще ніхто не склав до кінця. Будьте першими!
page-solitaire-free = Власна роздача
page-solitaire-free-line = Щоразу нова роздача. Можна брати підказки й повертати ходи.
page-solitaire-free-play = Роздати тайли
puzzle-hinted = Усе виклали підказки. Спробуйте тепер самі!
puzzle-hints = Підказок: { $count }
