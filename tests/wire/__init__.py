"""A whole bot process on one side, the playground's Bot API on the other: nothing is faked."""
