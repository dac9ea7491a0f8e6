import { expect, test } from "vitest";
import { newWorld, type Host } from "#test/world.ts";

const HOUR = 3_600_000;
const FIREFOX = { "user-agent": "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0" };
const eventsOf = async (host: Pick<Host, "get">) => (await host.get("/api/auth/security-events")).body;

test("a host reads who signed in, and who tried to", async () => {
  const world = await newWorld();
  const aroha = await world.host("Aroha");
  const { email, password } = aroha;
  for (const wrong of ["kettle 1", "kettle 2"])
    await world.guest.post("/api/auth/login", { email, password: wrong }, FIREFOX);
  await world.guest.post("/api/auth/login", { email: "nobody@example.com", password: "kettle 3" }, FIREFOX);
  await world.runJobs();
  world.clock.advance(1);
  await world.guest.post("/api/auth/login", { email, password }, FIREFOX);
  expect(await eventsOf(aroha)).toEqual([
    { kind: "signed_in_new", device: "Firefox on Windows", at: world.clock.now(), times: 1 },
    { kind: "wrong_password", device: null, at: world.clock.now() - 1, times: 2 },
  ]);
  world.clock.advance(HOUR + 1);
  await world.guest.post("/api/auth/login", { email, password }, FIREFOX);
  expect((await eventsOf(aroha))[0]).toMatchObject({ kind: "signed_in", device: "Firefox on Windows" });
});

test("changes of the password and ended sessions are there, for their own host alone", async () => {
  const world = await newWorld();
  const aroha = await world.host("Aroha");
  const ben = await world.host("Ben");
  const change = { currentPassword: aroha.password, newPassword: "kettle on the hob 8" };
  await aroha.post("/api/auth/reset-password", { ...change, currentPassword: "not hers" });
  world.clock.advance(1);
  expect((await aroha.post("/api/auth/reset-password", change)).status).toBe(200);
  world.clock.advance(1);
  await aroha.delete("/api/auth/sessions");
  const kinds = (await eventsOf(aroha)).map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(["signed_out_elsewhere", "password_changed", "wrong_password"]);
  expect(await eventsOf(ben)).toEqual([]);
  expect((await world.guest.get("/api/auth/security-events")).status).toBe(401);
});

test("the operator's log has them without email, and they go after a year", async () => {
  const world = await newWorld();
  const aroha = await world.host("Aroha");
  await aroha.delete("/api/auth/sessions");
  const lines = world.logged.filter((line) => JSON.stringify(line).includes("signed_out_elsewhere"));
  expect(lines).toMatchObject([{ security: "signed_out_elsewhere", userId: aroha.id }]);
  expect(JSON.stringify(lines)).not.toContain("example.com");
  world.clock.advance(364 * 24 * HOUR);
  await world.runJobs();
  await world.context.db.selectFrom("security_events").selectAll().executeTakeFirstOrThrow();
  world.clock.advance(2 * 24 * HOUR);
  await world.runJobs();
  expect(await world.context.db.selectFrom("security_events").selectAll().execute()).toEqual([]);
});

test("an owner reads that somebody took the data out", async () => {
  const world = await newWorld();
  const aroha = await world.host("Aroha");
  const { id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  const ella = await world.member(aroha, "Ella", "editor");
  await ella.download(`/api/guidebooks/${id}/export`);
  world.clock.advance(1);
  await aroha.download("/api/account/export");
  const deeds = (await aroha.get("/api/account/activity")).body;
  expect(deeds.slice(0, 2)).toMatchObject([
    { name: "Aroha Host", deed: "exported everything" },
    { name: "Ella Host", deed: "exported a guidebook", guidebook: { name: "Lake House" } },
  ]);
});
