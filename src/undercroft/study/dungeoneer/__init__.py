"""Study of Dungeoneer.

* `advising`: which answers the bots' search advises, and why (`study.coaching`).
"""
