"""Gemblo: hexagonal pieces that may meet their own colour only across an open line."""
