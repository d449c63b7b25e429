"""`python -m sixgun` is the `sixgun` program."""

from sixgun.cli import main

if __name__ == "__main__":
    main()
