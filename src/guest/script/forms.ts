const note = document.createElement("output");

/** Says that the phone is offline, next to the button: sending a form would end at the browser's error page. */
export function wireForms(): void {
  document.addEventListener("submit", (event) => {
    const { target, submitter } = event;
    const offline = target instanceof Element && target.getAttribute("data-offline");
    if (navigator.onLine || !offline) return;
    event.preventDefault();
    submitter?.after(note);
    note.textContent = offline;
  });
  addEventListener("online", () => note.remove());
}
