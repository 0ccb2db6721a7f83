"""Messages with the bot's token: checks, attachments, mentions, history and nonces."""

import pytest

from bot.playground.objects import Permission, Person
from bot.playground.server import Playground
from bot.playground.values import Json, as_int, as_object, as_objects, as_text
from bot.playground.world import World
from tests.playground.conftest import Raw
from tests.playground.plain_bot import picture
from tests.steering import fail_next, set_bot_permissions


def button(custom_id: str = "a", label: str = "A", **more: object) -> Json:
    return {"type": 2, "style": 1, "custom_id": custom_id, "label": label, **more}


def menu(options: int = 1, **more: object) -> Json:
    return {
        "type": 3,
        "custom_id": "m",
        "options": [{"label": str(n), "value": str(n)} for n in range(options)],
        **more,
    }


def rows(*rows: list[Json]) -> Json:
    return {"content": "x", "components": [{"type": 1, "components": row} for row in rows]}


def code_at(errors: object, *path: str) -> str:
    """Return the code of the first error at a path of the error tree, or an empty string."""
    node = as_object(errors)
    for step in path:
        node = as_object(node.get(step))
    return as_text(as_objects(node.get("_errors"))[0]["code"]) if node else ""


FIRST = ("components", "0", "components", "0")


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({"content": "x" * 2001}, ("content",)),
        (rows(*([button(str(n))] for n in range(6))), ("components",)),
        (rows([]), ("components", "0", "components")),
        (rows([button(str(n)) for n in range(6)]), ("components", "0", "components")),
        (rows([menu(), button()]), ("components", "0", "components")),
        (rows([menu(0)]), (*FIRST, "options")),
        (rows([menu(26)]), (*FIRST, "options")),
        (rows([menu(2, max_values=3)]), (*FIRST, "max_values")),
        (rows([menu(2, placeholder="x" * 151)]), (*FIRST, "placeholder")),
        (rows([button(""), button("b")]), (*FIRST, "custom_id")),
        (rows([button("x" * 101)]), (*FIRST, "custom_id")),
        (rows([button("a")], [button("a")]), ("components", "1", "components", "0", "custom_id")),
        (rows([button(label="x" * 81)]), (*FIRST, "label")),
        (rows([button(label="")]), FIRST),
        (rows([button(style=7)]), (*FIRST, "style")),
        (rows([button(emoji={"name": "▲", "id": None})]), (*FIRST, "emoji", "name")),
        (rows([{"type": 2, "style": 1, "label": "no id"}]), (*FIRST, "custom_id")),
        (rows([{"type": 2, "style": 5, "label": "link", "url": "https://example.org"}]), (*FIRST, "style")),
        (rows([{"type": 5, "custom_id": "people"}]), (*FIRST, "type")),
        ({"content": "x", "components": [button()]}, ("components", "0", "type")),
        ({"content": "x", "components": [{"type": 10, "content": "text"}]}, ("components", "0", "type")),
        ({"flags": 1 << 15, "components": [{"type": 17}]}, ("components", "0", "type")),
        ({"embeds": [{"title": "x"}]}, ("embeds",)),
        ({"content": "x", "attachments": [{"id": 0}]}, ("attachments", "0", "id")),
        ({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, ("allowed_mentions",)),
        ({"content": "x", "message_reference": {"message_id": "1"}}, ("message_reference",)),
        ({"content": 5}, ()),
    ],
)
async def test_a_bad_form_is_50035_and_says_where(world: World, raw: Raw, body: Json, path: tuple[str, ...]) -> None:
    status, answer = await raw("POST", f"/channels/{world.main_id}/messages", body)
    assert (status, answer["code"]) == (400, 50035)
    assert code_at(answer["errors"], *path)
    assert world.messages(world.main_id) == []


async def test_values_at_their_limits_are_accepted(world: World, raw: Raw) -> None:
    full = [[button(f"{row}{n}" + "x" * 98, "x" * 80) for n in range(5)] for row in range(5)]
    body = rows(*full) | {"content": "x" * 2000}
    status, answer = await raw("POST", f"/channels/{world.main_id}/messages", body)
    assert status == 200
    ids = [as_int(it["id"]) for row in as_objects(answer["components"]) for it in as_objects(row["components"])]
    assert len(set(ids)) == 25
    body = rows([menu(25, max_values=25)], [button(label="", emoji={"name": "🎲"})], [button("b", emoji={"name": "1️⃣"})])
    assert (await raw("POST", f"/channels/{world.main_id}/messages", body))[0] == 200


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"content": " \n"}, rows([button()]) | {"content": ""}])
async def test_an_empty_message_is_50006(world: World, raw: Raw, body: Json) -> None:
    status, answer = await raw("POST", f"/channels/{world.main_id}/messages", body)
    assert (status, answer["code"]) == (400, 50006)


async def test_files_are_kept_by_id_or_dropped_by_an_edit(world: World, raw: Raw, playground: Playground) -> None:
    place = f"/channels/{world.main_id}/messages"
    refs: list[Json] = [{"id": 0, "filename": "a.png", "description": "A"}, {"id": "1", "filename": "b.png"}]
    body: Json = {"content": "x", "attachments": refs}
    _, answer = await raw("POST", place, body, files={"x.png": picture(1), "b.png": picture(2)})
    message = world.message(as_int(answer["id"]))
    first, second = message.attachments
    assert [(it.filename, it.description) for it in message.attachments] == [("a.png", "A"), ("b.png", None)]
    expected = f"{playground.url}/cdn/attachments/{world.main_id}/{first.id}/a.png"
    assert as_objects(answer["attachments"])[0]["url"] == expected

    await raw("PATCH", f"{place}/{message.id}", {"content": "untouched files"})
    assert message.attachments == [first, second]
    keep: Json = {"attachments": [{"id": str(second.id)}, {"id": 0, "filename": "c.png"}]}
    await raw("PATCH", f"{place}/{message.id}", keep, files={"c.png": picture(3)})
    assert [it.filename for it in message.attachments] == ["b.png", "c.png"]
    await raw("PATCH", f"{place}/{message.id}", {"attachments": []})
    assert message.attachments == []
    assert (message.content, message.edits) == ("untouched files", 3)
    status, answer = await raw("PATCH", f"{place}/{message.id}", {"content": ""})
    assert (status, answer["code"], message.content) == (400, 50006, "untouched files")


@pytest.mark.parametrize(("length", "status"), [(1024, 200), (1025, 400)])
async def test_an_alt_text_has_1024_characters(world: World, raw: Raw, length: int, status: int) -> None:
    body: Json = {"attachments": [{"id": 0, "description": "x" * length}]}
    found, _ = await raw("POST", f"/channels/{world.main_id}/messages", body, files={"a.png": picture(1)})
    assert found == status


async def test_a_file_beyond_the_limit_is_40005(world: World, raw: Raw) -> None:
    assert world.upload_limit == 10 * 1024 * 1024
    world.upload_limit = 100
    place = f"/channels/{world.main_id}/messages"
    assert (await raw("POST", place, {}, files={"a.bin": bytes(100)}))[0] == 200
    status, answer = await raw("POST", place, {}, files={"a.bin": bytes(101)})
    assert (status, answer["code"]) == (413, 40005)


async def test_only_allowed_mentions_notify_and_edits_never_do(
    world: World, raw: Raw, anna: Person, bruno: Person
) -> None:
    place = f"/channels/{world.main_id}/messages"
    text = f"<@{anna.id}> <@!{bruno.id}> @everyone"

    async def pings(allowed: Json | None) -> tuple[int, ...]:
        body: Json = {"content": text}
        if allowed is not None:
            body["allowed_mentions"] = allowed
        _, answer = await raw("POST", place, body)
        return world.message(as_int(answer["id"])).pings

    assert await pings(None) == (anna.id, bruno.id)
    assert await pings({"parse": []}) == ()
    assert await pings({"parse": ["users"]}) == (anna.id, bruno.id)
    assert await pings({"parse": [], "users": [str(bruno.id)]}) == (bruno.id,)
    set_bot_permissions(world, world.main_id, Permission.ALL)
    assert len(await pings({"parse": ["everyone"]})) == 3

    _, answer = await raw("POST", place, {"content": "no mention"})
    message = world.message(as_int(answer["id"]))
    _, answer = await raw("PATCH", f"{place}/{message.id}", {"content": text})
    assert [it["id"] for it in as_objects(answer["mentions"])] == [str(anna.id), str(bruno.id)]
    assert message.pings == ()


async def test_only_own_existing_messages_can_be_edited(world: World, raw: Raw, anna: Person) -> None:
    place = f"/channels/{world.main_id}/messages"
    said = world.say(anna.id, world.main_id, "mine")
    status, answer = await raw("PATCH", f"{place}/{said.id}", {"content": "yours"})
    assert (status, answer["code"]) == (403, 50005)
    status, answer = await raw("DELETE", f"{place}/{said.id}")
    assert (status, answer["code"]) == (403, 50013)
    world.delete_message(said.id)
    for method in ("GET", "PATCH", "DELETE"):
        status, answer = await raw(method, f"{place}/{said.id}", {"content": "x"} if method == "PATCH" else None)
        assert (status, answer["code"]) == (404, 10008)
    assert (await raw("GET", "/channels/1"))[1]["code"] == 10003
    own = world.dm(anna.id).id
    assert (await raw("POST", f"/channels/{own}/threads", {"name": "x"}))[1]["code"] == 50024


async def test_an_old_message_takes_few_edits(world: World, raw: Raw) -> None:
    place = f"/channels/{world.main_id}/messages"
    _, answer = await raw("POST", place, {"content": "old"})
    message = world.message(as_int(answer["id"]))
    world.old_edits = 1
    world.age(message.id, 3599)
    assert (await raw("PATCH", f"{place}/{message.id}", {"content": "young"}))[0] == 200
    world.age(message.id, 2)
    assert (await raw("PATCH", f"{place}/{message.id}", {"content": "once"}))[0] == 200
    status, answer = await raw("PATCH", f"{place}/{message.id}", {"content": "twice"})
    assert (status, answer["code"], message.content) == (400, 30046, "once")


async def test_missing_permissions_have_discords_codes(world: World, raw: Raw) -> None:
    place = f"/channels/{world.main_id}/messages"
    reading = Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY
    set_bot_permissions(world, world.main_id, reading)
    status, answer = await raw("POST", place, {"content": "x"})
    assert (status, answer["code"]) == (403, 50013)
    set_bot_permissions(world, world.main_id, reading | Permission.SEND_MESSAGES)
    assert (await raw("POST", place, {"content": "x"}))[0] == 200
    status, answer = await raw("POST", place, {"content": "x"}, files={"a.png": picture(1)})
    assert (status, answer["code"]) == (403, 50013)
    set_bot_permissions(world, world.main_id, 0)
    status, answer = await raw("GET", place)
    assert (status, answer["code"]) == (403, 50001)
    thread = world.add_thread(world.main_id)
    assert (await raw("GET", f"/channels/{thread.id}"))[1]["code"] == 50001
    set_bot_permissions(world, world.main_id, None)
    assert (await raw("POST", f"/channels/{thread.id}/messages", {"content": "x"}))[0] == 200


async def test_history_is_read_newest_first_in_pages(world: World, raw: Raw, anna: Person) -> None:
    place = f"/channels/{world.main_id}/messages"
    said = [world.say(anna.id, world.main_id, str(it)).id for it in range(6)]

    async def page(query: str) -> list[int]:
        _, answer = await raw("GET", f"{place}?{query}")
        return [said.index(as_int(it["id"])) for it in as_objects(answer["list"])]

    assert await page("limit=2") == [5, 4]
    assert await page(f"limit=2&before={said[4]}") == [3, 2]
    assert await page(f"limit=2&after={said[1]}") == [3, 2]
    assert await page(f"limit=3&around={said[3]}") == [4, 3, 2]


async def test_repeated_nonce_posts_no_second_message(world: World, raw: Raw) -> None:
    place = f"/channels/{world.main_id}/messages"
    body: Json = {"content": "once", "nonce": "n1", "enforce_nonce": True}
    _, first = await raw("POST", place, body)
    status, second = await raw("POST", place, body | {"content": "twice"})
    assert (status, second["id"], second["content"], second["nonce"]) == (200, first["id"], "once", "n1")
    assert [it.content for it in world.messages(world.main_id)] == ["once"]


async def test_fault_fails_one_request_without_effect(world: World, raw: Raw) -> None:
    place = f"/channels/{world.main_id}/messages"
    fail_next(world, "POST", "/channels/{channel_id}/messages", 403, 50007)
    status, answer = await raw("POST", place, {"content": "x"})
    assert (status, answer["code"], world.messages(world.main_id)) == (403, 50007, [])
    assert (await raw("POST", place, {"content": "x"}))[0] == 200
    fail_next(world, "POST", "/channels/{channel_id}/messages", 429)
    status, answer = await raw("POST", place, {"content": "x"})
    assert (status, answer["retry_after"]) == (429, 0.05)


async def test_every_exchange_is_logged_with_its_route(world: World, raw: Raw) -> None:
    await raw("POST", f"/channels/{world.main_id}/messages", {"content": "x"})
    exchange = world.log[-1]
    assert (exchange.method, exchange.route, exchange.status) == ("POST", "/channels/{channel_id}/messages", 200)
    assert exchange.request == {"content": "x"}
