# The lessons of Simino: a title each; of a step its task, a hint, and what was learnt.
simino-lesson-floor = Первый этаж
simino-lesson-floor-corner = Первый тайл кладут в угол поля. Положите туда любой свой тайл. { $keys ->
    [screen] {""}
    [yes] Коснитесь тайла, чтобы взять его, потом места. Ещё одно касание поворачивает его.
    [no] Коснитесь тайла, чтобы взять его, потом места. Ещё одно касание тайла поворачивает его.
   *[line] Напишите номер хода.
 }
simino-lesson-floor-corner-hint = Одна половинка тайла должна накрыть угловую клетку.
simino-lesson-floor-corner-done = Каждая пара цветов есть только раз, и каждый дубль тоже.
simino-lesson-floor-other = Пока никто не выложил тайл в стык, можно начать и в другом углу, если обоих цветов тайла ещё нет на поле. Сделайте так.
simino-lesson-floor-other-hint = Красный и зелёный уже лежат. На каких ваших тайлах нет ни того, ни другого?
simino-lesson-floor-other-miss = Это уже стык. А надо было начать в другом углу.
simino-lesson-floor-other-done = Теперь на поле четыре цвета. После первого стыка так класть уже нельзя до конца раунда.
simino-lesson-floor-joint = А теперь выложите тайл в стык: одна его половинка должна лечь рядом с таким же цветом.
simino-lesson-floor-joint-hint = Зелёный к зелёному, красный к красному. Концом или длинной стороной — всё равно.
simino-lesson-floor-joint-miss = Это был свободный угол, а не стык.
simino-lesson-floor-joint-done = Есть стык. Достаточно, чтобы встретился один цвет; другая половинка может лежать рядом с чем угодно.
simino-lesson-floor-match = Только один из ваших пяти тайлов можно выложить в стык. Найдите его.
simino-lesson-floor-match-hint = Ищите оранжевую половинку.
simino-lesson-floor-match-done = Именно он. Кто может выложить, тот обязан; кто не может, пропускает ход.
simino-lesson-floor-hole = На первом этаже нельзя оставлять «дырок», куда не встанут тайлы. Выложите оранжево-синий тайл.
simino-lesson-floor-hole-hint = Положите так, чтобы две свободные клетки рядом вместили целый тайл.
simino-lesson-floor-hole-miss = Так можно, но задание про оранжево-синий тайл.
simino-lesson-floor-hole-done = Одна отрезанная клетка — уже «дырка», как и всё, что тайлы не накроют точно.
simino-lesson-upstairs = Верхние этажи
simino-lesson-upstairs-second = Там, где стыкуются два тайла, поперёк можно положить третий: каждую половинку на свой цвет. Выложите тайл на второй этаж.
simino-lesson-upstairs-second-hint = Ищите чёрный рядом с зелёным на двух разных тайлах.
simino-lesson-upstairs-second-miss = Это первый этаж.
simino-lesson-upstairs-second-done = За это следующий игрок берёт штрафной тайл. Так и выигрывают.
simino-lesson-upstairs-third = Ещё выше: выложите тайл на третий этаж.
simino-lesson-upstairs-third-hint = На втором этаже рядом лежат две синие половинки разных тайлов.
simino-lesson-upstairs-third-miss = Маловато. Ищите двойки на двух соседних половинках разных тайлов.
simino-lesson-upstairs-third-done = За третий этаж следующий игрок берёт два штрафных тайла, за четвёртый — три.
simino-lesson-upstairs-pairs = Наверху за один ход можно выложить два дубля. Сделайте это.
simino-lesson-upstairs-pairs-hint = У вас фиолетовый и жёлтый дубли. Каждому нужны две соседние половинки его цвета на двух разных тайлах.
simino-lesson-upstairs-pairs-miss = Это один дубль или ни одного, а выложить можно оба за этот ход.
simino-lesson-upstairs-pairs-done = На два тайла меньше и два штрафа. Берегите дубли для верхних этажей.
simino-lesson-turns = Штрафы и пропуск хода
simino-lesson-turns-give = Резерв пуст, а штраф надо выдать: теперь вы отдаёте свой тайл. Выберите какой.
simino-lesson-turns-give-hint = Коснитесь тайла, без которого обойдётесь.
simino-lesson-turns-give-done = Отдавайте то, что никуда не подходит. Кто остался без тайлов, выходит из игры и получает очко за каждый тайл у остальных.
simino-lesson-turns-pass = Ни один ваш тайл не подходит ни внизу, ни наверху. Пропустите ход.
simino-lesson-turns-pass-hint = Кнопка — в строке под полем.
simino-lesson-turns-pass-done = Если ход пропустят все подряд, раунд заканчивается, и больше всего очков получает тот, у кого тайлов меньше всех.
simino-lesson-turns-out = У вас остался один тайл, и место для него есть. Выложите его и выйдите из игры.
simino-lesson-turns-out-hint = Две белые половинки лежат одна над другой в крайнем правом столбце.
simino-lesson-turns-out-done = Вы вышли: за каждый тайл, оставшийся у остальных, вам по очку. Ради этого и раздают штрафы.
simino-lesson-variants = Варианты
simino-lesson-variants-white = «С белыми»: белый «слабый», его накрывает любой цвет. Положите оранжевый дубль на две белые половинки.
simino-lesson-variants-white-hint = Две белые половинки лежат рядом в нижнем ряду.
simino-lesson-variants-white-miss = Так можно, но ничего белого вы не накрыли.
simino-lesson-variants-white-done = Однако дубль кладут только на две одинаковые половинки, а разноцветный тайл — только на две разные.
simino-lesson-variants-black = «С чёрными»: чёрный «сильный» и накрывает любой цвет. Выложите так на второй этаж чёрно-оранжевый тайл.
simino-lesson-variants-black-hint = Оранжевый на оранжевый, а чёрный на красный.
simino-lesson-variants-black-miss = Так можно, но чёрный не накрыл другого цвета.
simino-lesson-variants-black-done = Эти два варианта можно и соединить.
simino-lesson-variants-alone = В пасьянсе тайл стоит тем больше, чем выше лежит, а штрафов нет. Выложите тайл на третий этаж.
simino-lesson-variants-alone-hint = Ищите красный и белый рядом на втором этаже.
simino-lesson-variants-alone-miss = Это даст меньше. Третий этаж совсем рядом.
simino-lesson-variants-alone-done = Два очка; и ещё пять, если выложить все 36. Теперь играйте!
