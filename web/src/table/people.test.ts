import { changeSettings } from "../settings.svelte";
import { aLine, aSeat, aTable } from "../testing/samples";
import { isMuted, mayTalk, mute, otherPeople, unmuted } from "./people";

beforeEach(() => changeSettings({ muted: [] }));

const table = aTable({
  seats: [
    aSeat({ mine: true, name: "Me", person: "me" }),
    aSeat({ name: "Sami", person: "sami" }),
    aSeat({ occupant: "bot", name: null, bot_name: 2 }),
    aSeat({ occupant: "device", name: "At Sami's", person: "sami" }),
  ],
});

test("the others are those who sit there and whoever has spoken, each once, under the name they have now", () => {
  const chat = [
    aLine(1, { person: "guest", name: "Old", seat: null }),
    aLine(2, { person: "sami", name: "Sami", seat: 1 }),
    aLine(3, { person: "guest", name: "New", seat: null }),
    aLine(4, { person: "me", mine: true, name: "Me" }),
  ];
  expect(otherPeople(table, chat)).toEqual([
    { person: "sami", name: "Sami", seat: 1 },
    { person: "guest", name: "New", seat: null },
  ]);
});

test("whoever is muted is not heard under any name, and is heard again", () => {
  const chat = [aLine(1, { person: "sami", name: "Sami" }), aLine(2, { person: "sami", name: "Samir" }), aLine(3)];
  mute("sami", "Sami", true);
  expect(isMuted("sami")).toBe(true);
  expect(unmuted(chat).map((line) => line.number)).toEqual([3]);
  expect(JSON.parse(localStorage.getItem("majlis-settings")!)).toMatchObject({
    muted: [{ person: "sami", name: "Sami" }],
  });
  mute("sami", "Sami", false);
  expect(unmuted(chat)).toHaveLength(3);
});

test("who may talk is as the table says", () => {
  const watching = { ...table, host: false, seats: table.seats.map((seat) => ({ ...seat, mine: false })) };
  expect([mayTalk(table), mayTalk(watching)]).toEqual([true, true]);
  const players = { talk: "players" } as const;
  expect([mayTalk({ ...table, ...players }), mayTalk({ ...watching, ...players })]).toEqual([true, false]);
  expect(mayTalk({ ...watching, ...players, host: true })).toBe(true);
  expect(mayTalk({ ...table, talk: "nobody" })).toBe(false);
});
