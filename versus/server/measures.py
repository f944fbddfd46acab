"""What an operator can watch, in the text format of Prometheus."""

from __future__ import annotations

from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 10)


class Measures:
    """Every figure of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        into: Any = {"registry": self.registry}
        self.answers = Counter("versus_answers", "Answers accepted, by who gave them", ["by"], **into)
        self.refused = Counter("versus_refused", "Messages and requests refused", ["code"], **into)
        self.tables_laid = Counter("versus_tables_laid", "Tables laid", ["game"], **into)
        self.games_over = Counter("versus_games_over", "Games that ended", ["game", "reason"], **into)
        self.connections = Gauge("versus_connections", "Open WebSockets", **into)
        self.tables = Gauge("versus_tables_in_memory", "Tables in memory", **into)
        self.process = Gauge("versus_process", "This process", ["server", "pid"], **into)
        self.owned = Gauge("versus_tables_owned", "Tables that this process sees to", **into)
        self.servers = Gauge("versus_servers", "Processes on this database that are alive", **into)
        self.away = Gauge("versus_database_away", "1 while the database cannot be reached", **into)
        self.answer_seconds = Histogram(
            "versus_answer_seconds", "From an answer to its update", buckets=QUICK, **into
        )
        self.commit_seconds = Histogram(
            "versus_commit_seconds", "Waiting for the database", buckets=QUICK, **into
        )
        self.thinking_seconds = Histogram(
            "versus_thinking_seconds",
            "A computer player's answer",
            ["level"],
            buckets=QUICK,
            **into,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
