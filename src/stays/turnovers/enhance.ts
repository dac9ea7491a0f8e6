import { MINUTE_MS } from "#core/durations.ts";
import { REQUEST_ID_HEADER } from "#core/requestIdHeader.ts";
import { refetchWhileVisible } from "#core/refetchWhileVisible.ts";
import { isSavingTicks, saveTicks } from "#stays/turnovers/checkItems/saveTicks.ts";
import { isSaved, keepList, formatConnection } from "#stays/turnovers/savedList.ts";

const EVERY_MS = MINUTE_MS;

/** The question about what is not ticked stays until it is answered. */
const question = location.search.startsWith("?open=") ? location.search : "";

// The message about a press that changed nothing is shown once.
history.replaceState(null, "", location.pathname + location.hash);
refetchWhileVisible(() => void readAgain(), EVERY_MS);
keepList();
saveTicks(() => void readAgain());
if (isSaved()) void readAgain();

/** Replaces the list with the current one. Keeps it where the response is not this server's. */
async function readAgain(): Promise<void> {
  const response = await fetch(location.pathname + question).catch(() => null);
  if (!response?.headers.has(REQUEST_ID_HEADER) || !(response.ok || response.status === 404)) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const [shown, latest] = [document, page].map((one) => one.querySelector("main"));
  if (!shown || !latest || isSavingTicks() || hasDraft(shown)) return;
  if (isSaved() || shown.innerHTML !== latest.innerHTML) replaceList(shown, latest);
  formatConnection();
}

/** Whether the cleaner is writing a note or has chosen its photo, which a new list would lose. */
const hasDraft = (shown: HTMLElement) =>
  [...shown.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>("textarea, [type=file]")].some(
    ({ value }) => value !== "",
  );

/** Replaces the list, with the same parts unfolded and the same control focused. */
function replaceList(shown: HTMLElement, latest: HTMLElement): void {
  const focused = document.activeElement?.id;
  for (const { id } of shown.querySelectorAll("details[open]"))
    latest.querySelector(`#${CSS.escape(id)}`)?.setAttribute("open", "");
  shown.replaceWith(latest);
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}
