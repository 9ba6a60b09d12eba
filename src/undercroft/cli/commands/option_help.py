"""The help of options that several commands share."""

LANGUAGE_HELP = "Language: en, ru or it. Default: the language of the environment (LANG)."
