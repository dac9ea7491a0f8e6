import { beforeEach, describe, expect, test } from "vitest";
import { readGuestGuidebook } from "#stays/guestGuidebook.server.ts";
import { readGuestRevisions } from "#stays/guestRevisions.server.ts";
import { isShareToken } from "#guidebooks/slug.ts";
import { newWorld } from "#test/world.ts";

const DAY = 24 * 60 * 60 * 1000;
const world = await newWorld();
const aroha = await world.host("Aroha");
let id: string;
let slug: string;

beforeEach(async () => {
  const created = await aroha.post("/api/guidebooks", { name: "Lake House" });
  ({ id, slug } = created.body);
});

const revision = async (key: string) => (await readGuestRevisions(world.context, [key])).get(key);
const isReadable = async (key: string) => (await readGuestGuidebook(world.context, key)) !== null;

describe("sharing a guidebook", () => {
  test("says the permanent address, and POST makes sure of one live link", async () => {
    const before = await aroha.get(`/api/guidebooks/${id}/share`);
    expect(before.body).toMatchObject({ slug, url: `http://porchlight.test/view/${slug}`, links: [] });

    await Promise.all([1, 2, 3].map(() => aroha.post(`/api/guidebooks/${id}/share`)));
    const shared = await aroha.post(`/api/guidebooks/${id}/share`);
    expect(shared.body.links).toHaveLength(1);
    const [link] = shared.body.links;
    expect(isShareToken(link.token)).toBe(true);
    expect(link).toMatchObject({ label: null, expiresAt: null, revokedAt: null });
    expect(link.url).toBe(`http://porchlight.test/view/${link.token}`);
  });

  test("has a message for guests in the guidebook's language", async () => {
    const message = async () => (await aroha.get(`/api/guidebooks/${id}/share`)).body.message;
    expect(await message()).toBe("Here is the guidebook for Lake House, with everything for your stay:");
    await aroha.put(`/api/guidebooks/${id}`, { language: "nl" });
    expect(await message()).toBe("Hier is de gastenmap van Lake House, met alles voor uw verblijf:");
  });

  test("says which secrets everyone with the link reads, and which need a stay", async () => {
    const secrets = async () => (await aroha.get(`/api/guidebooks/${id}/share`)).body.secrets;
    expect(await secrets()).toEqual({ forEveryone: [], duringStays: [] });
    const { body } = await aroha.get(`/api/guidebooks/${id}/sections`);
    const put = (type: string, content: unknown) => {
      const section = body.find((one: { type: string }) => one.type === type);
      return aroha.put(`/api/guidebook-sections/${section.id}`, { content });
    };
    await put("checkin", { doorCode: "4711#" });
    await put("wifi", { networkName: "Lake", password: "kea-kea" });
    await put("welcome", { text: '<div class="stay-only"><p>The spare key is under the fern</p></div>' });
    const all = ["door", "network", "passage"];
    expect((await secrets()).forEveryone.toSorted()).toEqual(all);

    const access = { access: "stays", timeZone: "Pacific/Auckland" };
    await aroha.put(`/api/guidebooks/${id}/access`, access);
    expect(await secrets()).toMatchObject({ forEveryone: ["network"] });
    await aroha.put(`/api/guidebooks/${id}/access`, { ...access, wifiForEveryone: false });
    expect((await secrets()).duringStays.toSorted()).toEqual(all);
  });

  test("gives a link a label and an end, after which it is dead", async () => {
    const expiresAt = world.clock.now() + 3 * DAY;
    const made = await aroha.post(`/api/guidebooks/${id}/share-links`, { label: " The  Smiths ", expiresAt });
    expect(made).toMatchObject({ status: 201, body: { label: "The Smiths", expiresAt } });
    const { token } = made.body;
    expect(await revision(token)).toMatchObject({ liveUntil: expiresAt });
    world.clock.advance(3 * DAY);
    expect(await isReadable(token)).toBe(false);
    expect(await revision(token)).toBeUndefined();
    expect(await isReadable(slug)).toBe(true);
    expect((await aroha.post(`/api/guidebooks/${id}/share`)).body.links).toHaveLength(2);
  });

  test.each([
    [{ expiresAt: 1 }, "expiresAt", "Choose an end in the future."],
    [{ expiresAt: 8e15 }, "expiresAt", "Choose an end in the future."],
    [{ expiresAt: "tomorrow" }, "expiresAt", "This must be a time in milliseconds."],
    [{ label: "x".repeat(81) }, "label", "Use at most 80 characters."],
  ])("refuses a link with %j", async (body, field, sentence) => {
    const refused = await aroha.post(`/api/guidebooks/${id}/share-links`, body);
    expect(refused.status).toBe(400);
    expect(refused.body.fields[field]).toBe(sentence);
  });

  test("revokes a link for good", async () => {
    const { token } = (await aroha.post(`/api/guidebooks/${id}/share-links`)).body;
    expect(await isReadable(token)).toBe(true);
    expect((await aroha.delete(`/api/share-links/${token}`)).status).toBe(204);
    expect(await isReadable(token)).toBe(false);
    const revokedAt = world.clock.now();
    world.clock.advance(DAY);
    expect((await aroha.delete(`/api/share-links/${token}`)).status).toBe(204);
    expect((await aroha.get(`/api/guidebooks/${id}/share`)).body.links[0].revokedAt).toBe(revokedAt);
  });

  test("a new permanent address takes the old one's place; links go on", async () => {
    const { token } = (await aroha.post(`/api/guidebooks/${id}/share-links`)).body;
    const moved = await aroha.post(`/api/guidebooks/${id}/slug`);
    expect(moved.body.slug).toMatch(/^lake-house-[a-z0-9]{6}$/);
    expect(await isReadable(slug)).toBe(false);
    expect(await isReadable(moved.body.slug)).toBe(true);
    expect(await isReadable(token)).toBe(true);
  });

  test("an address that was given up is nobody's: printed codes lead to no stranger's page", async () => {
    await aroha.post(`/api/guidebooks/${id}/slug`);
    const stranger = await world.host("Mal");
    const taken = await stranger.post("/api/guidebooks", { name: "Lake House", slug });
    expect(taken.status).toBe(201);
    expect(taken.body.slug).not.toBe(slug);
    expect(await isReadable(slug)).toBe(false);
  });
});

describe("what guests read", () => {
  async function save(type: string, content: unknown) {
    const { body } = await aroha.get(`/api/guidebooks/${id}/sections`);
    const section = body.find((one: { type: string }) => one.type === type);
    await aroha.put(`/api/guidebook-sections/${section.id}`, { content });
  }

  test("is named by what it was reached by, and holds nothing of the host's own", async () => {
    const { token } = (await aroha.post(`/api/guidebooks/${id}/share-links`)).body;
    await save("wifi", { networkName: "Lake", password: "kea-kea" });
    const reading = await readGuestGuidebook(world.context, token);
    expect(reading).toMatchObject({ key: token, name: "Lake House", version: 2, propertyAddress: null });
    expect(reading?.sections).toHaveLength(17);
    const wifi = reading?.sections.find((section) => section.type === "wifi");
    expect(wifi).toEqual({
      type: "wifi",
      title: "WiFi",
      content: { networkName: "Lake", password: "kea-kea", notes: "" },
    });
    const listed = JSON.stringify(reading);
    for (const secret of [slug, aroha.id, aroha.email, "prompts"]) expect(listed).not.toContain(secret);
  });

  test("has a version that every visible change raises", async () => {
    const version = async () => (await revision(slug))?.version;
    const first = (await version()) ?? 0;
    await save("rules", { rules: ["No smoking indoors"] });
    expect(await version()).toBe(first + 1);
    await aroha.put(`/api/guidebooks/${id}`, { name: "Lake House 2" });
    expect(await version()).toBe(first + 2);
  });

  test("is gone while the guidebook is archived, and back when it is restored", async () => {
    const { token } = (await aroha.post(`/api/guidebooks/${id}/share-links`)).body;
    await aroha.patch(`/api/guidebooks/${id}/archive`);
    expect([await isReadable(slug), await isReadable(token)]).toEqual([false, false]);
    await aroha.patch(`/api/guidebooks/${id}/restore`);
    expect([await isReadable(slug), await isReadable(token)]).toEqual([true, true]);
  });

  test("stays for 30 days after the host's subscription ended, and no longer", async () => {
    const ben = await world.host("Ben");
    const guidebook = (await ben.post("/api/guidebooks", { name: "Bach" })).body;
    const { periodEnd } = (await ben.get("/api/subscription-status")).body;
    const before = await revision(guidebook.slug);
    expect(before?.liveUntil).toBe(periodEnd + 30 * DAY);
    world.clock.advance(periodEnd + 30 * DAY - world.clock.now() - 1);
    expect(await isReadable(guidebook.slug)).toBe(true);
    world.clock.advance(1);
    expect(await isReadable(guidebook.slug)).toBe(false);
  });

  test.each(["", "x", "nothing-abc123", "A1b2C3d4E5f6G7h8I9j0K1", "a\u0000b-abc123", "../../etc-passwd"])(
    "is nothing at %j",
    async (key) => {
      expect(await isReadable(key)).toBe(false);
    },
  );
});
