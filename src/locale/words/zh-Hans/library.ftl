# The library.
