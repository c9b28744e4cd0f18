terminal-help = Клавіші: Tab обирає, чим ходити, стрілки — куди, R повертає, F — у зворотний бік, Enter кладе; клацання вказує місце, друге кладе. H — підказка, U повертає хід, S показує рахунок, двокрапка дає ввести хід, Q — вихід (гра зберігається).
terminal-nowhere = { $piece }: жоден хід не накриває { $cell }.
terminal-key-piece = вибір
terminal-key-go = куди
terminal-key-turn = поворот
terminal-key-lay = покласти
terminal-key-hint = підказка
terminal-key-undo = повернути
terminal-key-scores = рахунок
terminal-key-rules = правила
terminal-key-type = ввести
terminal-key-leave = вийти
terminal-menu = У що пограємо?
terminal-menu-seats = Гравців
terminal-menu-people = Людей за цим екраном
terminal-menu-level = Боти
terminal-menu-play = Грати
terminal-replay-keys = ← → хід   PgUp PgDn десять   Home End початок і кінець   Пробіл авто   : до номера   J чого варті ходи   B наступна помилка   Q вийти
terminal-key-resign = здатися
terminal-key-again = ще раз
terminal-line-opening = Йдемо до столу…
terminal-line-broken = Зв’язок перервався; відновлюємо. Нічого не втрачено.
terminal-waiting = Інші можуть сісти за стіл тут: { $link }
terminal-table-gone = Цього столу вже немає.
terminal-rematch = Наступна гра готова: натисніть A.
terminal-resign-sure = Щоб здатися, натисніть X ще раз.
join-name = Ваше ім’я
join-back = Повернутися на своє місце: minoteka join { $link }
error-join-address = «{ $text }» не схоже на посилання на стіл; воно має вигляд http://example.org/t/3kQ…
error-join-away = { $server } не відповідає так, як сервер зі столами: { $why }
error-join-strange = Сервер каже те, чого ця версія не розуміє: { $why }
terminal-key-pieces = решта фігур
terminal-puzzle-solved = Складено! { $hints ->
    [0] І без жодної підказки.
    [one] З { $hints } підказкою.
    [few] З { $hints } підказками.
   *[many] З { $hints } підказками.
 }
terminal-puzzle-stuck = Якась фігура вже нікуди не стає: зніміть щось (U) або спитайте (H).
terminal-puzzle-wrong = Лежать не там: { $pieces }. Клацніть фігуру, щоб зняти її.
terminal-puzzle-help = Накрийте фігурами всі клітинки; кожну кладуть один раз, її можна повертати й перевертати. Клацання по фігурі, що лежить, знімає її.
error-puzzle-source = Головоломка за назвою або за днем: оберіть щось одне.
terminal-replay-judging = Придивляємося…
terminal-replay-best = Кращого ходу не знайдено ({ $value }).
terminal-replay-better = Цей хід втрачає { $loss }. Краще: { $best } (позначено). { $why }
terminal-replay-jump = До якого ходу? 0–{ $last }
terminal-menu-resume = Продовжити останню гру
terminal-menu-keys = ↑↓ вибір   ←→ змінити   Enter грати   Q вийти
terminal-menu-true = так
terminal-menu-false = ні
terminal-menu-none = без обмеження
terminal-round-on = Рахунок: { $scores }. Enter — далі.
help-usage-options = [параметри]
help-usage-command = команда…
help-arguments = Аргументи
help-options = Параметри
help-commands = Команди
help-game-options = Налаштування ігор
help-default = Зазвичай { $value }.
error-usage = Команду не вдалося прочитати: { $why }
error-environment = Змінна середовища задана хибно: { $why }
error-usage-command = Команди «{ $name }» немає.
error-usage-option = Параметра «{ $name }» тут немає.
error-usage-missing = Бракує { $name }; що це, каже --help.
error-usage-value = { $name } має бути { $kind ->
    [whole] цілим числом
    [number] числом
   *[other] чимось іншим; чим саме, каже --help
 }{ $limits ->
    [none] .
   *[other] {" "}({ $limits }).
 }
error-usage-form = { $name }: параметр-перемикач стоїть сам, будь-який інший має після себе значення.
error-usage-extra = «{ $text }» тут зайве.
terminal-you = ви
terminal-menu-alike = такий самий
puzzle-prompt = Фігура й клітинки, які вона має накрити (? — довідка)
puzzle-left = До зустрічі! Що викладено, те збережено.
puzzle-lines-help = Введіть фігуру (E7), щоб побачити її місця, з номерами клітинок (E7 12 13) — лише такі; єдине місце вона займе одразу, інші — за номером. Фігуру, що лежить, підіймає її назва. Команди: board, moves, hint, undo, quit або їхні перші літери.
puzzle-lines-wrong = Лежать не там: { $pieces }. Сама назва підіймає фігуру.
join-lines-help = За столом на сервері також: resign — здатися; y та n — відповідь тому, хто просить повернути хід.
terminal-notation = Як записують ходи
terminal-looking-on = Вашого місця тут немає: ви глядач.
terminal-first = Tab обирає, чим ходити, стрілки — де, R повертає, Enter кладе. ? — правила.
terminal-key-next-round = далі
terminal-key-board = оглянути
terminal-key-typed = зіграти
terminal-key-close = закрити
terminal-key-read = читати далі
terminal-key-next = наступна задача
terminal-menu-game = Гра
terminal-menu-learn = Навчитися гри на коротких завданнях
terminal-menu-riddle = Сьогоднішня задача цієї гри
terminal-menu-solitaire = Наодинці: роздача дня
terminal-menu-puzzle = Головоломка дня: накрити силует
terminal-key-next-lesson = наступний урок
