# The lessons of Simino: a title each; of a step its task, a hint, and what was learnt.
simino-lesson-floor = Перший поверх
simino-lesson-floor-corner = Перший тайл кладуть у кут поля. Покладіть туди будь-який свій тайл. { $keys ->
    [screen] {""}
    [yes] Торкніться тайла, щоб узяти, потім місця. Ще один дотик до тайла повертає його.
    [no] Торкніться тайла, щоб узяти, потім місця. Ще один дотик до тайла повертає його.
   *[line] Напишіть номер ходу.
 }
simino-lesson-floor-corner-hint = Одна половинка тайла має накрити кутову клітинку.
simino-lesson-floor-corner-done = Кожна пара кольорів є лише раз, і кожен дубль теж.
simino-lesson-floor-other = Доки ніхто не виклав тайл у стик, можна почати і в іншому куті, якщо обох кольорів тайла ще немає на полі. Зробіть так.
simino-lesson-floor-other-hint = Червоний і зелений уже лежать. На яких ваших тайлах немає ні того, ні того?
simino-lesson-floor-other-miss = Це вже стик. А треба було почати в іншому куті.
simino-lesson-floor-other-done = Тепер на полі чотири кольори. Після першого стику так класти вже не можна до кінця раунду.
simino-lesson-floor-joint = А тепер викладіть тайл у стик: одна його половинка має лягти поруч із таким самим кольором.
simino-lesson-floor-joint-hint = Зелений до зеленого, червоний до червоного. Кінцем чи довгим боком — однаково.
simino-lesson-floor-joint-miss = Це був вільний кут, а не стик.
simino-lesson-floor-joint-done = Є стик. Досить, щоб зустрівся один колір; друга половинка може лежати поруч із будь-чим.
simino-lesson-floor-match = Лише один із ваших п’яти тайлів можна викласти в стик. Знайдіть його.
simino-lesson-floor-match-hint = Шукайте оранжеву половинку.
simino-lesson-floor-match-done = Саме він. Хто може викласти, той мусить; хто не може, пропускає хід.
simino-lesson-floor-hole = На першому поверсі не можна лишати «дірок», куди не стануть тайли. Викладіть оранжево-синій тайл.
simino-lesson-floor-hole-hint = Покладіть так, щоб дві вільні клітинки поруч умістили цілий тайл.
simino-lesson-floor-hole-miss = Так можна, але завдання про оранжево-синій тайл.
simino-lesson-floor-hole-done = Одна відрізана клітинка — вже «дірка», як і все, що тайли не накриють точно.
simino-lesson-upstairs = Верхні поверхи
simino-lesson-upstairs-second = Там, де стикуються два тайли, поперек можна покласти третій: кожну половинку на свій колір. Викладіть тайл на другий поверх.
simino-lesson-upstairs-second-hint = Шукайте чорний поруч із зеленим на двох різних тайлах.
simino-lesson-upstairs-second-miss = Це перший поверх.
simino-lesson-upstairs-second-done = За це наступний гравець бере штрафний тайл. Так і виграють.
simino-lesson-upstairs-third = Ще вище: викладіть тайл на третій поверх.
simino-lesson-upstairs-third-hint = На другому поверсі поруч лежать дві сині половинки різних тайлів.
simino-lesson-upstairs-third-miss = Замало. Шукайте двійки на двох сусідніх половинках різних тайлів.
simino-lesson-upstairs-third-done = За третій поверх наступний гравець бере два штрафні тайли, за четвертий — три.
simino-lesson-upstairs-pairs = Нагорі за один хід можна викласти два дублі. Зробіть це.
simino-lesson-upstairs-pairs-hint = У вас фіолетовий і жовтий дублі. Кожному потрібні дві сусідні половинки його кольору на двох різних тайлах.
simino-lesson-upstairs-pairs-miss = Це один дубль або жодного, а викласти можна обидва за цей хід.
simino-lesson-upstairs-pairs-done = На два тайли менше і два штрафи. Тож бережіть дублі для верхніх поверхів.
simino-lesson-turns = Штрафи й пропуск ходу
simino-lesson-turns-give = Резерв порожній, а штраф треба видати: тепер ви даєте свій тайл. Виберіть який.
simino-lesson-turns-give-hint = Торкніться тайла, без якого обійдетеся.
simino-lesson-turns-give-done = Віддавайте те, що нікуди не підходить. Хто лишився без тайлів, виходить із гри й отримує бал за кожен тайл у решти.
simino-lesson-turns-pass = Жоден ваш тайл не підходить ні внизу, ні нагорі. Пропустіть хід.
simino-lesson-turns-pass-hint = Кнопка — в рядку під полем.
simino-lesson-turns-pass-done = Якщо хід пропустять усі поспіль, раунд закінчується, і найбільше балів дістає той, у кого тайлів найменше.
simino-lesson-turns-out = У вас лишився один тайл, і місце для нього є. Викладіть його й вийдіть із гри.
simino-lesson-turns-out-hint = Дві білі половинки лежать одна над одною у крайньому правому стовпчику.
simino-lesson-turns-out-done = Ви вийшли: за кожен тайл, що лишився в решти, вам по балу. Заради цього й роздають штрафи.
simino-lesson-variants = Варіанти
simino-lesson-variants-white = «З білими»: білий «слабкий», його накриває будь-який колір. Покладіть оранжевий дубль на дві білі половинки.
simino-lesson-variants-white-hint = Дві білі половинки лежать поруч у нижньому ряду.
simino-lesson-variants-white-miss = Так можна, але нічого білого ви не накрили.
simino-lesson-variants-white-done = Проте дубль кладуть лише на дві однакові половинки, а різнокольоровий тайл — лише на дві різні.
simino-lesson-variants-black = «З чорними»: чорний «сильний» і накриває будь-який колір. Викладіть так на другий поверх чорно-оранжевий тайл.
simino-lesson-variants-black-hint = Оранжевий на оранжевий, а чорний на червоний.
simino-lesson-variants-black-miss = Так можна, але чорний не накрив іншого кольору.
simino-lesson-variants-black-done = Ці два варіанти можна й поєднати.
simino-lesson-variants-alone = У пасьянсі тайл вартий тим більше, чим вище лежить, а штрафів немає. Викладіть тайл на третій поверх.
simino-lesson-variants-alone-hint = Шукайте червоний і білий поруч на другому поверсі.
simino-lesson-variants-alone-miss = Це дасть менше. Третій поверх зовсім поруч.
simino-lesson-variants-alone-done = Два бали; і ще п’ять, якщо викласти всі 36. Тепер грайте!
