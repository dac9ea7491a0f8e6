import { apiFetch } from "#core/client.ts";
import { drawFor, shownFor, type DrawnFor } from "#core/drawnFor.ts";
import { coverScreen, uncoverScreen } from "#core/otherSession.ts";
import { retryCalls } from "#core/sessionEnd.ts";

/** Carries for whom a tab was drawn last, as `shownFor` says it, to the other tabs of this browser. */
let tabs: BroadcastChannel | undefined;

const SIGNED_OUT = "You signed out in another tab, so nothing is saved from this page.";

/** Begins to hear of other tabs' sessions, and tells them of this one's. The document was drawn for `user`. */
export function listenToTabs(user: DrawnFor | null): void {
  tabs = new BroadcastChannel("session");
  tabs.addEventListener("message", ({ data }: MessageEvent<string>) => hear(data));
  if (user) showSession(user);
}

/** Shows the screens of this tab for whoever has signed in, and tells the other tabs. */
export function showSession(user: DrawnFor): void {
  drawFor(user);
  tabs?.postMessage(shownFor());
}

/** Tells the other tabs that nobody is signed in any more. */
export const announceSignOut = () => tabs?.postMessage("");

function hear(session: string): void {
  if (session === shownFor()) {
    uncoverScreen();
    retryCalls();
  } else if (shownFor() === "") window.location.reload();
  else if (session === "") coverScreen(SIGNED_OUT);
  else apiFetch("/api/auth/user").catch(() => {}); // its refusal says whose session it is, and covers the screen
}
