"""Help texts of options that several commands share."""

LANGUAGE_HELP = "Language: en, ru or it. Default: that of the environment (LANG)."
