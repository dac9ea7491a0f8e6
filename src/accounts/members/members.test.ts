import { eventKinds } from "#app/eventKinds.ts";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { addMember, changeMember, peopleOf, removeMember } from "#accounts/members/members.server.ts";
import { madeLinks } from "#stays/madeLinks/madeLinks.server.ts";
import { deleteAccount } from "#operations/accountDeletion/deleteAccount.server.ts";
import type { Visitor } from "#test/visitor.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

let world: World;
let aroha: Host;
beforeAll(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha Ngata");
});

async function newGuidebook(host: Visitor, name: string): Promise<string> {
  const made = await host.post("/api/guidebooks", { name });
  expect(made.status).toBe(201);
  return made.body.id;
}

const namesOf = async (host: Visitor) =>
  (await host.get("/api/guidebooks")).body.map(({ name }: { name: string }) => name).toSorted();

async function uploadPicture(host: Visitor, colour: string): Promise<string> {
  const image = sharp({ create: { width: 30, height: 20, channels: 3, background: colour } });
  const form = new FormData();
  form.set("file", new File([Uint8Array.from(await image.png().toBuffer())], "lake.png"));
  return (await host.post("/api/media", form)).body.url;
}

describe("a member", () => {
  test("sees the account's guidebooks and plan, and what they make is the account's", async () => {
    const owner = await world.host("Ada");
    await newGuidebook(owner, "Lake House");
    const tama = await world.member(owner, "Tama", "editor");
    expect(await namesOf(tama)).toEqual(["Lake House"]);
    expect((await tama.get("/api/subscription-status")).body).toMatchObject({
      status: "active",
      askOwner: "Ada Host",
    });
    const made = await tama.post("/api/guidebooks", { name: "Bach", userId: tama.id });
    expect(made.body).toMatchObject({ userId: tama.id });
    expect(await namesOf(owner)).toEqual(["Bach", "Lake House"]);
    const other = await tama.post("/api/guidebooks", { name: "Bach", userId: owner.id });
    expect(other).toMatchObject({ status: 403, body: { code: "other_user" } });
  });

  test("of some guidebooks finds these alone, and makes no others", async () => {
    const owner = await world.host("Bea");
    const lake = await newGuidebook(owner, "Lake House");
    const bach = await newGuidebook(owner, "Bach");
    const cleaner = await world.member(owner, "Cleo", "editor", { guidebooks: [lake] });
    expect(await namesOf(cleaner)).toEqual(["Lake House"]);
    expect((await cleaner.get(`/api/guidebooks/${lake}/sections`)).status).toBe(200);
    for (const path of [`/api/guidebooks/${bach}`, `/api/guidebooks/${bach}/sections`])
      expect(await cleaner.get(path)).toMatchObject({ status: 404, body: { code: "not_found" } });
    const made = await cleaner.post("/api/guidebooks", { name: "Mine" });
    expect(made).toMatchObject({ status: 403, body: { code: "not_allowed" } });
    expect(made.body.message).toBe(
      "Only people with access to all guidebooks can create new ones. Ask Bea Host.",
    );
  });

  test("acts in the account of what a call names, whatever the session chose", async () => {
    const owner = await world.host("Cara");
    const lake = await newGuidebook(owner, "Lake House");
    const dan = await world.host("Dan");
    const own = await newGuidebook(dan, "Dan's own");
    await addMember(world.context, owner.actor, { userId: dan.id, role: "editor" });
    expect(await namesOf(dan)).toEqual(["Dan's own"]);
    expect((await dan.put(`/api/guidebooks/${lake}`, { name: "Lakeside" })).status).toBe(200);
    expect((await dan.get(`/api/guidebooks/${own}`)).status).toBe(200);
    expect((await owner.get(`/api/guidebooks/${own}`)).status).toBe(404);
  });

  test("who is removed finds nothing at once, and all that they made stays with the owner", async () => {
    const owner = await world.host("Elsa");
    const finn = await world.member(owner, "Finn", "editor");
    const bach = await newGuidebook(finn, "Bach");
    const picture = await uploadPicture(finn, "#123456");
    expect(await removeMember(world.context, madeLinks, owner.actor, finn.id)).toMatchObject({ ok: true });
    expect((await finn.get(`/api/guidebooks/${bach}`)).status).toBe(402);
    expect(await namesOf(finn)).toEqual([]);
    expect((await owner.get(`/api/guidebooks/${bach}`)).body).toMatchObject({ userId: owner.id });
    const media = world.context.db.selectFrom("media").select(["account_id", "user_id"]);
    const hash = picture.slice("/media/".length, -".jpg".length);
    expect(await media.where("hash", "=", hash).execute()).toEqual([
      { account_id: owner.accountId, user_id: owner.id },
    ]);
  });

  test("who deletes their own account leaves what they made in another's", async () => {
    const owner = await world.host("Gina");
    const hemi = await world.member(owner, "Hemi", "editor");
    const bach = await newGuidebook(hemi, "Bach");
    const slug = (await owner.get(`/api/guidebooks/${bach}`)).body.slug;
    expect(await deleteAccount(world.context, hemi.email)).toMatchObject({ ok: true });
    expect((await hemi.get("/api/auth/user")).status).toBe(401);
    expect((await owner.get(`/api/guidebooks/${bach}`)).body).toMatchObject({ userId: owner.id });
    expect((await owner.get(`/api/guidebooks/${bach}/sections`)).body).toHaveLength(17);
    expect((await world.guest.get(`/view/${slug}`)).status).toBe(200);
  });

  test("who owns the account together with another leaves it to them", async () => {
    const first = await world.host("Ida");
    const second = await world.member(first, "Jan", "owner");
    const lake = await newGuidebook(first, "Lake House");
    expect(await deleteAccount(world.context, first.email)).toMatchObject({ ok: true });
    expect((await second.get(`/api/guidebooks/${lake}`)).body).toMatchObject({ userId: second.id });
    expect(await deleteAccount(world.context, second.email)).toMatchObject({ ok: true });
    const left = world.context.db.selectFrom("guidebooks").select("id").where("id", "=", lake);
    expect(await left.execute()).toEqual([]);
  });
});

describe("the members of an account", () => {
  test("are listed, changed and removed by an owner alone", async () => {
    const owner = await world.host("Kaia");
    world.clock.advance(1);
    const lake = await newGuidebook(owner, "Lake House");
    const leo = await world.member(owner, "Leo", "viewer", { guidebooks: [lake] });
    expect(await peopleOf(world.context, eventKinds, owner.actor)).toMatchObject({
      value: {
        members: [
          { id: owner.id, role: "owner", guidebooks: "all" },
          { id: leo.id, role: "viewer", guidebooks: [lake] },
        ],
      },
    });
    const edit = () => leo.put(`/api/guidebooks/${lake}`, { name: "Lakeside" });
    expect((await edit()).status).toBe(403);
    expect(
      await changeMember(world.context, madeLinks, owner.actor, leo.id, { role: "editor" }),
    ).toMatchObject({
      value: { role: "editor", guidebooks: [lake] },
    });
    expect((await edit()).status).toBe(200);

    const actor = await world.actor(leo, owner.accountId);
    for (const refused of [
      await peopleOf(world.context, eventKinds, actor),
      await addMember(world.context, actor, { userId: aroha.id, role: "viewer" }),
      await changeMember(world.context, madeLinks, actor, leo.id, { role: "owner" }),
      await removeMember(world.context, madeLinks, actor, owner.id),
    ])
      expect(refused).toMatchObject({ ok: false, refusal: { code: "not_allowed" } });
    expect(await removeMember(world.context, madeLinks, actor, leo.id)).toMatchObject({ ok: true });
  });

  test("have an owner always, who has all guidebooks", async () => {
    const owner = await world.host("Mere");
    const lake = await newGuidebook(owner, "Lake House");
    const { context } = world;
    const lastOwner = { refusal: { code: "last_owner" } };
    expect(await removeMember(context, madeLinks, owner.actor, owner.id)).toMatchObject(lastOwner);
    expect(await changeMember(context, madeLinks, owner.actor, owner.id, { role: "viewer" })).toMatchObject(
      lastOwner,
    );
    const limited = await changeMember(context, madeLinks, owner.actor, owner.id, { guidebooks: [lake] });
    expect(limited).toMatchObject({ refusal: { code: "invalid" } });
    const nia = await world.member(owner, "Nia", "owner");
    expect(await removeMember(context, madeLinks, nia.actor, owner.id)).toMatchObject({ ok: true });
    expect((await nia.get(`/api/guidebooks/${lake}`)).body).toMatchObject({ userId: nia.id });
  });

  test("are people who exist, each once, with guidebooks of this account", async () => {
    const owner = await world.host("Olga");
    const strange = await newGuidebook(aroha, "Elsewhere");
    const add = (userId: string, guidebooks: string[] | "all" = "all") =>
      addMember(world.context, owner.actor, { userId, role: "editor", guidebooks });
    expect(await add("nobody")).toMatchObject({ refusal: { code: "not_found" } });
    expect(await add(owner.id)).toMatchObject({ refusal: { code: "already_member" } });
    const pia = await world.host("Pia");
    expect(await add(pia.id, [strange])).toMatchObject({ refusal: { code: "not_found" } });
    expect(await peopleOf(world.context, eventKinds, owner.actor)).toMatchObject({
      value: { members: [{ id: owner.id }] },
    });
  });
});

describe("the plan", () => {
  test("is the account's: its limit counts what every member makes", async () => {
    const owner = await world.host("Quin");
    const rosa = await world.member(owner, "Rosa", "editor");
    for (let made = 0; made < 20; made++) await newGuidebook(made % 2 ? owner : rosa, `House ${made}`);
    for (const host of [owner, rosa])
      expect(await host.post("/api/guidebooks", { name: "One more" })).toMatchObject({
        status: 403,
        body: { code: "property_limit" },
      });
  });

  test("that has lapsed sends members to the owner, and to no checkout", async () => {
    const owner = await world.host("Sofia Berg", { subscribed: false });
    const timo = await world.member(owner, "Timo", "editor");
    expect(await timo.post("/api/guidebooks", { name: "Bach" })).toMatchObject({
      status: 402,
      body: { message: "This needs an active subscription. Ask Sofia Berg, who owns this account." },
    });
    for (const path of ["/api/create-checkout-session", "/api/billing/portal"])
      expect(await timo.post(path)).toMatchObject({
        status: 403,
        body: {
          code: "not_allowed",
          message: "Only the owner may manage the plan. Ask Sofia Berg.",
        },
      });
    expect((await timo.get("/api/subscription-status")).body).toMatchObject({
      status: "inactive",
      askOwner: "Sofia Berg",
    });
    expect((await owner.get("/api/subscription-status")).body).toMatchObject({ askOwner: null });
  });

  test("of each account is its own, even where one person owns both", async () => {
    const owner = await world.host("Uma");
    const vera = await world.member(owner, "Vera", "owner");
    expect((await vera.get("/api/subscription-status")).body).toMatchObject({ status: "active" });
    const portal = await vera.post("/api/billing/portal");
    expect(portal.status).toBe(200);
    const own = world.visitor();
    await own.post("/api/auth/login", { email: vera.email, password: vera.password });
    expect((await own.get("/api/subscription-status")).body).toMatchObject({ status: "inactive" });
    const checkout = await own.post("/api/create-checkout-session");
    expect((await own.post(checkout.body.url)).status).toBeLessThan(400);
    expect((await own.get("/api/subscription-status")).body).toMatchObject({ status: "active" });
  });
});
