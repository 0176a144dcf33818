import { alertPlayer } from "./turnAlert";
import { canNotify, requestNotifications } from "./device";
import { changeSettings } from "./settings.svelte";

const shown: string[] = [];
function browser(permission: NotificationPermission, isSecure = true, answer: NotificationPermission = permission) {
  shown.length = 0;
  class Toast {
    static permission = permission;
    static requestPermission = () => Promise.resolve(answer);
    readonly title: string;
    constructor(title: string, options: NotificationOptions) {
      this.title = title;
      shown.push(`${title} ${options.body}`);
    }
  }
  vi.stubGlobal("Notification", Toast);
  vi.stubGlobal("isSecureContext", isSecure);
}
const hidden = (is: boolean) => vi.spyOn(document, "hidden", "get").mockReturnValue(is);

afterEach(() => {
  vi.unstubAllGlobals();
  changeSettings({ notices: false });
});

test("whoever is elsewhere and wants it is notified that it is their turn", () => {
  browser("granted");
  changeSettings({ notices: true });
  hidden(true);
  alertPlayer("Your turn", "Quoridor", 0);
  expect(shown).toEqual(["Your turn Quoridor"]);
});

test("where a page may not notify by itself, as on Android, its worker does", async () => {
  browser("granted");
  const onlyByWorker = () => {
    throw new TypeError("Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.");
  };
  vi.stubGlobal("Notification", Object.assign(vi.fn(onlyByWorker), { permission: "granted" }));
  const showNotification = vi.fn();
  const serviceWorker = { getRegistration: () => Promise.resolve({ showNotification }) };
  vi.stubGlobal("navigator", { serviceWorker });
  changeSettings({ notices: true });
  hidden(true);
  alertPlayer("Your turn", "Quoridor", 0);
  await vi.waitFor(() => expect(showNotification).toHaveBeenCalledOnce());
  expect(showNotification.mock.calls[0]).toMatchObject(["Your turn", { body: "Quoridor" }]);
});

test("nobody is notified who has not asked for it, is there, or has not allowed it", () => {
  browser("granted");
  hidden(true);
  alertPlayer("Your turn", "Quoridor", 0);
  changeSettings({ notices: true });
  hidden(false);
  alertPlayer("Your turn", "Quoridor", 0);
  browser("denied");
  hidden(true);
  alertPlayer("Your turn", "Quoridor", 0);
  expect(shown).toEqual([]);
});

test("the browser is asked once it is wanted, and over plain HTTP not at all", async () => {
  browser("default", true, "granted");
  expect(await requestNotifications()).toBe(true);
  browser("default", true, "denied");
  expect(await requestNotifications()).toBe(false);
  browser("granted", false);
  expect(canNotify()).toBe(false);
  expect(await requestNotifications()).toBe(false);
});
