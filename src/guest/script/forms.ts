const note = document.createElement("output");

/** Says that the phone is offline, next to the button: sending a form would end at the browser's error page. */
export function wireForms(): void {
  document.addEventListener("submit", (event) => {
    const { offline } = event.target instanceof HTMLElement ? event.target.dataset : {};
    if (navigator.onLine || offline === undefined) return;
    event.preventDefault();
    event.submitter?.after(note);
    note.textContent = offline;
  });
  addEventListener("online", () => note.remove());
}
