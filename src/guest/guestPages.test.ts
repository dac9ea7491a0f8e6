// Over 300 lines: every test reads the guest's pages of the one guidebook, by each of its ways.
import { createHash } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { DEMO_KEY } from "#guest/demo/demo.ts";
import { newWorld } from "#test/world.ts";

const world = await newWorld();
const aroha = await world.host("Aroha");

async function write(guidebookId: string, type: string, content: object) {
  const { body: sections } = await aroha.get(`/api/guidebooks/${guidebookId}/sections`);
  const { id } = sections.find((section: { type: string }) => section.type === type);
  expect((await aroha.put(`/api/guidebook-sections/${id}`, { content })).status).toBe(200);
}

async function newGuidebook(name = "Wānaka Lake House") {
  const { body } = await aroha.post("/api/guidebooks", { name });
  return body as { id: string; slug: string };
}

async function photo(width: number, height: number) {
  const noise = { type: "gaussian", mean: 120, sigma: 40 } as const;
  const jpeg = await sharp({ create: { width, height, channels: 3, background: "#fff", noise } })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

describe("the guest page", () => {
  test("is one document with every section, and the first screen's four links", async () => {
    const { id, slug } = await newGuidebook();
    await write(id, "wifi", { networkName: "Lakehouse-5G", password: "slow-morning-42" });
    await write(id, "checkin", { doorCode: "4817" });
    await write(id, "departure", { checkOutTime: "10:00", items: ["Lock up"] });
    await write(id, "property", { address: "48 Lakeside Road", city: "Wānaka", country: "New Zealand" });
    const page = await world.guest.get(`/view/${slug}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain("Kia ora, welcome to");
    expect(page.text).toMatch(/<h1[^>]*>Wānaka Lake House<\/h1>/);
    expect(page.text.match(/<h1/g)).toHaveLength(1);
    for (const words of [
      "Lakehouse-5G",
      "slow-morning-42",
      "4817",
      "Out 10 am",
      "48 Lakeside Road, Wānaka",
    ]) {
      expect(page.text).toContain(words);
    }
    const [tiles = ""] = /<nav class="tiles".*?<\/nav>/s.exec(page.text) ?? [];
    expect(tiles.match(/<a href="#/g)).toHaveLength(16);
    expect(page.text.match(/<section id="\w+" class="page"/g)).toHaveLength(16);
    expect(page.text).toContain("This section is not available yet.");
  });

  test("has tiles for what is written, and one quiet line after them that leads to the rest", async () => {
    const { id, slug } = await newGuidebook();
    await write(id, "recommendations", { restaurants: [{ name: "Kai" }] });
    const { text } = await world.guest.get(`/view/${slug}`);
    const tiles = [...text.matchAll(/href="#(\w+)" class="tile"/g)].map(([, type]) => type);
    expect(tiles, "the emergency section has the country's number").toEqual(["emergency", "recommendations"]);
    const [line = ""] = /<p class="unfilled">.*?<\/p>/s.exec(text) ?? [];
    expect(line).toContain("Not filled in yet");
    const others = [...line.matchAll(/href="#(\w+)"/g)].map(([, type]) => type);
    expect(others).toHaveLength(14);
    for (const type of others) expect(text).toContain(`<section id="${type}" class="page"`);
  });

  test("has no such line where all is written", async () => {
    expect((await world.guest.get(`/view/${DEMO_KEY}`)).text).not.toContain("unfilled");
  });

  test("asks nobody else for anything, and waits for no stylesheet", async () => {
    const { text, headers } = await world.guest.get(`/view/${DEMO_KEY}`);
    expect(text).not.toMatch(/ style=|rel="stylesheet"|<script(?![^>]*src="\/)/);
    expect([...text.matchAll(/(?:src|srcset)="([^"]+)"/g)].every(([, path]) => path?.startsWith("/"))).toBe(
      true,
    );
    expect(headers.get("content-security-policy")).toContain("img-src 'self';");
    expect(headers.get("content-security-policy")).toContain("frame-src 'none'");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(headers.get("cache-control")).toBe("private, no-cache");
  });

  test.each([`/view/${DEMO_KEY}`, `/print/${DEMO_KEY}`, `/qr/${DEMO_KEY}`, "/view/nothing-here-abc123"])(
    "%s carries its style, and its policy lets in that one alone",
    async (path) => {
      const { text, headers } = await world.guest.get(path);
      const styles = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = ""]) => style);
      expect(styles).toHaveLength(1);
      const hash = createHash("sha256")
        .update(styles[0] ?? "")
        .digest("base64");
      expect(headers.get("content-security-policy")).toContain(`; style-src 'sha256-${hash}';`);
    },
  );

  test("lets in the players of the guidebook's own videos alone", async () => {
    const { id, slug } = await newGuidebook();
    await write(id, "howto", { items: [{ title: "Heat pump", videoUrl: "https://youtu.be/dQw4w9WgXcQ" }] });
    const { headers } = await world.guest.get(`/view/${slug}`);
    expect(headers.get("content-security-policy")).toContain("frame-src https://www.youtube-nocookie.com;");
  });

  test("gives a chat a title and a picture, and no secrets", async () => {
    const { text } = await world.guest.get(`/view/${DEMO_KEY}`);
    const head = text.slice(0, text.indexOf("</head>"));
    expect(head).toContain('property="og:title" content="Wānaka Retreat"');
    expect(head).not.toMatch(/4817|slow-morning/);
    const picture = /og:image" content="[^"]*?(\/view[^"]+)"/.exec(head)?.[1] ?? "";
    const { status, headers } = await world.guest.get(picture);
    expect([status, headers.get("content-type")]).toEqual([200, "image/png"]);
  });

  test("answers 304 while nothing changed, and the new page at once when something did", async () => {
    const { id, slug } = await newGuidebook();
    await write(id, "rules", { rules: ["Shoes off inside"] });
    const first = await world.guest.get(`/view/${slug}`);
    const etag = first.headers.get("etag") ?? "";
    expect((await world.guest.get(`/view/${slug}`, { "if-none-match": etag })).status).toBe(304);
    await write(id, "rules", { rules: ["Shoes on, it is cold"] });
    const second = await world.guest.get(`/view/${slug}`, { "if-none-match": etag });
    expect(second.status).toBe(200);
    expect(second.text).toContain("Shoes on, it is cold");
  });
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["identity", null],
])("a page comes in the smallest form that a browser reads: %s", async (accepts, encoding) => {
  const { headers } = await world.guest.get(`/view/${DEMO_KEY}`, { "accept-encoding": accepts });
  expect(headers.get("content-encoding")).toBe(encoding);
  expect(headers.get("vary")).toBe("Accept-Encoding, Accept-Language, Cookie");
});

describe("what was drawn before a change is not shown after it", () => {
  const pages = ["view", "print", "qr"] as const;
  const readAll = async (slug: string) =>
    Promise.all(pages.map(async (kind) => (await world.guest.get(`/${kind}/${slug}`)).text));

  test("on the guest page and on the print sheet, when a section changes", async () => {
    const { id, slug } = await newGuidebook();
    await readAll(slug);
    await write(id, "rules", { rules: ["Shoes on, it is cold"] });
    await write(id, "wifi", { networkName: "Lakehouse-6G", password: "new-morning-43" });
    for (const page of (await readAll(slug)).slice(0, 2)) {
      expect(page).toContain("Shoes on, it is cold");
      expect(page).toContain("new-morning-43");
    }
  });

  test("on all three, when the guidebook is renamed or the address changes", async () => {
    const { id, slug } = await newGuidebook();
    await readAll(slug);
    await aroha.put(`/api/guidebooks/${id}`, { name: "Bach by the Lake" });
    for (const page of await readAll(slug)) expect(page).toContain("Bach by the Lake");
    await write(id, "property", { address: "7 Shore Lane" });
    for (const page of await readAll(slug)) expect(page).toContain("7 Shore Lane");
  });

  test("on the card in a chat, when the guidebook gets a picture of its own and when it loses it", async () => {
    const { id, slug } = await newGuidebook();
    const pictureOf = async () =>
      /og:image" content="http:\/\/[^/]+([^"]+)"/.exec((await readAll(slug))[0] ?? "")?.[1];
    expect(await pictureOf()).toBe(`/view/${slug}/picture.png`);
    const { body } = await aroha.put(`/api/guidebooks/${id}`, { cover: await photo(900, 600) });
    expect(await pictureOf()).toBe(body.cover);
    await aroha.put(`/api/guidebooks/${id}`, { cover: null });
    expect(await pictureOf()).toBe(`/view/${slug}/picture.png`);
  });
});

test("a how-to's photo says its size before it has come, and that there are smaller ones", async () => {
  const { id, slug } = await newGuidebook();
  await write(id, "howto", { items: [{ title: "Spa", imageUrls: [await photo(900, 600)] }] });
  const { text } = await world.guest.get(`/view/${slug}`);
  expect(text).toMatch(/srcSet="\/media\/\w+-480\.webp 480w[^"]*" sizes="[^"]*" width="900" height="600"/);
});

describe("a share link", () => {
  test("says its token wherever it would say the slug", async () => {
    const { id, slug } = await newGuidebook();
    const { body: link } = await aroha.post(`/api/guidebooks/${id}/share-links`, {});
    for (const path of [`/view/${link.token}`, `/print/${link.token}`, `/qr/${link.token}`]) {
      const { status, text } = await world.guest.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).not.toContain(slug);
    }
    const { body } = await world.guest.get(`/api/public/guidebook/${link.token}`);
    expect(body.guidebook.slug).toBe(link.token);
    expect(JSON.stringify(body)).not.toContain(slug);
  });

  test("that was revoked is gone at the next request, though the page was kept", async () => {
    const { id } = await newGuidebook();
    const { body: link } = await aroha.post(`/api/guidebooks/${id}/share-links`, {});
    expect((await world.guest.get(`/view/${link.token}`)).status).toBe(200);
    await aroha.delete(`/api/share-links/${link.token}`);
    expect((await world.guest.get(`/view/${link.token}`)).status).toBe(404);
  });

  test("ends at its moment, and tells the saved copy when that is", async () => {
    const { id } = await newGuidebook();
    const expiresAt = world.clock.now() + 60_000;
    const { body: link } = await aroha.post(`/api/guidebooks/${id}/share-links`, { expiresAt });
    const { headers } = await world.guest.get(`/view/${link.token}`);
    expect(headers.get("guidebook-live-until")).toBe(String(expiresAt));
    world.clock.advance(60_001);
    expect((await world.guest.get(`/view/${link.token}`)).status).toBe(404);
  });
});

describe("a path that was typed by hand", () => {
  test.each(["view", "print", "qr"])("leads to the one path of the page: /%s", async (kind) => {
    const { slug } = await newGuidebook();
    for (const typed of [
      `/${kind}/${slug}/`,
      `/${kind}/${slug.toUpperCase()}`,
      `/${kind.toUpperCase()}/${slug}//`,
    ]) {
      const { status, headers } = await world.guest.get(`${typed}?from=fridge`);
      expect(status).toBe(308);
      expect(headers.get("location")).toBe(`/${kind}/${slug}?from=fridge`);
    }
  });

  test("keeps the capitals of a share link", async () => {
    const { id } = await newGuidebook();
    const { body: link } = await aroha.post(`/api/guidebooks/${id}/share-links`, {});
    const { status, headers } = await world.guest.get(`/view/${link.token}/`);
    expect(status).toBe(308);
    expect(headers.get("location")).toBe(`/view/${link.token}`);
    expect((await world.guest.get(`/view/${link.token}`)).status).toBe(200);
  });

  test("changes no other path", async () => {
    for (const path of ["/view/", "/view/a-house-abc123/picture.png", "/Viewing/A-House", "//view/A-House"])
      expect((await world.guest.get(path)).status).not.toBe(308);
  });
});

describe("a guidebook that is not there", () => {
  test.each([
    ["/view/nothing-here-abc123", "Guidebook Not Found", "This guidebook may have expired or been deleted."],
    ["/print/nothing-here-abc123", "Guidebook Not Found", "This guidebook may have expired or been deleted."],
    ["/qr/nothing-here-abc123", "QR Code Not Found", "The requested guidebook could not be found."],
  ])("%s is a real 404", async (path, heading, words) => {
    const { status, text, headers } = await world.guest.get(path);
    expect(status).toBe(404);
    expect(text).toContain(heading);
    expect(text).toContain(words);
    expect(text).toContain("Return Home");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("tells a guest whom to ask", async () => {
    expect((await world.guest.get("/view/nothing-here-abc123")).text).toContain(
      "ask your host for a new one",
    );
  });

  test("comes down with the archive and is back with the restore", async () => {
    const { id, slug } = await newGuidebook();
    expect((await world.guest.get(`/view/${slug}`)).status).toBe(200);
    await aroha.patch(`/api/guidebooks/${id}/archive`);
    expect((await world.guest.get(`/view/${slug}`)).status).toBe(404);
    await aroha.patch(`/api/guidebooks/${id}/restore`);
    expect((await world.guest.get(`/view/${slug}`)).status).toBe(200);
  });
});

describe("the public calls", () => {
  test.each(["demo", "guidebook", "slug"])("/api/public/%s takes the demo's address", async (call) => {
    const { status, body } = await world.guest.get(`/api/public/${call}/${DEMO_KEY}`);
    expect(status).toBe(200);
    expect(body.guidebook.slug).toBe(DEMO_KEY);
    expect(body.sections).toHaveLength(17);
  });

  test("take a slug and a share token alike", async () => {
    const { id, slug } = await newGuidebook();
    const { body: link } = await aroha.post(`/api/guidebooks/${id}/share-links`, {});
    for (const call of ["/demo", "/guidebook", "/slug", ""])
      for (const key of [slug, link.token]) {
        const { status, body } = await world.guest.get(`/api/public${call}/${key}`);
        expect([status, body.guidebook.slug, body.guidebook.name]).toEqual([200, key, "Wānaka Lake House"]);
        expect(body.sections).toHaveLength(17);
      }
  });

  test("answer these fields and no others", async () => {
    const { id, slug } = await newGuidebook();
    const { body } = await world.guest.get(`/api/public/${slug}`);
    expect(Object.keys(body.guidebook).toSorted()).toEqual([
      "cover",
      "language",
      "name",
      "propertyAddress",
      "slug",
      "updatedAt",
    ]);
    expect(Object.keys(body.sections[0]).toSorted()).toEqual(["content", "id", "title", "type"]);
    expect(JSON.stringify(body)).not.toContain(id);
    expect(JSON.stringify(body)).not.toContain(aroha.id);
  });

  test("say what is wrong with a key that is none", async () => {
    const { status, body } = await world.guest.get("/api/public/slug/nothing-here-abc123");
    expect([status, body.code]).toEqual([404, "not_found"]);
  });
});
