// The only script of a page of the site: such a page reads whole without it.
import { track } from "#analytics/track.ts";

const COPIED_MS = 2000;

// It may come before the end of the document does.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", enhance);
else enhance();

function enhance() {
  // Where the document runs React, that counts the page (see `shell/bringsReact.ts`).
  if (!document.getElementById("session")) track("page_view");
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copy]")) {
    const label = button.textContent;
    button.hidden = false;
    button.addEventListener("click", () => void copy(button, label));
  }
}

document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  if (!target.closest("header details")) closeMenu();
  if (target.closest('a[href^="/print/demo-"]')) track("print_preview_opened", { is_public: true });
});

document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape") closeMenu()?.querySelector<HTMLElement>("summary")?.focus();
});

/** The menu of a phone closes as menus do; without script it closes by its own button. */
function closeMenu(): Element | null {
  const menu = document.querySelector("header details[open]");
  menu?.removeAttribute("open");
  return menu;
}

async function copy(button: HTMLButtonElement, label: string) {
  const text = button.closest("figure")?.querySelector("pre");
  if (!text) return;
  try {
    await navigator.clipboard.writeText(text.textContent);
    button.textContent = "Copied!";
  } catch {
    getSelection()?.selectAllChildren(text);
    button.textContent = "Selected: copy it now";
  }
  setTimeout(() => (button.textContent = label), COPIED_MS);
}
