"""Rendering: views as text and as pictures, and refusals as sentences, for the terminal, notebooks and environments.

A picture is drawn from a *view*, which holds what one seat may know, so it cannot show more. `view_pictures` has what
programs call: `draw_text`, `draw_svg` and `explain`. Each game is drawn by the package with its name (`dungeonlords`,
`dungeoneer`), whose ``DRAWING`` is a `game_drawing.GameDrawing`; a game without one has `generic_drawing`. `svg_canvas`
is what pictures are drawn on, and `svg_pixels` turns them into pixels.
"""
