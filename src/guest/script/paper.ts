import { PAPER_RULES } from "#guest/script/paperRules.ts";

/** The longest wait for pictures before printing. */
const PICTURES_MS = 5000;

/** The dashboard is also at "/": the landing page, which is there for visitors, has no link to a QR page. */
const HOST_SCREENS = /^\/($|dashboard|guidebooks\/|stays|cards|profile)/;

/** Wires the print buttons and the link back. Pictures of sections never opened are printed too. */
export function wirePaper(): void {
  const rules = new CSSStyleSheet();
  rules.replaceSync(PAPER_RULES);
  addEventListener("beforeprint", () => {
    loadPictures();
    if (!document.adoptedStyleSheets.includes(rules)) document.adoptedStyleSheets.push(rules);
  });
  // The browser's own printing does not wait for pictures.
  addEventListener("keydown", (press) => {
    if (press.key !== "p" || !(press.ctrlKey || press.metaKey) || press.shiftKey || press.altKey) return;
    press.preventDefault();
    void printWithPictures();
  });
  // The editor's print view shows the sheet alone.
  if (parent !== window) document.querySelector(".print-bar")?.remove();
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-print]")) {
    button.hidden = false;
    button.addEventListener("click", () => void printWithPictures());
  }
  if (isFromHostScreen())
    for (const link of document.querySelectorAll<HTMLElement>("[data-host]")) link.hidden = false;
  document.querySelector("[data-back]")?.addEventListener("click", (click) => {
    const from = URL.parse(document.referrer);
    if (from?.origin !== location.origin || history.length < 2) return;
    click.preventDefault();
    history.back();
  });
}

/** Returns whether the page was opened from a screen that only signed-in hosts see. */
function isFromHostScreen(): boolean {
  const from = URL.parse(document.referrer);
  return from?.origin === location.origin && HOST_SCREENS.test(from.pathname);
}

function loadPictures(): void {
  for (const image of document.images) image.loading = "eager";
}

async function printWithPictures(): Promise<void> {
  loadPictures();
  const pictures = [...document.images].map((image) => image.decode().catch(() => {}));
  const late = new Promise((resolve) => setTimeout(resolve, PICTURES_MS));
  await Promise.race([Promise.all(pictures), late]);
  print();
}
