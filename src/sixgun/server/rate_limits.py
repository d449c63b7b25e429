"""Rate limits (token buckets by key) and limits of open connections."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

from sixgun.server.settings import Limits

__all__ = ["ConnectionLimiter", "RateLimiter", "RateLimits", "TokenBucket"]

MAX_KEYS: Final = 20_000


class TokenBucket:
    """Allows a burst, then a steady rate per second."""

    __slots__ = ("burst", "rate", "refilled_at", "tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = float(burst)
        self.refilled_at = now

    def take(self, now: float) -> bool:
        if self.is_empty(now):
            return False
        self.tokens -= 1.0
        return True

    def is_empty(self, now: float) -> bool:
        self.refill(now)
        return self.tokens < 1.0

    def refill(self, now: float) -> None:
        self.tokens = min(self.tokens + (now - self.refilled_at) * self.rate, self.burst)
        self.refilled_at = now


class RateLimiter:
    """One token bucket for each key, an address or a user; drops the least recently used ones."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take a token; False means that the key has reached its rate limit."""
        return self.bucket(key).take(self.clock())

    def has_tokens(self, key: str) -> bool:
        """True if any tokens are left; for work whose cost is known only later: see `charge`."""
        bucket = self.bucket(key)
        bucket.refill(self.clock())
        return bucket.tokens > 0

    def charge(self, key: str, amount: float) -> None:
        """Take this many tokens, even if the bucket becomes negative."""
        self.bucket(key).tokens -= amount

    def bucket(self, key: str) -> TokenBucket:
        bucket = self.buckets.pop(key, None) or TokenBucket(self.rate, self.burst, self.clock())
        self.buckets[key] = bucket
        if len(self.buckets) > MAX_KEYS:
            self.buckets.popitem(last=False)
        return bucket

    def is_empty(self, key: str) -> bool:
        """Whether the next `take` would fail."""
        bucket = self.buckets.get(key)
        return bucket is not None and bucket.is_empty(self.clock())


class RateLimits:
    """The rate limiters of a server."""

    def __init__(self, limits: Limits) -> None:
        per_minute, per_hour = 1 / 60, 1 / 3600
        secrets = limits.wrong_secrets_per_minute
        # By address:
        self.requests = RateLimiter(limits.requests_per_second, limits.requests_burst)
        self.cpu_seconds = RateLimiter(limits.cpu_seconds_per_second, limits.cpu_seconds_burst)
        self.guests = RateLimiter(limits.guests_per_minute * per_minute, limits.guests_per_minute)
        self.renames = RateLimiter(limits.renames_per_second, limits.renames_burst)
        self.replays = RateLimiter(limits.replays_per_second, limits.replays_burst)
        self.sheets = RateLimiter(limits.sheets_per_second, limits.sheets_burst)
        self.tournaments = RateLimiter(
            limits.tournaments_per_hour * per_hour, limits.tournaments_per_hour
        )
        self.wrong_secrets = RateLimiter(secrets * per_minute, secrets)
        self.operator_guesses = RateLimiter(secrets * per_minute, secrets)
        self.address_messages = RateLimiter(
            limits.address_messages_per_second, limits.address_messages_burst
        )
        # By user, or by address without a session:
        self.messages = RateLimiter(limits.messages_per_second, limits.messages_burst)
        self.chat = RateLimiter(limits.chat_per_second, limits.chat_burst)
        self.hints = RateLimiter(limits.hints_per_second, limits.hints_burst)


class ConnectionLimiter:
    """Counts open WebSockets in total, by key (a user) and by address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.total = 0
        self.by_key: Counter[str] = Counter()
        self.by_address: Counter[str] = Counter()

    def add(self, key: str, key_limit: int, address: str) -> bool:
        """Count one more connection, or return False if a limit is reached."""
        if (
            self.total >= self.limits.connections
            or self.by_key[key] >= key_limit
            or self.by_address[address] >= self.limits.connections_per_address
        ):
            return False
        self.total += 1
        self.by_key[key] += 1
        self.by_address[address] += 1
        return True

    def remove(self, key: str, address: str) -> None:
        self.total -= 1
        for counts, counted in ((self.by_key, key), (self.by_address, address)):
            counts[counted] -= 1
            if not counts[counted]:
                del counts[counted]
