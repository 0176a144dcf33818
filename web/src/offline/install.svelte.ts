/** Installing the page, where the browser offers it: it tells so by an event, and asks the person when it is told to. */

interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

let offer = $state.raw<InstallEvent | null>(null);

/** Whether the browser can be told to ask. */
export function canInstall(): boolean {
  return offer !== null;
}

/** Have the browser ask whether to install the page; it may be asked once. To be called while a touch is answered. */
export async function install(): Promise<void> {
  const asking = offer;
  offer = null;
  await asking?.prompt();
}

/** Listen for the browser's offer; returns how to stop. */
export function awaitInstallOffer(): () => void {
  const onOffer = (event: Event) => {
    // Otherwise some browsers put a bar of their own over the page.
    event.preventDefault();
    offer = event as InstallEvent;
  };
  const onInstalled = () => (offer = null);
  addEventListener("beforeinstallprompt", onOffer);
  addEventListener("appinstalled", onInstalled);
  return () => {
    removeEventListener("beforeinstallprompt", onOffer);
    removeEventListener("appinstalled", onInstalled);
  };
}
