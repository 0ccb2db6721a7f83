"""Facts of the texts about the daily puzzle."""

from collections.abc import Mapping, Sequence

from games.core import Fact

_UNTIL = "1800000000"
_POSTED = {"channel": "<#1>", "hour": 9, "zone": "Europe/Rome", "first": _UNTIL, "until": _UNTIL}
_CHOICE = {"choice": "Keep 3×worm (15)", "value": "+1.4"}
_WHY = {"rival": "Keep 1×5 (15)", "more": "0.7", "bust": 13, "rival_bust": 4}
DAILY: Sequence[tuple[str, Mapping[str, Fact]]] = (
    ("daily-title", {"day": "2026-11-25"}),
    ("daily-question", {"until": _UNTIL}),
    ("refusal-daily-outdated", {"until": _UNTIL}),
    ("refusal-daily-unanswered", {"day": "2026-11-25"}),
    *[("daily-answered", {"choice": "Keep 3×worm (15)", "until": _UNTIL, "new": new}) for new in (True, False)],
    *[("daily-over", {"link": link}) for link in (None, "https://discord.com/channels/1/2/3")],
    *[("daily-solution", {"day": "2026-11-25", "link": link}) for link in (None, "https://discord.com/channels/1/2/3")],
    *[
        ("daily-value", {**_CHOICE, "best": best, "counted": counted, "people": people, "own": best})
        for best, counted, people in ((True, True, 7), (False, True, 1), (False, True, 0), (False, False, 0))
    ],
    *[("daily-streak", {"streak": streak}) for streak in (1, 12)],
    *[
        ("daily-why", {**_WHY, "kind": kind, "left": left, "rival_left": 3 - left, "worm": left == 1})
        for kind in ("roll", "stop", "keep")
        for left in (0, 1, 3)
        if left or kind == "keep"
    ],
    *[("daily-result", {"day": "2026-11-25", "signs": "🟩🟩🟩⬜⬜", "streak": streak}) for streak in (1, 12)],
    *[("daily-named", {"names": "**Anna**, **Bruno**", "more": more}) for more in (0, 1, 3)],
    *[
        ("daily-server", {"played": played, "found": found, "best": best})
        for played, found, best in ((3, 0, False), (3, 1, False), (12, 7, True))
    ],
    *[
        ("daily-score", {"played": played, "found": found, "share": 50, "loss": "0.42"})
        for played, found in ((1, 1), (12, 6))
    ],
    ("daily-on", _POSTED),
    ("daily-paused", {"channel": "<#1>"}),
    ("daily-next", {"channel": "<#1>", "at": "1800000000"}),
    *[("daily-summer", {"minutes": minutes, "time": "20:00"}) for minutes in (30, 60)],
    *[("daily-on-short", {**_POSTED, "hours": hours}) for hours in (0, 1, 5)],
    *[("daily-off", {"ended": ended}) for ended in (True, False)],
)
