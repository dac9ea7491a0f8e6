import { ORIGINAL } from "#guest/links.ts";
import type { SavedState, SaveMessage } from "#guest/serviceWorker.ts";
import { savesData } from "#guest/script/savesData.ts";
import { spoken } from "#guest/script/locale.ts";
import { maskPage, formatByClock, stayMoments, watchMoments } from "#guest/script/stayMoments.ts";

const moments = stayMoments();
/**
 * A phone says that it is online before anything comes through: the page of a stay asks again after this long, then
 * doubles it.
 */
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 300_000;
let nextWait = FIRST_WAIT_MS;
let waiting: number | undefined;
/** What the note says while there is a network. */
let savedText: string | undefined;

/** Saves this guidebook on the phone for use without a network, and shows that it did. */
export function wireOffline(): void {
  if (document.body.dataset["page"] !== "guidebook") return;
  // A guidebook inside the editor's preview is not a guest's.
  if (window.top !== window) return;
  if (moments) watchMoments(moments, lookAtClock);
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<SavedState>) => hear(data));
  addEventListener("online", () => {
    void say();
    nextWait = FIRST_WAIT_MS;
    if (moments) void save([]);
  });
  addEventListener("offline", () => void say());
  // The page at once: the network may be gone before a large photo has come.
  void save([]);
  addEventListener("load", saveFiles);
  void say();
}

/** Saves what the page has loaded since, and the pictures that were not opened yet. */
export function saveFiles(): void {
  if ("serviceWorker" in navigator && window.top === window) void save(unseenPictures());
}

async function save(pictures: string[]): Promise<void> {
  try {
    await navigator.serviceWorker.register("/guest-sw.js", { scope: "/view/" });
  } catch {
    return; // a private window refuses; the page does not need it
  }
  if (!navigator.onLine) return hear("unreachable");
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const toOriginal = document.querySelector<HTMLAnchorElement>(`a[href^="?${ORIGINAL}"]`);
  const original = toOriginal ? `${location.pathname}?${ORIGINAL}` : undefined;
  await send({ page: location.pathname, files: [...loaded, ...pictures], original });
}

async function send(message: SaveMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

/** The server's word on the page that is open goes before what this phone believes. */
function hear(state: SavedState): void {
  void say();
  if (!moments) return;
  const { hasSecrets } = moments;
  if (state === "unreachable") {
    if (!hasSecrets) formatByClock(moments);
    if (navigator.onLine) saveLater();
  } else if (state === "forgotten" || state === "gone") location.reload();
  else if (hasSecrets !== (state === "secret")) {
    if (hasSecrets) maskPage(moments);
    location.reload();
  }
}

function saveLater(): void {
  clearTimeout(waiting);
  waiting = window.setTimeout(() => void save([]), nextWait);
  nextWait = Math.min(nextWait * 2, LONGEST_WAIT_MS);
}

/** The secrets of an open page end: while there is a network when the server says, else on a saved page's later moment. */
function lookAtClock(isOver: (moment: number) => boolean): void {
  if (!moments) return;
  const { hasSecrets, shownFrom, shownUntil, savedUntil } = moments;
  if (hasSecrets && isOver(savedUntil)) {
    maskPage(moments);
    if ("serviceWorker" in navigator) void send({ page: location.pathname, files: [], forget: true });
  } else if (isOver(hasSecrets ? shownUntil : shownFrom)) {
    if (navigator.onLine) location.reload();
    else if (!hasSecrets) formatByClock(moments);
  }
}
/**
 * The pictures of sections that were not opened yet, unless the guest saves data. Those of galleries and places say how it
 * looks there, and nobody needs them to find the switch: they are saved once they were looked at.
 */
function unseenPictures(): string[] {
  if (savesData()) return [];
  const unseen = [...document.images].filter(
    (image) => image.naturalWidth === 0 && !image.closest(".gallery, .place"),
  );
  return unseen.map(middleSizeOf);
}

/** Sharp enough for a phone, and a third of the weight of the picture itself. */
function middleSizeOf({ src, srcset }: HTMLImageElement): string {
  return new URL(/\S+-800\.webp/.exec(srcset)?.[0] ?? src, location.href).href;
}

async function say(): Promise<void> {
  const note = document.querySelector<HTMLElement>("[data-saved]");
  if (!note || !(await caches.match(location.pathname))) return;
  note.hidden = false;
  savedText ??= note.textContent ?? "";
  note.textContent = navigator.onLine ? savedText : spoken().offline;
}
