import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#core/durations.ts";
import { storedPictures } from "#test/pictures.ts";
import { newProgram } from "#test/program.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

const CONTACTS = [
  { name: "Mere", phone: "021 555 010", anyTime: true },
  { name: "Tess the plumber", email: "tess@example.com" },
];

let world: World;
let aroha: Host;
let id: string;
let stay: { id: string; token: string };
/** A program that may read. */
let program: Awaited<ReturnType<typeof newProgram>>;

const at = (moment: string) => world.clock.advance(Date.parse(moment) - world.clock.now());
const page = async (token = stay.token) =>
  (await world.guest.get(`/view/${token}`)).text.replaceAll(/\s/g, " ");
const problems = async (host = aroha) => (await host.get("/api/problems")).body;
const photo = async () =>
  new File(
    [
      Uint8Array.from(
        await sharp({ create: { width: 40, height: 30, channels: 3, background: "#c33" } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    "heater.jpg",
  );

interface Sent {
  kind?: string;
  text?: string;
  key?: string;
  photos?: File[];
  token?: string;
}

function send({
  kind = "heating",
  text = "It is cold.",
  key = "1",
  photos = [],
  token = stay.token,
}: Sent = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ kind, text, key })) form.set(name, value);
  for (const file of photos) form.append("photo", file);
  return world.guest.post(`/view/${token}/problems`, form);
}

// Anna stays in Sydney from Friday 9 to Monday 12 January 2026.
beforeEach(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
  ({ id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body);
  await aroha.put(`/api/guidebooks/${id}/access`, {
    access: "stays",
    timeZone: "Australia/Sydney",
    contact: "Mere, 021 555 010",
  });
  const { body: sections } = await aroha.get(`/api/guidebooks/${id}/sections`);
  const sectionOf = (wanted: string) => sections.find(({ type }: { type: string }) => type === wanted).id;
  await aroha.put(`/api/guidebook-sections/${sectionOf("contacts")}`, { content: { items: CONTACTS } });
  await aroha.put(`/api/guidebook-sections/${sectionOf("property")}`, { content: { country: "Australia" } });
  await aroha.put(`/api/guidebooks/${id}/problems`, { on: true });
  const days = { arrival: "2026-01-09", departure: "2026-01-12", guestName: "Anna" };
  stay = (await aroha.post(`/api/guidebooks/${id}/stays`, days)).body;
  program = await newProgram(world, aroha, { role: "viewer" });
  at("2026-01-09T10:00:00Z");
  world.mailbox.length = 0;
});

describe("a guest", () => {
  test("reports what is wrong, with photos, and reads when it was read", async () => {
    expect(await page()).toContain("Something is wrong");
    const answer = await send({ photos: [await photo(), await photo()] });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `/view/${stay.token}#problem`]);
    const [reported] = await problems();
    expect(reported).toMatchObject({
      guidebookName: "Lake House",
      guestName: "Anna",
      kind: "heating",
      text: "It is cold.",
      photos: 2,
      readAt: null,
      doneAt: null,
    });
    expect(await page()).toContain("Sent at 9:00 pm. Not read yet.");
    at("2026-01-09T10:04:00Z");
    await aroha.patch(`/api/problems/${reported.id}`, { read: true });
    expect(await page()).toContain("Read at 9:04 pm.");
    await aroha.patch(`/api/problems/${reported.id}`, { done: true });
    expect(await page()).toContain("Done at 9:04 pm.");
    await aroha.patch(`/api/problems/${reported.id}`, { done: false });
    expect(await page()).toContain("Read at 9:04 pm.");
  });

  test("is heard once for a form, however often it is sent, and again with other words", async () => {
    for (let press = 0; press < 3; press++) expect((await send()).status).toBe(303);
    await Promise.all([send({ key: "2", text: "And dark." }), send({ key: "2", text: "And dark." })]);
    expect(await problems()).toHaveLength(2);
    await send({ text: "The bathroom is cold too." });
    expect(await problems()).toHaveLength(3);
    expect(await page()).toContain('name="key" value="4"');
  });

  test("is heard where the words have a character that databases refuse", async () => {
    const nul = String.fromCodePoint(0);
    expect((await send({ text: `It is${nul} cold.\r\nAnd dark.`, key: nul })).status).toBe(303);
    expect((await problems())[0].text).toBe("It is cold.\nAnd dark.");
    expect((await world.guest.get("/problems/%00")).status).toBe(404);
    expect((await world.guest.post("/problems/%00/read", "")).status).toBe(404);
  });

  test("comes to the stay's page where a refused one is read again", async () => {
    const again = await world.guest.get(`/view/${stay.token}/problems`);
    expect([again.status, again.headers.get("location")]).toEqual([303, `/view/${stay.token}#problem`]);
  });

  test("reads after 15 minutes whom to ring, and not once it was read", async () => {
    await send();
    at("2026-01-09T10:14:59Z");
    expect(await page()).not.toContain("Nobody has read it yet");
    at("2026-01-09T10:15:00Z");
    expect(await page()).toMatch(/Nobody has read it yet. Please ring:.*Mere.*021 555 010/);
    const [{ id: reported }] = await problems();
    await aroha.patch(`/api/problems/${reported}`, { read: true });
    expect(await page()).not.toContain("Nobody has read it yet");
  });

  test("reads first whom to call where they write of gas, fire, smoke or carbon monoxide", async () => {
    await send({ kind: "other", text: "Es riecht nach Gas in der Küche" });
    expect(await page()).toMatch(
      /role="alert">In danger\? Get everyone out and call <a href="tel:000">000<\/a>/,
    );
    expect((await problems())[0].isDangerous).toBe(true);
  });

  test("gets back what they typed where a form is refused", async () => {
    const broken = await send({
      text: "No <water>",
      kind: "water",
      photos: [await photo(), new File(["text"], "a.jpg")],
    });
    expect(broken.status).toBe(422);
    expect(broken.text).toContain("A photo could not be taken.");
    expect(broken.text).toContain("No &lt;water&gt;</textarea>");
    expect((await send({ kind: "weather" })).status).toBe(422);
    expect((await send({ text: " " })).status).toBe(422);
    expect((await send({ text: "a".repeat(1001) })).status).toBe(422);
    expect(await problems()).toEqual([]);
    expect(await world.context.db.selectFrom("private_photos").selectAll().execute()).toEqual([]);
  });

  test("reads which photos are too many, and that words alone may come", async () => {
    const four = await Promise.all([1, 2, 3, 4].map(photo));
    const refused = await send({ photos: four });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("Too many photos: at most three at a time and 20 in a stay.");
    expect(refused.text).toContain("It is cold.</textarea>");
  });

  test("sends no more than 20 photos in a stay, however many forms come at the same time", async () => {
    const three = await Promise.all([1, 2, 3].map(photo));
    for (let form = 0; form < 5; form++) await send({ key: `${form}`, photos: three });
    const answers = await Promise.all(
      [1, 2, 3, 4].map((form) => send({ key: `at once ${form}`, photos: three })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 422, 422, 422]);
    const { db } = world.context;
    expect(await db.selectFrom("private_photos").select("id").execute()).toHaveLength(18);
  });

  test("sends ten an hour", async () => {
    for (let report = 0; report < 10; report++) await send({ key: `${report}` });
    const refused = await send({ key: "11" });
    expect(refused.status).toBe(429);
    expect(refused.text).toContain("Please ring your host.");
    expect((await send({ key: "3" })).status).toBe(303);
    world.clock.advance(HOUR_MS);
    expect((await send({ key: "11" })).status).toBe(303);
  });

  test("is led to the property's own words for a kind first", async () => {
    const { body: sections } = await aroha.get(`/api/guidebooks/${id}/sections`);
    const wifi = sections.find(({ type }: { type: string }) => type === "wifi");
    await aroha.put(`/api/guidebook-sections/${wifi.id}`, { content: { networkName: "Lake" } });
    const text = await page();
    expect(text).toMatch(/value="internet"\/>Internet<\/label><a href="#wifi"/);
    expect(text).toContain(`<a href="/view/${stay.token}/search?q=Heating"`);
    expect(text).not.toMatch(/value="cleanliness"\/>Cleanliness<\/label><a/);
  });
});

describe("the form is there", () => {
  test("from the day of arrival, and a report that waited on a phone comes until noon after the last day", async () => {
    at("2026-01-12T12:59:00Z");
    expect(await page()).toContain("Something is wrong");
    at("2026-01-13T00:59:00Z");
    expect(await page()).not.toContain("Something is wrong");
    expect((await send()).status).toBe(303);
    at("2026-01-13T01:00:00Z");
    expect((await send({ key: "2" })).status).toBe(404);
    expect(await problems()).toHaveLength(1);
  });

  test("for no link but a stay's, and not before it", async () => {
    const later = { arrival: "2026-02-09", departure: "2026-02-12" };
    const { body: next } = await aroha.post(`/api/guidebooks/${id}/stays`, later);
    const { slug } = (await aroha.get(`/api/guidebooks/${id}`)).body;
    const { token: shared } = (await aroha.post(`/api/guidebooks/${id}/share-links`, {})).body;
    for (const token of [next.token, slug, shared, "demo", "unknown"]) {
      expect((await send({ token })).status).toBe(404);
      expect(await page(token)).not.toContain("Something is wrong");
    }
    await aroha.delete(`/api/stays/${stay.id}`);
    expect((await send()).status).toBe(404);
    expect(await problems()).toEqual([]);
  });

  test("only where the host switches it on", async () => {
    await aroha.put(`/api/guidebooks/${id}/problems`, { on: false });
    expect(await page()).not.toContain("wrong");
    expect((await send()).status).toBe(404);
  });
});

describe("who hears of it", () => {
  test("is every member who may share the guidebook, by email, at once", async () => {
    await world.member(aroha, "Edda", "editor");
    await world.member(aroha, "Vera", "viewer");
    world.mailbox.length = 0;
    await send();
    await world.runJobs();
    const subjects = world.mailbox.map(({ subject }) => subject);
    expect(subjects).toEqual(Array(2).fill("A guest at Lake House reports: heating"));
    const [{ id: reported }] = await problems();
    expect(world.mailbox[0]?.text).toContain(`/guidebooks/${id}/stays?problem=${reported}`);
    expect(world.mailbox[0]?.text).toContain("It is cold.");
  });

  test("is the contact named for the kind, whose button alone marks it read", async () => {
    const refused = await aroha.put(`/api/guidebooks/${id}/problems`, { notify: "who@example.com" });
    expect(refused.status).toBe(400);
    const { body } = await aroha.get(`/api/guidebooks/${id}/problems`);
    expect(body.contacts).toEqual([{ name: "Tess the plumber", email: "tess@example.com" }]);
    await aroha.put(`/api/guidebooks/${id}/problems`, { notifyFor: { water: "tess@example.com" } });
    await send({ kind: "noise", text: "Loud" });
    world.clock.advance(1);
    await send({ kind: "water", text: "No water", key: "2", photos: [await photo()] });
    await world.runJobs();
    const toTess = world.mailbox.filter(({ to }) => to === "tess@example.com");
    expect(toTess).toHaveLength(1);
    expect(toTess[0]?.text).not.toContain("Anna");
    const [path = ""] = /\/problems\/\w{22}/.exec(toTess[0]?.text ?? "") ?? [];
    const seen = await world.guest.get(path);
    expect(seen.text).toContain("No water");
    expect(seen.headers.get("cache-control")).toBe("no-store");
    expect((await world.guest.get(`${path}/photos/1`)).headers.get("content-type")).toBe("image/jpeg");
    expect((await world.guest.get(`${path}/photos/2`)).status).toBe(404);
    expect((await problems())[0].readAt).toBeNull();
    expect((await world.guest.post(`${path}/read`, "")).status).toBe(303);
    expect((await problems())[0]).toMatchObject({ readAt: world.clock.now(), readBy: "Tess the plumber" });
    expect(await page()).toContain("Read at 9:00 pm.");
    expect((await world.guest.post("/problems/unknown/read", "")).status).toBe(404);
    await aroha.delete(`/api/guidebooks/${id}`);
    expect((await world.guest.get(path)).status).toBe(404);
  });
});

describe("the link of a named contact", () => {
  const nameContacts = async (items: object[]) => {
    const { body } = await aroha.get(`/api/guidebooks/${id}/sections`);
    const contacts = body.find(({ type }: { type: string }) => type === "contacts");
    await aroha.put(`/api/guidebook-sections/${contacts.id}`, { content: { items } });
  };
  const [mere, tess] = CONTACTS;

  test.each([
    ["is removed", [mere]],
    ["has another email", [mere, { ...tess, email: "tess@other.example.com" }]],
  ])("ends where the contact %s, and comes back with them", async (_what, items) => {
    await aroha.put(`/api/guidebooks/${id}/problems`, { notify: "tess@example.com" });
    await send({ photos: [await photo()] });
    await world.runJobs();
    const sent = world.mailbox.find(({ to }) => to === "tess@example.com");
    const [path = ""] = /\/problems\/\w{22}/.exec(sent?.text ?? "") ?? [];
    expect((await world.guest.get(path)).status).toBe(200);
    await nameContacts(items as object[]);
    const gone = await world.guest.get(path);
    expect([gone.status, gone.text.includes("It is cold.")]).toEqual([404, false]);
    expect((await world.guest.get(`${path}/photos/1`)).status).toBe(404);
    expect((await world.guest.post(`${path}/read`, "")).status).toBe(404);
    expect((await problems())[0].readAt).toBeNull();
    await nameContacts(CONTACTS);
    expect((await world.guest.get(path)).status).toBe(200);
  });

  test("is not sent to one who was removed before the email went", async () => {
    await aroha.put(`/api/guidebooks/${id}/problems`, { notify: "tess@example.com" });
    await send();
    await nameContacts([mere as object]);
    await world.runJobs();
    expect(world.mailbox.filter(({ to }) => to === "tess@example.com")).toEqual([]);
  });
});

describe("rights", () => {
  test("a viewer reads kinds and times alone, and changes nothing; strangers and programs without the right nothing", async () => {
    const viewer = await world.member(aroha, "Vera", "viewer");
    const bo = await world.host("Bo");
    await send({ photos: [await photo()] });
    const [{ id: reported }] = await problems();
    const path = `/api/problems/${reported}`;
    expect(await problems(viewer)).toMatchObject([{ text: null, guestName: null, photos: 0 }]);
    expect(await problems(bo)).toEqual([]);
    for (const [visitor, status] of [
      [viewer, 403],
      [bo, 404],
      [program, 403],
      [world.guest, 401],
    ] as const) {
      expect((await visitor.patch(path, { read: true })).status).toBe(status);
      expect((await visitor.get(`${path}/photos/1`)).status).toBe(status);
    }
    expect((await viewer.put(`/api/guidebooks/${id}/problems`, { on: false })).status).toBe(403);
    const { status, headers } = await aroha.get(`${path}/photos/1`);
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      200,
      "image/jpeg",
      "private, no-store",
    ]);
    for (const n of ["0", "2", "x"]) expect((await aroha.get(`${path}/photos/${n}`)).status).toBe(404);
  });

  test("another stay's guest does not read it", async () => {
    const { body: other } = await aroha.post(`/api/guidebooks/${id}/stays`, {
      arrival: "2026-01-08",
      departure: "2026-01-13",
    });
    await send();
    expect(await page(other.token)).not.toContain("It is cold.");
  });
});

describe("after the stay", () => {
  const erase = async () => {
    const later = world.clock.now() + 100 * DAY_MS;
    await world.context.db.updateTable("sessions").set({ expires_at: later, last_seen_at: later }).execute();
    world.clock.advance(34 * DAY_MS);
    await world.runJobs();
    world.clock.advance(2 * HOUR_MS);
    await world.runJobs();
  };

  test("an open problem stays with the property, without the guest's words and photos, until it is ticked", async () => {
    await send({ photos: [await photo()] });
    await erase();
    expect(await problems()).toMatchObject([
      { kind: "heating", stayId: null, guestName: null, text: null, photos: 0, doneAt: null },
    ]);
    expect(await storedPictures(world)).toEqual([]);
    for (const table of ["problem_words", "private_photos"] as const)
      expect(await world.context.db.selectFrom(table).selectAll().execute()).toEqual([]);
    const [{ id: reported }] = await problems();
    await aroha.patch(`/api/problems/${reported}`, { done: true });
    world.clock.advance(DAY_MS + HOUR_MS);
    await world.runJobs();
    expect(await world.context.db.selectFrom("problems").selectAll().execute()).toEqual([]);
  });

  test("one that is done goes with the stay", async () => {
    await send();
    const [{ id: reported }] = await problems();
    await aroha.patch(`/api/problems/${reported}`, { done: true });
    await erase();
    expect(await world.context.db.selectFrom("problems").selectAll().execute()).toEqual([]);
  });
});

test("an open problem is a cause in Ready for tonight of the next guest, until it is ticked", async () => {
  await aroha.post(`/api/guidebooks/${id}/stays`, { arrival: "2026-01-10", departure: "2026-01-11" });
  const causes = async () => {
    const arrivals = (await aroha.get("/api/stays/tonight")).body as { findings: { code: string }[] }[];
    return arrivals.flatMap(({ findings }) => findings).filter(({ code }) => code === "problem_open");
  };
  expect(await causes()).toEqual([]);
  await send();
  expect((await causes())[0]).toMatchObject({
    sentence: "A guest’s report is not done yet: Heating, reported on Friday 9 January.",
  });
  const [{ id: reported }] = await problems();
  await aroha.patch(`/api/problems/${reported}`, { done: true });
  expect(await causes()).toEqual([]);
});

test("programs hear the kind and no words", async () => {
  await send({ text: "Wilhelmina is cold" });
  const [{ id: reported }] = await problems();
  world.clock.advance(MINUTE_MS);
  await aroha.patch(`/api/problems/${reported}`, { done: true });
  const events = await world.context.db
    .selectFrom("events")
    .selectAll()
    .where("kind", "like", "problem.%")
    .orderBy("at")
    .orderBy("kind", "desc")
    .execute();
  expect(events.map(({ kind, data, subject_id: about }) => [kind, data, about])).toEqual(
    ["problem.reported", "problem.read", "problem.done"].map((kind) => [
      kind,
      '{"kind":"heating"}',
      reported,
    ]),
  );
});
