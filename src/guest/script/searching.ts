import { sectionShown } from "#guest/script/reading.ts";
import { saveFiles } from "#guest/script/offline.ts";
import { savesData } from "#guest/script/savesData.ts";

/**
 * The first look has all that it needs, and pictures have come: so long after it what answers without a network is
 * loaded.
 */
const AFTER_FIRST_LOOK_MS = 2000;

/**
 * Has the search answered on the page: what it takes is loaded once a guest turns to it, and ahead, for a phone without a
 * network, once a guest reads on or the browser rests. Until then, and where it cannot be loaded, the form asks the server.
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
