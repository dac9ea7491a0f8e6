import { sectionShown } from "#guest/script/reading.ts";
import { saveFiles } from "#guest/script/offline.ts";
import { savesData } from "#guest/script/savesData.ts";

/** Milliseconds after the first view has loaded with its pictures, until the offline search is loaded. */
const AFTER_FIRST_LOOK_MS = 2000;

/** From this width on (CSS pixels) there is room for answers below the field. */
const WIDE_PX = 768;

/** Wires the search on the page; until its files are loaded, the form asks the server. */
export function wireSearch(): void {
  const form = document.querySelector<HTMLFormElement>("search form");
  const input = form?.querySelector("input");
  if (!form || !input || document.body.dataset["page"] !== "guidebook") return;
  const write = (query: string) => {
    input.value = query;
    input.dispatchEvent(new Event("input"));
  };
  const clear = () => {
    write("");
    input.focus();
  };
  const { classList } = document.body;
  const back = wayBack();
  /** On a phone the field goes to the top: below its first place, answers would be under the keyboard. */
  const moveUp = () => {
    if (innerWidth >= WIDE_PX || classList.contains("searching")) return;
    classList.add("searching");
    form.prepend(back);
    scrollTo(0, 0);
  };
  back.addEventListener("click", () => {
    classList.remove("searching");
    write("");
    document.getElementById("welcome-grid")?.focus();
    back.remove();
  });
  let answering: Promise<void> | undefined;
  const load = () => import("#guest/search/answering.ts");
  const answer = () => {
    answering ??= load()
      .then(({ answerOnPage }) => answerOnPage({ form, input, clear }, sectionShown))
      .then(saveFiles);
    answering.catch(() => (answering = undefined));
  };
  input.addEventListener("focus", moveUp);
  input.addEventListener("focus", answer);
  input.addEventListener("input", answer);
  form.addEventListener("submit", (submit) => {
    if (answering) submit.preventDefault();
  });
  if (input === document.activeElement) moveUp();
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

/** Returns a button that looks and is named like a section's way back. */
function wayBack(): HTMLButtonElement {
  const button = document.createElement("button");
  const link = document.querySelector(".hero-back");
  button.type = "button";
  button.setAttribute("aria-label", link?.textContent ?? "");
  button.append(link?.firstElementChild?.cloneNode(true) ?? "");
  return button;
}
