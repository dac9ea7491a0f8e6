/** Announces a text to screen readers. */
export function announce(text: string): void {
  const status = document.querySelector("[data-announce]");
  if (!status) return;
  status.textContent = "";
  // A screen reader speaks a change: the same words twice are no change.
  requestAnimationFrame(() => (status.textContent = text));
}
