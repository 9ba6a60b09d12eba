"""The environments as other libraries know them: Gymnasium, PettingZoo, OpenSpiel."""
