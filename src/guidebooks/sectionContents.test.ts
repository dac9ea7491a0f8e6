import { expect, test } from "vitest";
import { newWorld } from "#test/world.ts";

const world = await newWorld();
const aroha = await world.host("Aroha");
const { id, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
const sections = (await aroha.get(`/api/guidebooks/${id}/sections`)).body as { id: string; type: string }[];

const html = "<p>Two cars fit under the <strong>walnut tree</strong>.</p>";
const tip = { name: "Kea Kitchen", description: "Venison pie" };
const named = { ...tip, category: "Restaurant" };

/** What each type of the specification holds. */
const contents: Record<string, object> = {
  welcome: { text: html },
  amenities: { text: html },
  kitchen: { text: html },
  emergency: { text: html },
  transportation: { text: html },
  wifi: { networkName: "LakeHouse-5G", password: "kererū & tūī", notes: html },
  checkin: { checkInType: "Key safe", details: html, doorCode: "4817#", parkingInfo: html },
  rules: { rules: ["Shoes off inside", "Quiet after ten"] },
  recommendations: { restaurants: [tip], activities: [tip] },
  departure: { intro: html, items: ["Strip the beds"] },
  property: {
    propertyName: "The Lake House",
    address: "12 Beacon Point Road",
    city: "Wānaka",
    state: "Otago",
    country: "New Zealand",
  },
  places: { items: [named] },
  activities: { items: [named] },
  shopping: { items: [named] },
  dining: { items: [named] },
  services: { items: [named] },
  howto: {
    items: [{ title: "Fire", description: html, videoUrl: "https://youtu.be/dQw4w9WgXcQ", imageUrls: [] }],
  },
};

test("a guidebook has these types and no others", () => {
  expect(sections.map(({ type }) => type).toSorted()).toEqual(Object.keys(contents).toSorted());
});

test.each(Object.entries(contents))(
  "%s holds what it is given, for host and guest",
  async (type, content) => {
    const section = sections.find((one) => one.type === type);
    const saved = await aroha.put(`/api/guidebook-sections/${section?.id}`, { content });
    expect(saved).toMatchObject({ status: 200, body: { id: section?.id, type, content } });
    expect(saved.body.title).toEqual(expect.any(String));
    const { body } = await world.guest.get(`/api/public/slug/${slug}`);
    expect(body.sections.find((one: { type: string }) => one.type === type)).toMatchObject({ content });
  },
);
