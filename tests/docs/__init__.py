"""The documents are held to what they say."""
