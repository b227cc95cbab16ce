"""Reported words and the host's own."""

from sqlalchemy import BigInteger, Column, Integer, String, Table

from worderly.store.tables.kinds import metadata

word_reports = Table(
    "word_reports",
    metadata,
    Column("language", String(8), primary_key=True),
    Column("word", String(32), primary_key=True),
    Column("kind", String(12), primary_key=True),
    Column("times", Integer, nullable=False),
    Column("first_ms", BigInteger, nullable=False),
    Column("last_ms", BigInteger, nullable=False),
)

host_words = Table(
    "host_words",
    metadata,
    Column("language", String(8), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("mark", String(1), nullable=False),
    Column("word", String(32), nullable=False),
    Column("from_ms", BigInteger, nullable=False),
)
