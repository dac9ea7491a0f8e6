import { apiFetch } from "#core/client.ts";
import { setScreenOwner, shownFor, type ScreenOwner } from "#core/screenOwner.ts";
import { coverScreen, uncoverScreen } from "#core/otherSession.ts";
import { retryCalls } from "#core/sessionEnd.ts";

/** Broadcasts this tab's `shownFor` to the other tabs of the browser. */
let tabs: BroadcastChannel | undefined;

const SIGNED_OUT = "You signed out in another tab, so nothing is saved from this page.";

/** Starts sharing sessions with other tabs. The document was drawn for `user`. */
export function listenToTabs(user: ScreenOwner | null): void {
  tabs = new BroadcastChannel("session");
  tabs.addEventListener("message", ({ data }: MessageEvent<string>) => hear(data));
  if (user) showSession(user);
}

/** Switches this tab to the signed-in user, and informs the other tabs. */
export function showSession(user: ScreenOwner): void {
  setScreenOwner(user);
  tabs?.postMessage(shownFor());
}

/** Informs the other tabs of a sign-out. */
export const announceSignOut = () => tabs?.postMessage("");

function hear(session: string): void {
  if (session === shownFor()) {
    uncoverScreen();
    retryCalls();
  } else if (shownFor() === "") window.location.reload();
  else if (session === "") coverScreen(SIGNED_OUT);
  else apiFetch("/api/auth/user").catch(() => {}); // its refusal says whose session it is, and covers the screen
}
