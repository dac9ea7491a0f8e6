import { describe, expect, test } from "vitest";
import { DEMO_KEY } from "#guest/demo/demo.ts";
import { newWorld } from "#test/world.ts";

const world = await newWorld();
const aroha = await world.host("Aroha");

async function newGuidebook(language?: string) {
  const { body } = await aroha.post("/api/guidebooks", { name: "Lake House" });
  await aroha.put(`/api/guidebooks/${body.id}`, language ? { language } : {});
  return body as { id: string; slug: string };
}

describe("a guidebook's own language", () => {
  test("is English, until its host chooses another; guests' clients read it too", async () => {
    const { id, slug } = await newGuidebook();
    expect((await aroha.get(`/api/guidebooks/${id}`)).body.language).toBe("en");
    const changed = await aroha.put(`/api/guidebooks/${id}`, { language: "ja" });
    expect(changed.body).toMatchObject({ language: "ja", name: "Lake House" });
    expect((await world.guest.get(`/api/public/${slug}`)).body.guidebook.language).toBe("ja");
  });

  test("is one that guidebooks have", async () => {
    const { id } = await newGuidebook();
    for (const language of ["tlh", "", "de-AT", null, 5]) {
      const refused = await aroha.put(`/api/guidebooks/${id}`, { language });
      expect([refused.status, refused.body.fields]).toEqual([
        400,
        { language: "Choose one of the languages that guidebooks have." },
      ]);
    }
  });

  test("is that of a copy", async () => {
    const { id } = await newGuidebook("ko");
    const { body } = await aroha.post(`/api/guidebooks/${id}/duplicate`, { name: "Lake House II" });
    expect(body.language).toBe("ko");
  });
});

describe("a choice by ?lang=", () => {
  const choose = (path: string) => world.visitor().get(path);

  test("is stored for the pages of this guidebook alone, and leads to the bare link", async () => {
    const chosen = await choose(`/view/${DEMO_KEY}?lang=en`);
    expect([chosen.status, chosen.headers.get("location")]).toEqual([303, `/view/${DEMO_KEY}`]);
    const cookie = chosen.headers.get("set-cookie");
    expect(cookie).toContain(`language=en; Max-Age=15552000; Path=/view/${DEMO_KEY}; HttpOnly; SameSite=Lax`);
    expect(chosen.headers.get("cache-control")).toBe("no-store");
  });

  test("takes a tag of a browser, and keeps what else the URL says", async () => {
    const chosen = await choose(`/view/${DEMO_KEY}?lang=pt-BR&booking=HM4AB2`);
    expect(chosen.headers.get("location")).toBe(`/view/${DEMO_KEY}?booking=HM4AB2`);
    expect(chosen.headers.get("set-cookie")).toContain("language=pt;");
  });

  test("of a language that we have not changes nothing", async () => {
    const chosen = await choose(`/view/${DEMO_KEY}?lang=tlh`);
    expect([chosen.status, chosen.headers.get("location")]).toEqual([303, `/view/${DEMO_KEY}`]);
    expect(chosen.headers.get("set-cookie")).toBeNull();
  });

  test("works on the way in too, and holds for all pages of the link", async () => {
    const chosen = await choose(`/view/${DEMO_KEY}/stay?lang=en`);
    expect(chosen.headers.get("location")).toBe(`/view/${DEMO_KEY}/stay`);
    expect(chosen.headers.get("set-cookie")).toContain(`Path=/view/${DEMO_KEY};`);
  });
});
