import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { serveCachedPages } from "#guest/pages/serve.server.ts";
import { anotherProcess } from "#test/anotherProcess.ts";
import { greyPng } from "#test/greyPng.ts";
import { sampleOf } from "#test/quick.ts";
import { newSecretSearch } from "#test/secretForms.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

// Lake House is in Sydney, where clocks go back in the night to 5 April 2026 and forward in that to 4 October.
const DOOR_CODE = "739164#";
const SAFE = "The safe opens with 552093";
const WIFI_PASSWORD = "kea & kea 77";
const NEXT_CODE = "HM9NEXT001";
const JOIN_CODE = `WIFI:T:WPA;S:Lake;P:${WIFI_PASSWORD};;`;
const secretsIn = newSecretSearch([DOOR_CODE, SAFE, WIFI_PASSWORD, JOIN_CODE]);

let world: World;
let aroha: Host;
let id: string;
let slug: string;
let shared: string;
let safePicture: string;
/** Two processes on one database. */
let origins: string[];

beforeAll(async () => {
  world = await newWorld({ PUBLIC_URL: "http://porchlight.test" });
  aroha = await world.host("Aroha");
  ({ id, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body);
  const form = new FormData();
  form.set("file", new File([greyPng(20, 8)], "a.png", { type: "image/png" }));
  safePicture = String((await aroha.post("/api/media", form)).body.url);
  const details = `<p>Left of the gate</p><div class="stay-only"><p>${SAFE}</p><img src="${safePicture}" alt="Safe"></div>`;
  await save("checkin", { doorCode: DOOR_CODE, checkInTime: "15:00", details });
  await save("wifi", { networkName: "Lake", password: WIFI_PASSWORD });
  await save("departure", { items: ["Lock up"], checkOutTime: "10:00" });
  const access = { access: "stays", timeZone: "Australia/Sydney", wifiForEveryone: false, contact: "Mere" };
  await aroha.put(`/api/guidebooks/${id}/access`, access);
  shared = (await aroha.post(`/api/guidebooks/${id}/share-links`)).body.token;
  const another = anotherProcess(world);
  origins = [
    await world.listen(serveCachedPages(world.context, { floor: {}, requestId: () => "an-id" })),
    await another.listen(serveCachedPages(another.context, { floor: {}, requestId: () => "an-id" })),
  ];
});

async function save(type: string, content: object) {
  const { body } = await aroha.get(`/api/guidebooks/${id}/sections`);
  const section = body.find((one: { type: string }) => one.type === type);
  const saved = await aroha.put(`/api/guidebook-sections/${section.id}`, {
    content: { ...section.content, ...content },
  });
  if (saved.status !== 200) throw new Error(saved.text);
}

/** Aroha stays signed in, however long it takes. */
async function goTo(iso: string) {
  world.clock.advance(Date.parse(iso) - world.clock.now());
  await world.context.db
    .updateTable("sessions")
    .set({ expires_at: world.clock.now() + 1e9, last_seen_at: world.clock.now() })
    .execute();
}

/** Whatever a client can ask for by a key, and without one by what it may have learned. */
const pathsOf = (key: string) => [
  `/view/${key}`,
  `/print/${key}`,
  `/qr/${key}`,
  `/qr/${key}.svg`,
  `/view/${key}/stay`,
  `/view/${key}/masked`,
  `/view/${key}/reminder.ics`,
  `/view/${key}${safePicture}`,
  safePicture,
  `/api/public/${key}`,
  `/api/public/guidebook/${key}`,
  `/api/public/slug/${key}`,
  `/api/public/demo/${key}`,
];

interface Answer {
  path: string;
  status: number;
  etag: string | null;
  /** Headers and body, the body unpacked. */
  bytes: string;
}

async function ask(origin: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(origin + path, { redirect: "manual", headers });
  const body = Buffer.from(await response.arrayBuffer()).toString("latin1");
  const head = [...response.headers].filter(([name]) => name !== "date").join("\n");
  return {
    path,
    status: response.status,
    etag: response.headers.get("etag"),
    bytes: `${head}\n\n${Buffer.from(body, "latin1").toString()}`,
  };
}

/** Everything that both processes send for a key, and its page in each encoding. */
async function answersOf(key: string): Promise<Answer[]> {
  const requests = origins.flatMap((origin) => [
    ...pathsOf(key).map((path) => ask(origin, path, { "accept-encoding": "br" })),
    ...["gzip", "identity"].map((form) => ask(origin, `/view/${key}`, { "accept-encoding": form })),
  ]);
  return Promise.all(requests);
}

/** The picture that chats show of a link: it depends on no secret, reader or time. */
async function previewOf(key: string): Promise<string> {
  const hashes = await Promise.all(
    origins.map(async (origin) => {
      const response = await fetch(`${origin}/view/${key}/picture.png`);
      return createHash("sha256")
        .update(Buffer.from(await response.arrayBuffer()))
        .digest("hex");
    }),
  );
  expect(new Set(hashes).size).toBe(1);
  return hashes[0] ?? "";
}

const foundIn = (answers: readonly Answer[]) => secretsIn(answers.map(({ bytes }) => bytes).join("\n"));

async function book(given: object): Promise<{ id: string; token: string; code: string }> {
  return (await aroha.post(`/api/guidebooks/${id}/stays`, given)).body;
}

type Moments = [when: string, moment: string, isShown: boolean][];

/** Walks a guest's link and those of everybody through moments, and says at each what is shown. */
function walk(name: string, stay: () => { token: string; code: string }, moments: Moments) {
  const known: KnownPages = new Map();
  const previews = new Set<string>();
  test.each(sampleOf(moments, 4))(`${name}: %s`, async (_when, moment, isShown) => {
    await goTo(moment);
    const { token, code } = stay();
    const answers = await answersOf(token);
    expect(answers.filter(({ status, bytes }) => status >= 500 || bytes.includes(slug))).toEqual([]);
    const at = (start: string) => foundIn(answers.filter(({ path }) => path.startsWith(start)));
    const shown = (secrets: string[]) => (isShown ? secrets : []);
    expect(at(`/view/${token}`)).toEqual(shown([DOOR_CODE, SAFE, WIFI_PASSWORD, JOIN_CODE]));
    expect(at("/print")).toEqual(shown([WIFI_PASSWORD, JOIN_CODE])); // paper lies about: no door code stands on it
    expect(at("/api/public/")).toEqual(shown([DOOR_CODE, SAFE, WIFI_PASSWORD]));
    // What is stored for when all is over, codes of the link, and a reminder for a calendar never have any.
    for (const start of ["/qr", `/view/${token}/masked`, `/view/${token}/reminder`])
      expect(at(start)).toEqual([]);
    expect(statusesOf(answers, `/view/${token}${safePicture}`)).toEqual([isShown ? 200 : 404]);
    expect(statusesOf(answers, safePicture)).toEqual([404]);
    expect(await staleAnswers(answers, known)).toEqual([]);
    expect(previews.add(await previewOf(token)).size).toBe(1);

    for (const key of [slug, shared]) {
      const open = await answersOf(key);
      expect(foundIn(open)).toEqual([]);
      expect(statusesOf(open, `/view/${key}${safePicture}`)).toEqual([404]);
      const all = open.map(({ bytes }) => bytes).join("\n");
      for (const secret of [token, code, NEXT_CODE]) expect(all).not.toContain(secret);
      const pages = open.filter(({ path }) => path === `/view/${key}`);
      for (const { etag, bytes } of pages)
        permanent.add(`${key} ${etag} ${bytes.slice(bytes.indexOf("\n\n"))}`);
      expect([...permanent].filter((page) => page.startsWith(key))).toHaveLength(1);
    }
  });
}

const statusesOf = (answers: readonly Answer[], path: string) => [
  ...new Set(answers.filter((answer) => answer.path === path).map(({ status }) => status)),
];

/** Whether a page had secrets, by its path and ETag. */
type KnownPages = Map<string, boolean>;

/** Returns what is wrong with the ETags: one for two states of a page, or a 304 where the page has another state by now. */
async function staleAnswers(answers: readonly Answer[], known: KnownPages): Promise<string[]> {
  const now = new Map<string, boolean>();
  for (const { path, bytes } of answers) now.set(path, now.get(path) || secretsIn(bytes).length > 0);
  const wrong = answers.flatMap(({ path, etag, bytes }) => {
    const page = `${path} ${etag}`;
    const hasSecrets = secretsIn(bytes).length > 0;
    const isOther = etag !== null && (known.get(page) ?? hasSecrets) !== hasSecrets;
    if (etag !== null) known.set(page, hasSecrets);
    return isOther ? [`${page} has two states`] : [];
  });
  for (const [page, hadSecrets] of known) {
    const [path = "", etag = ""] = page.split(" ");
    const again = await Promise.all(origins.map((origin) => ask(origin, path, { "if-none-match": etag })));
    const isStale = again.some(({ status }) => status === 304) && hadSecrets !== now.get(path);
    if (isStale) wrong.push(`${page} is still true`);
  }
  return wrong;
}

/** What the links that everybody has were seen to be, over all moments of all stays. */
const permanent = new Set<string>();

describe("as clocks go back, with a guest who comes on the day of departure", () => {
  let anna: { id: string; token: string; code: string };
  let ben: typeof anna;
  beforeAll(async () => {
    anna = await book({ arrival: "2026-04-03", departure: "2026-04-06", code: "HM4XABC123" });
    ben = await book({ arrival: "2026-04-06", departure: "2026-04-09", code: NEXT_CODE });
  });
  walk("who leaves", () => anna, [
    ["booked", "2026-03-20T12:00:00+11:00", false],
    ["a second before three days before", "2026-03-30T23:59:59+11:00", false],
    ["three days before", "2026-03-31T00:00:00+11:00", true],
    ["on the day of arrival", "2026-04-03T15:00:00+11:00", true],
    ["in the first night", "2026-04-04T02:30:00+11:00", true],
    ["at half past two, the first time", "2026-04-05T02:30:00+11:00", true],
    ["at half past two, the second time", "2026-04-05T02:30:00+10:00", true],
    ["on the last day", "2026-04-06T09:00:00+10:00", true],
    ["a second before the next check-in", "2026-04-06T14:59:59+10:00", true],
    ["at the next check-in", "2026-04-06T15:00:00+10:00", false],
  ]);
  walk("who comes, on that day", () => ben, [["in the same second", "2026-04-06T15:00:00+10:00", true]]);
  test("a late check-out is agreed", async () => {
    expect((await aroha.patch(`/api/stays/${anna.id}`, { checkOutTime: "16:00" })).status).toBe(200);
  });
  walk("who leaves late", () => anna, [
    ["at the next check-in", "2026-04-06T15:00:00+10:00", true],
    ["a second before two hours after check-out", "2026-04-06T17:59:59+10:00", true],
    ["two hours after check-out", "2026-04-06T18:00:00+10:00", false],
    ["at the midnight after", "2026-04-07T00:00:00+10:00", false],
    ["a week after", "2026-04-13T12:00:00+10:00", false],
  ]);
});

describe("as clocks go forward", () => {
  let tia: { id: string; token: string; code: string };
  beforeAll(async () => {
    await goTo("2026-09-01T12:00:00+10:00");
    tia = await book({ arrival: "2026-10-02", departure: "2026-10-05", code: "HM4XTIA123" });
  });
  walk("a guest", () => tia, [
    ["booked", "2026-09-20T12:00:00+10:00", false],
    ["a second before three days before", "2026-09-28T23:59:59+10:00", false],
    ["three days before", "2026-09-29T00:00:00+10:00", true],
    ["on the day of arrival", "2026-10-02T15:00:00+10:00", true],
    ["before the hour that is skipped", "2026-10-04T01:59:59+10:00", true],
    ["after it", "2026-10-04T03:00:00+11:00", true],
    ["on the last day", "2026-10-05T09:00:00+11:00", true],
    ["a second before midnight", "2026-10-05T23:59:59+11:00", true],
    ["at midnight", "2026-10-06T00:00:00+11:00", false],
    ["a week after", "2026-10-12T12:00:00+11:00", false],
  ]);
});
