"""Discord's JSON for users, servers, channels, roles, emoji and the application."""

from datetime import UTC, datetime

from bot.playground.objects import TEXT, THREAD, Channel, Emoji, Guild, Permission, Person
from bot.playground.state import State
from bot.playground.values import Json


def timestamp(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")


def user(person: Person) -> Json:
    return _user(person.id, person.name.casefold().replace(" ", "_"), person.name)


def _user(user_id: int, name: str, display: str | None) -> Json:
    return {
        "id": str(user_id),
        "username": name,
        "global_name": display,
        "avatar": None,
        "discriminator": "0",
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def bot_user(state: State) -> Json:
    return {**_user(state.bot_id, state.bot_name, None), "bot": True}


def own_user(state: State) -> Json:
    """Return the response of GET /users/@me."""
    return {**bot_user(state), "mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}


def user_of(state: State, user_id: int) -> Json:
    return bot_user(state) if user_id == state.bot_id else user(state.people[user_id])


def member(state: State, guild: Guild, user_id: int) -> Json:
    """Return a server's member, including the user object."""
    is_bot = user_id == state.bot_id
    return {
        "user": user_of(state, user_id),
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": [str(guild.bot_role_id)] if is_bot else [],
        "joined_at": timestamp(0 if is_bot else state.people[user_id].joined),
        "premium_since": None,
        "communication_disabled_until": None,
        "pending": False,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }


def channel(state: State, it: Channel) -> Json:
    last = next((id_ for id_, message in reversed(state.history[it.id].items()) if not message.ephemeral), None)
    shape: Json = {
        "id": str(it.id),
        "type": it.kind,
        "flags": 0,
        "last_message_id": None if last is None else str(last),
    }
    if it.guild_id is None:
        person = state.people[it.person_id or 0]
        shape["recipients"] = [user(person)]
        return shape
    shape |= {"guild_id": str(it.guild_id), "name": it.name, "rate_limit_per_user": 0}
    if it.kind == THREAD:
        shape |= {
            "parent_id": str(it.parent_id),
            "owner_id": str(it.owner_id),
            "message_count": len(state.history[it.id]),
            "member_count": 1,
            "total_message_sent": len(state.history[it.id]),
            "thread_metadata": {
                "archived": it.archived,
                "archive_timestamp": timestamp(it.created),
                "auto_archive_duration": 1440,
                "locked": it.locked,
                "create_timestamp": timestamp(it.created),
            },
        }
        return shape
    return shape | {
        "position": 0,
        "parent_id": None,
        "topic": None,
        "nsfw": False,
        "permission_overwrites": overwrites(state, it),
    }


def overwrites(state: State, it: Channel) -> list[Json]:
    if it.bot_permissions is None:
        return []
    denied = Permission.ALL & ~it.bot_permissions
    return [{"id": str(state.bot_id), "type": 1, "allow": str(it.bot_permissions), "deny": str(denied)}]


def role(role_id: int, name: str, permissions: int, *, managed_by: int | None = None) -> Json:
    shape: Json = {
        "id": str(role_id),
        "name": name,
        "description": None,
        "permissions": str(permissions),
        "position": 0 if managed_by is None else 1,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": managed_by is not None,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    if managed_by is not None:
        shape["tags"] = {"bot_id": str(managed_by)}
    return shape


def guild(state: State, it: Guild) -> Json:
    """Return the response of GET /guilds/{id}, which is also part of GUILD_CREATE."""
    return {
        "id": str(it.id),
        "name": it.name,
        "owner_id": str(it.owner_id),
        "roles": [
            role(it.id, "@everyone", Permission.MEMBER & it.bot_permissions),
            role(it.bot_role_id, state.bot_name, it.bot_permissions, managed_by=state.bot_id),
        ],
        "preferred_locale": state.locale,
        "features": [],
        "emojis": [],
        "stickers": [],
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 250000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "incidents_data": None,
    }


def own_guild(it: Guild) -> Json:
    """Return an item of GET /users/@me/guilds."""
    return {
        "id": str(it.id),
        "name": it.name,
        "icon": None,
        "banner": None,
        "owner": False,
        "features": [],
        "permissions": str(it.bot_permissions),
    }


def guild_create(state: State, it: Guild) -> Json:
    channels = [place for place in state.channels.values() if place.guild_id == it.id]
    return guild(state, it) | {
        "unavailable": False,
        "joined_at": timestamp(0),
        "large": False,
        "member_count": 1 + len(state.members(it.id)),
        "members": [member(state, it, state.bot_id)],
        "channels": [channel(state, place) for place in channels if place.kind == TEXT],
        "threads": [channel(state, place) for place in channels if place.kind == THREAD and not place.archived],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def application(state: State) -> Json:
    owner = state.people.get(state.home.owner_id)
    shape: Json = {
        "id": str(state.bot_id),
        "name": state.bot_name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": bot_user(state),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(owner) if owner else _user(state.home.owner_id, "playground", "Playground"),
        "approximate_guild_count": len(state.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }
    if state.install_permissions is not None:
        asked = {"scopes": ["applications.commands", "bot"], "permissions": str(state.install_permissions)}
        shape["integration_types_config"] = {"0": {"oauth2_install_params": asked}}
    return shape


def emoji(state: State, it: Emoji) -> Json:
    return {
        "id": str(it.id),
        "name": it.name,
        "user": bot_user(state),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def all_commands(state: State, guild_id: int | None) -> list[Json]:
    """Return the commands of a server: global ones, then its own."""
    return [*state.commands.get(None, []), *state.commands.get(guild_id, [])]
