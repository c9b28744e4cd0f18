# Что говорит сервер: ошибки по кодам, события стола, строки команды.
error-no-table = Такого стола нет.
error-table-broken = Этот стол повреждён: открыть его не удаётся.
error-no-such = Такого здесь нет.
error-not-your-seat = Это не ваше место.
error-stale = Кто-то успел раньше; вот как стол выглядит теперь.
error-not-begun = Игра ещё не началась: одно из мест свободно.
error-has-begun = Игра уже началась. Можно сдаться или посадить вместо себя бота.
error-not-over = Это можно будет сделать, когда игра закончится.
error-bot-plays = На этом месте сейчас играет бот. Сначала вернитесь за стол.
error-time-is-up = Время вышло.
error-no-hints = За этим столом подсказок нет.
error-no-undo = За этим столом ходы не возвращают.
error-undo-nothing = Возвращать нечего.
error-undo-revealed = После этого хода открылось скрытое, вернуть его нельзя.
error-already-out = Этот игрок уже выбыл.
error-no-free-seat = Свободных мест здесь больше нет.
error-seat-taken = Здесь уже кто-то сидит.
error-name = Имя — это одна строка из букв.
error-rules-changed = С тех пор правила уточнили: эту игру можно посмотреть, но не продолжить.
error-too-many-tables = Все столы заняты. Попробуйте чуть позже.
error-too-many-here = Здесь уже слишком много зрителей.
error-too-fast = Слишком быстро. Попробуйте через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
 }.
error-busy = У ботов сейчас слишком много работы. Попробуйте чуть позже.
error-no-answer = У бота сейчас нет ответа.
error-store-away = Серверу сейчас не удаётся записать ход. Ничего не изменилось; попробуйте ещё раз.
error-unreadable = Это сообщение не удаётся прочитать ({ $why }).
error-hello-first = Сначала нужно поздороваться.
error-too-large = Это слишком велико: не больше { $limit } байт.
error-query = «{ $name }» — целое число от { $low } до { $high }.
error-origin = Другой сайт не может обращаться к этому серверу.
error-host = Сервер не отзывается на это имя.
error-no-session = Сначала войдите.
error-wrong-password = Неверное имя или пароль.
error-name-taken = Это имя уже занято.
error-no-accounts = На этом сервере нет учётных записей.
error-database-url = Адрес базы данных не удаётся прочитать.
error-database-kind = Столы хранятся в SQLite или PostgreSQL, а не в { $kind }.
error-database-file = Столам нужен файл: sqlite:///ПУТЬ.
error-database-away = Базу данных не удаётся открыть: { $why }.
error-database-driver = Для PostgreSQL нужен драйвер: pip install "minoteka[server]".
error-database-used = Этой базой уже пользуется другой сервер (процесс { $process }).
error-database-none = В { $path } нет базы данных Минотеки.
error-database-damaged = База данных повреждена ({ $why }). Сохраните файл, восстановите последнюю резервную копию в новую базу и запускайте с ней.
error-database-read-only = В базу данных нельзя писать: она только для чтения. Дайте тому, кто запускает сервер, право писать в файл и его папку.
error-database-newer = Эту базу записала более новая версия Минотеки. Запустите ту версию или восстановите копию, сделанную этой.
error-database-schema = У базы схема { $schema }, а здесь { $here }. Запустите сервер один раз: он её обновит.
error-disk-full = На диске нет места. Освободите его и запустите снова.
error-files-full = Открыто слишком много файлов. Поднимите предел (ulimit -n, LimitNOFILE=) и запустите снова.
error-file-exists = { $path } уже есть. Чтобы заменить, добавьте --overwrite.
error-file-other = { $path } — не файл; ничего не записано.
error-backup-terminal = Резервную копию не читают с экрана: направьте её в файл или канал.
error-backup-keep = --keep требует папки, в которую пишутся копии.
error-no-account = Учётной записи «{ $name }» нет.
error-setting-unknown = Настройки { $name } нет.
error-port-forbidden = Порт { $port } доступен только привилегированным процессам. Выберите порт от 1024.
error-lan-loopback = С --lan должны заходить другие в доме, а по адресу { $host } слышен только этот компьютер.
error-metrics = Счётчики — для этого компьютера или для того, у кого есть токен.
error-backup-damaged = { $path } — не целая резервная копия.
error-backup-schema = У этой копии схема { $schema }, а здесь { $here }. Восстановите её той версией, которая её записала, затем обновите программу.
error-database-not-empty = База не пуста; копию восстанавливают в новую.
error-setting = Настройка { $name } не годится: { $why }.
error-port-taken = Порт { $port } занят.
error-address = Не удаётся открыть { $host }, порт { $port }: { $why }.

table-event-sat = { $name } садится за стол.
table-event-sat-you = Вы садитесь за стол.
table-event-left = Место снова свободно.
table-event-bot = { $player }: теперь играет бот ({ $level }).
table-event-back = { $name } возвращается в игру.
table-event-back-you = Вы снова в игре.
table-event-dealt = Начинается новый раунд.
table-event-undone = { $player } отменяет { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
 }.
table-event-undone-you = Вы отменяете { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
 }.
table-event-resigned = { $player } сдаётся.
table-event-resigned-you = Вы сдаётесь.
table-event-timeout = У игрока { $player } вышло время.
table-event-timeout-you = У вас вышло время.
table-event-abandoned = Давно никто не ходил; игра заброшена.
table-event-over = Игра окончена.

reaction-hello = Привет!
reaction-well-played = Отличный ход!
reaction-thanks = Спасибо!
reaction-oops = Ой!
reaction-wow = Ого!
reaction-hurry = Ваш ход!
reaction-thinking = Дайте подумать…
reaction-good-game = Хорошая игра!

server-page-not-built = Сервер работает, но страница ещё не собрана. Эта команда соберёт её и откроет:

serve-ready = Минотека открыта: { $address }
serve-port-taken = Порт { $port } занят, поэтому порт { $actual }.
serve-lan = Для других в доме: { $address }
serve-already = Минотека уже открыта: { $address }
serve-stop = Остановить: Ctrl+C.
error-puzzle-laid = Фигура { $piece } не может так лежать в этой головоломке.

operate-backed-up = Строк в { $path }: { $rows }.
operate-restored = Восстановлено строк: { $rows }.
operate-deleted = Удалено.
operate-password = Новый пароль для { $name }: { $password }
operate-forgotten = Удалено столов: { $count }.
operate-config-good = Все настройки в порядке.

check-good = Всё на месте и такое, как было: столов { $tables }, записей { $entries }.
check-gap = Стол { $table }: перед записью { $entry } записи нет.
check-link = Стол { $table }: запись { $entry } или та, что перед ней, — не то, что было записано.
check-seed = Стол { $table }: зерно не то, которое было зафиксировано.
check-lost = Стол { $table }: запись { $entry } и все следующие потеряны.
check-changed = Стол { $table }: с записи { $entry } здесь не то, что в более старой копии.
