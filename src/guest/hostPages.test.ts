import { beforeAll, describe, expect, test } from "vitest";
import { newWorld, type Host, type World } from "#test/world.ts";

const DOOR_CODE = "7391#";
const WIFI_PASSWORD = "kea-kea-kea";
const SAFE = "The safe opens with 5520";

let world: World;
let aroha: Host;
let guidebook: { id: string; slug: string };

async function save(type: string, content: unknown) {
  const { body } = await aroha.get(`/api/guidebooks/${guidebook.id}/sections`);
  const section = body.find((one: { type: string }) => one.type === type);
  const saved = await aroha.put(`/api/guidebook-sections/${section.id}`, { content });
  if (saved.status !== 200) throw new Error(saved.text);
}

const preview = (as: string, visitor = aroha) =>
  visitor.get(`/api/guidebooks/${guidebook.id}/preview?as=${encodeURIComponent(as)}`);

beforeAll(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
  guidebook = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  const details = `<p>Left of the gate</p><div class="stay-only"><p>${SAFE}</p></div>`;
  await save("checkin", { doorCode: DOOR_CODE, checkInTime: "15:00", details });
  await save("wifi", { networkName: "Lake", password: WIFI_PASSWORD });
  await aroha.put(`/api/guidebooks/${guidebook.id}/access`, {
    access: "stays",
    wifiForEveryone: false,
    timeZone: "Australia/Sydney",
  });
});

describe("the preview", () => {
  test.each([
    ["anyone", false],
    ["before", false],
    ["arrival", true],
    ["during", true],
    ["last day", true],
    ["after", false],
  ])("as %s shows the secrets: %s", async (as, isShown) => {
    const { status, text } = await preview(as);
    expect(status).toBe(200);
    expect(text).toContain("Left of the gate");
    for (const secret of [DOOR_CODE, WIFI_PASSWORD, SAFE]) expect(text.includes(secret)).toBe(isShown);
  });

  test("as anyone is the page that a link opens", async () => {
    const { text } = await preview("anyone");
    expect(text).toBe((await world.guest.get(`/view/${guidebook.slug}`)).text);
  });

  test("shows the days and the door code of the next stay", async () => {
    const next = { arrival: "2026-01-20", departure: "2026-01-21", guestName: "Anna", doorCode: "2468" };
    const stay = (await aroha.post(`/api/guidebooks/${guidebook.id}/stays`, next)).body;
    const during = await preview("during");
    expect(during.text).toContain("2468");
    expect(during.text).not.toContain(DOOR_CODE);
    const before = await preview("before");
    expect(before.text).toContain("Saturday 17 January");
    for (const { text } of [during, before]) expect(text).not.toContain(stay.token);
    await aroha.delete(`/api/stays/${stay.id}`);
  });

  test("shows everybody the same without a time zone", async () => {
    const other = (await aroha.post("/api/guidebooks", { name: "Bach" })).body;
    const { text } = await aroha.get(`/api/guidebooks/${other.id}/preview?as=during`);
    expect(text).toBe((await world.guest.get(`/view/${other.slug}`)).text);
  });

  test("is stored by nobody, and framed by our own pages alone", async () => {
    const { headers } = await preview("during");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
    expect(headers.has("etag")).toBe(false);
  });

  test("is the host's alone", async () => {
    expect((await world.guest.get(`/api/guidebooks/${guidebook.id}/preview?as=during`)).status).toBe(401);
    expect((await preview("during", await world.host("Bo"))).status).toBe(404);
    expect((await preview("during", await world.member(aroha, "Vera", "viewer"))).status).toBe(200);
    expect((await preview("tomorrow")).body.fields.as).toMatch(/^Choose anyone/);
  });
});

describe("the live preview", () => {
  const idOf = async (type: string) => {
    const { body } = await aroha.get(`/api/guidebooks/${guidebook.id}/sections`);
    return body.find((one: { type: string }) => one.type === type).id as string;
  };
  const live = (drafts: { id: string; content: unknown }[], visitor = aroha) =>
    visitor.post(`/api/guidebooks/${guidebook.id}/preview`, { as: "anyone", drafts });

  test("shows what is being written, and stores nothing of it", async () => {
    const text = '<p>The kettle whistles</p><script>alert(1)</script><img src="data:image/png;base64,AAAA">';
    const { status, text: page } = await live([{ id: await idOf("welcome"), content: { text } }]);
    expect(status).toBe(200);
    expect(page).toContain("The kettle whistles");
    expect(page).not.toMatch(/alert\(1\)|base64/);
    expect((await world.guest.get(`/view/${guidebook.slug}`)).text).not.toContain("The kettle whistles");
  });

  test("masks a new secret as it will be masked", async () => {
    const { text } = await live([{ id: await idOf("checkin"), content: { doorCode: "9090" } }]);
    expect(text).not.toContain("9090");
  });

  test("keeps what is saved where a draft could not be, and knows no section of others", async () => {
    const saved = (await live([])).text;
    const howto = { items: [{ title: "", instructions: "" }] };
    expect((await live([{ id: await idOf("howto"), content: howto }])).text).toBe(saved);
    expect((await live([{ id: "elsewhere", content: { text: "<p>Hidden</p>" } }])).text).toBe(saved);
  });

  test("is for those who may edit", async () => {
    expect((await live([], await world.host("Cleo"))).status).toBe(404);
    expect((await live([], await world.member(aroha, "Vic", "viewer"))).status).toBe(403);
  });
});

describe("the sheet that a host prints", () => {
  test("has the Wi-Fi and never what else is masked", async () => {
    const { status, text, headers } = await aroha.get(`/api/guidebooks/${guidebook.id}/print`);
    expect(status).toBe(200);
    expect(text).toContain(WIFI_PASSWORD);
    for (const secret of [DOOR_CODE, SAFE]) expect(text).not.toContain(secret);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect((await world.guest.get(`/print/${guidebook.slug}`)).text).not.toContain(WIFI_PASSWORD);
  });
});
