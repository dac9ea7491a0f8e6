import { beforeAll, describe, expect, test } from "vitest";
import { listCalls } from "#app/api.ts";
import { endAccess } from "#accounts/endAccess.server.ts";
import { newProgram, programWith, type Program } from "#test/program.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

const DAY = 24 * 60 * 60 * 1000;

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const newGuidebook = async (host: Host, name: string): Promise<string> =>
  (await host.post("/api/guidebooks", { name })).body.id;

const ended = { status: 401, body: { code: "token_ended" } };

describe("a token", () => {
  test("is shown once, and only its hash is stored", async () => {
    const host = await world.host("Aroha");
    const { token, id } = await newProgram(world, host);
    expect(token).toMatch(/^pl_[A-Za-z0-9]{32}$/);
    const listed = await host.get("/api/account/tokens");
    expect(listed.body).toMatchObject([{ id, name: "Home Assistant", prefix: token.slice(0, 7) }]);
    expect(listed.text).not.toContain(token);
    const rows = await world.context.db.selectFrom("api_tokens").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("does what its role may do, in the account in which it was made", async () => {
    const host = await world.host("Ben");
    const lake = await newGuidebook(host, "Lake House");
    const editor = await newProgram(world, host);
    expect((await editor.put(`/api/guidebooks/${lake}`, { name: "Lakeside" })).status).toBe(200);
    expect((await editor.post("/api/guidebooks", { name: "Hut" })).status).toBe(201);
    const viewer = await newProgram(world, host, { role: "viewer" });
    expect((await viewer.get(`/api/guidebooks/${lake}`)).body).toMatchObject({ name: "Lakeside" });
    expect((await viewer.put(`/api/guidebooks/${lake}`, { name: "X" })).body.code).toBe("not_allowed");
    const other = await newGuidebook(await world.host("Cleo"), "Elsewhere");
    expect((await editor.get(`/api/guidebooks/${other}`)).status).toBe(404);
  });

  test("reaches the chosen guidebooks alone, by every call", async () => {
    const host = await world.host("Dara");
    const lake = await newGuidebook(host, "Lake House");
    const barn = await newGuidebook(host, "Barn");
    const program = await newProgram(world, host, { guidebooks: [lake] });
    expect((await program.get("/api/guidebooks")).body).toMatchObject([{ id: lake }]);
    expect((await program.get(`/api/guidebooks/${barn}`)).status).toBe(404);
    expect((await program.get(`/api/guidebooks/${barn}/sections`)).status).toBe(404);
    expect((await program.post("/api/guidebooks", { name: "New" })).status).toBe(403);
    const days = { arrival: "2027-03-12", departure: "2027-03-14" };
    const stay = (await host.post(`/api/guidebooks/${barn}/stays`, days)).body;
    expect((await program.get("/api/stays")).body).toEqual([]);
    expect((await program.patch(`/api/stays/${stay.id}`, { note: "x" })).status).toBe(404);
  });

  test("follows its maker's role and guidebooks, and ends with their membership", async () => {
    const owner = await world.host("Eve");
    const lake = await newGuidebook(owner, "Lake House");
    const barn = await newGuidebook(owner, "Barn");
    const finn = await world.member(owner, "Finn", "editor");
    const program = await newProgram(world, finn);
    const rename = (id: string) => program.put(`/api/guidebooks/${id}`, { name: "Renamed" });
    expect((await rename(lake)).status).toBe(200);
    await owner.patch(`/api/account/members/${finn.id}`, { role: "editor", guidebooks: [barn] });
    expect((await rename(lake)).status).toBe(404);
    await owner.patch(`/api/account/members/${finn.id}`, { role: "viewer", guidebooks: "all" });
    expect((await rename(lake)).body.code).toBe("not_allowed");
    await owner.delete(`/api/account/members/${finn.id}`);
    expect(await program.get("/api/guidebooks")).toMatchObject(ended);
  });

  test("acts in the account in which it was made, not in others of its maker", async () => {
    const host = await world.host("Gus");
    const own = await newGuidebook(host, "Own");
    const program = await newProgram(world, host);
    const other = await world.host("Hana");
    const theirs = await newGuidebook(other, "Theirs");
    const { url } = (await other.post("/api/account/members", { role: "editor" })).body;
    await host.post(`/api/invitations/${new URL(url).pathname.split("/").at(-1)}`);
    expect((await host.get(`/api/guidebooks/${theirs}`)).status).toBe(200);
    expect((await program.get(`/api/guidebooks/${theirs}`)).status).toBe(404);
    expect((await program.get("/api/guidebooks")).body).toMatchObject([{ id: own }]);
  });

  test("ends when it is ended, at its end, and with a new password", async () => {
    const host = await world.host("Ida");
    const removed = await newProgram(world, host);
    expect((await host.delete(`/api/account/tokens/${removed.id}`)).status).toBe(204);
    expect(await removed.get("/api/guidebooks")).toMatchObject(ended);
    const short = await newProgram(world, host, { expiresAt: world.clock.now() + DAY });
    const long = await newProgram(world, host);
    world.clock.advance(DAY);
    expect(await short.get("/api/guidebooks")).toMatchObject(ended);
    expect((await long.get("/api/guidebooks")).status).toBe(200);
    await endAccess(world.context.db, host.id);
    expect(await long.get("/api/guidebooks")).toMatchObject(ended);
  });

  test("is refused alike in a query, in a cookie, of another form and of another server", async () => {
    const host = await world.host("Jo");
    const { token } = await newProgram(world, host);
    const visitor = world.visitor();
    expect((await visitor.get(`/api/guidebooks?token=${token}`)).status).toBe(401);
    expect((await visitor.get("/api/guidebooks", { cookie: `porchlight_session=${token}` })).status).toBe(
      401,
    );
    const first = await programWith(world, "pl_none").get("/api/guidebooks");
    for (const text of [`${token}x`, token.slice(0, -1), token.toUpperCase(), "pl_".padEnd(35, "a")])
      expect(await programWith(world, text).get("/api/guidebooks")).toMatchObject({
        status: first.status,
        text: first.text,
      });
    expect(await host.get("/api/guidebooks", { authorization: "Bearer pl_none" })).toMatchObject(ended);
    const basic = { authorization: `Basic ${token}` };
    expect((await visitor.get("/api/guidebooks", basic)).body.code).toBe("signed_out");
    expect((await host.get("/api/guidebooks", basic)).status).toBe(200);
  });

  test("makes no tokens and no locks' calendars, and exports no secrets", async () => {
    const host = await world.host("Kim");
    const lake = await newGuidebook(host, "Lake House");
    const program = await newProgram(world, host);
    expect((await program.post("/api/account/tokens", { name: "B", role: "viewer" })).status).toBe(403);
    const locks = await program.post("/api/account/calendars-out", { kind: "locks" });
    expect(locks.body.code).toBe("proof_needed");
    expect((await program.get(`/api/guidebooks/${lake}/export`)).status).toBe(200);
    expect((await program.get(`/api/guidebooks/${lake}/export?secrets=true`)).status).toBe(403);
  });

  test("reads no link of a calendar, and makes one of its own guidebooks alone", async () => {
    const host = await world.host("Rata");
    const lake = await newGuidebook(host, "Lake House");
    await newGuidebook(host, "Barn");
    await host.post("/api/account/calendars-out", { kind: "locks" });
    const program = await newProgram(world, host, { guidebooks: [lake] });
    const everything = await newProgram(world, host);
    expect((await program.get("/api/account/calendars-out")).body).toEqual([]);
    expect((await everything.get("/api/account/calendars-out")).body).toMatchObject([{ url: null }]);
    const made = await program.post("/api/account/calendars-out", { kind: "stays", withNames: true });
    expect(made.body).toMatchObject({ guidebooks: [lake] });
  });

  test("names no guidebook that its maker, who is limited to others, does not reach", async () => {
    const owner = await world.host("Una");
    const lake = await newGuidebook(owner, "Lake House");
    const barn = await newGuidebook(owner, "Barn");
    const vic = await world.member(owner, "Vic", "editor", { guidebooks: [lake] });
    const ask = (guidebooks: string[]) =>
      vic.post("/api/account/tokens", { name: "A", role: "viewer", guidebooks });
    expect((await ask([lake, barn])).status).toBe(404);
    expect((await ask([lake])).status).toBe(201);
  });

  test("stays ended where its maker joins again", async () => {
    const owner = await world.host("Sina");
    const tom = await world.member(owner, "Tom", "editor");
    const program = await newProgram(world, tom);
    await owner.delete(`/api/account/members/${tom.id}`);
    const { url } = (await owner.post("/api/account/members", { role: "editor" })).body;
    await tom.post(`/api/invitations/${new URL(url).pathname.split("/").at(-1)}`);
    expect(await program.get("/api/guidebooks")).toMatchObject(ended);
  });

  test("cannot take its maker out of the account", async () => {
    const owner = await world.host("Lou");
    const mia = await world.member(owner, "Mia", "editor");
    const program = await newProgram(world, mia);
    expect((await program.delete(`/api/account/members/${mia.id}`)).status).toBe(403);
  });

  test("is named in the list of who did what", async () => {
    const host = await world.host("Nico");
    const lake = await newGuidebook(host, "Lake House");
    const program = await newProgram(world, host);
    world.clock.advance(1);
    await program.patch(`/api/guidebooks/${lake}/archive`);
    expect((await host.get("/api/account/activity")).body[0]).toMatchObject({
      name: "Home Assistant (token of Nico Host)",
      deed: "archived a guidebook",
    });
  });

  test("is asked for with a name, a role, guidebooks of the account and an end within a year", async () => {
    const host = await world.host("Oli");
    const foreign = await newGuidebook(await world.host("Pam"), "Foreign");
    const ask = (more: object) => host.post("/api/account/tokens", { name: "A", role: "viewer", ...more });
    expect((await ask({ name: " " })).body.fields).toMatchObject({ name: "Give the token a name." });
    expect((await ask({ role: "owner" })).status).toBe(400);
    expect((await ask({ guidebooks: [foreign] })).status).toBe(404);
    expect((await ask({ expiresAt: world.clock.now() - 1 })).status).toBe(400);
    expect((await ask({ expiresAt: world.clock.now() + 400 * DAY })).status).toBe(400);
    world.clock.advance(20 * 60 * 1000);
    expect((await ask({})).body.code).toBe("proof_needed");
  });
});

test("no call that needs a session takes a token, and public ones do not see its maker", async () => {
  const host = await world.host("Quinn");
  const program: Program = await newProgram(world, host);
  const own = listCalls().filter(({ gate }) => gate.access === "signed in" || gate.access === "operator");
  for (const { method, path, gate } of own) {
    const at = `/api${path.replaceAll(/\{\w+\}/g, "x")}`;
    const call = { GET: program.get, POST: program.post, PUT: program.put, PATCH: program.patch }[method];
    const { status } = await (call ? call(at) : program.delete(at));
    expect(status, `${method} ${path}`).toBe(gate.access === "operator" ? 404 : 403);
  }
  expect((await program.get("/api/auth/user")).status).toBe(401);
});
