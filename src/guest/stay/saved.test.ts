import { beforeAll, expect, test } from "vitest";
import { newWorld, type Host, type World } from "#test/world.ts";

const DOOR_CODE = "7391#";
const HOUR = 3_600_000;
let world: World;
let aroha: Host;
let id: string;
let token: string;

beforeAll(async () => {
  world = await newWorld(); // 5 January 2026, 9 am UTC
  aroha = await world.host("Aroha");
  ({ id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body);
  const { body } = await aroha.get(`/api/guidebooks/${id}/sections`);
  const checkin = body.find(({ type }: { type: string }) => type === "checkin");
  await aroha.put(`/api/guidebook-sections/${checkin.id}`, { content: { doorCode: DOOR_CODE } });
  await aroha.put(`/api/guidebooks/${id}/access`, { access: "stays", timeZone: "UTC", contact: "Mere" });
  const days = { arrival: "2026-01-09", departure: "2026-01-11" };
  ({ token } = (await aroha.post(`/api/guidebooks/${id}/stays`, days)).body);
});

const shownFrom = Date.UTC(2026, 0, 6);
const savedUntil = Date.UTC(2026, 0, 12) + 12 * HOUR;

test("a page without secrets says when they show, for a phone that cannot ask then", async () => {
  const { text, headers } = await world.guest.get(`/view/${token}`);
  expect(headers.get("guidebook-secrets-until")).toBeNull();
  expect(text).toContain(`data-shown-from="${shownFrom}"`);
  expect(text).toContain(`data-saved-until="${savedUntil}"`);
  expect(text).toContain("this phone has not fetched it. Connect once, or ring Mere.");
  expect(text).not.toContain("data-secrets");
});

test("a page with secrets says how long a phone may show them", async () => {
  world.clock.advance(2 * 24 * HOUR);
  const { text, headers } = await world.guest.get(`/view/${token}`);
  expect(text).toContain(DOOR_CODE);
  expect(text).toContain('data-secrets=""');
  expect(text, "the day of arrival is drawn again").toContain(`data-changes-at="${Date.UTC(2026, 0, 9)}"`);
  expect(headers.get("guidebook-secrets-until")).toBe(String(savedUntil));
  expect(headers.get("cache-control")).toBe("private, no-store");
});

test("the copy for later has no secret, and says that the stay is over", async () => {
  const { status, text, headers } = await world.guest.get(`/view/${token}/masked`);
  expect(status).toBe(200);
  expect(text).not.toContain(DOOR_CODE);
  expect(text).toContain("Thank you for staying.");
  expect(headers.get("guidebook-secrets-until")).toBeNull();
  expect(headers.get("cache-control")).toBe("private, no-store");
});

test("there is none for a link that is nobody's own, or has ended", async () => {
  const { slug } = (await aroha.get("/api/guidebooks")).body[0];
  expect((await world.guest.get(`/view/${slug}/masked`)).status).toBe(404);
  expect((await world.guest.get(`/view/${slug}`)).text).not.toContain("data-saved-until");
  const [stay] = (await aroha.get(`/api/guidebooks/${id}/stays`)).body;
  await aroha.delete(`/api/stays/${stay.id}`);
  expect((await world.guest.get(`/view/${token}/masked`)).status).toBe(404);
});
