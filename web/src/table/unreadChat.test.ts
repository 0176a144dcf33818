import { changeSettings } from "../settings.svelte";
import { mounted } from "../testing/mounted.svelte";
import { aLine } from "../testing/samples";
import { mute } from "./people";
import { type Chat, UnreadChat } from "./unreadChat.svelte";

afterEach(() => changeSettings({ muted: [] }));

const first: Chat = { lines: [aLine(1)], isShown: false };

test("what others say is unread until it is shown; what was said before, or by oneself, is not", () => {
  const { made: unread, change } = mounted(first, (now) => new UnreadChat(now));
  expect(unread.count).toBe(0);
  change({ lines: [aLine(1), aLine(2), aLine(3, { mine: true })] });
  expect(unread.count).toBe(1);
  change({ isShown: true });
  expect(unread.count).toBe(0);
});

test("whoever is muted leaves nothing unread", () => {
  const { made: unread, change } = mounted(first, (now) => new UnreadChat(now));
  mute("omar", "Omar", true);
  change({ lines: [aLine(1), aLine(2, { person: "omar" })] });
  expect(unread.count).toBe(0);
});
