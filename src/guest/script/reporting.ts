import { MINUTE_MS } from "#core/durations.ts";
import { reloadWhenSent } from "#guest/script/stayForms.ts";
import { namesDanger } from "#stays/problems/dangerWords.ts";

/** Reports that wait on this phone, and those that were refused, each a form under the URL that takes it. */
const CACHE = "reports";
/** In the URL of a refused report: its words stay until the guest sends them again. */
const REFUSED = "refused";
/** The field of a refused report that says why. */
const REASON = "reason";
/** A header of all answers of the server, which nothing in its place sends, such as a network that wants a sign-in. */
const OURS = "x-request-id";

/** A proxy answers so in the server's place, and will the next time. */
const TOO_LARGE = 413;

/** What the server says of a report; null where it was not reached, or takes nothing just now. */
type Answer = { isSent: boolean; isFull: boolean; reason: string } | null;

/** Wires the form of reports: one that does not reach the server waits on the phone. Pages without the form do not load this. */
function wireReporting(form: HTMLFormElement): void {
  const { action, dataset } = form;
  // One attribute for all, which takes less of the page.
  const [waits, notSent, withoutPhotos] = (dataset["waits"] ?? "").split("|");
  const note = document.createElement("output");
  const field = form.querySelector("textarea");
  /** The refused report whose words are in the form. */
  let shown: Request | undefined;

  const say = (...sentences: (string | undefined)[]) => {
    note.textContent = sentences.filter(Boolean).join(" ");
    form.append(note);
    const fold = form.closest("details");
    if (fold) fold.open = true;
  };
  const visit = () => sendWaiting().catch(() => {}); // the next visit tries again
  const store = async (mark: string, report: FormData) =>
    (await caches.open(CACHE)).put(`${action}?${mark}${Date.now()}`, new Response(report));
  const warn = () => {
    const danger = form.querySelector<HTMLElement>(".wrong-danger");
    if (danger) danger.hidden = !namesDanger(field?.value ?? "");
  };

  async function send(): Promise<void> {
    const report = new FormData(form);
    const answer = await post(action, report);
    if (answer && !answer.isSent) return say(answer.reason || notSent);
    if (!answer) await store("", report);
    if (shown) await (await caches.open(CACHE)).delete(shown);
    shown = undefined;
    form.reset();
    if (answer) return location.reload();
    say(waits);
    setTimeout(() => void visit(), MINUTE_MS);
  }

  /** Sends what waits. Then reloads the page, or shows what was refused. */
  async function sendWaiting(): Promise<void> {
    const cache = await caches.open(CACHE);
    let isSent = false;
    for (const request of await listStored(cache, `${action}?`, false)) {
      const report = await (await cache.match(request))?.formData();
      if (!report) continue;
      const answer = await sendOrSettle(report);
      if (!answer) setTimeout(() => void visit(), MINUTE_MS);
      if (answer?.isFull) say(notSent, answer.reason);
      if (!answer || answer.isFull) break;
      isSent ||= answer.isSent;
      await cache.delete(request);
    }
    if (!isSent) return showRefused(cache);
    note.remove();
    reloadWhenSent();
  }

  /** Sends a report, without photos that the server refuses. What is refused is stored with the reason. */
  async function sendOrSettle(report: FormData): Promise<Answer> {
    const first = await post(action, report);
    if (!first || first.isSent || first.isFull) return first;
    const hadPhotos = report.has("photo");
    report.delete("photo");
    const second = hadPhotos && report.get("text") ? await post(action, report) : first;
    if (!second || second.isFull) return second;
    if (second.isSent) for (const name of ["kind", "text"]) report.set(name, "");
    const what = second.isSent ? withoutPhotos : notSent;
    report.set(REASON, [what, first.reason].filter(Boolean).join(" "));
    await store(REFUSED, report);
    return second;
  }

  async function showRefused(cache: Cache): Promise<void> {
    const [request] = await listStored(cache, `${action}?`, true);
    const report = request && (await (await cache.match(request))?.formData());
    if (!report) return;
    const wordOf = (name: string) => {
      const word = report.get(name);
      return typeof word === "string" ? word : "";
    };
    const kind = form.querySelector<HTMLInputElement>(`[name=kind][value="${wordOf("kind")}"]`);
    if (kind) kind.checked = true;
    if (field && field.value === "") field.value = wordOf("text");
    warn();
    say(wordOf(REASON));
    if (wordOf("text") === "") await cache.delete(request);
    else shown = request;
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const button = form.querySelector("button");
    if (button) button.disabled = true;
    void send()
      .catch(() => say(notSent)) // a browser that stores nothing; the words are still in the form
      .finally(() => button && (button.disabled = false));
  });
  form.addEventListener("input", warn);
  form.addEventListener("click", searchOnPage);
  addEventListener("online", () => void visit());
  void visit();
}

async function listStored(cache: Cache, urlStart: string, isRefused: boolean): Promise<Request[]> {
  const all = await cache.keys();
  return all.filter(
    ({ url }) => url.startsWith(urlStart) && url.startsWith(urlStart + REFUSED) === isRefused,
  );
}

async function post(action: string, body: FormData): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(action, { method: "POST", body });
  } catch {
    return null;
  }
  const { ok: isSent, status, headers } = answer;
  if (status !== TOO_LARGE && (!headers.has(OURS) || status >= 500)) return null;
  const page = new DOMParser().parseFromString(isSent ? "" : await answer.text(), "text/html");
  const reason = page.querySelector("#problem form [role=alert]:not([hidden])")?.textContent ?? "";
  return { isSent, isFull: status === 429, reason };
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
