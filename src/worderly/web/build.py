"""Builds the server from its settings."""

from worderly.games import GAMES
from worderly.store.store import Store
from worderly.table.bus import Bus, NoBus, PolledBus
from worderly.table.catalog import Catalog
from worderly.table.clock import SystemClock
from worderly.web.app import App
from worderly.web.service import Service
from worderly.web.settings import Settings


def build_app(settings: Settings) -> App:
    service = Service(settings, Store(settings.database), Catalog(GAMES), SystemClock(), build_bus(settings))
    return App(service)


def build_bus(settings: Settings) -> Bus:
    if settings.redis is not None:
        from worderly.table.redis_bus import RedisBus

        return RedisBus(settings.redis)
    return NoBus() if settings.workers == 1 else PolledBus()
