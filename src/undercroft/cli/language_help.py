"""Words of ``--help`` that several commands share."""

LANGUAGE_HELP = "Language: en, ru or it; without it, that of the environment (LANG)."
