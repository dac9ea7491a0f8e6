import type { SaveTurnovers } from "#stays/turnovers/serviceWorker.ts";

/** Has the phone keep the list until its first day ends, for use without a network, and says how old a saved one is. */
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

/** Says how old the list is where the phone is offline, or showed a saved one because nobody answered. */
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

/** A press would end at the browser's own error page. */
function refuseOffline(event: Event): void {
  if (navigator.onLine) return;
  event.preventDefault();
  const note = document.querySelector<HTMLElement>("#offline");
  if (note) note.textContent = "You are offline, so nothing was marked. Press again when you are connected.";
  note?.scrollIntoView({ block: "nearest" });
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Takes the codes off a page that stays open when its first day ends. */
function hideEnded(): void {
  clearTimeout(timer);
  const left = Number(list()?.dataset["until"]) - Date.now();
  if (left > 0) timer = setTimeout(hideEnded, left);
  else for (const code of document.querySelectorAll("[data-code]")) code.remove();
}
