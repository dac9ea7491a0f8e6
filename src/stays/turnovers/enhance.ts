import { OUR_MARK } from "#core/ourMark.ts";
import { keepCurrent } from "#core/keepCurrent.ts";
import { isSaved, keepList, formatConnection } from "#stays/turnovers/savedList.ts";

const EVERY_MS = 60_000;

// What a press could not change is said once.
history.replaceState(null, "", location.pathname + location.hash);
keepCurrent(() => void readAgain(), EVERY_MS);
keepList();
if (isSaved()) void readAgain();

/** Puts the list of now in the place of the one that is shown. Without a response of ours that one stays. */
async function readAgain(): Promise<void> {
  const response = await fetch(location.href).catch(() => null);
  if (!response?.headers.has(OUR_MARK) || !(response.ok || response.status === 404)) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const [shown, latest] = [document, page].map((one) => one.querySelector("main"));
  if (!shown || !latest) return;
  if (isSaved() || shown.innerHTML !== latest.innerHTML) shown.replaceWith(latest);
  formatConnection();
}
