import { beforeAll, describe, expect, test } from "vitest";
import { newWorld, type Host, type World } from "#test/world.ts";

const DAY = 24 * 3_600_000;

let world: World;
let owner: Host;
let lake: string;
beforeAll(async () => {
  world = await newWorld();
  owner = await world.host("Aroha Ngata");
  lake = (await owner.post("/api/guidebooks", { name: "Lake House" })).body.id;
  await owner.post("/api/guidebooks", { name: "Bach" });
});

const tokenIn = (url: string) => /\/invite\/(\w{22})/.exec(url)?.[1] ?? "";

async function inviteByLink(json: object): Promise<string> {
  const made = await owner.post("/api/account/members", json);
  expect(made.status).toBe(201);
  return tokenIn(made.body.url);
}

describe("an invitation", () => {
  test("by email is sent, read without an account, and accepted under another email, once", async () => {
    const made = await owner.post("/api/account/members", {
      email: "tama@example.com",
      role: "viewer",
      guidebooks: [lake],
    });
    expect(made).toMatchObject({ status: 201, body: { email: "tama@example.com", guidebooks: [lake] } });
    world.mailbox.length = 0;
    expect(await world.runJobs()).toContain("members.invitationEmail");
    const [email] = world.mailbox;
    expect(email).toMatchObject({ to: "tama@example.com", subject: "Aroha Ngata invites you to Porchlight" });
    expect(email?.html).toContain("Accept the invitation</a>");
    const token = tokenIn(email?.text ?? "");
    expect((await world.guest.get(`/api/invitations/${token}`)).body).toMatchObject({
      ownerName: "Aroha Ngata",
      role: "viewer",
      guidebooks: ["Lake House"],
    });
    expect((await world.guest.post(`/api/invitations/${token}`)).status).toBe(401);

    const tama = await world.host("Tama Other", { subscribed: false });
    const joined = await tama.post(`/api/invitations/${token}`);
    expect(joined).toMatchObject({ status: 200 });
    expect(joined.body).toContainEqual(expect.objectContaining({ ownerName: "Aroha Ngata", isChosen: true }));
    expect((await tama.get("/api/guidebooks")).body).toMatchObject([{ name: "Lake House" }]);

    const late = await world.host("Late", { subscribed: false });
    expect((await late.post(`/api/invitations/${token}`)).status).toBe(404);
    expect((await late.post(`/api/invitations/${tokenIn(made.body.url)}`)).status).toBe(404);
  });

  test("ends after 14 days, and when it is taken back", async () => {
    const token = await inviteByLink({ role: "editor" });
    const other = await inviteByLink({ role: "editor" });
    const { invitations } = (await owner.get("/api/account/members")).body;
    expect(invitations).toHaveLength(2);
    expect((await owner.delete(`/api/account/members/${invitations[0].id}`)).status).toBe(204);
    const statuses = async () =>
      Promise.all(
        [token, other].map(async (one) => (await world.guest.get(`/api/invitations/${one}`)).status),
      );
    expect(new Set(await statuses())).toEqual(new Set([200, 404]));
    world.clock.advance(14 * DAY);
    expect(await statuses()).toEqual([404, 404]);
    await world.runJobs();
    expect(await world.context.db.selectFrom("invitation_tokens").selectAll().execute()).toEqual([]);
  });

  test("can be changed, has further links, and is one to an email", async () => {
    const again = { email: "ina@example.com", role: "viewer" };
    const first = (await owner.post("/api/account/members", again)).body;
    const { id } = (await owner.post("/api/account/members", again)).body;
    const changed = await owner.patch(`/api/account/members/${id}`, { role: "editor", guidebooks: [lake] });
    expect(changed.body.invitations).toMatchObject([{ id, role: "editor", guidebooks: [lake] }]);
    expect((await world.guest.get(`/api/invitations/${tokenIn(first.url)}`)).status).toBe(404);
    const { url } = (await owner.post(`/api/account/members/${id}/link`)).body;
    expect((await world.guest.get(`/api/invitations/${tokenIn(url)}`)).body).toMatchObject({
      role: "editor",
    });
    expect((await owner.delete(`/api/account/members/${id}`)).status).toBe(204);
  });

  test("to an email in other letters takes the place of the first", async () => {
    const first = await inviteByLink({ email: "Ida@Example.com", role: "viewer" });
    await inviteByLink({ email: "ida@example.com", role: "viewer" });
    expect((await world.guest.get(`/api/invitations/${first}`)).status).toBe(404);
  });

  test("to the email of a member ends when they are removed, or leave", async () => {
    for (const remove of [owner, null]) {
      const email = `jo${remove ? 1 : 2}@example.com`;
      const open = await inviteByLink({ email: email.toUpperCase(), role: "editor" });
      const jo = await world.host(email.split("@")[0] ?? "", { subscribed: false });
      await jo.post(`/api/invitations/${await inviteByLink({ role: "viewer" })}`);
      expect((await (remove ?? jo).delete(`/api/account/members/${jo.id}`)).status).toBe(204);
      expect(await jo.post(`/api/invitations/${open}`)).toMatchObject({ body: { code: "invitation_ended" } });
    }
  });

  test("is refused to a member, to a stranger's guidebooks, and by whoever is no owner", async () => {
    const edda = await world.member(owner, "Edda", "editor");
    const refused = [
      [await owner.post("/api/account/members", { email: "EDDA@example.com", role: "viewer" }), 409],
      [await owner.post("/api/account/members", { role: "viewer", guidebooks: ["x"] }), 404],
      [await owner.post("/api/account/members", { role: "owner", guidebooks: [lake] }), 400],
      [await owner.post("/api/account/members", { role: "king" }), 400],
      [await edda.post("/api/account/members", { role: "viewer" }), 403],
    ] as const;
    expect(refused.map(([{ status }]) => status)).toEqual(refused.map(([, status]) => status));
    const token = await inviteByLink({ role: "viewer" });
    expect(await edda.post(`/api/invitations/${token}`)).toMatchObject({ body: { code: "already_member" } });
  });
});

describe("an invitation as an owner", () => {
  const proofNeeded = { status: 403, body: { code: "proof_needed" } };
  const prove = (host: Host) => host.post("/api/auth/proof", { password: host.password });

  test("needs a recent proof, as a further link and a higher role do; editors and viewers need none", async () => {
    const host = await world.host("Olga", { subscribed: false });
    const vera = await world.member(host, "Vera Olgas", "viewer");
    await prove(host);
    const { id } = (await host.post("/api/account/members", { role: "owner" })).body;
    world.clock.advance(16 * 60_000);
    const people = "/api/account/members";
    const viewer = await host.post(people, { role: "viewer" });
    expect(viewer.status).toBe(201);
    const calls = [
      () => host.post(people, { role: "owner" }),
      () => host.post(`${people}/${id}/link`),
      () => host.patch(`${people}/${viewer.body.id}`, { role: "owner" }),
      () => host.patch(`${people}/${vera.id}`, { role: "owner" }),
    ];
    for (const call of calls) expect(await call()).toMatchObject(proofNeeded);
    expect((await host.patch(`${people}/${vera.id}`, { role: "editor" })).status).toBe(200);
    expect((await host.post(`${people}/${viewer.body.id}/link`)).status).toBe(200);
    await prove(host);
    for (const call of calls) expect((await call()).status).toBeLessThan(300);
  });
});

test("each owner reads who joined, and as what, and the new member does not", async () => {
  const first = await world.host("Petra", { subscribed: false });
  await world.member(first, "Quinn", "owner");
  await world.member(first, "Rosa", "editor");
  const { url } = (await first.post("/api/account/members", { role: "owner" })).body;
  const sven = await world.host("Sven Other", { subscribed: false });
  await world.runJobs();
  world.mailbox.length = 0;
  await sven.post(`/api/invitations/${tokenIn(url)}`);
  await world.runJobs();
  const subject = "Sven Other has joined your Porchlight account";
  expect(world.mailbox.map((email) => email.subject)).toEqual([subject, subject]);
  expect(new Set(world.mailbox.map(({ to }) => to))).toEqual(
    new Set(["petra@example.com", "quinn@example.com"]),
  );
  expect(world.mailbox[0]?.text).toContain("Their email: sven.other@example.com");
  expect(world.mailbox[0]?.text).toContain("as an owner");
});

test("a member leaves, and the owner removes; the last owner can do neither", async () => {
  const vera = await world.member(owner, "Vera", "viewer");
  const walt = await world.member(owner, "Walt", "editor");
  expect((await vera.delete(`/api/account/members/${walt.id}`)).status).toBe(403);
  expect((await vera.delete(`/api/account/members/${vera.id}`)).status).toBe(204);
  expect((await vera.get("/api/guidebooks")).body).toEqual([]);
  expect((await owner.delete(`/api/account/members/${walt.id}`)).status).toBe(204);
  const alone = await owner.delete(`/api/account/members/${owner.id}`);
  expect(alone).toMatchObject({ status: 409, body: { code: "last_owner" } });
});

test("a viewer reads stays with their codes and without who the guest is", async () => {
  const cleaner = await world.member(owner, "Cleo", "viewer");
  const day = (offset: number) => new Date(world.clock.now() + offset * DAY).toISOString().slice(0, 10);
  const days = { arrival: day(0), departure: day(3), guestName: "Anna", doorCode: "4711" };
  await owner.post(`/api/guidebooks/${lake}/stays`, days);
  expect((await owner.get("/api/stays")).body).toMatchObject([{ guestName: "Anna", doorCode: "4711" }]);
  expect((await cleaner.get("/api/stays")).body).toMatchObject([{ guestName: null, doorCode: "4711" }]);
  const tonight = await cleaner.get("/api/stays/tonight");
  expect(tonight.status).toBe(200);
  expect(tonight.text).not.toContain("Anna");
});

test("the list says who did what last, and an hour of the same is one entry", async () => {
  const account = await world.host("Otis");
  world.clock.advance(1);
  const property = (await account.post("/api/guidebooks", { name: "Barn" })).body.id;
  const edda = await world.member(account, "Ella", "editor");
  for (const name of ["A", "B"]) await edda.put(`/api/guidebooks/${property}`, { name });
  world.clock.advance(DAY);
  await edda.patch(`/api/guidebooks/${property}/archive`);
  await edda.get("/api/guidebooks");
  expect((await edda.put(`/api/guidebooks/${property}`, { name: " " })).status).toBe(400);
  const activity = (await account.get("/api/account/activity")).body;
  expect(activity).toMatchObject([
    { name: "Ella Host", deed: "archived a guidebook", guidebook: { name: "B" }, times: 1 },
    { name: "Ella Host", deed: "changed the name or cover", times: 2 },
    { name: "Otis Host", deed: "made a guidebook" },
    { name: "The payment provider", deed: "started the plan" },
  ]);
  const { members } = (await account.get("/api/account/members")).body;
  expect(members).toMatchObject([
    { firstName: "Otis", lastActivity: { deed: "made a guidebook" } },
    { firstName: "Ella", lastActivity: { deed: "archived a guidebook" } },
  ]);
  world.clock.advance(404 * DAY);
  await world.runJobs();
  const stored = await world.context.db.selectFrom("events").select("kind").execute();
  expect(stored.map(({ kind }) => kind).filter((kind) => kind !== "plan.ended")).toEqual([]);
});
