"""Facts of the texts about plans."""

from collections.abc import Mapping, Sequence
from typing import get_args

from bot.chat.plans.messages import Outcome
from games.core import Fact

_AT = {"game": "Heckmeck", "at": "1800000000"}
PLANS: Sequence[tuple[str, Mapping[str, Fact]]] = (
    ("plan-offer", {"when": "Friday, 27 November, 20:30"}),
    ("plan-title", _AT),
    *[("plan-by", {"name": "**Anna**", "weekly": weekly}) for weekly in (True, False)],
    *[("plan-in", {"count": count, "names": "**Anna**"}) for count in (0, 1, 2)],
    ("plan-out", {"names": "**Anna**"}),
    ("plan-fixed", {"zone": "UTC"}),
    *[(f"plan-outcome-{outcome}", {"place": "<#1>"}) for outcome in get_args(Outcome)],
    ("plan-unattended", {"weeks": 3}),
    *[
        (key, {**_AT, "people": "<@1>"})
        for key in ("plan-mention-cancelled", "plan-mention-moved", "plan-mention-begins")
    ],
    ("plan-reminder", {**_AT, "link": "https://discord.com/channels/1/2/3"}),
    ("refusal-plan-when", {"typed": "soon"}),
    ("refusal-plan-two", {"typed": "11/12", "one": "one", "other": "other"}),
    ("refusal-plan-range", {"minutes": 5, "weeks": 8}),
    ("refusal-plan-full", {"most": 10}),
    ("refusal-plans-of-person", {"most": 3}),
    ("refusal-plans-of-guild", {"most": 10}),
    ("refusal-seats-kept", {"until": "1800000000"}),
)
