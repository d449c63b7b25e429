"""Every sentence that a person reads, in ICU MessageFormat, in English and Italian.

The folders `en` and `it` hold the messages. The terminal, the record sheets and the web client read
the same files.
"""

from sixgun.messages.catalogue import LANGUAGES, MessageCatalogue, catalogue

__all__ = ["LANGUAGES", "MessageCatalogue", "catalogue"]
