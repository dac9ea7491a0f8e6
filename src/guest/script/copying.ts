import { spoken } from "#guest/script/locale.ts";

const SHOWN_MS = 2000;
/** The labels of the buttons before they were pressed. */
const labels = new Map<Element, string>();

/** Shows the copy buttons and wires them, also those that a preview adds to the page later. */
export function wireCopying(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) button.hidden = false;
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>("[data-copy]");
    if (button) void copyFrom(button);
  });
}

async function copyFrom(button: HTMLButtonElement): Promise<void> {
  const label = button.querySelector("[data-copy-label]");
  const { copied: done, pressAndHold } = spoken();
  const copied = await copy(button.dataset["copy"] ?? "");
  const message = copied ? done : pressAndHold;
  announce(message);
  if (!label) return;
  labels.set(label, labels.get(label) ?? label.textContent ?? "");
  label.textContent = message;
  setTimeout(() => (label.textContent = labels.get(label) ?? ""), SHOWN_MS);
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Copies without the clipboard API, which a page without https does not have: a phone on the host's network. */
function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr-only";
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}

function announce(text: string): void {
  const status = document.querySelector("[data-announce]");
  if (!status) return;
  status.textContent = "";
  // A screen reader reads changes out: the same text twice is no change.
  requestAnimationFrame(() => (status.textContent = text));
}
