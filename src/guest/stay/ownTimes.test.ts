import { expect, test } from "vitest";
import { newWorld } from "#test/world.ts";

test("a stay's own times are in every part of its page, in its quick links and on its print sheet", async () => {
  const world = await newWorld();
  const aroha = await world.host("Aroha");
  const { id, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  const { body: sections } = await aroha.get(`/api/guidebooks/${id}/sections`);
  const fill = (wanted: string, content: object) => {
    const section = sections.find(({ type }: { type: string }) => type === wanted);
    return aroha.put(`/api/guidebook-sections/${section.id}`, { content });
  };
  await fill("checkin", { checkInTime: "15:10" });
  await fill("departure", { checkOutTime: "10:20", items: ["Strip the beds"] });
  await aroha.put(`/api/guidebooks/${id}/access`, { access: "stays", timeZone: "Australia/Sydney" });
  const stays = `/api/guidebooks/${id}/stays`;
  const usual = (await aroha.post(stays, { arrival: "2026-01-20", departure: "2026-01-22" })).body;
  const times = { checkInTime: "11:40", checkOutTime: "13:50" };
  const other = (await aroha.post(stays, { arrival: "2026-01-24", departure: "2026-01-26", ...times })).body;
  const timesOn = async (path: string) =>
    ["3:10 pm", "10:20 am", "11:40 am", "1:50 pm"].filter((time) => text[path]?.includes(time));
  const text: Record<string, string> = {};
  for (const path of [
    `/view/${other.token}`,
    `/print/${other.token}`,
    `/view/${usual.token}`,
    `/view/${slug}`,
  ])
    text[path] = (await world.guest.get(path)).text;
  expect(await timesOn(`/view/${other.token}`)).toEqual(["11:40 am", "1:50 pm"]);
  expect(await timesOn(`/print/${other.token}`)).toEqual(["1:50 pm"]);
  for (const path of [`/view/${usual.token}`, `/view/${slug}`])
    expect(await timesOn(path)).toEqual(["3:10 pm", "10:20 am"]);
});
