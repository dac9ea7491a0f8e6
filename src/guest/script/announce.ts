/** Announces a text to screen readers. */
export function announce(text: string): void {
  const status = document.querySelector("[data-announce]");
  if (!status) return;
  status.textContent = "";
  // A screen reader reads changes out: the same text twice is no change.
  requestAnimationFrame(() => (status.textContent = text));
}
