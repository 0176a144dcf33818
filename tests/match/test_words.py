"""The catalogue: the same messages with the same variables in all three languages."""

import re
from pathlib import Path

import pytest

import majlis
from majlis import words
from majlis.games import definition
from majlis.games.definition import Choice
from majlis.games.lessons import lessons_of
from majlis.match.event_text import PLAYERS
from tests.catalogues import messages

PACKAGE = Path(words.__file__).parent
PAGE_LANGUAGES = Path(__file__).parents[2] / "web/src/words/languages.ts"
ENGLISH = sorted(PACKAGE.rglob("*en.ftl"))


def _persons(variables: frozenset[str]) -> set[str]:
    """Each language names a player where its sentence wants to: at the start of it, inside, or after a word."""
    alike = {**PLAYERS, "seats": "players"}
    return {alike.get(name, name).removesuffix("_inside") for name in variables}


def test_every_game_and_the_server_have_their_words() -> None:
    folders = {file.parent for file in ENGLISH}
    wanted = {majlis.game(key).definition.folder / part for key in majlis.games() for part in ("words", "rulebook")}
    courses = {definition(key).folder / "lessons" for key in majlis.games() if lessons_of(definition(key))}
    assert folders == {words.SHARED, *wanted, *courses}


@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_the_three_languages_say_the_same_things(file: Path) -> None:
    others = (file.with_name(file.name.replace("en.ftl", f"{lang}.ftl")) for lang in words.LANGUAGES)
    english, arabic, hebrew = (messages(each) for each in others)
    assert english
    for other in (arabic, hebrew):
        assert other.keys() == english.keys()
        for name, (attributes, variables) in english.items():
            assert other[name][0] == attributes, name
            if file.parent == words.SHARED:
                assert other[name][1] == variables, name
            assert _persons(other[name][1]) <= _persons(variables), name


def test_the_language_is_the_wanted_one_or_the_locales(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert words.language() == "en"
    assert words.language("ar_SA.UTF-8") == "ar"
    monkeypatch.setenv("LANG", "he_IL.UTF-8")
    assert words.language() == "he"
    assert words.language("fr") == "he"


def test_a_missing_message_is_an_error_that_names_it() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        words.say("en", None, "no-such-message")


def test_a_sentence_inside_a_sentence_begins_where_the_language_does() -> None:
    """Whoever looks for its first letter does not look inside the marks around its parts."""

    def told(lang: str, action: str) -> str:
        return words.say(lang, None, "cli-puzzle-best", {"action": action, "chance": 3})

    nested = "\u2068ליילה\u2069: \u20685\u2069 \u2068אדום\u2069."
    assert f"\u2068\u200f{nested}\u2069" in told("he", nested)
    for begins_by_itself in ("\u2068ליילה\u2069", "אדום \u20685\u2069", "5"):
        assert f"\u2068{begins_by_itself}\u2069" in told("he", begins_by_itself)
    assert f" {nested}:" in told("en", nested)


@pytest.mark.parametrize("key", majlis.games())
@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_no_refusal_speaks_in_notation(key: str, lang: str) -> None:
    """Who plays on the page never sees it."""
    definition = majlis.game(key).definition
    for reason in definition.reasons.values():
        text = words.say(lang, definition.folder, f"reason-{reason.name}")
        assert not re.search(r"`|\bm\d|\bs\d\.m\d|\b(?:bu|ti)\b|[“«\"][a-z]+[”»\"]", text), text


NOT_OURS: dict[str, dict[str, str]] = {
    "ar": {
        r"(?:قانون|قوانين)\S* (?:ال)?بيتي": "a house rule is قانون اختياري, house rules are حسب الاتفاق",
        r"قوانين بيت": "a house rule is قانون اختياري, house rules are حسب الاتفاق",
        r"قاعدة|قواعد": "a rule is قانون",
        r"موقوف": "whoever is stopped is منع من اللعب; this one is under arrest",
        r"سلسل|سلاسل": "a run is the تاكي itself",
        r"مفعول": "a card has an أمر or a ميزة",
        r"استسل": "to give up a match is انسحاب",
        r"روبوت": "a bot is لاعب آلي",
        r"الملكة": "the queen is البنت",
        r"السارية": "the standing value is قيمة الساحة",
        r"(?:خذ|أخذ|يأخذ|تأخذ|أعطِ) الساحة": "one takes كروت الساحة",
        r"اقرع|الجرس": "a last card is said, there is no bell",
        r"\bاضبط\b|يضبط": "to catch is أمسك",
        r"\bمرّر\b(?! دورك)": "to pass an answer is لا",
        r"ستّت|ستّات|سبعتك": "cards of a number are كروت 6",
        r"يُسأل الآن|السؤال الآن": "one waits for an answer",
        r"سطر جديد|سطور": "a line of the chat is رسالة",
        r"هذا البيت|البيت على وشك": "the house is المجلس",
        r"\bاللوحة\b": "a board is لوح",
        r"النشرة": "the leaflet is ورقة التعليمات",
        r"ورق مزدوج": "two packs are مجموعتان من الورق",
        r"\b(?:تنزل|ينزل|النزول) (?:على|في) (?:خانة|لون|دحلة)": "to land is to وقف; تنزيل is the drop",
        r"تحدّث المجلس": "this reads as “the house spoke”; it was renewed: جرى تحديث المجلس",
        r"المشاهدين|المشاهدون|من يشاهد|المشاهدة هنا|مشاهدة طاولات": "whoever watches is متفرّج; a replay is شوهد",
        r"محادثة": "the chat is الدردشة",
        r"أحرقت الساحة": "what burns is كروت الساحة",
    },
    "en": {r"\bbell\b": "a last card is said, there is no bell"},
    "he": {
        r"כללי? ה?בית": "a house rule is חוק בית; a כלל stands in the rulebook",
        r"הבית (?:פתוח|נסגר|עומד|עוד נפתח)|בבית הזה": "the server is השרת, or מג'לס",
        r"שחקני? ה?מחשב": "a bot is בוט",
        r"חביל": "a pack is חפיסה",
        r"(?<!דרך )\bלתא\b|\bבתא\b|\bתא \{": "a cell is משבצת",
        r"קח־נאחס|אפסו": "the cards are called סחוב, נאחס! and אפס!",
        r"לצלצל|בפעמון": "a last card is said, there is no bell",
        r"מנצל": "a play costs a turn; מנצל is to exploit",
        r"שורה חדשה|שורות חדשות": "a line of the chat is הודעה",
        r"נשאלים|נשאל עכשיו": "one waits for an answer",
        r"ויתור|לוותר|ויתר[תנ]": "to give up a match is לפרוש, to pass is לא לענות or להעביר את התור",
        r"[„”“]": 'words are quoted as "so", as on a Hebrew keyboard',
        r"חוקים|\bהחוק\b|\bחוק(?! ה?בית)\b": "a rule is כלל; only a house rule is חוק בית",
        r"דף ההוראות": "the leaflet is העלון",
        r"מקום ישיבה|-seat = מקום": "a seat is מושב; a מקום is a rank",
        r"תורו של": "a turn is התור של, whoever has it",
        r"לזריקה": "a card נזרק",
        r"אל היעד|והמטרה שלו": "where a pawn wants to go is קו הסיום",
        r"שיותר לך|הותר לחזור": "this reads as “that more”; one may return: אפשר לחזור",
        r"אין שיחה|משוחח": "the chat is צ'אט",
        r"סיבוב שלם": "once round the ring is הקפה; a סיבוב is one use of the pack",
        r"ו־\{ [a-z-]+-named \}": "what is named may be a word, and ו grows onto a word: וטוי",
        r"עונים (?:גם )?זה על זה": "a שובר answers a צירוף, and a צירוף answers a +3",
        r"בצד השני (?:משכו|לקחו|הורידו)|להיפטר שם": "who did it is הצד השני, or מי שאחריך",
        r"שלו נמוך ביותר": "this reads as “very low”; the lowest is הנמוך ביותר",
    },
}
"""Words that a reader of the language would not use for the thing, as patterns, and what is said instead."""


@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: str(file.relative_to(PACKAGE)))
@pytest.mark.parametrize("lang", sorted(NOT_OURS))
def test_each_thing_has_one_word_which_readers_use(file: Path, lang: str) -> None:
    text = file.with_name(file.name.replace("en.ftl", f"{lang}.ftl")).read_text("utf-8")
    found = {
        f"{match.group()}: {better}" for word, better in NOT_OURS[lang].items() for match in re.finditer(word, text)
    }
    assert not found


NAMES = r"(?:host|name|names|partner|player|players|player_inside|target_player|target_player_inside|winner)"


@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_no_hebrew_letter_is_written_before_a_name(file: Path) -> None:
    """A name may be of any script: ל and מ would grow into a Hebrew one wrongly spelt, or stick to a Latin one."""
    text = file.with_name(file.name.replace("en.ftl", "he.ftl")).read_text("utf-8")
    of_people = re.sub(r"^serve-.*$", "", text, flags=re.MULTILINE)
    assert re.findall(rf"[א-ת]+[־-]?\{{ \${NAMES} \}}", of_people) == []


@pytest.mark.parametrize("game", ["quoridor", "taki"])
@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_who_begins_is_chosen_by_words(game: str, lang: str) -> None:
    """0 means a lot to nobody but to programs."""
    text = (PACKAGE / "games" / game / "rulebook" / f"{lang}.ftl").read_text("utf-8")
    named = re.search(r"^option-starter =.*\n(?:    .*\n)+", text, re.MULTILINE)
    assert named is not None
    players = max(map(int, definition(game).options["players"].choices({})))
    assert re.findall(r"\.v-(\d+) =", named.group()) == [str(seat) for seat in range(players + 1)]


VAGUE = {
    "en": r"[Hh]ouse rules? (?:allows?|changes?) (?:more|less|fewer|who|the penalty)",
    "ar": r"على أكثر\.|على غير ذلك|عقوبة أخرى",
    "he": r"לשנות את העונש",
}


@pytest.mark.parametrize("lang", sorted(VAGUE))
def test_a_rule_says_what_a_house_rule_does(lang: str) -> None:
    for file in PACKAGE.glob(f"games/*/rulebook/{lang}.ftl"):
        assert re.findall(VAGUE[lang], file.read_text("utf-8")) == [], file


USUAL = {"en": "(usual)", "ar": "(المعتاد)", "he": "(רגיל)"}


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("key", majlis.games())
def test_a_rulebook_calls_usual_what_is_played_if_nobody_chooses(key: str, lang: str) -> None:
    game, folder = majlis.game(key), definition(key).folder
    for option in game.definition.options:
        if isinstance(option, Choice):
            said = {value: words.say(lang, folder, f"option-{option.name}.v-{value}") for value in option.values}
            usual = [value for value, text in said.items() if text.endswith(USUAL[lang])]
            assert usual == [game.options[option.name]], (option.name, said)


def test_languages_stand_in_one_table() -> None:
    """No other file of the package has a table of its own by language."""
    tables = {
        file.relative_to(PACKAGE).as_posix() for file in PACKAGE.rglob("*.py") if '"ar": ' in file.read_text("utf-8")
    }
    assert tables == {"words.py"}
    rows = dict(
        re.findall(
            r"^  (\w\w): \{\n    name: (.*?)letters", PAGE_LANGUAGES.read_text("utf-8"), re.MULTILINE | re.DOTALL
        )
    )
    assert rows.keys() == words.LANGUAGE.keys()
    for lang, (name, direction, comma, _) in words.LANGUAGE.items():
        assert f'"{name}",\n    direction: "{direction}",\n    comma: "{comma}"' in rows[lang]
