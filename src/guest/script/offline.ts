import { ORIGINAL } from "#guest/links.ts";
import type { SavedState, SaveMessage } from "#guest/serviceWorker.ts";
import { savesData } from "#guest/script/savesData.ts";
import { spoken } from "#guest/script/locale.ts";
import { maskPage, formatByClock, stayMoments, watchMoments } from "#guest/script/stayMoments.ts";

const moments = stayMoments();
/** A phone reports that it is online before requests succeed: tries after this long, then doubles it. */
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 300_000;
let nextWait = FIRST_WAIT_MS;
let waiting: number | undefined;
/** The note's text while there is a network. */
let savedText: string | undefined;

/** Saves this guidebook on the phone for use without a network, and shows that it is saved. */
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
  // The page at once: the network may be gone before a large photo has loaded.
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

/** The server's state of the open page replaces the phone's. */
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

/** Ends the secrets of an open page: by the server's time online, else by a saved page's later one. */
function lookAtClock(isOver: (moment: number) => boolean): void {
  if (!moments) return;
  const { hasSecrets, shownFrom, shownUntil, savedUntil, changesAt } = moments;
  if (hasSecrets && isOver(savedUntil)) {
    maskPage(moments);
    if ("serviceWorker" in navigator) void send({ page: location.pathname, files: [], forget: true });
  } else if (isOver(hasSecrets ? shownUntil : shownFrom) || isOver(changesAt)) {
    if (navigator.onLine) location.reload();
    else if (!hasSecrets) formatByClock(moments);
  }
}
/** Returns the pictures of unopened sections, except galleries' and places'; none when data is saved. */
function unseenPictures(): string[] {
  if (savesData()) return [];
  const unseen = [...document.images].filter(
    (image) => image.naturalWidth === 0 && !image.closest(".gallery, .place"),
  );
  return unseen.map(middleSizeOf);
}

/** Returns the size that is sharp enough for a phone, at a third of the bytes. */
function middleSizeOf({ src, srcset }: HTMLImageElement): string {
  return new URL(/\S+-800\.webp/.exec(srcset)?.[0] ?? src, location.href).href;
}

const say = () => showState().catch(() => {});

async function showState(): Promise<void> {
  const note = document.querySelector<HTMLElement>("[data-saved]");
  // A browser that blocks storage throws.
  if (!note || !(await caches.match(location.pathname))) return;
  note.hidden = false;
  savedText ??= note.textContent ?? "";
  note.textContent = navigator.onLine ? savedText : spoken().offline;
}
