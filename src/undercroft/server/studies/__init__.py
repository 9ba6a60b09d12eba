"""What guests have computed: solutions of positions, hints, and reviews of finished games.

`worker` is the process that computes, slower than everything else on the machine where the system lets it; `queue` lets
addresses and guests take turns at it, one part of a job after another, so nobody can keep others waiting for longer
than one part of each. `solutions` asks for what a solver finds and remembers it; `hints` asks what a strong bot
would do; `explorations` shows positions and what their answers are expected to bring; `reviews` has a finished game
reviewed, decision by decision, and stores the review with its table.
"""
