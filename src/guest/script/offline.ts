import type { SaveMessage } from "#guest/serviceWorker.ts";

/** Saves this guidebook on the phone for use without a network, and shows that it did. */
export function wireOffline(): void {
  if (document.body.dataset["page"] !== "guidebook" || !("serviceWorker" in navigator)) return;
  // A guidebook inside the editor's preview is not a guest's.
  if (window.top !== window) return;
  navigator.serviceWorker.addEventListener("message", () => void say());
  addEventListener("online", () => void say());
  addEventListener("offline", () => void say());
  // The page at once: the network may be gone before a large photo has come.
  void save([]);
  addEventListener("load", () => void save(unseenPictures()));
  void say();
}

async function save(pictures: string[]): Promise<void> {
  try {
    await navigator.serviceWorker.register("/guest-sw.js", { scope: "/view/" });
  } catch {
    return; // a private window refuses; the page does not need it
  }
  const { active } = await navigator.serviceWorker.ready;
  if (!navigator.onLine) return;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage({ page: location.pathname, files: [...loaded, ...pictures] } satisfies SaveMessage);
}

/** The pictures of sections that were not opened yet, unless the guest saves data. */
function unseenPictures(): string[] {
  if (savesData()) return [];
  return [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(middleSizeOf);
}

/** Sharp enough for a phone, and a third of the weight of the picture itself. */
function middleSizeOf({ src, srcset }: HTMLImageElement): string {
  return new URL(/\S+-800\.webp/.exec(srcset)?.[0] ?? src, location.href).href;
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }; // not in every browser
  return connection?.saveData === true;
}

async function say(): Promise<void> {
  const note = document.querySelector<HTMLElement>("[data-saved]");
  if (!note || !(await caches.match(location.pathname))) return;
  note.hidden = false;
  note.textContent = navigator.onLine ? "Saved on this phone" : "Saved on this phone. You are offline.";
}
