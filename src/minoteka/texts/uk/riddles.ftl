# Задачі: позиція гри й одна правильна відповідь.
riddle-themes = Задачі: «minoteka puzzle list THEME» називає їх, «minoteka puzzle play GAME» — задача дня.
riddle-last-die = Останній кубик
riddle-last-die-task = Виграє рівно один хід, хоч би що робив суперник. Знайдіть його й грайте далі, поки такий хід лише один.
riddle-saved-draw = Врятована нічия
riddle-saved-draw-task = Усі ходи, крім одного, програють. Знайдіть той, що тримає нічию, і грайте далі, поки такий хід лише один.
riddle-shut-out = Замкнути суперника
riddle-shut-out-task = Покладіть фігуру так, щоб { $colour ->
    [0] червоний
    [1] жовтий
    [2] зелений
    [3] синій
    [4] фіолетовий
   *[5] білий
 } колір більше нічого не міг покласти.
riddle-shut-out-reached = Після цього { $colour ->
    [0] червоний
    [1] жовтий
    [2] зелений
    [3] синій
    [4] фіолетовий
   *[5] білий
 } колір ще може покласти фігуру{ $answer ->
    [shown] , де позначено
   *[other] : { $answer }
 }.
riddle-leftovers = Залишки
riddle-leftovers-task = Інші вже спасували назавжди. Викладайте далі так, щоб урешті { $left ->
    [one] лишився тільки { $left } блок
    [few] лишилося тільки { $left } блоки
   *[many] лишилося тільки { $left } блоків
 }.
riddle-leftovers-reached = Так у найкращому разі { $left ->
    [one] лишиться { $left } блок
    [few] лишиться { $left } блоки
   *[many] лишиться { $left } блоків
 }.
riddle-only-place = Єдине місце
riddle-only-place-task = Викласти можна лише один тайл і лише в одному місці. Який і куди?
riddle-best-score = Найкращий рахунок
riddle-best-score-task = Пасьянс: до кінця { $tiles ->
    [one] { $tiles } тайл
    [few] { $tiles } тайли
   *[many] { $tiles } тайлів
 }, порядок їх відомий. Наберіть { $value ->
    [one] { $value } бал
    [few] { $value } бали
   *[many] { $value } балів
 }.
riddle-best-score-reached = Так вийде щонайбільше { $value ->
    [one] { $value } бал
    [few] { $value } бали
   *[many] { $value } балів
 }.
riddle-highest-floor = Найвищий поверх
riddle-highest-floor-task = Пасьянс: до кінця { $tiles ->
    [one] { $tiles } тайл
    [few] { $tiles } тайли
   *[many] { $tiles } тайлів
 }, порядок їх відомий. Викладіть тайл на { $value }-й поверх.
riddle-highest-floor-reached = Так найвищим буде { $value }-й поверх.
riddle-most-points = Багатий хід
riddle-most-points-task = Візьміть із цього ходу якнайбільше: { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
 }.
riddle-most-points-reached = Очок це дає щонайбільше { $points }.
riddle-last-tile = Остання фішка
riddle-last-tile-task = Усі фішки відомі. Партію виграє рівно один хід, хоч би що робив суперник. Знайдіть його й грайте далі.
riddle-longest-train = Найдовший поїзд
riddle-longest-train-task = Першим ходом поїзд росте, доки є що покласти. Викладіть { $value } із { $tiles } своїх кісток.
riddle-longest-train-reached = Так вийде викласти щонайбільше { $value } із { $tiles }.
riddle-last-domino = Остання кістка
riddle-last-domino-task = Усі кістки відомі. Кін виграє рівно один хід, хоч би що робив суперник. Знайдіть його й грайте далі.
riddle-hand = { $player } тримає: { $tiles }
riddle-own = У вас:
riddle-holds = { $player } тримає:
riddle-coming = Далі прийдуть, саме в такому порядку:
riddle-reserve = Далі прийдуть, саме в такому порядку: { $tiles }
riddle-line = Відповідь: { $moves }
riddle-prompt = Ваша відповідь (хід; ? — довідка)
riddle-help = Введіть хід або його номер після «moves». moves: усі можливі ходи; hint: спершу чим ходити, потім хід; board: стіл іще раз; rules: правила; quit: вийти.
riddle-unlit = Тут цього не покажуть: побачити, що можна викласти, — і є задача. Введіть хід цілком.
riddle-right = Правильно: { $move }
riddle-replies = Далі: { $moves }
riddle-loses = { $answer ->
    [none] Ні: так ви програєте.
    [shown] Ні: так ви програєте. Відповідь суперника позначено на столі.
   *[other] Ні: так ви програєте. Відповідь — { $answer }.
 }
riddle-draws = { $answer ->
    [none] Ні: так буде лише нічия.
    [shown] Ні: так буде лише нічия. Відповідь суперника позначено на столі.
   *[other] Ні: так буде лише нічия. Відповідь — { $answer }.
 }
riddle-hint-piece = Придивіться до { $piece }.
riddle-hint-move = Хід: { $move }.
riddle-solved = Розв’язано! Хибних спроб: { $wrong }, підказок: { $hints }.
riddle-left = До зустрічі! Знайдене збережено. Далі: { $command }
riddle-mining = раунд { $round }, знайдено { $found }
riddle-mined = Раундів: { $rounds }, позицій розглянуто: { $asked }, із доведеною відповіддю: { $proven }. { $path }
riddle-checked = { $count ->
    [one] Доведено { $count } задачу.
    [few] Доведено всі { $count } задачі.
   *[many] Доведено всі { $count } задач.
 }
error-unknown-theme = Теми «{ $name }» немає. Є такі: { $known }
error-riddle-none = Задач для { $game } ще немає.
error-riddle-line = Рядок { $line }: { $why }
error-riddle-twice = Номер { $number } має вже інша задача.
error-riddle-beside = про таку позицію тема { $theme } не питає.
error-riddle-easy = відповідь видно з першого погляду.
error-riddle-lies = Задача каже неправду ({ $what }): { $why }
riddle-last-die-hint = Порахуйте ходи, що лишаться після вашого: якщо їх парна кількість, останній — ваш.
riddle-saved-draw-hint = Порахуйте, скільки кубиків кожен із вас іще може покласти.
riddle-shut-out-hint = Шукайте останні клітинки, де цей колір міг би продовжити.
riddle-leftovers-hint = Спершу великі фігури, поки вони лишають місце іншим.
riddle-only-place-hint = Перегляньте кожну пару кольорів: поруч на першому поверсі й на стиках угорі.
riddle-best-score-hint = На які стики ляжуть тайли, що ще прийдуть?
riddle-highest-floor-hint = Будуйте вгору зі стику, чиї кольори ще повторяться.
riddle-most-points-hint = Не найдорожча фішка: шукайте ту, що закриває шестикутник чи будує міст.
riddle-last-tile-hint = Куди фішки суперника не підходять? Лишайте тільки такі місця.
riddle-longest-train-hint = Поїзд закінчується на числі, яке є у вас непарну кількість разів.
riddle-last-domino-hint = Погляньте, що суперник може покласти далі й до чого його змусить дубль.
riddle-of = { $moves ->
    [one] { $moves } ходу
   *[other] { $moves } ходів
 }
riddle-last-die-proof = Із { riddle-of } виграє лише ваш перший: хоч що кладе суперник, останній кубик ваш.
riddle-saved-draw-proof = Із { riddle-of } нічию рятує лише ваш перший. Після будь-якого іншого виграє суперник.
riddle-shut-out-proof = Тепер { $colour ->
    [0] червоний
    [1] жовтий
    [2] зелений
    [3] синій
    [4] фіолетовий
   *[5] білий
 } колір не має де лягти. Із { riddle-of } жоден інший цього не робить.
riddle-leftovers-proof = Менше не лишиться ніяк: усе пораховано до кінця, і з { riddle-of } до цього веде лише ваш перший.
riddle-only-place-proof = Кожен інший тайл перевірено на кожному місці: більше нічого не підходить.
riddle-best-score-proof = Більше не набрати: усе пораховано до кінця, і з { riddle-of } до цього веде лише ваш перший.
riddle-highest-floor-proof = Вище з цими тайлами не піднятися, і з { riddle-of } туди веде лише ваш перший.
riddle-most-points-proof = Із { riddle-of } стільки очок — { $points } — не дає жоден інший.
riddle-last-tile-proof = Із { riddle-of } партію виграє лише ваш перший, хоч що робить суперник.
riddle-longest-train-proof = Довшого поїзда з ваших кісток не скласти, і з { riddle-of } його починає лише ваш перший.
riddle-last-domino-proof = Із { riddle-of } кін виграє лише ваш перший, хоч що робить суперник.
riddle-title = Задачі
riddle-line-page = Позиції зі справжніх ігор. У кожної перевірений розв’язок.
riddle-today = Задача дня
riddle-next = Наступна задача
riddle-list = Усі задачі
riddle-done = Розв’язано!
riddle-progress = розв’язано { $done } із { $all }
error-riddle-unknown = Задачі «{ $name }» немає.
error-riddle-holders = Для картинки цієї задачі потрібні слова для { $seats } гравців.
