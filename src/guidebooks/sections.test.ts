import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readGuestGuidebook } from "#stays/guestGuidebook.server.ts";
import { saveGeneratedSection } from "#guidebooks/sections.server.ts";
import { newWorld } from "#test/world.ts";

const world = await newWorld();
const aroha = await world.host("Aroha");
const { id: guidebookId } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;

async function section(type: string) {
  const { body } = await aroha.get(`/api/guidebooks/${guidebookId}/sections`);
  return body.find((one: { type: string }) => one.type === type);
}

async function save(type: string, content: unknown, more: object = {}) {
  const { id } = await section(type);
  return aroha.put(`/api/guidebook-sections/${id}`, { content, ...more });
}

async function photo(width: number, height: number): Promise<string> {
  const create = { width, height, channels: 3 as const, background: "#a4673f" };
  const jpeg = await sharp({ create })
    .jpeg()
    .withExif({ IFD0: { Copyright: "Aroha" }, IFD3: { GPSLatitude: "44/1 41/1 0/1", GPSLatitudeRef: "S" } })
    .toBuffer();
  expect(jpeg.includes("Exif")).toBe(true);
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

describe("saving a section", () => {
  test("answers it with its next version, and moves the guidebook's date", async () => {
    world.clock.advance(60_000);
    const saved = await save("wifi", { networkName: " Lake ", password: "kea-kea", notes: "", router: "x" });
    expect(saved).toMatchObject({ status: 200, body: { type: "wifi", version: 2 } });
    expect(saved.body.content).toEqual({ networkName: "Lake", password: "kea-kea", notes: "" });
    const guidebook = (await aroha.get(`/api/guidebooks/${guidebookId}`)).body;
    expect(guidebook.updatedAt).toBe(world.clock.now());
  });

  test("reads list items that are strings as names", async () => {
    const saved = await save("dining", {
      items: ["Kai Whakapai", { name: "Federal", category: "Cafe" }, " "],
    });
    expect(saved.body.content.items).toEqual([
      { name: "Kai Whakapai", description: "", category: "" },
      { name: "Federal", description: "", category: "Cafe" },
    ]);
  });

  test.each([
    ["wifi", { networkName: 7 }, "networkName", "This must be text."],
    ["wifi", { networkName: "x".repeat(101) }, "networkName", "Use at most 100 characters."],
    ["rules", { rules: "none" }, "rules", "This must be a list."],
    ["checkin", { checkInTime: "3pm" }, "checkInTime", "Write the time as HH:MM, for example 15:00."],
    ["howto", { items: [{ title: "Spa", imageUrls: "x" }] }, "items.0.imageUrls", "This must be a list."],
  ])("of type %s refuses %j", async (type, content, field, sentence) => {
    const before = await section(type);
    const refused = await save(type, content);
    expect(refused).toMatchObject({ status: 400, body: { code: "invalid" } });
    expect(refused.body.fields[field]).toBe(sentence);
    expect(await section(type)).toEqual(before);
  });

  test.each([
    [{}, "content", "This must be an object."],
    [{ content: "text" }, "content", "This must be an object."],
    [{ content: [] }, "content", "This must be an object."],
    [{ content: {}, version: "1" }, "version", "This must be a number."],
  ])("refuses the body %j", async (body, field, sentence) => {
    const { id } = await section("welcome");
    const refused = await aroha.put(`/api/guidebook-sections/${id}`, body);
    expect(refused.status).toBe(400);
    expect(refused.body.fields[field]).toBe(sentence);
  });

  test("stores no script, however it is written", async () => {
    const dirty = [
      "<p onclick=alert(1)>Kia ora</p>",
      "<script>alert(2)</script>",
      '<a href="javascript:alert(3)">link</a>',
      "<svg><style><img src=x onerror=alert(4)></style></svg>",
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(5)&gt;">',
      '<iframe src="https://evil.example"></iframe>',
      '<p style="position:fixed">fixed</p>',
    ];
    for (const text of dirty) {
      const saved = await save("welcome", { text });
      expect(saved.text).not.toMatch(/<script|onclick=|<[^>]*onerror|javascript:|<iframe|style=/i);
    }
    expect((await save("welcome", { text: dirty[0] })).body.content.text).toBe("<p>Kia ora</p>");
  });

  test("neither deep nesting nor endless formatting holds up", async () => {
    for (const text of ["<div>".repeat(20_000), "<b><p>".repeat(20_000), "<a>".repeat(20_000) + "<table>"])
      expect((await save("welcome", { text: `${text}<img src="">` })).status).toBe(200);
  });

  test("refuses more than 12 MB with a sentence", async () => {
    const refused = await save("welcome", { text: "x".repeat(12 * 1024 * 1024) });
    expect(refused.status).toBe(413);
    expect(refused.body.message).toBe("This section is more than 12 MB. Use fewer or smaller pictures.");
  });
});

describe("two editors of one section", () => {
  test("do not overwrite each other: the second is given the stored section", async () => {
    const { id, version } = await section("kitchen");
    const write = (text: string, from?: number) =>
      aroha.put(`/api/guidebook-sections/${id}`, { content: { text }, version: from });
    expect((await write("<p>First</p>", version)).status).toBe(200);
    const late = await write("<p>Second</p>", version);
    expect(late).toMatchObject({ status: 409, body: { code: "stale_section" } });
    expect(late.body.section).toMatchObject({ id, version: version + 1, content: { text: "<p>First</p>" } });
    expect((await write("<p>Second</p>")).body.version).toBe(version + 2);
  });

  test("both count as saved where the second writes what is stored already", async () => {
    const { id, version } = await section("wifi");
    const given = { networkName: "Lake", password: "kererū", notes: '<p onclick="x()">Kia ora</p>' };
    const write = () => aroha.put(`/api/guidebook-sections/${id}`, { content: given, version });
    const first = await write();
    const again = await write();
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  test("both keep their answered questions where they write the same", async () => {
    const { id } = await section("checkin");
    const generated = { content: { text: "<p>Ho</p>" }, prompts: ["Where is the key?", "Is there a lift?"] };
    await saveGeneratedSection(world.context, aroha.actor, id, generated);
    const { version } = await section("checkin");
    const write = (prompts: string[]) =>
      aroha.put(`/api/guidebook-sections/${id}`, { content: { text: "<p>Hi</p>" }, version, prompts });
    expect((await write(["Is there a lift?"])).body.prompts).toEqual(["Is there a lift?"]);
    expect((await write([])).body.prompts).toEqual([]);
  });

  test("of ten that save at the same moment, one wins", async () => {
    const { id, version } = await section("amenities");
    const saves = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        aroha.put(`/api/guidebook-sections/${id}`, { content: { text: `<p>${index}</p>` }, version }),
      ),
    );
    expect(saves.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(saves.filter(({ status }) => status === 409)).toHaveLength(9);
  });
});

describe("pictures in a section", () => {
  test("are taken out of the content, and lose where they were taken", async () => {
    const source = await photo(2400, 1600);
    const saved = await save("welcome", { text: `<p>Our view</p><img src="${source}" alt="The lake">` });
    const { text } = saved.body.content;
    expect(text).not.toContain("data:");
    expect(text).toMatch(/<img [^>]*src="\/media\/[0-9a-f]{64}\.jpg"/);
    for (const part of ['width="1600"', 'height="1067"', 'alt="The lake"', "480w", "800w", "1200w"]) {
      expect(text).toContain(part);
    }
    const src = /src="([^"]+)"/.exec(text)?.[1] ?? "";
    const jpeg = await world.guest.get(src);
    expect(jpeg).toMatchObject({ status: 200 });
    expect(jpeg.text).not.toMatch(/Exif|Aroha|GPS/);
  });

  test("leave every word around them as it was", async () => {
    const [one, two] = [await photo(30, 20), await photo(20, 30)];
    const before = `<p>🏡 Ā\r\n</p><IMG alt='a > b' SRC='${one}'/><p>between &amp; 🌊</p><img src=${two}><p>after</p>`;
    const { text } = (await save("welcome", { text: before })).body.content;
    expect(text.replaceAll(/<img [^>]*>/g, "*")).toBe("<p>🏡 Ā\n</p>*<p>between &amp; 🌊</p>*<p>after</p>");
    expect(text.match(/width="(30|20)"/g)).toEqual(['width="30"', 'width="20"']);
  });

  test("keep their sizes when an editor sends only the address back", async () => {
    const first = await save("welcome", { text: `<img src="${await photo(600, 300)}">` });
    const src = /src="([^"]+)"/.exec(first.body.content.text)?.[1];
    const again = await save("welcome", { text: `<p>Hello</p><img src="${src}" alt="a &quot;b&quot;">` });
    expect(again.body.content.text).toContain('width="600"');
    expect(again.body.content.text).toContain(`/media/`);
    expect(again.body.content.text).toContain("480w");
  });

  test("beside a how-to and on the cover are our own, too, and guests are told their sizes", async () => {
    const saved = await save("howto", { items: [{ title: "Spa", imageUrls: [await photo(500, 400)] }] });
    const [spa] = saved.body.content.items[0].imageUrls;
    expect(spa).toMatch(/^\/media\/[0-9a-f]{64}\.jpg$/);
    const covered = await aroha.put(`/api/guidebooks/${guidebookId}`, { cover: await photo(900, 600) });
    const { cover, slug } = covered.body;
    expect(cover).toMatch(/^\/media\/[0-9a-f]{64}\.jpg$/);
    expect((await aroha.put(`/api/guidebooks/${guidebookId}`, { cover })).body.cover).toBe(cover);

    const reading = await readGuestGuidebook(world.context, slug);
    expect(reading).toMatchObject({ cover, pictures: { [spa]: { width: 500, height: 400 } } });
    expect(reading?.pictures[cover]).toMatchObject({ width: 900, height: 600 });
    expect((await aroha.put(`/api/guidebooks/${guidebookId}`, { cover: null })).body.cover).toBeNull();
  });

  test.each([
    "https://evil.example/pixel.gif",
    "//evil.example/pixel.gif",
    "/media/../api/auth/user",
    `/media/${"0".repeat(64)}.jpg`,
    "data:text/html,hello",
  ])("are refused from %s", async (source) => {
    const inText = await save("welcome", { text: `<p>x</p><img src="${source}">` });
    expect(inText).toMatchObject({ status: 400, body: { code: "foreign_picture" } });
    expect(inText.body.message).toContain("upload it here");
    const src = await save("howto", { items: [{ title: "Spa", imageUrls: [source] }] });
    expect(src).toMatchObject({ status: 400, body: { code: "foreign_picture" } });
  });

  test("are refused when they are no pictures, or too many", async () => {
    const svg = `<img src="data:image/svg+xml;base64,${Buffer.from("<svg/>").toString("base64")}">`;
    expect((await save("welcome", { text: svg })).body.code).toBe("unsupported_picture");
    const many = Array.from({ length: 41 }, (_, at) => `<img src="data:image/png;base64,AAA${at + 100}A">`);
    expect((await save("welcome", { text: many.join("") })).body.code).toBe("too_many_pictures");
  });
});

describe("a generated section", () => {
  test("has prompts that the next save answers, but for those that are kept", async () => {
    const { id } = await section("services");
    const source = { placeId: "osm:1", name: "Mitre 10", source: "osm", date: "2026-01-01", distance: 350 };
    const generated = await saveGeneratedSection(world.context, aroha.actor, id, {
      content: { items: [{ name: "Mitre 10", placeId: "osm:1" }] },
      prompts: ["Which doctor?", "Which bin day?"],
      sources: [source],
    });
    expect(generated.ok).toBe(true);
    expect(await section("services")).toMatchObject({
      prompts: ["Which doctor?", "Which bin day?"],
      sources: [source],
    });
    const { slug } = (await aroha.get(`/api/guidebooks/${guidebookId}`)).body;
    const read = await readGuestGuidebook(world.context, slug);
    expect(read).toMatchObject({ credits: ["osm"] });
    const stored = await save("services", { items: [] }, { prompts: ["Which bin day?", "Invented"] });
    expect(stored.body).toMatchObject({ prompts: ["Which bin day?"], sources: [source] });
    expect((await save("services", { items: [] })).body.prompts).toEqual([]);
  });
});
