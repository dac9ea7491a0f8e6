import { beforeEach, expect, test, vi } from "vitest";
import { eventually } from "#test/eventually.ts";

const ACTION = "http://localhost:3000/view/token/problems";
const WAITS = "There is no connection. It waits.";
const NOT_SENT = "Your report was not sent.";
const WITHOUT_PHOTOS = "Your report was sent without its photos.";
const BAD_PHOTO = "A photo could not be taken.";

/** What reached the server. */
interface Sent {
  kind: string;
  text: string;
  photos: number;
}

let sent: Sent[];
/** What the server answers; "lost" where it is not reached. */
let answer: (report: Sent) => { status: number; why?: string; isPortal?: boolean } | "lost";
let stored: Map<string, FormData>;
let reloads: number;

const isSent = { status: 200 };
const refused = (status: number, why = "") => ({ status, why });
const photo = () => new File(["jpeg"], "heater.jpg");

beforeEach(() => {
  sent = [];
  stored = new Map();
  reloads = 0;
  answer = () => isSent;
  vi.stubGlobal("caches", {
    open: async () => ({
      keys: async () => [...stored.keys()].map((url) => ({ url })),
      match: async ({ url }: { url: string }) => ({ formData: async () => stored.get(url) }),
      put: async (url: string, { body }: { body: FormData }) => void stored.set(url, body),
      delete: async ({ url }: { url: string }) => stored.delete(url),
    }),
  });
  // A cache stores bodies; this one stores the form itself.
  vi.stubGlobal(
    "Response",
    class {
      body: FormData;
      constructor(body: FormData) {
        this.body = body;
      }
    },
  );
  vi.stubGlobal("fetch", async (_url: string, { body }: { body: FormData }) => {
    const report = {
      kind: wordOf(body, "kind"),
      text: wordOf(body, "text"),
      photos: body.getAll("photo").length,
    };
    const given = answer(report);
    if (given === "lost") throw new TypeError("Failed to fetch");
    if (given.status === 200 && !given.isPortal) sent.push(report);
    const alert = given.why ? `<p role="alert">${given.why}</p>` : "";
    return {
      status: given.status,
      ok: given.status < 300,
      headers: new Headers(given.isPortal ? {} : { "x-request-id": "1" }),
      text: async () => `<div id="problem"><form>${alert}<p role="alert" hidden></p></form></div>`,
    };
  });
  vi.spyOn(window.location, "reload").mockImplementation(() => void (reloads += 1));
});

/** Opens the page, as the guest does: its script runs once more. */
async function openPage(): Promise<void> {
  document.body.innerHTML = `
    <div id="problem"><details><summary>Something is wrong</summary>
      <form method="post" action="${ACTION}" data-waits="${[WAITS, NOT_SENT, WITHOUT_PHOTOS].join("|")}">
        <input type="hidden" name="key" value="1">
        <p class="wrong-danger" role="alert" hidden></p>
        <label><input type="radio" name="kind" value="water">Water</label>
        <label><input type="radio" name="kind" value="heating" checked>Heating</label>
        <label>What is wrong?<textarea name="text"></textarea></label>
        <button type="submit">Send to your host</button>
      </form></details></div>`;
  vi.resetModules();
  await import("#guest/script/reporting.ts");
}

const wordOf = (body: FormData, name: string) => {
  const word = body.get(name);
  return typeof word === "string" ? word : "";
};
const form = () => document.querySelector("form") as HTMLFormElement; // it is in the markup above
const field = () => document.querySelector("textarea") as HTMLTextAreaElement; // likewise
const noteText = () => document.querySelector("output")?.textContent ?? "";
const press = () => form().dispatchEvent(new Event("submit", { cancelable: true, bubbles: true }));

function wait(text: string, photos = 0): void {
  const report = new FormData();
  for (const [name, value] of Object.entries({ kind: "water", text, key: "1" })) report.set(name, value);
  for (let count = 0; count < photos; count++) report.append("photo", photo());
  stored.set(`${ACTION}?1`, report);
}

test("a report that does not reach the server waits and says so, also where the phone says that it is online", async () => {
  await openPage();
  answer = () => "lost";
  field().value = "It is cold.";
  expect(navigator.onLine).toBe(true);
  press();
  await eventually(() => expect(noteText()).toBe(WAITS));
  expect([stored.size, field().value]).toEqual([1, ""]);
  answer = () => isSent;
  dispatchEvent(new Event("online"));
  await eventually(() => expect(sent).toEqual([{ kind: "heating", text: "It is cold.", photos: 0 }]));
  await eventually(() => expect([stored.size, reloads]).toEqual([0, 1]));
});

test("the page of a network that wants a sign-in, and a server that fails, have not taken it", async () => {
  for (const given of [{ status: 200, isPortal: true }, { status: 503 }]) {
    stored.clear();
    await openPage();
    answer = () => given;
    field().value = "It is cold.";
    press();
    await eventually(() => expect([noteText(), stored.size]).toEqual([WAITS, 1]));
  }
});

test("one that is refused at once stays in the form, with the reason", async () => {
  await openPage();
  answer = () => refused(429, "You have sent ten reports within an hour.");
  field().value = "It is cold.";
  press();
  await eventually(() => expect(noteText()).toContain("You have sent ten reports within an hour."));
  expect([field().value, stored.size, reloads]).toEqual(["It is cold.", 0, 0]);
});

test("a photo that waited and is refused is not lost silently: the guest reads why", async () => {
  wait("", 1);
  answer = () => refused(422, BAD_PHOTO);
  await openPage();
  await eventually(() => expect(noteText()).toBe(`${NOT_SENT} ${BAD_PHOTO}`));
  expect(document.querySelector("details")?.open).toBe(true);
  expect(form().querySelector<HTMLInputElement>("[value=water]")?.checked).toBe(true);
  expect(sent).toEqual([]);
});

test("words that waited with a refused photo are sent without it, and the guest reads that", async () => {
  wait("It drips.", 2);
  answer = ({ photos }) => (photos > 0 ? refused(422, BAD_PHOTO) : isSent);
  await openPage();
  await eventually(() => expect(sent).toEqual([{ kind: "water", text: "It drips.", photos: 0 }]));
  await eventually(() => expect(reloads).toBe(1));
  await openPage();
  await eventually(() => expect(noteText()).toBe(`${WITHOUT_PHOTOS} ${BAD_PHOTO}`));
  expect(field().value).toBe("");
  await eventually(() => expect(stored.size).toBe(0));
});

test("words that waited and are refused come back into the form, on every visit until they are sent", async () => {
  wait("It drips.");
  answer = () => refused(404);
  for (let visit = 0; visit < 2; visit++) {
    await openPage();
    await eventually(() => expect(field().value).toBe("It drips."));
    expect(noteText()).toBe(NOT_SENT);
  }
  answer = () => isSent;
  press();
  await eventually(() => expect([sent.length, stored.size]).toEqual([1, 0]));
});

test("a report over the limit goes on waiting, and the guest reads whom to ring", async () => {
  wait("It drips.");
  answer = () => refused(429, "Please ring your host.");
  await openPage();
  await eventually(() => expect(noteText()).toBe(`${NOT_SENT} Please ring your host.`));
  expect(stored.size).toBe(1);
});
