import { expect, type Page } from "@playwright/test";
import { calendarFeed } from "#test/calendarFeed.ts";
import { makeGuidebook, type MadeGuidebook } from "../guidebooks.ts";
import { takePhoto } from "../photos.ts";
import type { Stage } from "../staged/stage.ts";
import { addStay, dayFromToday } from "../stays.ts";
import { attackedContents, type Attacks } from "./attackedContents.ts";
import { storableInRichText } from "./storable.ts";

export interface AttackedProperty extends MadeGuidebook {
  /** The path of a picture of the host's. */
  picture: string;
  /** The path of a guest's own page. */
  stay: string;
  /** The path of a cleaner's page. */
  turnovers: string;
}

const CALENDAR = "https://www.airbnb.com/calendar/ical/1.ics?s=0123456789abcdef";
const UNTIL = Date.UTC(2099, 0, 5);

/** Writes attacks into everything that a host, a guest or a calendar can write around one home. */
export async function attackProperty(page: Page, stage: Stage, attacks: string[]): Promise<AttackedProperty> {
  /** One that fits a line: names take no controls. */
  const cut = (at: number, max: number) =>
    (attacks[at % attacks.length] ?? "")
      .replaceAll(/\p{Cc}/gu, " ")
      .slice(0, max)
      .toWellFormed()
      .trim() || "a";
  const send = async (method: "post" | "put" | "patch", path: string, data: object) => {
    const answer = await page.request[method](`/api${path}`, { data });
    expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return (await answer.json()) as { id: string; url: string };
  };

  await send("put", "/auth/user", { firstName: cut(0, 100), lastName: cut(1, 100) });
  const made = await makeGuidebook(page, cut(2, 120));
  const picture = await uploadPicture(page);
  const all = { plain: attacks, rich: storableInRichText(attacks, picture) };
  await attackSections(page, made.id, all);
  await send("post", `/guidebooks/${made.id}/sections`, {
    shape: "contacts",
    title: cut(3, 40),
    icon: "bath",
    content: attackedContents(all).contacts,
  });
  await send("put", `/guidebooks/${made.id}/access`, {
    access: "stays",
    timeZone: "Pacific/Auckland",
    contact: cut(4, 200),
    ifCodeFails: cut(5, 500),
  });
  for (const at of [6, 7, 8])
    await send("post", "/notices", { text: cut(at, 200), endsAt: UNTIL, guidebooks: [made.id] });
  await send("post", `/guidebooks/${made.id}/share-links`, { label: cut(9, 80) });
  const cleaner = await send("post", "/turnover-links", {
    guidebookIds: [made.id],
    label: cut(10, 80),
    showsCodes: true,
  });
  await send("put", "/message-templates", { booked: `{name} ${cut(11, 900).replaceAll(/[{}]/g, "")}` });

  const days = { arrival: dayFromToday(-1), departure: dayFromToday(3) };
  const words = { guestName: cut(12, 80), note: cut(13, 500), doorCode: cut(14, 80) };
  const { url } = await addStay(page, made.id, { ...days, ...words });
  stage.showFeed("www.airbnb.com", attackedFeed(attacks));
  await send("post", `/guidebooks/${made.id}/calendars`, { url: CALENDAR });
  return { ...made, picture, stay: new URL(url).pathname, turnovers: new URL(cleaner.url).pathname };
}

async function attackSections(page: Page, guidebookId: string, attacks: Attacks): Promise<void> {
  const contents = attackedContents(attacks);
  const listed = await page.request.get(`/api/guidebooks/${guidebookId}/sections`);
  const sections = (await listed.json()) as { id: string; type: keyof typeof contents }[];
  for (const { id, type } of sections) {
    const data = {
      content: contents[type],
      prompts: attacks.plain.slice(0, 5).map((attack) => attack.slice(0, 500)),
    };
    const saved = await page.request.put(`/api/guidebook-sections/${id}`, { data });
    expect(saved.ok(), `${type}: ${await saved.text()}`).toBe(true);
  }
}

async function uploadPicture(page: Page): Promise<string> {
  const file = { name: '"><svg onload=alert(1)>.jpg', mimeType: "image/jpeg", buffer: await takePhoto() };
  const sent = await page.request.post("/api/media", { multipart: { file } });
  expect(sent.ok(), await sent.text()).toBe(true);
  return ((await sent.json()) as { url: string }).url;
}

/** What a platform might send: a stay for each of twenty attacks. */
function attackedFeed(attacks: string[]): string {
  const oneLine = (text: string) => text.replaceAll("\0", "").replaceAll(/[\r\n]/g, String.raw`\n`);
  return calendarFeed(
    "airbnb",
    attacks.slice(0, 20).map((attack, at) => ({
      uid: `${at}-${oneLine(attack)}`,
      arrival: dayFromToday(10 + 3 * at),
      departure: dayFromToday(12 + 3 * at),
      summary: oneLine(attack),
      description: oneLine(attack),
    })),
  );
}
