import { MINUTE_MS } from "#core/durations.ts";
import { refetchWhileVisible } from "#core/refetchWhileVisible.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** How long after something typed was found the page is looked at again. */
const LOOK_AGAIN_MS = 10_000;
/** What was typed in this tab and is not sent, by field. */
const DRAFT = `draft ${location.pathname}`;
const sent = new Set<HTMLFormElement | null>();

const fields = () => [
  ...document.querySelectorAll<Field>("[method=post] :is(textarea, select, input:not([type=hidden]))"),
];
const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === "radio" || field.type === "checkbox";

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false;
  return isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Names a field by its form, by the offer that the form's button asks for, and a choice by its value. */
const nameOf = (field: Field) =>
  [
    field.form?.getAttribute("action"),
    field.form?.querySelector("button")?.value,
    field.name,
    isChoice(field) && field.value,
  ].join(" ");

/** Loads the page again, once nothing is typed or chosen that is not sent. */
export function reloadWhenSent(): void {
  if (fields().some(isChanged)) setTimeout(reloadWhenSent, LOOK_AGAIN_MS);
  else location.reload();
}

/** The page loads again at moments of the stay: what is typed then is in its field afterwards. A photo is chosen again. */
function saveDraft(): void {
  const typed = fields().filter(
    (field) => field.type !== "file" && !sent.has(field.form) && isChanged(field),
  );
  if (typed.length === 0) return sessionStorage.removeItem(DRAFT);
  sessionStorage.setItem(
    DRAFT,
    new URLSearchParams(typed.map((field) => [nameOf(field), field.value])).toString(),
  );
}

function restoreDraft(): void {
  const draft = new URLSearchParams(sessionStorage.getItem(DRAFT) ?? "");
  for (const field of fields()) {
    const value = draft.get(nameOf(field));
    if (value === null || isChanged(field)) continue;
    if (isChoice(field)) field.checked = true;
    else field.value = value;
    for (let fold = field.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
      fold.open = true;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** What the guest has asked for and reported, with the host's answers. */
const textOf = (page: Document) =>
  [...page.querySelectorAll(":is(.extras, .wrong) > .now-reported > p")]
    .map(({ textContent }) => textContent)
    .join("\n");

/** Shows an answer that has come while the page of a stay is open. */
async function readAnswers(): Promise<void> {
  if (!navigator.onLine || textOf(document) === "") return;
  const response = await fetch(location.pathname + location.search).catch(() => null);
  if (!response?.ok) return; // asked again later
  const latest = new DOMParser().parseFromString(await response.text(), "text/html");
  if (latest.querySelector(".now") && textOf(latest) !== textOf(document)) reloadWhenSent();
}

// A guidebook inside the editor's preview is not a guest's.
if (window.top === window) {
  addEventListener("submit", (event) => {
    if (!event.defaultPrevented && event.target instanceof HTMLFormElement) sent.add(event.target);
  });
  try {
    restoreDraft();
    addEventListener("pagehide", saveDraft);
  } catch {
    // A browser that blocks storage.
  }
  refetchWhileVisible(() => void readAnswers(), MINUTE_MS);
}
