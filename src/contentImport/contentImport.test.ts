import { beforeAll, describe, expect, test } from "vitest";
import type { ReadManual, Sentence } from "#contentImport/contract.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

const MANUAL = `Lake House guest guide

Wi-Fi
Network: Lake House
Password: kea-2020

Check-in
Check-in from 3 pm
The lockbox is left of the door. The lockbox code is 4471.

House rules
- No smoking
- Quiet after 10 pm

Kitchen
The red kettle is in the cupboard. The <yellow> pan & the toaster stand below the worktop.

Blorp
Fnord.`;

let world: World;
let aroha: Host;
let id: string;
beforeAll(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
  id = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body.id;
});

async function read(host: Host, text: string | Uint8Array<ArrayBuffer>, name = "manual.txt") {
  const form = new FormData();
  form.set("file", new File([text], name));
  return host.post("/api/manuals/read", form);
}

const placed = ({ sentences }: ReadManual) =>
  sentences.flatMap((sentence: Sentence) => (sentence.target ? [sentence] : []));

async function contentOf(host: Host, guidebookId: string, type: string) {
  const sections = (await host.get(`/api/guidebooks/${guidebookId}/sections`)).body;
  return sections.find((section: { type: string }) => section.type === type).content;
}

test("a manual is read: each sentence with its source, its place, and nothing is stored", async () => {
  const { status, body } = await read(aroha, MANUAL);
  expect(status).toBe(200);
  expect(body.title).toBe("Lake House");
  expect(body.sentences).toContainEqual(
    expect.objectContaining({
      text: "Password: kea-2020",
      value: "kea-2020",
      target: { section: "wifi", field: "password" },
    }),
  );
  expect(body.sentences).toContainEqual(expect.objectContaining({ text: "Fnord.", target: null }));
  for (const { line, text } of body.sentences) expect(body.lines[line].text).toContain(text);
  expect(await contentOf(aroha, id, "wifi")).toMatchObject({ networkName: "", password: "" });
});

describe("what is put into a guidebook", () => {
  test("stands in its sections, secrets for the stay alone, and can be undone in one go", async () => {
    const { body: manual } = await read(aroha, MANUAL);
    const put = await aroha.post(`/api/guidebooks/${id}/manuals`, { sentences: placed(manual) });
    expect(put).toMatchObject({ status: 200, body: { guidebookId: id } });
    expect(await contentOf(aroha, id, "wifi")).toEqual({
      networkName: "Lake House",
      password: "kea-2020",
      notes: "",
    });
    expect(await contentOf(aroha, id, "checkin")).toMatchObject({
      checkInTime: "15:00",
      details:
        '<p>The lockbox is left of the door.</p><div class="stay-only"><p>The lockbox code is 4471.</p></div>',
    });
    expect(await contentOf(aroha, id, "rules")).toEqual({ rules: ["No smoking", "Quiet after 10 pm"] });
    expect(await contentOf(aroha, id, "kitchen")).toEqual({
      text: "<p>The red kettle is in the cupboard. The &lt;yellow> pan &amp; the toaster stand below the worktop.</p>",
    });
    expect((await aroha.get(`/api/guidebooks/${id}/manuals/last`)).body).toEqual({
      at: put.body.at,
      by: "Aroha Host",
    });

    const undone = await aroha.post(`/api/guidebooks/${id}/manuals/undo`, { at: put.body.at });
    expect(undone.body).toEqual({
      restored: ["Check In", "Kitchen & Other Areas", "House Rules", "WiFi"],
      changedSince: [],
    });
    expect(await contentOf(aroha, id, "wifi")).toMatchObject({ networkName: "", password: "" });
    expect(await contentOf(aroha, id, "rules")).toEqual({ rules: [] });
    expect((await aroha.get(`/api/guidebooks/${id}/manuals/last`)).body).toEqual({ at: null, by: null });
  });

  test("comes after what is there, and not a second time", async () => {
    const sections = (await aroha.get(`/api/guidebooks/${id}/sections`)).body;
    const rules = sections.find((section: { type: string }) => section.type === "rules");
    await aroha.put(`/api/guidebook-sections/${rules.id}`, {
      content: { rules: ["No shoes", "no smoking"] },
    });
    const { body: manual } = await read(aroha, MANUAL);
    for (let time = 0; time < 2; time++)
      await aroha.post(`/api/guidebooks/${id}/manuals`, { sentences: placed(manual) });
    expect(await contentOf(aroha, id, "rules")).toEqual({
      rules: ["No shoes", "no smoking", "Quiet after 10 pm"],
    });
    expect((await contentOf(aroha, id, "kitchen")).text.match(/red kettle/g)).toHaveLength(1);
  });

  test("is undone but for what was changed since", async () => {
    const guidebook = (await aroha.post("/api/guidebooks", { name: "Barn" })).body.id;
    const { body: manual } = await read(aroha, MANUAL);
    const { at } = (await aroha.post(`/api/guidebooks/${guidebook}/manuals`, { sentences: placed(manual) }))
      .body;
    const sections = (await aroha.get(`/api/guidebooks/${guidebook}/sections`)).body;
    const wifi = sections.find((section: { type: string }) => section.type === "wifi");
    world.clock.advance(1000);
    await aroha.put(`/api/guidebook-sections/${wifi.id}`, {
      content: { ...wifi.content, password: "tui-2021" },
    });
    const undone = await aroha.post(`/api/guidebooks/${guidebook}/manuals/undo`, { at });
    expect(undone.body.changedSince).toEqual(["WiFi"]);
    expect(await contentOf(aroha, guidebook, "wifi")).toMatchObject({ password: "tui-2021" });
    expect(await contentOf(aroha, guidebook, "rules")).toEqual({ rules: [] });
  });

  test("is all or nothing where a section was changed meanwhile", async () => {
    const guidebook = (await aroha.post("/api/guidebooks", { name: "Shed" })).body.id;
    const sections = (await aroha.get(`/api/guidebooks/${guidebook}/sections`)).body;
    const versions = Object.fromEntries(
      sections.map((section: { id: string; version: number }) => [section.id, section.version]),
    );
    const rules = sections.find((section: { type: string }) => section.type === "rules");
    await aroha.put(`/api/guidebook-sections/${rules.id}`, { content: { rules: ["No shoes"] } });
    const { body: manual } = await read(aroha, MANUAL);
    const put = await aroha.post(`/api/guidebooks/${guidebook}/manuals`, {
      sentences: placed(manual),
      versions,
    });
    expect(put).toMatchObject({ status: 409, body: { code: "stale_section", section: { id: rules.id } } });
    expect(await contentOf(aroha, guidebook, "wifi")).toMatchObject({ password: "" });
  });

  test("goes to fields that there are", async () => {
    const sentence = {
      line: 0,
      text: "No smoking",
      form: "bullet",
      target: { section: "rules", field: "secret" },
    };
    const put = await aroha.post(`/api/guidebooks/${id}/manuals`, { sentences: [sentence] });
    expect(put).toMatchObject({ status: 400, body: { code: "invalid" } });
  });
});

test("a new guidebook is made of a manual, and undoing leaves it empty", async () => {
  const { body: manual } = await read(aroha, MANUAL);
  const made = await aroha.post("/api/manuals", { name: "Lake House 2", sentences: placed(manual) });
  expect(made.status).toBe(201);
  const { guidebookId, at } = made.body;
  expect(await contentOf(aroha, guidebookId, "wifi")).toMatchObject({ password: "kea-2020" });
  await aroha.post(`/api/guidebooks/${guidebookId}/manuals/undo`, { at });
  expect(await contentOf(aroha, guidebookId, "wifi")).toMatchObject({ password: "" });
});

test("what a viewer or a stranger would bring in is refused", async () => {
  const vera = await world.member(aroha, "Vera", "viewer");
  const bo = await world.host("Bo");
  expect((await read(vera, MANUAL)).status).toBe(403);
  const sentences = [
    { line: 0, text: "Hi", form: "sentence", target: { section: "welcome", field: "text" } },
  ];
  expect((await vera.post(`/api/guidebooks/${id}/manuals`, { sentences })).status).toBe(403);
  expect((await bo.post(`/api/guidebooks/${id}/manuals`, { sentences })).status).toBe(404);
  expect((await bo.post(`/api/guidebooks/${id}/manuals/undo`, { at: 1 })).status).toBe(404);
});
