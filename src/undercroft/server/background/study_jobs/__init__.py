"""What guests have computed: solutions of positions, hints, and reviews of finished games.

`study_worker` is the process that computes, slower than everything else on the machine where the system lets it;
`job_queue` lets addresses and guests take turns at it, one part of a job after another, so nobody can keep others
waiting for longer than one part of each. `solver_jobs` asks for what a solver finds and remembers it; `hint_jobs` asks
what a strong bot would do; `exploration_jobs` shows positions and what their answers are expected to bring;
`review_jobs` has a finished game reviewed, decision by decision, and stores the review with its table.
"""
