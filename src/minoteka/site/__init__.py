"""The house without a server: what a browser needs to be one, made of the same sources."""
