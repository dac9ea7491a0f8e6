// The only script of a page of the site: such a page reads whole without it.
import { track } from "#analytics/track.ts";

const COPIED_MS = 2000;

/** The demo in the phone loads once a visitor scrolls to it. */
const inView = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      inView.unobserve(target);
      const demo = document.createElement("iframe");
      demo.src = target.href;
      demo.title = "The demo guidebook";
      demo.className = target.className;
      target.replaceWith(demo);
    }
  },
  { threshold: 0.4 },
);

// It may come before the end of the document does.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", enhance);
else enhance();

function enhance() {
  // Where the document runs React, that counts the page (see `app/shell/needsHydration.ts`).
  if (!document.getElementById("session")) track("page_view");
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copy]")) {
    const label = button.textContent;
    button.hidden = false;
    button.addEventListener("click", () => void copy(button, label));
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-open-try-out]")) {
    button.hidden = false;
    button.addEventListener("click", () => void openTryOut(button));
  }
  for (const phone of document.querySelectorAll<HTMLAnchorElement>("a[data-live]")) inView.observe(phone);
  openTarget();
}

/** Opens what is closed around the target of the URL, as new browsers do by themselves. */
function openTarget() {
  const target = location.hash && document.getElementById(location.hash.slice(1));
  if (!target || !target.closest("details:not([open])")) return;
  for (let at = target.closest("details"); at; at = at.parentElement?.closest("details") ?? null)
    at.open = true;
  target.scrollIntoView();
}

addEventListener("hashchange", openTarget);

/** The editor comes with React, and only for who asks for it. */
async function openTryOut(button: HTMLButtonElement) {
  const place = button.closest("[data-try-out]");
  if (!place || button.ariaBusy) return;
  button.ariaBusy = "true";
  try {
    const { mountTryOut } = await import("#site/tryOut/mountTryOut.tsx");
    await mountTryOut(place);
  } catch {
    button.ariaBusy = null;
    button.textContent = "That did not work. Try again";
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
