"""The tables. A match is its rule set, its seats, the seeds of its rounds and its plays.

The rest is for finding it.
"""

from __future__ import annotations

import sqlalchemy as sa

from core.store.instant import Instant

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False, default=False)


def _person(name: str = "person_id", *, nullable: bool = True) -> sa.Column[int]:
    return sa.Column(name, sa.ForeignKey("people.id"), nullable=nullable)


def _match(*, primary_key: bool = True) -> sa.Column[int]:
    return sa.Column(
        "match_id", sa.ForeignKey("matches.id"), primary_key=primary_key, nullable=not primary_key
    )


def _json(name: str) -> sa.Column[object]:
    return sa.Column(name, sa.JSON(none_as_null=True))


people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("language", sa.Text),
    _flag("language_chosen"),  # by the person: then the platform's word no longer counts
    sa.Column("luck", sa.Text, nullable=False, default=""),
    _json("preferences"),
    sa.Column("lessons", sa.Integer, nullable=False, default=0),  # of the course, done
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("rated_matches", sa.Integer, nullable=False, default=0),
    _flag("forgotten"),
    sqlite_autoincrement=True,
)

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("platform", sa.Text, primary_key=True),
    sa.Column("external_id", sa.Text, primary_key=True),
    _person(nullable=False),
    sa.Column("username", sa.Text),
    sa.Column("handle", sa.Text),  # the username casefolded, for finding
    sa.Column("name", sa.Text),  # this and the language: as the platform said last
    sa.Column("language", sa.Text),
    _flag("reachable"),
    sa.Column("hand_place", sa.Text, nullable=False, default="dm"),  # or "here"
    sa.Index("ix_accounts_person_id_platform", "person_id", "platform", unique=True),
    sa.Index("ix_accounts_platform_handle", "platform", "handle"),
)

chats = sa.Table(
    "chats",
    metadata,
    sa.Column("key", sa.Integer, primary_key=True),
    sa.Column("platform", sa.Text, nullable=False),
    sa.Column("external_id", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("title", sa.Text, nullable=False, default=""),
    sa.Column("home_key", sa.ForeignKey("chats.key")),  # a channel's server
    _json("preferences"),  # of a channel's server, not its own
    _flag("lost"),
    _flag("welcomed"),
    sa.UniqueConstraint("platform", "external_id"),
    sa.Index("ix_chats_home_key", "home_key"),
    sqlite_autoincrement=True,
)

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("key", sa.Text, nullable=False, unique=True),
    sa.Column("code", sa.Text),  # for /join, until the match has ended
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("chat_key", sa.ForeignKey("chats.key"), nullable=False),
    sa.Column("thread", sa.BigInteger),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("rules", sa.JSON, nullable=False),
    sa.Column("target", sa.Integer),  # none: a single round
    _flag("teams"),
    sa.Column("turn_seconds", sa.Integer),  # none: the operator's
    sa.Column("starter", sa.ForeignKey("people.id")),
    sa.Column("first_dealer", sa.Integer),  # none until drawn
    _flag("dealer_drawn"),
    sa.Column("plies", sa.Integer, nullable=False, default=0),
    sa.Column(
        "delivered", sa.Integer, nullable=False, default=-1
    ),  # last ply whose clock was reset
    sa.Column("due", sa.Text),
    sa.Column("due_at", Instant),
    sa.Column("deadline", Instant),
    sa.Column("wound_at", Instant),  # when the due time was set; an outage before is not added
    _json("result"),
    sa.Column("rematch", sa.Integer),
    sa.Column("rematch_of", sa.Integer),
    sa.Column("created_at", Instant, nullable=False),
    sa.Column("ended_at", Instant),
    sa.Index("ix_matches_code", "code", unique=True),
    sa.Index("ix_matches_due_at", "due_at"),
    sa.Index("ix_matches_chat_key_status", "chat_key", "status"),
    sa.Index("ix_matches_starter_created_at", "starter", "created_at"),
    sqlite_autoincrement=True,
)

seats = sa.Table(
    "seats",
    metadata,
    _match(),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    _person(),
    sa.Column("computer", sa.Text),
    sa.Column("invited", sa.Text),  # as shown: "@friend" or a name
    _person("invited_id"),
    _flag("arriving"),
    sa.Column("platform", sa.Text),  # where the hand goes; none: the match's own
    sa.Column("nonce", sa.Text),
    _flag("ready"),
    sa.Column("missed", sa.Integer, nullable=False, default=0),
    _flag("away"),
    _flag("unreachable"),
    sa.Index("ix_seats_person_id", "person_id"),
    sa.Index("ix_seats_invited_id", "invited_id"),
)

rounds = sa.Table(
    "rounds",
    metadata,
    _match(),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("commitment", sa.Text, nullable=False),
    sa.Column("dealer", sa.Integer),  # this and the words: none until dealt
    _json("words"),
    _json("counted"),  # this and the totals: none until over
    _json("totals"),
)

plays = sa.Table(
    "plays",
    metadata,
    _match(),
    sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("card", sa.Text, nullable=False),
    sa.Column("takes", sa.Text, nullable=False),
    _flag("by_computer"),
    sa.Column("at", Instant, nullable=False),
)

events = sa.Table(
    "events",
    metadata,
    _match(),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    _json("data"),
    sa.Column("at", Instant, nullable=False),
)

posts = sa.Table(
    "posts",
    metadata,
    _match(),
    sa.Column("slot", sa.Text, primary_key=True),
    sa.Column("chat_key", sa.ForeignKey("chats.key"), nullable=False),
    sa.Column("platform", sa.Text),  # where that message stands; none: the match's own
    sa.Column("message_id", sa.Text),
    sa.Column("digest", sa.Text, nullable=False, default=""),
    sa.Column("version", sa.Integer, nullable=False, default=0),
    sa.Column("generation", sa.Text, nullable=False, default=""),
    sa.Column("sent_at", Instant),
    sa.Column("note", sa.Text, nullable=False, default=""),
)

results = sa.Table(
    "results",
    metadata,
    _match(),
    sa.Column("person_id", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("chat_key", sa.ForeignKey("chats.key"), nullable=False),
    sa.Column("finished_at", Instant, nullable=False),
    _flag("rated"),
    sa.Column("place", sa.Integer, nullable=False),
    _flag("won"),
    sa.Column("before", sa.Integer, nullable=False),  # shown ratings
    sa.Column("after", sa.Integer, nullable=False),
    sa.Column("computer", sa.Text),  # the level of the computers on other sides; none without
    sa.Column(
        "people", sa.Text, nullable=False
    ),  # everyone at the table: their ids in order, "3,17"
    sa.Index("ix_results_person_id_finished_at", "person_id", "finished_at"),
    sa.Index("ix_results_chat_key_finished_at", "chat_key", "finished_at"),
    sa.Index("ix_results_people_finished_at", "people", "finished_at"),
)

records = sa.Table(
    "records",
    metadata,
    _match(),
    sa.Column("key", sa.Text, nullable=False, unique=True),
    sa.Column("document", sa.Text, nullable=False),
    _json("stood_in"),  # the plies that the computer made for somebody; none: unknown
    sa.Column("finished_at", Instant, nullable=False),
)

blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("person_id", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("blocked_id", sa.ForeignKey("people.id"), primary_key=True),
)

links = sa.Table(  # codes that tie two accounts together, until one does
    "links",
    metadata,
    sa.Column("digest", sa.Text, primary_key=True),  # SHA-256 of the code: nobody can read it here
    _person(nullable=False),
    sa.Column("platform", sa.Text, nullable=False),  # the account that asked for it
    sa.Column("external_id", sa.Text, nullable=False),
    sa.Column("until", Instant, nullable=False),
    _person("claimed_by"),  # who gave the code and is asked whether they mean it
    sa.Index("ix_links_person_id", "person_id"),
    sa.Index("ix_links_claimed_by", "claimed_by"),
)

preference_log = sa.Table(
    "preference_log",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("chat_key", sa.ForeignKey("chats.key"), nullable=False),
    _person(nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("before", sa.Text, nullable=False),
    sa.Column("after", sa.Text, nullable=False),
    sa.Column("at", Instant, nullable=False),
    sa.Index("ix_preference_log_chat_key", "chat_key"),
    sa.Index("ix_preference_log_person_id", "person_id"),
    sqlite_autoincrement=True,
)

uploads = sa.Table(  # pictures that a platform keeps for one bot account, to be sent again
    "uploads",
    metadata,
    sa.Column("platform", sa.Text, primary_key=True),
    sa.Column("account", sa.Text, primary_key=True),
    sa.Column("digest", sa.Text, primary_key=True),  # which picture, and as which edition drew it
    sa.Column("file_id", sa.Text, nullable=False),
    sa.Column("used_at", Instant, nullable=False),
    sa.Index("ix_uploads_used_at", "used_at"),
)

heartbeat = sa.Table(
    "heartbeat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("alive_at", Instant),
    sa.Column("shifts", sa.Integer, nullable=False, default=0),  # how often an outage was added
)
