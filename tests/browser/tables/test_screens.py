"""The screens of a first evening: their contents, their readers and their languages."""

import re

import pytest

from tests.browser.driver import Locator, Page, expect
from tests.browser.players import join, last, open_table, panel, speak_italian

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PLAYERS = ("Anna", "Bruno", "Carla")
WIDTH = 1440
BEGINS = re.compile(r"(\w+) begins")


async def start(page: Page) -> str:
    """Start the game. Returns the name of the first player."""
    await panel(page, "Anna").get_by_role("button", name="Start").click()
    board = last(page, "Anna")
    await expect(board).to_contain_text(BEGINS)
    found = BEGINS.search(await board.inner_text())
    assert found is not None
    return found[1]


async def check_picture(message: Locator) -> None:
    await expect(message.get_by_role("img").last).to_be_visible()
    await expect(message.get_by_role("img").last).to_have_attribute("alt", re.compile(r"\w{3}"))


async def test_lobby_shows_seats_and_choices_in_its_language(page: Page) -> None:
    await speak_italian(page, "Bruno")
    await open_table(page, "Heckmeck am Bratwurmeck")
    await join(page, "Bruno")
    lobby = last(page, "Carla")
    await expect(lobby.get_by_role("heading")).to_have_text("Heckmeck am Bratwurmeck")
    await expect(lobby).to_contain_text(re.compile(r"Seats \(2 of up to 7\):\s*\S\sAnna\s*\S\sBruno\s*Press Join"))
    await expect(lobby.get_by_role("combobox", name="Variants")).to_be_visible()
    for name in ("Join", "Leave", "Start", "End table", "How to play"):
        await expect(lobby.get_by_role("button", name=name)).to_be_enabled()

    await panel(page, "Bruno").get_by_role("button", name="How to play").click()
    lesson = last(page, "Bruno")
    await expect(lesson).to_contain_text(re.compile(r"Come si gioca a Heckmeck am Bratwurmeck · 1 / \d+"))
    await expect(lesson).to_contain_text("Lo vedi solo tu")
    await check_picture(lesson)
    for name in ("Avanti", "Simboli", "In breve", "Varianti", "Prova tu"):
        await expect(lesson.get_by_role("button", name=name)).to_be_enabled()
    await expect(panel(page, "Anna").get_by_text("Come si gioca a")).to_have_count(0)

    anna = panel(page, "Anna")
    await anna.get_by_role("combobox", name="The table's language").click()
    await anna.get_by_role("option", name="Italiano").click()
    await expect(lobby).to_contain_text("Posti (2 su 7 al massimo):")
    await expect(lobby.get_by_role("combobox", name="Varianti")).to_be_visible()
    for name in ("Siediti", "Alzati", "Comincia", "Chiudi il tavolo", "Come si gioca"):
        await expect(lobby.get_by_role("button", name=name)).to_be_enabled()
    await anna.get_by_role("button", name="Comincia").click()
    await expect(last(page, "Carla")).to_contain_text(re.compile(r"Comincia \S\s\w+ e tira (\w+, ){7}\w+\."))
    await expect(last(page, "Carla")).to_contain_text(", quali dadi tieni?")


async def test_refused_move_explains_its_rule_in_the_players_language(page: Page) -> None:
    await open_table(page, "Heckmeck am Bratwurmeck")
    await join(page, "Bruno")
    first = await start(page)
    person = panel(page, first)

    async def tries(message: str, command: str, send: str) -> Locator:
        await person.get_by_role("combobox", name=message, exact=True).fill(command)
        await person.get_by_role("button", name=send, exact=True).click()
        return last(page, first)

    refused = await tries("Message", "/heckmeck roll", "Send")
    await expect(refused).to_contain_text(re.compile(r"Keep a face of your roll first: (\w+, ){7}\w+\."))
    await expect(refused).to_contain_text("Only you can see this")
    await refused.get_by_role("button", name="Show the rule").click()
    rule = last(page, first)
    await expect(rule).to_contain_text("Roll, and keep one face.")
    await check_picture(rule)

    await speak_italian(page, first)
    refused = await tries("Messaggio", "/heckmeck tira", "Invia")
    await expect(refused).to_contain_text(re.compile(r"Prima tieni una faccia del tuo tiro: (\w+, ){7}\w+\."))
    await expect(refused).to_contain_text("Lo vedi solo tu")
    await refused.get_by_role("button", name="Mostra la regola").click()
    rule = last(page, first)
    await expect(rule).to_contain_text("Tira e tieni una faccia.")
    await check_picture(rule)
    for private in ("Keep a face of", "Prima tieni", "keep one face", "Tira e tieni"):
        await expect(panel(page, "Carla").get_by_text(private)).to_have_count(0)


async def test_pass_without_a_card_asks_for_confirmation(
    page: Page,
) -> None:
    await open_table(page, "Heckmeck am Karteneck")
    await join(page, "Bruno")
    first = await start(page)
    (second,) = {"Anna", "Bruno"} - {first}
    board = panel(page, "Carla").get_by_role("article").filter(has=page.get_by_role("button", name="Choose a card"))
    controls = board.locator("button[data-custom-id]")
    await expect(controls.first).to_have_text("Choose a card")
    await expect(controls.nth(1)).to_have_text(re.compile(r"^Pass and take \d+ \("))

    await last(page, first).get_by_role("button", name="Choose a card").click()
    hand = last(page, first)
    await expect(hand).to_contain_text("Only you can see this")
    await expect(hand).to_contain_text(re.compile(r"Your hand: "))
    await check_picture(hand)
    await expect(hand.locator("button[data-custom-id], [role=combobox]").first).to_have_text(
        re.compile(r"^(Lay .*\(sum \d+|Choose what to lay)")
    )
    await expect(hand.get_by_role("button", name="Refresh")).to_be_enabled()

    await hand.get_by_role("button", name="Pass and take").click()
    await expect(hand).to_contain_text("You have laid nothing yet. Pass anyway?")
    await check_picture(hand)
    await hand.get_by_role("button", name="Choose a card").click()
    await expect(hand.get_by_role("button", name="Refresh")).to_be_enabled()
    await expect(hand).not_to_contain_text("Pass anyway?")
    await hand.get_by_role("button", name="Pass and take").click()
    await hand.get_by_role("button", name="Yes, pass").click()

    await speak_italian(page, second)
    board = last(page, second)
    await expect(board).to_contain_text(f"{second}, lay cards or pass?")
    await board.get_by_role("button", name="Pass and take").click()
    asked = last(page, second)
    await expect(asked).to_contain_text("Non hai ancora calato niente. Passi lo stesso?")
    await expect(asked).to_contain_text("Lo vedi solo tu")
    await expect(asked.get_by_role("button", name="Sì, passa")).to_be_enabled()
    await asked.get_by_role("button", name="Scegli una carta").click()
    hand = last(page, second)
    await expect(hand).to_contain_text("La tua mano: ")
    await expect(hand.get_by_role("button", name="Aggiorna")).to_be_enabled()
    for private in ("Pass anyway?", "Passi lo stesso?", "Your hand: ", "La tua mano: "):
        await expect(panel(page, "Carla").get_by_text(private)).to_have_count(0)


FITS = """message => {
  const box = message.getBoundingClientRect();
  const parts = [...message.querySelectorAll("p, h2, .subtext, img, button, [role=combobox]")];
  const wrong = parts.filter((one) => {
    const at = one.getBoundingClientRect();
    const small = one.textContent.trim() && parseFloat(getComputedStyle(one).fontSize) < 11;
    return at.width && (small || at.left < box.left - 1 || at.right > box.right + 1 || at.right > innerWidth);
  });
  return wrong.map((one) => one.outerHTML.slice(0, 120));
}"""
"""Returns the parts of a message that are cut off at a side, or smaller than 11 pixels."""
WIDTHS = (1440, 390)


async def check_fit(page: Page, name: str) -> None:
    """Expect that a person's newest message fits a desk and a phone."""
    for width in WIDTHS:
        await page.set_viewport_size({"width": width, "height": 1000})
        if width < 720:
            await page.locator(f'[data-chip="{name}"]').click()
        await check_picture(last(page, name))
        assert await last(page, name).evaluate(FITS) == [], width
    await page.set_viewport_size({"width": WIDTHS[0], "height": 1000})
    await expect(page.locator("section[data-person]")).to_have_count(len(PLAYERS))


@pytest.mark.parametrize(
    ("game", "command", "refusal", "rule"),
    [
        (
            "Tanz der Hornochsen!",
            "/hornochsen play tiles:100",
            r"You have no 100\. Your tiles: [\d, ]+\.",
            "Choose in secret, place in order. Fewest penalties win",
        ),
        ("Verflixxt!", "/verflixxt roll", r"You have rolled a \d\. Now move a pawn", "Roll and move. Most points win"),
        (
            "Heckmeck am Karteneck",
            "/karteneck play kind:5 count:6",
            r"You cannot lay six 5s: you hold (none|only \w+)\.",
            "Lay cards. Most worms win",
        ),
    ],
)
async def test_every_screen_of_a_turn_fits_a_desk_and_a_phone(
    page: Page, game: str, command: str, refusal: str, rule: str
) -> None:
    """Covers how to play, the board, the hand if there is one, and a refused move with its rule."""
    await open_table(page, game)
    await join(page, "Bruno")
    await panel(page, "Anna").get_by_role("button", name="How to play").click()
    await expect(last(page, "Anna")).to_contain_text(rule)
    await check_fit(page, "Anna")
    await last(page, "Anna").get_by_role("button", name="Signs").click()
    await expect(last(page, "Anna")).to_contain_text(re.compile(r"1 \S"))
    await check_fit(page, "Anna")

    await panel(page, "Anna").get_by_role("button", name="Start").click()
    board = last(page, "Carla")
    await expect(board.get_by_role("button", name="How to play")).to_be_visible()
    await check_fit(page, "Carla")
    asked = await board.inner_text()
    name = "Bruno" if re.search(r"Bruno, (lay|move)", asked) else "Anna"
    choose = board.get_by_role("button", name=re.compile(r"^Choose a "))
    if await choose.count():
        await last(page, name).get_by_role("button", name=re.compile(r"^Choose a ")).click()
        await expect(last(page, name).get_by_role("button", name="Refresh")).to_be_enabled()
        await check_fit(page, name)

    person = panel(page, name)
    await person.get_by_role("combobox", name="Message", exact=True).fill(command)
    await person.get_by_role("button", name="Send", exact=True).click()
    await expect(last(page, name)).to_contain_text(re.compile(refusal))
    await expect(last(page, name)).to_contain_text("Only you can see this")
    await last(page, name).get_by_role("button", name="Show the rule").click()
    await expect(last(page, name)).to_contain_text(rule)
    await check_fit(page, name)
