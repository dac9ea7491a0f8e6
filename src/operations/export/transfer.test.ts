// Over 300 lines: every test exports and imports the one guidebook that has something in each of its parts.
import { Buffer } from "node:buffer";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { mediaStorage } from "#media/mediaStorage.server.ts";
import { translate } from "#test/translations.ts";
import { newWorld, type Host, type World } from "#test/world.ts";
import { openZip } from "#operations/export/zip/readZip.server.ts";
import { writeZip, type ZipFile } from "#operations/export/zip/writeZip.server.ts";

const LIMITS = { files: 1000, bytes: 1e8 };

let world: World;
let aroha: Host;
beforeAll(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
});

async function uploadPicture(host: Host): Promise<string> {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: "#2a6f97" } });
  const form = new FormData();
  form.set("file", new File([Uint8Array.from(await image.png().toBuffer())], "lake.png"));
  return (await host.post("/api/media", form)).body.url;
}

async function save(host: Host, id: string, type: string, content: object): Promise<void> {
  const sections = (await host.get(`/api/guidebooks/${id}/sections`)).body;
  const section = sections.find((one: { type: string }) => one.type === type);
  expect((await host.put(`/api/guidebook-sections/${section.id}`, { content })).status).toBe(200);
}

/** A guidebook with something of every kind: rich text, secrets, lists, pictures, times, access. */
async function newFilled(host: Host): Promise<{ id: string; picture: string }> {
  const { id } = (await host.post("/api/guidebooks", { name: "Wānaka <Lake> House" })).body;
  const picture = await uploadPicture(host);
  await host.put(`/api/guidebooks/${id}`, { cover: picture });
  const hidden = '<div class="stay-only"><p>The spare key is under the pot.</p></div>';
  await save(host, id, "welcome", {
    text: `<p>Kia ora</p><p><img src="${picture}" alt="The lake"></p>${hidden}`,
  });
  await save(host, id, "wifi", { networkName: "Lake", password: "kettle-42", notes: "" });
  await save(host, id, "checkin", { checkInType: "keypad", doorCode: "4711", details: "<p>Left.</p>" });
  await save(host, id, "rules", { rules: ["No shoes", "Quiet after ten"] });
  await save(host, id, "howto", {
    items: [{ title: "Heat", description: "<p>Press.</p>", imageUrls: [picture] }],
  });
  await save(host, id, "dining", { items: ["Kai Whakapai"] });
  await host.put(`/api/guidebooks/${id}`, { language: "de" });
  await arrange(host, id, picture);
  await aroha.put(`/api/guidebooks/${id}/languages`, { languages: ["en", "fr"] });
  await translateFilled(host, id, picture);
  const access = { access: "stays", timeZone: "Pacific/Auckland", contact: "Mere 021 000" };
  await host.put(`/api/guidebooks/${id}/access`, access);
  const items = [{ text: "Bins emptied" }, { text: "Keys in the lock box" }];
  await host.put(`/api/guidebooks/${id}/turnover-list`, { on: true, items });
  return { id, picture };
}

/** A name, a rule, and the welcome with its passage for the stay, in English and French. */
async function translateFilled(host: Host, id: string, picture: string): Promise<void> {
  const img = `<p><img src="${picture}" alt="The lake"></p>`;
  const hidden = (words: string) => `<div class="stay-only"><p>${words}</p></div>`;
  const saved = [
    await translate(host, id, ["rules", "tile"], "S’il vous plaît", { language: "fr" }),
    await translate(host, id, ["rules", "rules.1"], "Silence après dix heures", { language: "fr" }),
    await translate(host, id, ["welcome", "text"], `<p>Hello</p>${img}${hidden("A kettle pot key")}`, {
      language: "en",
    }),
  ];
  expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
}

/** Sections of the host's own, another order, a hidden one, and a tile with a name and an icon. */
async function arrange(host: Host, id: string, picture: string): Promise<void> {
  const add = (body: object) => host.post(`/api/guidebooks/${id}/sections`, body);
  const pool = { text: `<p>Opens at eight.</p><p><img src="${picture}" alt="The pool"></p>` };
  await add({ shape: "text", title: "Pool", icon: "waves", content: pool });
  await add({ shape: "how-to", title: "The boat", icon: "star" });
  const [first, ...others] = (await host.get(`/api/guidebooks/${id}/sections`)).body.toReversed();
  const places = [first, ...others].map((section: { id: string; type: string }) => ({
    id: section.id,
    ...(section.type === "rules" && { title: "Please", icon: "heart" }),
    ...(section.type === "dining" && { hidden: true }),
  }));
  expect((await host.put(`/api/guidebooks/${id}/layout`, { sections: places })).status).toBe(200);
}

async function exportOf(host: Host, path: string) {
  const bytes = await host.download(path);
  return { bytes, zip: openZip(bytes, LIMITS) };
}

const textIn = async (zip: ReturnType<typeof openZip>, name: string) =>
  (await zip.read(name))?.toString() ?? "";

function importZip(host: Host, bytes: Uint8Array) {
  const form = new FormData();
  form.set("file", new File([Uint8Array.from(bytes)], "guidebook.zip"));
  return host.post("/api/guidebooks/import", form);
}

async function zipOf(...files: ZipFile[]): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of writeZip(each(files))) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function* each(files: ZipFile[]) {
  yield* files;
}

describe("an exported guidebook", () => {
  test("comes back byte for byte after everything was wiped, here or at another host's", async () => {
    const { id, picture } = await newFilled(aroha);
    const { bytes, zip } = await exportOf(aroha, `/api/guidebooks/${id}/export?secrets=true`);
    const json = await textIn(zip, "guidebook.json");
    expect(json).toContain("kettle-42");
    await world.context.db.deleteFrom("guidebooks").execute();
    await world.context.db.deleteFrom("media").execute();
    await mediaStorage(world.context).remove(picture.slice("/media/".length));

    const made = await importZip(aroha, bytes);
    expect(made).toMatchObject({ status: 201, body: { name: "Wānaka <Lake> House", cover: picture } });
    const again = await exportOf(aroha, `/api/guidebooks/${made.body.id}/export?secrets=true`);
    expect(await textIn(again.zip, "guidebook.json")).toBe(json);
    expect(again.bytes.equals(bytes)).toBe(true);
    const page = (await world.guest.get(`/view/${made.body.slug}`)).text;
    expect(page).toMatch(/href="#own-[a-z0-9]{8}".*?The boat/s);
    expect(page).toContain("Opens at eight.");
    const french = await world.guest.get(`/view/${made.body.slug}`, { "accept-language": "fr" });
    expect(french.text).toContain("Silence après dix heures");
    expect(french.text).toContain("S’il vous plaît");
    expect((await world.guest.get(picture)).status).toBe(200);

    const other = await world.host("Bo");
    const elsewhere = await importZip(other, bytes);
    const theirs = await exportOf(other, `/api/guidebooks/${elsewhere.body.id}/export?secrets=true`);
    expect(await textIn(theirs.zip, "guidebook.json")).toBe(json);
  });

  test("comes back with the part of its cover, its focus, its print sheet, and pictures with their words", async () => {
    const { id, picture } = await newFilled(aroha);
    const pictures = [{ url: picture, alt: "The lake at noon", caption: "From the deck" }];
    await save(aroha, id, "kitchen", { text: "", pictures });
    await save(aroha, id, "places", { items: [{ name: "Rippon", picture: pictures[0] }] });
    const coverCrop = { x: 0, y: 0.25, width: 0.5, height: 0.5 };
    const print = { off: ["reviews"], emergencyText: "Ring Mere" };
    await aroha.put(`/api/guidebooks/${id}`, { coverCrop, coverFocus: { x: 0.2, y: 1 }, print });
    const { bytes, zip } = await exportOf(aroha, `/api/guidebooks/${id}/export?secrets=true`);
    expect(zip.names.filter((name) => name.startsWith("pictures/"))).toHaveLength(2);
    const page = await textIn(zip, "index.html");
    expect(page).toContain(`<a href="pictures/${picture.slice("/media/".length)}"`);
    expect(page).toContain("<figcaption><p>From the deck</p></figcaption>");
    expect(page).not.toMatch(/srcset|<source/i);
    const bo = await world.host("Bobo");
    const { body } = await importZip(bo, bytes);
    expect(body).toMatchObject({ coverOriginal: picture, coverCrop, coverFocus: { x: 0.2, y: 1 }, print });
    const again = await exportOf(bo, `/api/guidebooks/${body.id}/export?secrets=true`);
    expect(await textIn(again.zip, "guidebook.json")).toBe(await textIn(zip, "guidebook.json"));
  });

  test("is a file that is called by the letters of its name alone", async () => {
    const { id } = (await aroha.post("/api/guidebooks", { name: 'Lake "House"; ../é' })).body;
    const { headers } = await aroha.get(`/api/guidebooks/${id}/export`);
    expect(headers.get("content-disposition")).toBe('attachment; filename="Lake-House-e.zip"');
  });

  test("holds no secret unless it is ticked, in JSON or in the copy to read", async () => {
    const { id } = await newFilled(aroha);
    const { zip } = await exportOf(aroha, `/api/guidebooks/${id}/export`);
    for (const name of ["guidebook.json", "index.html"]) {
      const text = await textIn(zip, name);
      expect(text).toContain("Kia ora");
      expect(text).not.toMatch(/kettle-42|4711|spare key|kettle pot/);
    }
    expect(await textIn(zip, "guidebook.json")).toContain("<p>Hello</p>");
    expect(zip.names.filter((name) => name.startsWith("pictures/"))).toHaveLength(1);
    const page = await textIn(zip, "index.html");
    expect(page).not.toMatch(/<script|src="(https?:|\/)|href="\/|srcset=/);
    expect(page).toMatch(/src="pictures\/[\da-f]{64}\.jpg"/);
    expect(page).toMatch(/<a href="#own-\w{8}">Pool<\/a>.*<a href="#rules">Please<\/a>/s);
    expect(page).not.toContain("Kai Whakapai");
  });

  test("of an account is a folder for each, and each can be imported", async () => {
    const host = await world.host("Cy");
    for (const name of ["Lake", "Hut"]) await host.post("/api/guidebooks", { name });
    const { bytes, zip } = await exportOf(host, "/api/account/export");
    expect(zip.names.toSorted()).toEqual([
      "1-Lake/guidebook.json",
      "1-Lake/index.html",
      "2-Hut/guidebook.json",
      "2-Hut/index.html",
      "events.json",
    ]);
    const events: unknown = JSON.parse(await textIn(zip, "events.json"));
    expect(events).toContainEqual(expect.objectContaining({ kind: "guidebook.created", by: "member" }));
    expect((await importZip(host, bytes)).body).toMatchObject({ name: "Lake" });
    const schema = (await world.guest.get("/api/guidebook-export-schema")).body;
    expect(schema.required).toContain("sections");
  });

  test("is refused to a viewer and to strangers, and goes to a host without a plan", async () => {
    const host = await world.host("Di");
    const { id } = (await host.post("/api/guidebooks", { name: "Lake" })).body;
    const viewer = await world.member(host, "Vi", "viewer");
    expect((await viewer.get(`/api/guidebooks/${id}/export`)).status).toBe(403);
    expect((await aroha.get(`/api/guidebooks/${id}/export`)).status).toBe(404);
    await world.context.db
      .deleteFrom("account_subscriptions")
      .where("account_id", "=", host.accountId)
      .execute();
    expect((await host.get(`/api/guidebooks/${id}/export`)).status).toBe(200);
    expect((await importZip(host, await zipOf())).status).toBe(402);
  });
});

describe("a hostile file", () => {
  const json = Buffer.from("{}");
  const named = (name: string) => zipOf({ name, bytes: json });

  /** Writes over the header fields of the only file of a zip, in its directory. */
  function patched(zip: Buffer, change: (entry: Buffer) => void): Buffer {
    const copy = Buffer.from(zip);
    change(copy.subarray(copy.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))));
    return copy;
  }

  const files: [string, () => Promise<Buffer>, RegExp][] = [
    ["no zip", async () => Buffer.from("hello"), /not a zip/],
    ["an empty file", async () => Buffer.alloc(0), /not a zip/],
    ["half a zip", async () => (await named("guidebook.json")).subarray(0, 40), /not a zip/],
    ["a zip without a guidebook", () => named("letter.txt"), /no guidebook/],
    ["a path that climbs", () => named("../../etc/guidebook.json"), /outside itself/],
    ["a path from the root", () => named("/guidebook.json"), /outside itself/],
    ["a path of Windows", () => named("C:\\guidebook.json"), /outside itself/],
    [
      "a symbolic link",
      async () =>
        patched(await named("guidebook.json"), (entry) => entry.writeUInt32LE(0o120777 * 65536, 38)),
      /links to other files/,
    ],
    [
      "a password",
      async () => patched(await named("guidebook.json"), (entry) => entry.writeUInt16LE(1, 8)),
      /password/,
    ],
    [
      "a bomb that names its size",
      () => zipOf({ name: "guidebook.json", bytes: Buffer.alloc(201 * 1024 * 1024) }),
      /larger than an export can be/,
    ],
    [
      "a bomb that hides its size",
      async () =>
        patched(await zipOf({ name: "guidebook.json", bytes: Buffer.alloc(5_000_000) }), (entry) =>
          entry.writeUInt32LE(10, 24),
        ),
      /damaged/,
    ],
    [
      "a wrong checksum",
      async () => patched(await named("guidebook.json"), (entry) => entry.writeUInt32LE(7, 16)),
      /damaged/,
    ],
    ["a name over 255 bytes", () => named("a/".repeat(128)), /damaged/],
    [
      "more files than an export has",
      () => zipOf(...Array.from({ length: 2001 }, (_, index) => ({ name: `${index}`, bytes: json }))),
      /more than 2000 files/,
    ],
    ["another JSON", () => named("guidebook.json"), /not in our format/],
    ["no JSON", () => zipOf({ name: "guidebook.json", bytes: Buffer.from("{") }), /not JSON/],
  ];

  test.each(files)("with %s is refused with a sentence", async (_what, make, sentence) => {
    const refused = await importZip(aroha, await make());
    expect(refused).toMatchObject({ status: 400, body: { code: "not_an_export" } });
    expect(refused.body.message).toMatch(sentence);
  });

  test("with script in it is sanitised as what a host types", async () => {
    const { id } = await newFilled(aroha);
    const { zip } = await exportOf(aroha, `/api/guidebooks/${id}/export`);
    const exported = JSON.parse(await textIn(zip, "guidebook.json"));
    exported.cover = null;
    exported.sections = exported.sections.filter(({ type }: { type: string }) => type === "welcome");
    delete exported.sections[0].translations;
    exported.sections[0].content.text = '<p onclick="x()">Hi</p><script>alert(1)</script>';
    const made = await importZip(
      aroha,
      await zipOf({ name: "guidebook.json", bytes: Buffer.from(JSON.stringify(exported)) }),
    );
    const sections = (await aroha.get(`/api/guidebooks/${made.body.id}/sections`)).body;
    expect(sections.find(({ type }: { type: string }) => type === "welcome").content.text).toBe("<p>Hi</p>");
  });

  test("with a section of its own that is none of ours is refused", async () => {
    const { id } = await newFilled(aroha);
    const { zip } = await exportOf(aroha, `/api/guidebooks/${id}/export`);
    const exported = JSON.parse(await textIn(zip, "guidebook.json"));
    const [boat] = exported.sections;
    const picture = (await zip.read(zip.names.find((name) => name.startsWith("pictures/")) ?? "")) ?? json;
    const [name = ""] = zip.names.filter((one) => one.startsWith("pictures/"));
    for (const wrong of [
      { type: "wifi", content: {} },
      { tile: "" },
      { own: "contacts" },
      { icon: "bomb" },
    ]) {
      const sections = [{ ...boat, ...wrong }, ...exported.sections.slice(1)];
      const bytes = Buffer.from(JSON.stringify({ ...exported, sections }));
      const zipped = await zipOf({ name: "guidebook.json", bytes }, { name, bytes: picture });
      expect(await importZip(aroha, zipped)).toMatchObject({ status: 400, body: { code: "not_an_export" } });
    }
    const twice = Buffer.from(JSON.stringify({ ...exported, sections: [boat, boat] }));
    const zipped = await zipOf({ name: "guidebook.json", bytes: twice }, { name, bytes: picture });
    expect((await importZip(aroha, zipped)).status).toBe(400);
  });

  test("with a picture that is not ours has it drawn anew", async () => {
    const { id } = await newFilled(aroha);
    const { zip } = await exportOf(aroha, `/api/guidebooks/${id}/export`);
    const [name = ""] = zip.names.filter((one) => one.startsWith("pictures/"));
    const other = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#f00" } })
      .withExif({ IFD0: { Copyright: "Mallory" } })
      .jpeg()
      .toBuffer();
    const guidebook = await zip.read("guidebook.json");
    const forged = await zipOf({ name: "guidebook.json", bytes: guidebook ?? json }, { name, bytes: other });
    const made = await importZip(aroha, forged);
    expect(made.status).toBe(201);
    expect(made.body.cover).not.toContain(name.slice("pictures/".length));
    expect((await aroha.download(made.body.cover)).includes("Mallory")).toBe(false);
  });
});
