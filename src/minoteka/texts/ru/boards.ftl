# Что говорят поля.
page-lay = Положить
page-whole = Всё поле
gemblo-board-label = Поле. Выберите фигуру; стрелки двигают, R поворачивает, F переворачивает, Enter кладёт.
gemblo-tray-label = Ваши фигуры
gemblo-piece-label = Фигура { $piece }, блоков: { $count }
