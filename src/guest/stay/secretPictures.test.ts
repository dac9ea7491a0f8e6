import { beforeAll, expect, test } from "vitest";
import { greyPng } from "#test/greyPng.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

// Anna stays from Sat 3 to Mon 5 October 2026; the safe is on a picture in a passage "Only during the stay".
let world: World;
let aroha: Host;
let id: string;
let slug: string;
let token: string;
let safe: string;
let gate: string;

async function upload(width: number): Promise<string> {
  const form = new FormData();
  form.set("file", new File([greyPng(width, 8)], "a.png", { type: "image/png" }));
  return String((await aroha.post("/api/media", form)).body.url);
}
async function save(type: string, content: unknown) {
  const { body } = await aroha.get(`/api/guidebooks/${id}/sections`);
  const section = body.find((one: { type: string }) => one.type === type);
  const saved = await aroha.put(`/api/guidebook-sections/${section.id}`, { content });
  if (saved.status !== 200) throw new Error(saved.text);
}
async function goTo(iso: string) {
  world.clock.advance(Date.parse(iso) - world.clock.now());
  await world.context.db
    .updateTable("sessions")
    .set({ expires_at: world.clock.now() + 1e9, last_seen_at: world.clock.now() })
    .execute();
}
const status = async (path: string, visitor = world.guest) => (await visitor.get(path)).status;
const details = () =>
  `<p><img src="${gate}" alt="Gate"></p><div class="stay-only"><p>Left</p><img src="${safe}" alt="Safe, ${safe}"></div>`;

beforeAll(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
  ({ id, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body);
  await aroha.put(`/api/guidebooks/${id}/access`, { access: "stays", timeZone: "UTC" });
  [safe, gate] = [await upload(20), await upload(30)];
  await save("checkin", { details: details() });
  const made = { arrival: "2026-10-03", departure: "2026-10-05" };
  ({ token } = (await aroha.post(`/api/guidebooks/${id}/stays`, made)).body);
});

test("a picture of a secret passage is nobody's without the stay", async () => {
  expect(await status(safe)).toBe(404);
  expect(await status(safe.replace(".jpg", "-20.webp"))).toBe(404);
  expect(await status(gate)).toBe(200);
  expect(await status(`/view/${slug}${safe}`)).toBe(404);
  expect(await status(safe, await world.host("Bo"))).toBe(404);
  for (const path of [`/view/${slug}`, `/print/${slug}`, `/api/public/${slug}`])
    expect((await world.guest.get(path)).text).not.toContain(safe.slice(7, 71));
});

test("the editor of its account shows it, and nothing on the way stores it", async () => {
  const shown = await aroha.get(safe);
  expect(shown.status).toBe(200);
  expect(shown.headers.get("cache-control")).toBe("private, no-store");
  expect(await status(safe, await world.member(aroha, "Vera", "viewer"))).toBe(200);
});

const hash = () => safe.slice(7, 71);

test.each([
  ["a second before the secrets show", "2026-09-29T23:59:59Z", 404],
  ["when they show", "2026-09-30T00:00:00Z", 200],
  ["a second before they end", "2026-10-05T23:59:59Z", 200],
  ["when they have ended", "2026-10-06T00:00:00Z", 404],
])("the guest of a stay has it under the stay's own link: %s", async (_when, moment, expected) => {
  await goTo(moment);
  const own = `/view/${token}${safe}`;
  const picture = await world.guest.get(own);
  expect(picture.status).toBe(expected);
  expect(await status(safe)).toBe(404);
  const { text } = await world.guest.get(`/view/${token}`);
  const onPaper = (await world.guest.get(`/print/${token}`)).text;
  expect(`${text} ${onPaper}`).not.toContain(`"${safe}`);
  expect(`${text} ${onPaper}`).not.toContain(`"/media/${hash()}-20.webp`);
  expect(text.includes(hash())).toBe(expected === 200);
  if (expected === 404) return;
  expect(picture.headers.get("cache-control")).toBe("private, no-store");
  expect(picture.headers.get("content-type")).toBe("image/jpeg");
  expect(text).toContain(`src="${own}"`);
  expect(text).toContain(`srcset="/view/${token}/media/${hash()}-20.webp`);
  expect(text).toContain(`src="${gate}"`);
  expect(text).toContain(`Safe, ${safe}`); // words stay as they are
});

test("a picture that also stands in the open is served as all others", async () => {
  await save("howto", { items: [{ title: "Safe", imageUrls: [safe] }] });
  expect(await status(safe)).toBe(200);
  await save("howto", { items: [] });
  expect(await status(safe)).toBe(404);
  await aroha.put(`/api/guidebooks/${id}`, { cover: safe });
  expect(await status(safe)).toBe(200);
  await aroha.put(`/api/guidebooks/${id}`, { cover: null });
  expect(await status(safe)).toBe(404);
});

test("a guidebook that is open to everyone hides no picture", async () => {
  await aroha.put(`/api/guidebooks/${id}/access`, { access: "everyone" });
  expect(await status(safe)).toBe(200);
  expect((await world.guest.get(`/view/${slug}`)).text).toContain(`src="${safe}"`);
  expect((await world.guest.get(`/view/${token}`)).text).toContain(`src="${safe}"`);
});
