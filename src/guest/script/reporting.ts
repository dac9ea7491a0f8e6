import { namesDanger } from "#stays/problems/dangerWords.ts";

/** Reports that wait on this phone for a network, each a form under the URL that takes it. */
const CACHE = "reports";

/** A form that the server refuses for its photos arrives without them. */
const REFUSED = 422;

/** Wires the form of reports: without a network it waits on the phone, and is sent once there is one. Pages without the form do not load this. */
function wireReporting(form: HTMLFormElement): void {
  const note = document.createElement("output");
  const send = () => sendWaiting(form.action).catch(() => {}); // the next visit tries again
  form.addEventListener("submit", (event) => {
    if (navigator.onLine) return;
    event.preventDefault();
    const waiting = new FormData(form);
    void caches
      .open(CACHE)
      .then((cache) => cache.put(`${form.action}?${Date.now()}`, new Response(waiting)))
      .then(() => {
        form.reset();
        note.textContent = form.dataset["waits"] ?? "";
        form.append(note);
      });
  });
  form.addEventListener("input", () => {
    const danger = form.querySelector<HTMLElement>(".wrong-danger");
    if (danger) danger.hidden = !namesDanger(form.querySelector("textarea")?.value ?? "");
  });
  form.addEventListener("click", searchOnPage);
  addEventListener("online", () => void send());
  void send();
}

async function sendWaiting(action: string): Promise<void> {
  const cache = await caches.open(CACHE);
  let isSent = false;
  for (const request of await cache.keys()) {
    if (!request.url.startsWith(`${action}?`)) continue;
    const body = await (await cache.match(request))?.formData();
    if (!body || !navigator.onLine) return;
    let { status } = await fetch(action, { method: "POST", body });
    if (status === REFUSED) {
      body.delete("photo");
      ({ status } = await fetch(action, { method: "POST", body }));
    }
    if (status === 429 || status >= 500) return;
    await cache.delete(request);
    isSent = true;
  }
  if (isSent) location.reload();
}

/** Answers "Look here first" with the search of the page, which needs no network. */
function searchOnPage(click: Event): void {
  const link =
    click.target instanceof Element && click.target.closest<HTMLAnchorElement>('a[href*="/search?"]');
  const input = document.querySelector<HTMLInputElement>("search input");
  if (!link || !input) return;
  click.preventDefault();
  input.focus();
  input.value = new URL(link.href).searchParams.get("q") ?? "";
  input.dispatchEvent(new Event("input"));
}

const report = document.querySelector<HTMLFormElement>("form[data-waits]");
// A guidebook inside the editor's preview is not a guest's.
if (report && window.top === window) wireReporting(report);
