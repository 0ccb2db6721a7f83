"""Settings, from the environment and from `.env`. `.env.example` explains each."""

import codecs
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, Literal

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, DotEnvSettingsSource, SettingsConfigDict

from bot.tables.shards import WHOLE, Shards

ENV_FILE: Final = ".env"


class Settings(BaseSettings):
    """All settings. The variables have the fields' names in capitals."""

    model_config = SettingsConfigDict(
        env_file=ENV_FILE, extra="ignore", env_ignore_empty=True, frozen=True, arbitrary_types_allowed=True
    )

    discord_token: SecretStr | None = None
    discord_api_base: str | None = Field(default=None, pattern=r"^https?://")
    discord_gateway: str | None = Field(default=None, pattern=r"^wss?://")
    roost_database_url: str | None = None
    roost_shards: Shards = WHOLE
    roost_metrics: str | None = Field(default=None, pattern=r"^(\[[0-9a-fA-F:]+\]|[\w.-]+):\d{1,5}$")
    roost_keep_aborted: int = Field(default=30, ge=0, le=36_500)
    roost_log_level: Literal["debug", "info", "warning", "error"] = "info"
    roost_log_format: Literal["text", "json"] = "text"

    @field_validator("discord_token")
    @classmethod
    def _token_of_one_line(cls, token: SecretStr | None) -> SecretStr | None:
        if token is not None and len(token.get_secret_value().split()) != 1:
            raise ValueError("blank")  # never the token itself
        return token

    @field_validator("roost_log_level", "roost_log_format", mode="before")
    @classmethod
    def _word_in_any_case(cls, word: Any) -> Any:
        return {"warn": "warning"}.get(word.lower(), word.lower()) if isinstance(word, str) else word

    @field_validator("roost_shards", mode="before")
    @classmethod
    def _shards_there_are(cls, shards: Any) -> Any:
        return Shards.parse(shards) if isinstance(shards, str) else shards

    @field_validator("roost_metrics")
    @classmethod
    def _port_there_is(cls, place: str | None) -> str | None:
        if place is not None and int(place.rpartition(":")[2]) > 65535:
            raise ValueError(place)
        return place


def encoding_of_file() -> str:
    """Return the encoding of `.env`. Raises OSError if it cannot be read, and UnicodeError if it is no text."""
    path = Path(ENV_FILE)
    written = path.read_bytes() if path.is_file() else b""
    encoding = "utf-16" if written.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) else "utf-8-sig"
    if "\0" in written.decode(encoding):
        raise UnicodeError
    return encoding


def read_settings(encoding: str) -> Settings:
    """Return all settings. Raises pydantic.ValidationError."""
    return Settings(_env_file_encoding=encoding)  # pyright: ignore[reportCallIssue] - the library adds it


def unknown_names(encoding: str) -> Mapping[str, str]:
    """Return the names in `.env` that begin like Roost's settings and are none, each with the one it resembles."""
    known = [name.upper() for name in Settings.model_fields]
    names = [name.upper() for name in DotEnvSettingsSource(Settings, env_file_encoding=encoding).env_vars]
    unknown = [name for name in names if name.startswith(("ROOST_", "DISCORD_")) and name not in known]
    return {name: "".join(get_close_matches(name, known, 1)) for name in unknown}
