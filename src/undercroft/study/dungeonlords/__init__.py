"""Study of Dungeon Lords: battle solver, verdicts on training battles, puzzles, and how a game's decisions are judged.

* `solving`: `solve`, what a lord should do in a battle and what comes of it; `answers`: that as data;
* `verdicts`: where a training battle missed the best result;
* `puzzles`: battles to plan and orders to give, and where both are taken from (`study.puzzles`);
* `advising`: which answers the bots' search advises, and why (`study.coaching`);
* `judging`: what a decision cost, by the search of the bots (`study.reviewing`);
* `solver`: expectimax with a memo over all rounds that are left; `budget`: how long it may take;
* `bounds`: what a battle can bring at most and at least, where the search need not look;
* `likeness`: which positions and answers come to the same; `cards`: which cards do; `needs`: which stores still count;
* `carrying_out`: the engine's own rules, up to the next question or the next unknown card;
* `objective`: what is to be had from a battle.

The rules are nowhere here: a battle is carried out by cloning and playing the engine's states.
"""
