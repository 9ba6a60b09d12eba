"""What both games are made of; knows neither."""
