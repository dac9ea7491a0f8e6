import { beforeAll, describe, expect, test } from "vitest";
import { doorCodeIn } from "#guidebooks/doorCode.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

interface Listed {
  id: string;
  type: string;
  version: number;
  content: Record<string, unknown>;
  shared?: { id: string; properties: number };
}

let world: World;
let aroha: Host;
beforeAll(async () => {
  world = await newWorld();
});

/** Signs a host up and creates a number of guidebooks. */
async function hostWith(name: string, count: number): Promise<{ id: string; slug: string }[]> {
  aroha = await world.host(name);
  const properties = [];
  for (let at = 1; at <= count; at++)
    properties.push((await aroha.post("/api/guidebooks", { name: `Flat ${at}` })).body);
  return properties;
}

async function sectionOf(guidebook: string, type: string, who = aroha): Promise<Listed> {
  const { body } = await who.get(`/api/guidebooks/${guidebook}/sections`);
  return body.find((section: Listed) => section.type === type);
}

const pathOf = ({ id }: Listed) => `/api/guidebook-sections/${id}`;
const share = (section: Listed, guidebookIds: string[], more: object = {}, who = aroha) =>
  who.post("/api/shared-sections", { sectionId: section.id, guidebookIds, ...more });
const passwordsIn = (properties: { id: string }[]) =>
  Promise.all(properties.map(async ({ id }) => (await sectionOf(id, "wifi")).content.password));

describe("a shared section", () => {
  test("is set for many guidebooks at once, and a save shows in all of them at the next read", async () => {
    const properties = await hostWith("Aroha", 8);
    const [first, ...others] = properties;
    const wifi = await sectionOf(first?.id ?? "", "wifi");
    const content = { networkName: "Lake", password: "kea-kea-9" };
    const shared = await share(
      wifi,
      others.map(({ id }) => id),
      { content, version: wifi.version },
    );
    expect(shared).toMatchObject({ status: 200, body: { type: "wifi", others: 0, mayEdit: true } });
    expect(shared.body.properties).toHaveLength(8);
    for (const { slug } of properties)
      expect((await world.guest.get(`/view/${slug}`)).text).toContain("kea-kea-9");

    const last = await sectionOf(others.at(-1)?.id ?? "", "wifi");
    expect(last.shared).toEqual({ id: shared.body.id, properties: 8 });
    world.clock.advance(60_000);
    const saved = await aroha.put(pathOf(last), {
      content: { ...content, password: "tui-tui-4" },
      version: last.version,
    });
    expect(saved).toMatchObject({ status: 200, body: { version: last.version + 1 } });
    for (const { id, slug } of properties) {
      expect((await world.guest.get(`/view/${slug}`)).text).toContain("tui-tui-4");
      expect((await aroha.get(`/api/guidebooks/${id}`)).body.updatedAt).toBe(world.clock.now());
    }
  });

  test("has one history, which brings an earlier version back everywhere", async () => {
    const properties = await hostWith("Bea", 3);
    const [first, second] = properties;
    const wifi = await sectionOf(first?.id ?? "", "wifi");
    await aroha.put(pathOf(wifi), { content: { password: "one-one-1" } });
    await share(
      wifi,
      properties.map(({ id }) => id),
    );
    const follower = await sectionOf(second?.id ?? "", "wifi");
    await aroha.put(pathOf(follower), { content: { password: "two-two-2" } });
    const history = (await aroha.get(`${pathOf(wifi)}/history`)).body;
    expect(history).toEqual((await aroha.get(`${pathOf(follower)}/history`)).body);
    expect(history.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
    const restored = await aroha.post(`${pathOf(follower)}/restore`, { version: 2 });
    expect(restored).toMatchObject({ status: 200, body: { content: { password: "one-one-1" } } });
    expect(await passwordsIn(properties)).toEqual(["one-one-1", "one-one-1", "one-one-1"]);
  });

  test("is parted from and followed again; what was there before is in the guidebook's own history", async () => {
    const properties = await hostWith("Cleo", 2);
    const [first, second] = properties;
    const own = await sectionOf(second?.id ?? "", "wifi");
    await aroha.put(pathOf(own), { content: { password: "own-own-0" } });
    const source = await sectionOf(first?.id ?? "", "wifi");
    await aroha.put(pathOf(source), { content: { password: "one-one-1" } });
    const { id: sharedId } = (await share(source, [second?.id ?? ""])).body;

    const parted = await aroha.delete(`${pathOf(own)}/shared`);
    expect(parted).toMatchObject({ status: 200, body: { content: { password: "one-one-1" } } });
    expect(parted.body).not.toHaveProperty("shared");
    await aroha.put(pathOf(source), { content: { password: "two-two-2" } });
    expect(await passwordsIn(properties)).toEqual(["two-two-2", "one-one-1"]);
    const history = (await aroha.get(`${pathOf(own)}/history`)).body;
    expect(history[0]).toMatchObject({ action: "parted", by: "Cleo Host", isCurrent: true });
    const before = history.find(({ action }: { action: string }) => action === "saved").version;
    expect((await aroha.post(`${pathOf(own)}/restore`, { version: before })).body.content.password).toBe(
      "own-own-0",
    );

    const followed = await aroha.put(`${pathOf(own)}/shared`, { sharedId });
    expect(followed).toMatchObject({ status: 200, body: { shared: { id: sharedId, properties: 2 } } });
    expect(await passwordsIn(properties)).toEqual(["two-two-2", "two-two-2"]);
    const rules = await sectionOf(second?.id ?? "", "rules");
    const wrong = await aroha.put(`${pathOf(rules)}/shared`, { sharedId });
    expect(wrong).toMatchObject({ status: 409, body: { code: "other_type" } });
  });

  test("is masked in each guidebook by that guidebook's own access", async () => {
    const properties = await hostWith("Dora", 2);
    const [open, closed] = properties;
    const checkin = await sectionOf(open?.id ?? "", "checkin");
    await share(checkin, [closed?.id ?? ""], {
      content: { doorCode: "4817#", details: "<p>Blue door.</p>" },
    });
    const access = { access: "stays", timeZone: "Pacific/Auckland" };
    await aroha.put(`/api/guidebooks/${closed?.id}/access`, access);
    expect((await world.guest.get(`/view/${open?.slug}`)).text).toContain("4817#");
    const masked = (await world.guest.get(`/view/${closed?.slug}`)).text;
    expect(masked).toContain("Blue door.");
    expect(masked).not.toContain("4817");
    const { properties: listed } = (await aroha.get("/api/shared-sections")).body[0];
    expect(listed.map((property: { access: string }) => property.access)).toEqual(["everyone", "stays"]);
  });

  test("notes a new door code in every guidebook", async () => {
    const properties = await hostWith("Elin", 2);
    const access = { access: "stays", timeZone: "Pacific/Auckland" };
    for (const { id } of properties) await aroha.put(`/api/guidebooks/${id}/access`, access);
    const checkin = await sectionOf(properties[0]?.id ?? "", "checkin");
    await share(
      checkin,
      properties.map(({ id }) => id),
    );
    world.clock.advance(60_000);
    const saved = await aroha.put(pathOf(checkin), { content: { doorCode: "9021#" } });
    expect(doorCodeIn(saved.body)).toBe("9021#");
    const rows = await world.context.db
      .selectFrom("guidebook_access")
      .select("door_code_changed_at")
      .where(
        "guidebook_id",
        "in",
        properties.map(({ id }) => id),
      )
      .execute();
    expect(rows.map((row) => row.door_code_changed_at)).toEqual([world.clock.now(), world.clock.now()]);
  });

  test("that was changed by way of another guidebook is stale for whoever began before", async () => {
    const properties = await hostWith("Faye", 2);
    const one = await sectionOf(properties[0]?.id ?? "", "welcome");
    await share(
      one,
      properties.map(({ id }) => id),
    );
    const here = await sectionOf(properties[0]?.id ?? "", "welcome");
    const there = await sectionOf(properties[1]?.id ?? "", "welcome");
    await aroha.put(pathOf(there), { content: { text: "<p>Theirs</p>" }, version: there.version });
    const stale = await aroha.put(pathOf(here), { content: { text: "<p>Mine</p>" }, version: here.version });
    expect(stale).toMatchObject({ status: 409, body: { code: "stale_section" } });
    expect(stale.body.section.content.text).toBe("<p>Theirs</p>");
  });
});

describe("a member of some guidebooks", () => {
  test("gets 403 where others follow too, learns none of their names, and saves a copy", async () => {
    const properties = await hostWith("Gwen", 3);
    const [first] = properties;
    const wifi = await sectionOf(first?.id ?? "", "wifi");
    await share(
      wifi,
      properties.map(({ id }) => id),
      { content: { password: "one-one-1" } },
    );
    const dan = await world.member(aroha, "Dan", "editor", { guidebooks: [first?.id ?? ""] });
    const [listed] = (await dan.get("/api/shared-sections")).body;
    expect(listed).toMatchObject({ others: 2, mayEdit: false });
    expect(listed.properties).toHaveLength(1);

    const content = { password: "two-two-2" };
    const before = await sectionOf(first?.id ?? "", "wifi", dan);
    const refused = await dan.put(pathOf(wifi), { content, version: before.version });
    expect(refused).toMatchObject({ status: 403, body: { code: "shared_elsewhere", properties: 3 } });
    expect(refused.text).not.toMatch(/Flat [23]/);
    expect((await dan.post(`${pathOf(wifi)}/restore`, { version: 1 })).status).toBe(403);
    expect(await passwordsIn(properties)).toEqual(["one-one-1", "one-one-1", "one-one-1"]);

    const copied = await dan.put(pathOf(wifi), { content, version: before.version, copy: true });
    expect(copied.status).toBe(200);
    expect(copied.body).not.toHaveProperty("shared");
    expect(await passwordsIn(properties)).toEqual(["two-two-2", "one-one-1", "one-one-1"]);
  });

  test("shares with none but their own, and cannot follow what they may not read", async () => {
    const properties = await hostWith("Hedda", 3);
    const [first, second, third] = properties;
    const secret = await sectionOf(second?.id ?? "", "wifi");
    const { id: sharedId } = (await share(secret, [third?.id ?? ""], { content: { password: "kea-kea-9" } }))
      .body;
    const eve = await world.member(aroha, "Eve", "editor", { guidebooks: [first?.id ?? ""] });
    const own = await sectionOf(first?.id ?? "", "wifi", eve);
    expect((await eve.put(`${pathOf(own)}/shared`, { sharedId })).status).toBe(404);
    const refused = await share(own, [second?.id ?? ""], { content: { password: "mine" } }, eve);
    expect(refused.status).toBe(404);
    expect(await passwordsIn(properties)).toEqual(["", "kea-kea-9", "kea-kea-9"]);
    expect((await eve.get("/api/shared-sections")).body).toEqual([]);
  });
});

test("what cannot be set for all guidebooks is set for none", async () => {
  const properties = await hostWith("Ivy", 2);
  const bo = await world.host("Bo");
  const { id: foreign } = (await bo.post("/api/guidebooks", { name: "Bo's" })).body;
  const wifi = await sectionOf(properties[0]?.id ?? "", "wifi");
  const content = { password: "kea-kea-9" };
  const refused = await share(wifi, [properties[1]?.id ?? "", foreign], { content });
  expect(refused.status).toBe(404);
  const invalid = await share(wifi, [properties[1]?.id ?? ""], { content: { password: "x".repeat(101) } });
  expect(invalid).toMatchObject({ status: 400, body: { code: "invalid" } });
  expect(await passwordsIn(properties)).toEqual(["", ""]);
  expect((await aroha.get("/api/shared-sections")).body).toEqual([]);
});

test("two who save a shared section at the same time wait for each other, and one of them is stale", async () => {
  const properties = await hostWith("June", 4);
  const wifi = await sectionOf(properties[0]?.id ?? "", "wifi");
  await share(
    wifi,
    properties.map(({ id }) => id),
  );
  const sections = await Promise.all(properties.map(({ id }) => sectionOf(id, "wifi")));
  const saves = await Promise.all(
    sections.map((section, at) =>
      aroha.put(pathOf(section), { content: { password: `code-${at}` }, version: section.version }),
    ),
  );
  expect(saves.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(saves.filter(({ body }) => body.code === "stale_section")).toHaveLength(3);
  const passwords = await passwordsIn(properties);
  expect(new Set(passwords).size).toBe(1);
});

test("a duplicate follows what the other follows", async () => {
  const properties = await hostWith("Kate", 2);
  const wifi = await sectionOf(properties[0]?.id ?? "", "wifi");
  await share(wifi, [properties[1]?.id ?? ""], { content: { networkName: "Lake", password: "kea-kea-9" } });
  const { body } = await aroha.post(`/api/guidebooks/${properties[0]?.id}/duplicate`, { name: "Flat 3" });
  expect(await sectionOf(body.id, "wifi")).toMatchObject({
    content: { password: "kea-kea-9" },
    shared: { properties: 3 },
  });
});

test("a new guidebook begins with what is shared, and not with what is another account's", async () => {
  const [first, second] = await hostWith("Lisa", 2);
  const wifi = await sectionOf(first?.id ?? "", "wifi");
  const { body: shared } = await share(wifi, [second?.id ?? ""], { content: { password: "kea-kea-9" } });
  const { body } = await aroha.post("/api/guidebooks", { name: "Flat 3", shared: [shared.id, "nope"] });
  expect(await sectionOf(body.id, "wifi")).toMatchObject({
    content: { password: "kea-kea-9" },
    shared: { id: shared.id, properties: 3 },
  });
  const bo = await world.host("Bob");
  const foreign = await bo.post("/api/guidebooks", { name: "Bob's", shared: [shared.id] });
  expect((await sectionOf(foreign.body.id, "wifi", bo)).content.password).toBe("");
});
