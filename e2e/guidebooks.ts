import { expect } from "@playwright/test";
import type { Caller } from "./hosts.ts";

export interface MadeGuidebook {
  id: string;
  slug: string;
}

interface MadeSection {
  id: string;
  type: string;
}

/** A short guidebook of the same property, for journeys that do not care for forms. */
export const lakeHouse: Record<string, object> = {
  welcome: { text: "<p>Make yourselves at home. The kettle is on the bench.</p>" },
  wifi: { networkName: "LakeHouse-5G", password: "kererū & tūī; 7", notes: "" },
  checkin: { checkInType: "Key safe", checkInTime: "15:00", doorCode: "4817#", details: "<p>Blue door.</p>" },
  rules: { rules: ["Shoes off inside", "Quiet after ten"] },
  departure: { checkOutTime: "10:30", intro: "", items: ["Strip the beds", "Leave the key on its hook"] },
  property: {
    propertyName: "The Lake House",
    address: "12 Beacon Point Road",
    city: "Wānaka",
    state: "Otago 9305",
    country: "New Zealand",
  },
  howto: {
    items: [
      {
        title: "Light the fire",
        description: "<ol><li>Open the flue</li><li>Two logs, one match</li></ol>",
        videoUrl: "https://youtu.be/dQw4w9WgXcQ",
        imageUrls: [],
      },
      { title: "Bin night", description: "<p>Wednesday, red lid.</p>", videoUrl: "", imageUrls: [] },
    ],
  },
  dining: {
    items: [{ name: "Ferry Road Bakery", description: "Cheese rolls until noon.", category: "Bakery" }],
  },
};

/** Makes a guidebook by the calls alone; the browser is a subscribed host's. */
export async function makeGuidebook(
  caller: Caller,
  name: string,
  contents: Record<string, object> = {},
): Promise<MadeGuidebook> {
  const made = await caller.request.post("/api/guidebooks", { data: { name } });
  expect(made.ok()).toBe(true);
  const guidebook = (await made.json()) as MadeGuidebook;
  for (const [type, content] of Object.entries(contents))
    await fillSection(caller, guidebook.id, type, content);
  return guidebook;
}

/** Saves a section as another window of the host would: the last write wins. */
export async function fillSection(
  caller: Caller,
  guidebookId: string,
  type: string,
  content: object,
): Promise<void> {
  const listed = await caller.request.get(`/api/guidebooks/${guidebookId}/sections`);
  const section = ((await listed.json()) as MadeSection[]).find((one) => one.type === type);
  const saved = await caller.request.put(`/api/guidebook-sections/${section?.id}`, { data: { content } });
  expect(saved.ok()).toBe(true);
}

/** The content of a section as it is stored. */
export async function contentOf(caller: Caller, guidebookId: string, type: string): Promise<unknown> {
  const listed = await caller.request.get(`/api/guidebooks/${guidebookId}/sections`);
  const sections = (await listed.json()) as { type: string; content: unknown }[];
  return sections.find((one) => one.type === type)?.content;
}
