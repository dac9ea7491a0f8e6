import { PAPER_RULES } from "#guest/script/paperRules.ts";

/** The longest wait for pictures before printing. */
const PICTURES_MS = 5000;

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
  document.querySelector("[data-back]")?.addEventListener("click", (click) => {
    const from = URL.parse(document.referrer);
    if (from?.origin !== location.origin || history.length < 2) return;
    click.preventDefault();
    history.back();
  });
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
