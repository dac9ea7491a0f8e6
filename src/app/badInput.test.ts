import { expect, test } from "vitest";
import { listCalls } from "#app/api.ts";
import { newWorld, type World } from "#test/world.ts";
import type { TestResponse, Visitor } from "#test/visitor.ts";

/** What is sent: whom by, the call with `{id}` for the host's own guidebook, and the body as it goes over the wire. */
interface Bad {
  what: string;
  as?: "host" | "nobody";
  call: string;
  body?: unknown;
  headers?: Record<string, string>;
}

const NO_ACCOUNT = "nobody" as const;

/** What can be wrong with every call of its kind, from the calls as they are defined. */
const every: Bad[] = listCalls().flatMap(({ method, path, gate, takesJson }) => {
  if (gate.access === "operator") return []; // nothing is read for anyone else, and `admin.test.ts` is the operator
  const isMember = gate.access === "member";
  const named = isMember && gate.on !== "account";
  const call = `${method} /api${path.replace("{id}", isMember && gate.on === "section" ? "{welcome}" : "{id}")}`;
  const json: Bad[] = [
    { what: "broken JSON", call, body: '{"name":' },
    { what: "JSON that is a list", call, body: "[[]]" },
  ];
  return [
    ...(gate.access === "public" ? [] : [{ what: "nobody signed in", as: NO_ACCOUNT, call }]),
    ...(named
      ? [{ what: `an unknown ${gate.on}`, call: `${method} /api${path.replace(/\{\w+\}/, "nope")}` }]
      : []),
    ...(takesJson ? json : []),
  ];
});

const long = "x".repeat(400);
const signUp = {
  email: "hana@example.com",
  password: "lamp by the door 7",
  firstName: "Hana",
  lastName: "Ito",
};

const accounts: Bad[] = [
  { what: "no body", call: "POST /api/auth/login" },
  {
    what: "a body over 1 MB",
    call: "POST /api/auth/login",
    body: { email: "a@b.co", password: "x".repeat(1_100_000) },
  },
  { what: "JSON that is null", call: "POST /api/auth/login", body: "null" },
  {
    what: "a form",
    call: "POST /api/auth/login",
    body: "email=a",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  },
  { what: "missing fields", call: "POST /api/auth/login", body: {} },
  { what: "a number for the email", call: "POST /api/auth/login", body: { email: 7, password: "x" } },
  { what: "a list for the password", call: "POST /api/auth/login", body: { email: "a@b.co", password: [] } },
  {
    what: "an unknown account",
    call: "POST /api/auth/login",
    body: { email: "nobody@example.com", password: "wrong" },
  },
  { what: "no name", call: "POST /api/auth/signup", body: { ...signUp, firstName: " ", lastName: "" } },
  { what: "an email without @", call: "POST /api/auth/signup", body: { ...signUp, email: "hana" } },
  { what: "a short password", call: "POST /api/auth/signup", body: { ...signUp, password: "1234567" } },
  { what: "an endless password", call: "POST /api/auth/signup", body: { ...signUp, password: long } },
  { what: "an endless name", call: "POST /api/auth/signup", body: { ...signUp, firstName: long } },
  {
    what: "an email that is taken",
    call: "POST /api/auth/signup",
    body: { ...signUp, email: "aroha@example.com" },
  },
  {
    what: "a body over 1 MB",
    call: "POST /api/auth/forgot-password",
    body: { email: "x".repeat(1_100_000) },
  },
  { what: "no email", call: "POST /api/auth/forgot-password", body: { email: "" } },
  {
    what: "an unknown token",
    call: "POST /api/auth/reset-password-with-token",
    body: { token: "nope", newPassword: "long enough 1" },
  },
  {
    what: "no token",
    call: "POST /api/auth/reset-password-with-token",
    body: { newPassword: "long enough 1" },
  },
  {
    what: "the wrong current password",
    call: "POST /api/auth/reset-password",
    body: { currentPassword: "wrong", newPassword: "long enough 1" },
  },
  {
    what: "another site",
    call: "POST /api/auth/login",
    body: {},
    headers: { origin: "https://evil.example" },
  },
];

const guidebooks: Bad[] = [
  { what: "no name", call: "POST /api/guidebooks", body: {} },
  { what: "a blank name", call: "POST /api/guidebooks", body: { name: "  \n " } },
  { what: "an endless name", call: "POST /api/guidebooks", body: { name: long } },
  { what: "a number for the name", call: "POST /api/guidebooks", body: { name: 12 } },
  { what: "a list for the slug", call: "POST /api/guidebooks", body: { name: "Lake House", slug: [] } },
  {
    what: "somebody else's user id",
    call: "POST /api/guidebooks",
    body: { name: "Lake House", userId: "another" },
  },
  { what: "a body over 1 MB", call: "POST /api/guidebooks", body: { name: "x".repeat(1_100_000) } },
  { what: "an unknown filter", call: "GET /api/guidebooks?archived=perhaps" },
  { what: "a blank name", call: "PUT /api/guidebooks/{id}", body: { name: "" } },
  {
    what: "a foreign cover",
    call: "PUT /api/guidebooks/{id}",
    body: { cover: "https://evil.example/a.jpg" },
  },
  { what: "a number for the cover", call: "PUT /api/guidebooks/{id}", body: { cover: 7 } },
  {
    what: "an expiry in words",
    call: "POST /api/guidebooks/{id}/share-links",
    body: { expiresAt: "tomorrow" },
  },
  {
    what: "an expiry that is over",
    call: "POST /api/guidebooks/{id}/share-links",
    body: { expiresAt: 1000 },
  },
  { what: "an endless label", call: "POST /api/guidebooks/{id}/share-links", body: { label: long } },
  { what: "an unknown call", call: "GET /api/nothing" },
  { what: "another method", call: "DELETE /api/guidebooks" },
];

const section = (type: string, what: string, body: unknown): Bad => ({
  what,
  call: `PUT /api/guidebook-sections/{${type}}`,
  body,
});

const sections: Bad[] = [
  section("welcome", "no content", {}),
  section("welcome", "text for the content", { content: "Hello" }),
  section("welcome", "a number for the text", { content: { text: 7 } }),
  section("welcome", "a version in words", { content: { text: "" }, version: "first" }),
  section("welcome", "an old version", { content: { text: "<p>Kia ora</p>" }, version: 0 }),
  section("welcome", "a foreign picture", { content: { text: '<img src="https://evil.example/a.jpg">' } }),
  section("welcome", "a picture that is none", {
    content: { text: '<img src="data:image/png;base64,AAAA">' },
  }),
  section("welcome", "more than 12 MB", { content: { text: "x".repeat(12_700_000) } }),
  section("wifi", "a list for the network", { content: { networkName: ["a"] } }),
  section("wifi", "an endless password", { content: { password: long } }),
  section("checkin", "a time in words", { content: { checkInTime: "three" } }),
  section("checkin", "an hour that is none", { content: { checkInTime: "25:00" } }),
  section("rules", "text for the rules", { content: { rules: "No smoking" } }),
  section("rules", "too many rules", { content: { rules: Array.from({ length: 101 }, () => "Quiet") } }),
  section("dining", "a number among the places", { content: { items: [7] } }),
  section("recommendations", "an object for the restaurants", { content: { restaurants: {} } }),
  section("departure", "a time in words", { content: { checkOutTime: "noon" } }),
  section("property", "a number for the city", { content: { city: 7 } }),
  section("howto", "a picture from elsewhere", {
    content: { items: [{ title: "Heater", imageUrls: ["https://evil.example/a.jpg"] }] },
  }),
  section("howto", "an object for the items", { content: { items: {} } }),
];

const media: Bad[] = [
  { what: "no file", call: "POST /api/media", body: new FormData() },
  {
    what: "a text file",
    call: "POST /api/media",
    body: form(new File(["hello"], "a.txt", { type: "text/plain" })),
  },
  {
    what: "a broken picture",
    call: "POST /api/media",
    body: form(new File(["not a png"], "a.png", { type: "image/png" })),
  },
];

const wrongHeaders: Bad[] = [
  {
    what: "a key with spaces",
    call: "POST /api/guidebooks",
    body: { name: "Hut" },
    headers: { "idempotency-key": "my key" },
  },
  {
    what: "a key without an end",
    call: "POST /api/guidebooks/{id}/stays",
    body: { arrival: "2027-03-12", departure: "2027-03-14" },
    headers: { "idempotency-key": long },
  },
  {
    what: "a screen of somebody else",
    call: "PUT /api/auth/user",
    body: { firstName: "Hana" },
    headers: { "x-drawn-for": "another-user another-account" },
  },
];

// One text is fixed without its full stop.
const A_SENTENCE = /\.$|^Current password is incorrect$/;

test("every malformed request gets a status and a sentence, and stores nothing", async () => {
  const world = await newWorld();
  const host = await world.host("Aroha");
  const { id } = (await host.post("/api/guidebooks", { name: "Wānaka Lake House" })).body;
  const ids = await sectionIds(host, id);
  const before = await stored(world);

  const rows: string[] = [];
  for (const bad of [...every, ...accounts, ...guidebooks, ...sections, ...media, ...wrongHeaders]) {
    const response = await send(bad.as === NO_ACCOUNT ? world.guest : host, bad, { id, ...ids });
    expect.soft(response.status, bad.what).toBeGreaterThanOrEqual(400);
    expect.soft(response.status, `${bad.call}: ${bad.what}`).toBeLessThan(500);
    expect.soft(response.body?.message, `${bad.call}: ${bad.what}`).toMatch(A_SENTENCE);
    rows.push(row(bad, response));
  }

  expect(rows.length).toBeGreaterThanOrEqual(40);
  expect(await stored(world)).toEqual(before);
  await expect(page(rows)).toMatchFileSnapshot("../../docs/reference/bad-input.md");
});

function send(
  visitor: Visitor,
  { call, body, headers }: Bad,
  ids: Record<string, string>,
): Promise<TestResponse> {
  const [method = "", path = ""] = call
    .replace(/\{(\w+)\}/, (_, name: string) => ids[name] ?? name)
    .split(" ");
  if (method === "GET") return visitor.get(path, headers);
  if (method === "DELETE") return visitor.delete(path, headers);
  const { post: POST, put: PUT, patch: PATCH } = visitor;
  const write = { POST, PUT, PATCH }[method];
  if (!write) throw new Error(`no such method: ${method}`);
  return write(path, body, headers);
}

async function sectionIds(host: Visitor, id: string): Promise<Record<string, string>> {
  const { body } = await host.get(`/api/guidebooks/${id}/sections`);
  return Object.fromEntries(body.map((one: { type: string; id: string }) => [one.type, one.id]));
}

async function stored({ context: { db } }: World) {
  const all = ["users", "guidebooks", "sections", "share_links", "media"] as const;
  return Promise.all(all.map((table) => db.selectFrom(table).selectAll().execute()));
}

function form(file: File): FormData {
  const data = new FormData();
  data.append("file", file);
  return data;
}

function row({ call, what }: Bad, { status, body }: TestResponse): string {
  const fields = Object.entries(body?.fields ?? {}).map(([name, words]) => `\`${name}\`: ${String(words)}`);
  const sentences =
    fields.length > 0 && body.fields[Object.keys(body.fields)[0] ?? ""] === body.message
      ? fields
      : [body?.message, ...fields];
  return `| \`${call}\` | ${what} | ${status} \`${body?.code}\` | ${sentences.join("<br>")} |`;
}

function page(rows: string[]): string {
  return [
    "# Bad input",
    "",
    "What malformed requests get. A test sends each of them, checks that nothing was stored, and compares this page.",
    "",
    "| call | what is wrong | status and code | what the person reads |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}
