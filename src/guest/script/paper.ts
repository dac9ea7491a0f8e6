/**
 * Wires the print buttons of the print sheet and the QR page, and the way back to where the visitor came from. On paper are
 * the pictures of sections that were never opened, too.
 */
export function wirePaper(): void {
  addEventListener("beforeprint", () => {
    for (const image of document.images) image.loading = "eager";
  });
  // In the editor's print view the sheet stands alone.
  if (parent !== window) document.querySelector(".print-bar")?.remove();
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-print]")) {
    button.hidden = false;
    button.addEventListener("click", () => print());
  }
  document.querySelector("[data-back]")?.addEventListener("click", (click) => {
    const from = URL.parse(document.referrer);
    if (from?.origin !== location.origin || history.length < 2) return;
    click.preventDefault();
    history.back();
  });
}
