import { sectionShown } from "#guest/script/reading.ts";
import { saveFiles } from "#guest/script/offline.ts";
import { savesData } from "#guest/script/savesData.ts";

/** Milliseconds after the first view has loaded with its pictures, until the offline search is loaded. */
const AFTER_FIRST_LOOK_MS = 2000;

/**
 * Wires the search on the page: its files are loaded when a guest focuses it, and ahead, for use without a network,
 * when a guest reads on or the browser is idle. Until then, and where they cannot be loaded, the form asks the server.
 */
export function wireSearch(): void {
  const form = document.querySelector<HTMLFormElement>("search form");
  const input = form?.querySelector("input");
  if (!form || !input || document.body.dataset["page"] !== "guidebook") return;
  let answering: Promise<void> | undefined;
  const load = () => import("#guest/search/answering.ts");
  const answer = () => {
    answering ??= load()
      .then(({ answerOnPage }) => answerOnPage(form, input, sectionShown))
      .then(saveFiles);
    answering.catch(() => (answering = undefined));
  };
  input.addEventListener("focus", answer);
  input.addEventListener("input", answer);
  form.addEventListener("submit", (submit) => {
    if (answering) submit.preventDefault();
  });
  if (input.value !== "" || input === document.activeElement) answer();
  const save = () => {
    if (savesData() || !navigator.onLine) return;
    load()
      .then(({ readPage }) => readPage())
      .then(saveFiles)
      .catch(() => {}); // the next visit tries again
  };
  addEventListener("hashchange", save, { once: true });
  addEventListener("load", () => {
    if (location.hash || navigator.serviceWorker?.controller) save();
    else setTimeout(() => (window.requestIdleCallback ?? setTimeout)(save), AFTER_FIRST_LOOK_MS);
  });
}
