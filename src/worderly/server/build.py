"""Builds the server from its settings."""

from worderly.games import GAMES
from worderly.server.app import App
from worderly.server.service import Service
from worderly.server.settings import Settings
from worderly.server.transport.scheduler import deliver_answers
from worderly.store.store import Store
from worderly.table.bus.bus import Bus, NoBus, SweptBus
from worderly.table.catalog import Catalog
from worderly.table.clock import SystemClock


def build_app(settings: Settings) -> App:
    store = Store(settings.database, delivery=deliver_answers)
    service = Service(settings, store, Catalog(GAMES), SystemClock(), build_bus(settings))
    return App(service)


def build_bus(settings: Settings) -> Bus:
    if settings.redis is not None:
        from worderly.table.bus.redis_bus import RedisBus

        return RedisBus(settings.redis)
    return NoBus() if settings.workers == 1 else SweptBus()
