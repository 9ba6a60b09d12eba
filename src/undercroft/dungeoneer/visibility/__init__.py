"""Who knows what (DN-20).

`view_parts` makes the parts of the views and deals worlds for search, so each secret is described in one place;
`view_builder` puts the parts together; `roll_chances` says what heroes would have to roll, `answer_offers` what an
answer costs and adds to a roll, `quest_errands` what is to be done next for a quest, `battle_odds` how battles may end,
`game_result` how a finished game has ended; `visible_frames` shows what everybody sees of the frames on the stack;
`census` counts the components wherever they lie.
"""
