import type { SaveTurnovers } from "#stays/turnovers/serviceWorker.ts";

/** Saves the list on the phone until its first day ends, for offline use, and shows its age. */
export function keepList(): void {
  formatConnection();
  addEventListener("online", formatConnection);
  addEventListener("offline", formatConnection);
  document.addEventListener("submit", refuseOffline);
  document.addEventListener("visibilitychange", hideEnded);
  hideEnded();
  if ("serviceWorker" in navigator) void save().catch(() => undefined); // a private window refuses
}

async function save(): Promise<void> {
  await navigator.serviceWorker.register("/turnovers-sw.js", { scope: "/turnovers/" });
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const files = loaded.filter((name) => name.startsWith(`${location.origin}/assets/`));
  active?.postMessage({ page: location.pathname, files } satisfies SaveTurnovers);
}

const list = () => document.querySelector<HTMLElement>("main[data-until]");

/** Returns whether the list that is shown came from the phone and not from the network. */
export const isSaved = () => list()?.dataset["saved"] !== undefined;

/** Shows the age of the list where the phone is offline, or showed a saved one because the server did not answer. */
export function formatConnection(): void {
  const note = document.querySelector<HTMLElement>("#offline");
  if (!note) return;
  note.hidden = navigator.onLine && !isSaved();
  const drawnAt = new Date(Number(list()?.dataset["drawnAt"])).toLocaleTimeString("en-AU", {
    timeStyle: "short",
  });
  const why = navigator.onLine ? "We could not be reached." : "You are offline.";
  note.textContent = `${why} This is the list as it was at ${drawnAt}, by your phone’s clock.`;
}

/** Submitting would end at the browser's error page. */
function refuseOffline(event: Event): void {
  if (navigator.onLine) return;
  event.preventDefault();
  showNothingStored();
}

/** Says that a press changed nothing, because the server did not hear of it. */
export function showNothingStored(): void {
  const note = document.querySelector<HTMLElement>("#offline");
  if (!note) return;
  const why = navigator.onLine ? "We could not be reached" : "You are offline";
  note.hidden = false;
  note.textContent = `${why}, so nothing was marked. Press again when you are connected.`;
  note.scrollIntoView({ block: "nearest" });
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Removes the codes from a page that stays open when its first day ends. */
function hideEnded(): void {
  clearTimeout(timer);
  const left = Number(list()?.dataset["until"]) - Date.now();
  if (left > 0) timer = setTimeout(hideEnded, left);
  else for (const code of document.querySelectorAll("[data-code]")) code.remove();
}
