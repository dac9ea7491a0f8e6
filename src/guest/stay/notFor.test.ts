import { beforeAll, describe, expect, test } from "vitest";
import { languages } from "#core/i18n/languages.ts";
import { greyPng } from "#test/greyPng.ts";
import { translate } from "#test/translations.ts";
import { newWorld, type Host, type World } from "#test/world.ts";
import { zipForm } from "#test/exportedZip.ts";
import { exportHead } from "#operations/export/exportedGuidebook.ts";

// A passage "not for guests of Airbnb", with a picture, in a guidebook that is open to everyone.
const PLANTED = "Quokka";
let world: World;
let aroha: Host;
let id: string;
let slug: string;
let shareToken: string;
let shortPath: string;
let picture: string;
const stays: Record<string, string> = {};

const passage = () =>
  `<p>Left of the gate</p><div data-not-for="airbnb"><p>${PLANTED} next time at ${PLANTED}.example</p><p><img src="${picture}" alt="${PLANTED}"></p></div>`;

async function save(type: string, content: unknown) {
  const { body } = await aroha.get(`/api/guidebooks/${id}/sections`);
  const section = body.find((one: { type: string }) => one.type === type);
  const saved = await aroha.put(`/api/guidebook-sections/${section.id}`, { content });
  if (saved.status !== 200) throw new Error(saved.text);
  return saved.body;
}

async function addStay(platform: string | null) {
  const days = { arrival: "2026-10-03", departure: "2026-10-05", ...(platform && { platform }) };
  const made = await aroha.post(`/api/guidebooks/${id}/stays`, days);
  if (made.status !== 201) throw new Error(made.text);
  return String(made.body.token);
}

beforeAll(async () => {
  world = await newWorld();
  world.clock.advance(Date.parse("2026-10-03T12:00:00Z") - world.clock.now());
  aroha = await world.host("Aroha");
  ({ id, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body);
  await aroha.put(`/api/guidebooks/${id}/access`, { timeZone: "UTC" });
  const form = new FormData();
  form.set("file", new File([greyPng(20, 8)], "a.png", { type: "image/png" }));
  picture = String((await aroha.post("/api/media", form)).body.url);
  await save("welcome", { text: passage() });
  await save("checkin", { details: passage(), doorCode: "4711" });
  await save("howto", { items: [{ title: "Kettle", description: passage() }] });
  await save("kitchen", { text: passage() });
  shareToken = (await aroha.post(`/api/guidebooks/${id}/share-links`)).body.token;
  const cards = (await aroha.post(`/api/guidebooks/${id}/cards`)).body;
  shortPath = new URL(cards.door.url).pathname;
  for (const platform of ["airbnb", "booking", "vrbo", "direct"]) stays[platform] = await addStay(platform);
  stays.unknown = await addStay(null);
});

const hash = () => picture.slice(7, 71);

/** Everything that a reader can ask for by a key. */
const pathsOf = (key: string): string[] => [
  `/view/${key}`,
  `/view/${key}?original`,
  ...languages.map((language) => `/view/${key}?lang=${language}`),
  `/print/${key}`,
  `/print/${key}?lang=de`,
  `/qr/${key}`,
  `/qr/${key}.svg`,
  `/view/${key}/stay`,
  `/view/${key}/search?q=${PLANTED}`,
  `/view/${key}/search?q=gate`,
  `/view/${key}/search?q=${PLANTED}&only`,
  `/view/${key}/search?q=gate&only`,
  `/view/${key}/app.webmanifest`,
  `/view/${key}/picture.png`,
  `/view/${key}/reminder.ics`,
  `/view/${key}/masked`,
  `/api/public/${key}`,
  `/api/public/guidebook/${key}`,
  `/api/public/slug/${key}`,
  `/api/public/demo/${key}`,
];

async function bytesOf(paths: readonly string[]): Promise<string> {
  const answers = await Promise.all(paths.map((path) => world.guest.get(path)));
  return answers.map(({ text, headers }) => JSON.stringify([...headers]) + text).join("\n");
}

const planted = (bytes: string) => bytes.includes(PLANTED) || bytes.includes(hash());
/** What was typed comes back in the answer of a search. */
const withoutSearches = (paths: string[]) => paths.filter((path) => !path.includes(`q=${PLANTED}`));

const readers = (): Record<string, string> => ({
  "the permanent link": slug,
  "a share link": shareToken,
  "a stay of Airbnb": stays.airbnb ?? "",
  "a stay of unknown platform": stays.unknown ?? "",
});

describe.each(["the permanent link", "a share link", "a stay of Airbnb", "a stay of unknown platform"])(
  "%s",
  (reader) => {
    test("gets no byte of the passage, from at least 25 addresses", async () => {
      const key = readers()[reader] ?? "";
      const paths = withoutSearches(pathsOf(key));
      expect(paths.length).toBeGreaterThanOrEqual(25);
      const bytes = await bytesOf(paths);
      expect(bytes).toContain("Left of the gate");
      expect(planted(bytes)).toBe(false);
      expect(bytes).not.toContain("data-not-for");
    });

    test("finds nothing of it", async () => {
      const key = readers()[reader] ?? "";
      for (const path of pathsOf(key).filter((one) => one.includes(`q=${PLANTED}`))) {
        const { text } = await world.guest.get(path);
        expect(text).not.toContain("next time at");
      }
    });

    test("gets no picture of it", async () => {
      const key = readers()[reader] ?? "";
      const narrow = picture.replace(".jpg", "-20.webp");
      for (const path of [picture, narrow, `/view/${key}${picture}`, `/view/${key}${narrow}`])
        expect((await world.guest.get(path)).status).toBe(404);
    });
  },
);

test.each(["booking", "vrbo", "direct"])(
  "a guest who booked with %s reads it, with its picture",
  async (platform) => {
    const key = stays[platform] ?? "";
    const { text } = await world.guest.get(`/view/${key}`);
    expect(text).toContain(`${PLANTED} next time`);
    expect(text).not.toContain("data-not-for");
    expect(text).toContain(`src="/view/${key}${picture}"`);
    expect((await world.guest.get(`/view/${key}${picture}`)).status).toBe(200);
    expect((await world.guest.get(picture)).status).toBe(404);
  },
);

test("the short link of a card leads to a page without it", async () => {
  const { headers } = await world.guest.get(shortPath);
  expect(planted(await bytesOf([headers.get("location") ?? ""]))).toBe(false);
});

test("a stay reads as its platform, at once", async () => {
  const { body } = await aroha.get(`/api/guidebooks/${id}/stays`);
  const direct = body.find((one: { token: string }) => one.token === stays.direct);
  await aroha.patch(`/api/stays/${direct.id}`, { platform: "airbnb" });
  expect(planted(await bytesOf(withoutSearches(pathsOf(direct.token))))).toBe(false);
  await aroha.patch(`/api/stays/${direct.id}`, { platform: "direct" });
  expect(planted(await bytesOf([`/view/${direct.token}`]))).toBe(true);
});

test("a guest of two platforms reads what both may read", async () => {
  const { body } = await aroha.get(`/api/guidebooks/${id}/stays`);
  const first = body.find((one: { token: string }) => one.token === stays.booking);
  const later = { arrival: "2026-10-05", departure: "2026-10-07", platform: "airbnb" };
  const second = (await aroha.post(`/api/guidebooks/${id}/stays`, later)).body;
  const joined = await aroha.patch(`/api/stays/${second.id}`, { joined: true });
  expect(joined.status).toBe(200);
  const chain = joined.body.joined.map((part: { id: string }) => part.id);
  const token = chain.includes(first.id) ? first.token : second.token;
  expect(planted(await bytesOf([`/view/${token}`, `/view/${second.token}`]))).toBe(false);
  const change = (platform: string) => aroha.patch(`/api/stays/${joined.body.id}`, { platform });
  expect((await change("direct")).body.platform).toBe("direct");
  expect(planted(await bytesOf([`/view/${token}`]))).toBe(true);
  expect((await change("airbnb")).body.platform).toBe("airbnb");
  await change("booking");
  await aroha.delete(`/api/stays/${second.id}`);
});

describe("the host's word on links", () => {
  const allow = (permanentLinkAs: string) => aroha.put(`/api/guidebooks/${id}/access`, { permanentLinkAs });

  test("shows the passage there, and to no stay of Airbnb or of an unknown platform", async () => {
    expect((await allow("direct")).body.permanentLinkAs).toBe("direct");
    for (const key of [slug, shareToken]) {
      const { text } = await world.guest.get(`/view/${key}`);
      expect(text).toContain(`src="/view/${key}${picture}"`);
      expect((await world.guest.get(`/view/${key}${picture}`)).status).toBe(200);
    }
    for (const key of [stays.airbnb ?? "", stays.unknown ?? ""])
      expect(planted(await bytesOf(withoutSearches(pathsOf(key))))).toBe(false);
    await allow("airbnb");
    expect(planted(await bytesOf(withoutSearches(pathsOf(slug))))).toBe(false);
    await allow("unknown");
    expect(planted(await bytesOf(withoutSearches(pathsOf(slug))))).toBe(false);
  });

  test("is one of five", async () => {
    const refused = await allow("expedia");
    expect(refused.status).toBe(400);
  });

  test("is an editor's, not a viewer's", async () => {
    const viewer = await world.member(aroha, "Vera", "viewer");
    const tried = await viewer.put(`/api/guidebooks/${id}/access`, { permanentLinkAs: "direct" });
    expect(tried.status).toBe(403);
  });
});

test("the page of who booked directly is no byte heavier than if nothing were marked", async () => {
  const key = stays.direct ?? "";
  const bare = (html: string) => html.replaceAll(/ (?:src|srcset)="[^"]*"/g, "");
  const marked = (await world.guest.get(`/view/${key}`)).text;
  const plain = passage().replaceAll(/<\/?div[^>]*>/g, "");
  await save("welcome", { text: plain });
  const unmarked = (await world.guest.get(`/view/${key}`)).text;
  await save("welcome", { text: passage() });
  expect(bare(marked).length).toBe(bare(unmarked).length);
});

test("its translation is hidden as well", async () => {
  await aroha.put(`/api/guidebooks/${id}/languages`, { languages: ["de"] });
  const moved = `<p>Links vom Tor. ${PLANTED}</p>`;
  const german = passage().replace("Left of the gate", "Links vom Tor");
  const refused = await translate(aroha, id, ["kitchen", "text"], moved, { anyway: true });
  expect(refused.body).toMatchObject({ problems: [{ code: "passage" }] });
  expect((await translate(aroha, id, ["kitchen", "text"], german)).status).toBe(200);
  const read = async (key: string) =>
    (await world.visitor().get(`/view/${key}`, { "accept-language": "de" })).text;
  for (const key of [slug, shareToken, await addStay("airbnb"), await addStay(null)]) {
    expect(await read(key)).toContain("Links vom Tor");
    expect(planted(await read(key))).toBe(false);
  }
  expect(await read(await addStay("direct"))).toContain(`${PLANTED} next time`);
});

test("an import of the host's export keeps the marks, and hides the passage too", async () => {
  const form = new FormData();
  const bytes = await aroha.download(`/api/guidebooks/${id}/export?secrets=true`);
  form.set("file", new File([Uint8Array.from(bytes)], "guidebook.zip"));
  const made = await aroha.post("/api/guidebooks/import", form);
  expect(made.status).toBe(201);
  const sections = (await aroha.get(`/api/guidebooks/${made.body.id}/sections`)).text;
  expect(sections).toContain('<div data-not-for=\\"airbnb\\">');
  expect(planted(await bytesOf([`/view/${made.body.slug}`]))).toBe(false);
  await aroha.delete(`/api/guidebooks/${made.body.id}`);
});

describe("a translation that shows the passage to all", () => {
  const shown = `<p>Links vom Tor. ${PLANTED}</p>`;
  const read = async (key: string) =>
    (await world.visitor().get(`/view/${key}`, { "accept-language": "de" })).text;

  test("is not taken from a file", async () => {
    const text = `<p>Left of the gate</p><div data-not-for="airbnb"><p>${PLANTED}</p></div>`;
    const translations = [{ language: "de", path: "text", text: shown, by: "host" }];
    const section = { type: "kitchen", title: "Kitchen", content: { text }, prompts: [], sources: [] };
    const exported = {
      ...exportHead,
      name: "Lake House",
      propertyAddress: null,
      cover: null,
      languages: ["de"],
      withSecrets: false,
      access: {
        access: "everyone",
        showFrom: "3",
        wifiForEveryone: true,
        timeZone: null,
        ifCodeFails: null,
        permanentLinkAs: "direct",
      },
      sections: [{ ...section, translations }],
    };
    const bytes = Buffer.from(JSON.stringify(exported));
    const made = await aroha.post(
      "/api/guidebooks/import",
      await zipForm([{ name: "guidebook.json", bytes }]),
    );
    expect(made.status).toBe(201);
    const rows = await world.context.db.selectFrom("translations").selectAll().execute();
    expect(rows.map((row) => row.text)).not.toContain(shown);
    expect(await read(made.body.slug)).toContain("Left of the gate");
    expect(await read(made.body.slug)).not.toContain(PLANTED);
    await aroha.delete(`/api/guidebooks/${made.body.id}`);
  });

  test("is not displayed, had it been stored", async () => {
    await world.context.db.updateTable("translations").set({ text: shown }).execute();
    const page = await read(slug);
    expect(page).toContain("Left of the gate");
    expect(planted(page)).toBe(false);
  });
});

test("a copy of the guidebook has the host's word on no link", async () => {
  await aroha.put(`/api/guidebooks/${id}/access`, { permanentLinkAs: "direct" });
  const copy = (await aroha.post(`/api/guidebooks/${id}/duplicate`, { name: "Lake Cottage" })).body;
  await aroha.put(`/api/guidebooks/${id}/access`, { permanentLinkAs: "unknown" });
  expect((await aroha.get(`/api/guidebooks/${copy.id}/access`)).body.permanentLinkAs).toBe("unknown");
  await aroha.delete(`/api/guidebooks/${copy.id}`);
});

test("cleaners and calendars for other programs do not get it", async () => {
  const link = await aroha.post("/api/turnover-links", {
    guidebookIds: [id],
    label: "Kim",
    showsCodes: false,
  });
  const feed = await aroha.post("/api/account/calendars-out", { kind: "stays" });
  expect([link.status, feed.status]).toEqual([201, 201]);
  const paths = [link.body.url, link.body.calendarUrl, feed.body.url].map((url) => new URL(url).pathname);
  expect(planted(await bytesOf(paths))).toBe(false);
});

test("the host reads, previews and exports it; the preview of anyone does not show it", async () => {
  const sections = (await aroha.get(`/api/guidebooks/${id}/sections`)).text;
  expect(sections).toContain('<div data-not-for=\\"airbnb\\">');
  expect((await aroha.get(picture)).status).toBe(200);
  const preview = await aroha.get(`/api/guidebooks/${id}/preview`);
  expect(preview.text).not.toContain(PLANTED);
  expect((await aroha.get(`/api/guidebooks/${id}/print`)).text).not.toContain(PLANTED);
});

test("the fields for Airbnb do not have it", async () => {
  const fields = await aroha.get(`/api/guidebooks/${id}/airbnb`);
  expect(fields.status).toBe(200);
  expect(fields.text).toContain("Left of the gate");
  expect(fields.text).not.toContain(PLANTED);
});
