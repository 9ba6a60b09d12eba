"""Study of Dungeon Lords: battle solver, verdicts on training battles, puzzles, and how a game's decisions are judged.

* `solver.solve_battle`: `solve`, what a lord should do in a battle and what comes of it; `solver_results`: that as
  data;
* `training_verdicts`: where a training battle missed the best result;
* `game_puzzles`: battles to plan and orders to give, and where both are taken from (`study.puzzles`);
* `answer_ranking`: which answers the bots' search advises (`study.analysis.hints`);
* `position_causes`: why an answer is better than another one (`study.analysis.causes`);
* `decision_judging`: what a decision cost, by the search of the bots (`study.analysis.game_review`);
* `solver.battle_search`: expectimax with a memo over all rounds that are left; `solver.search_budget`: how long it may
  take;
* `solver.value_bounds`: what a battle can bring at most and at least, where the search need not look;
* `solver.equivalent_positions`: which positions and answers come to the same; `solver.unknown_cards`: which cards do;
  `solver.useful_stores`: which stores still count;
* `solver.battle_steps_to_study`: the engine's own rules, up to the next question or the next unknown card;
* `solver.battle_objective`: what is to be had from a battle.

The rules are nowhere here: a battle is carried out by cloning and playing the engine's states.
"""
