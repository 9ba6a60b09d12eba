## Задачи

puzzle-feats = Ход героя
puzzle-misdeeds = Злодеяния
puzzle-feats-text = Раунд { $round }, игроков: { $seats }, ваш ход. { $hero }: здоровье { $life }, очки действия { $ap }, слава { $glory }, риск { $peril }, выполнено заданий { $done } из 3. Что вашему герою сделать дальше?
puzzle-misdeeds-text = Раунд { $round }, игроков: { $seats }. До хода вашего героя вы — повелитель подземелья; вы ещё ничего не наслали. { $hero }: здоровье { $life }, риск { $peril }, выполнено заданий { $done } из 3. Что вам сделать дальше?

puzzle-tag-quest = задание
puzzle-tag-card = сыграть карту
puzzle-tag-effect = применить эффект
puzzle-tag-way = нужный путь
puzzle-tag-explore = исследовать
puzzle-tag-attack = напасть
puzzle-tag-stand = встать
puzzle-tag-stop = вовремя остановиться
puzzle-tag-send = наслать столкновение
puzzle-tag-which-hero = нужный герой
puzzle-tag-leader = против лидера
puzzle-tag-weak-target = слабая цель
puzzle-tag-weak = мало здоровья
puzzle-tag-last-quest = до конца одно задание

puzzle-why-quest = Попытка выполнить задание сейчас принесёт больше, чем всё, что можно сделать до неё.
puzzle-why-card = Карту нужно сыграть сейчас: позже в этом ходу она принесёт меньше.
puzzle-why-effect = Эффект нужно применить сейчас: позже в этом ходу он принесёт меньше.
puzzle-why-stop = Всё остальное обойдётся дороже или опаснее, чем того стоит.
puzzle-why-which-hero = Против другого героя та же карта сделает меньше.
puzzle-why-leader = Удар придётся по герою, который выполнил больше всех заданий.
puzzle-why-weak-target = Герой, у которого так мало здоровья, может от этого погибнуть.
