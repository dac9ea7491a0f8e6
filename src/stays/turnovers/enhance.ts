import { MINUTE_MS } from "#core/durations.ts";
import { REQUEST_ID_HEADER } from "#core/requestIdHeader.ts";
import { refetchWhileVisible } from "#core/refetchWhileVisible.ts";
import { isSaved, keepList, formatConnection } from "#stays/turnovers/savedList.ts";

const EVERY_MS = MINUTE_MS;

// The message about a press that changed nothing is shown once.
history.replaceState(null, "", location.pathname + location.hash);
refetchWhileVisible(() => void readAgain(), EVERY_MS);
keepList();
if (isSaved()) void readAgain();

/** Replaces the list with the current one. Keeps it where the response is not this server's. */
async function readAgain(): Promise<void> {
  const response = await fetch(location.href).catch(() => null);
  if (!response?.headers.has(REQUEST_ID_HEADER) || !(response.ok || response.status === 404)) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const [shown, latest] = [document, page].map((one) => one.querySelector("main"));
  if (!shown || !latest) return;
  if (isSaved() || shown.innerHTML !== latest.innerHTML) shown.replaceWith(latest);
  formatConnection();
}
