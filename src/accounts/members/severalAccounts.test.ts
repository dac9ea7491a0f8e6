import { expect, test } from "vitest";
import { addMember } from "#accounts/members/members.server.ts";
import { greyPng } from "#test/greyPng.ts";
import { newWorld } from "#test/world.ts";

const world = await newWorld();

function pictureForm(): FormData {
  const form = new FormData();
  form.set("file", new File([greyPng(30, 20)], "lake.png"));
  return form;
}

test("a member of several accounts chooses the one to act in", async () => {
  const owner = await world.host("Olive Reed");
  await owner.post("/api/guidebooks", { name: "Lake House" });
  const pat = await world.host("Pat Lee");
  await pat.post("/api/guidebooks", { name: "Pat's own" });
  world.clock.advance(1);
  await addMember(world.context, owner.actor, { userId: pat.id, role: "viewer" });
  const own = { id: pat.accountId, ownerName: "Pat Lee", role: "owner" };
  const other = { id: owner.accountId, ownerName: "Olive Reed", role: "viewer" };
  expect((await pat.get("/api/account/choice")).body).toEqual([
    { ...own, isLimited: false, isChosen: true },
    { ...other, isLimited: false, isChosen: false },
  ]);
  const chosen = await pat.post("/api/account/choice", { accountId: owner.accountId });
  expect(chosen).toMatchObject({ status: 200, body: [{ isChosen: false }, { ...other, isChosen: true }] });
  expect((await pat.get("/api/guidebooks")).body).toMatchObject([{ name: "Lake House" }]);
  const stranger = await world.host("Quinn");
  const refused = await stranger.post("/api/account/choice", { accountId: owner.accountId });
  expect(refused).toMatchObject({ status: 404, body: { code: "not_found" } });
});

test("a member uploads and completes addresses in the account of the guidebook that is named", async () => {
  const owner = await world.host("Rosa");
  const lake = (await owner.post("/api/guidebooks", { name: "Lake House" })).body.id;
  const sam = await world.host("Sam", { subscribed: false });
  await addMember(world.context, owner.actor, { userId: sam.id, role: "editor" });
  const query = `guidebook=${lake}`;
  expect((await sam.post("/api/media", pictureForm())).status).toBe(402);
  const uploaded = await sam.post(`/api/media?${query}`, pictureForm());
  expect(uploaded.status).toBe(201);
  const hash = uploaded.body.url.slice("/media/".length, -".jpg".length);
  const media = world.context.db.selectFrom("media").select(["account_id", "user_id"]);
  expect(await media.where("hash", "=", hash).execute()).toEqual([
    { account_id: owner.accountId, user_id: sam.id },
  ]);
  expect((await sam.get("/api/places/autocomplete?q=lake")).status).toBe(402);
  const completed = await sam.get(`/api/places/autocomplete?q=&${query}`);
  expect(completed).toMatchObject({ status: 200, body: [] });
  const stranger = await world.host("Tui");
  expect((await stranger.get(`/api/places/autocomplete?q=&${query}`)).status).toBe(404);
});
