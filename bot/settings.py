"""Settings, from the environment and from `.env`. `.env.example` explains each."""

from typing import Any, Literal

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.tables.shards import WHOLE, Shards


class Settings(BaseSettings):
    """All settings. The variables have the fields' names in capitals."""

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8",
        extra="ignore",
        env_ignore_empty=True,
        frozen=True,
        arbitrary_types_allowed=True,
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

    @field_validator("roost_log_level", mode="before")
    @classmethod
    def _level_in_any_case(cls, level: Any) -> Any:
        return level.lower() if isinstance(level, str) else level

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
