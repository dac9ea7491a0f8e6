import { expect } from "@playwright/test";
import { fillSection, lakeHouse, makeGuidebook, type MadeGuidebook } from "./guidebooks.ts";
import type { Caller } from "./hosts.ts";
import { takePhoto } from "./photos.ts";
import { dayFromToday } from "./stays.ts";
import type { Screen } from "./screens.ts";

const ZONE = "Pacific/Auckland";

/** Each part of a stay, as days from today to its arrival and its departure. */
const moments = {
  early: [12, 14],
  before: [2, 4],
  arrival: [0, 2],
  during: [-1, 3],
  eve: [-2, 1],
  "last-day": [-2, 0],
  after: [-5, -2],
} as const;
export type Moment = keyof typeof moments;

export interface MadeStay {
  id: string;
  token: string;
  code: string;
}

/** Makes a guidebook whose codes only guests see who stay. The browser is a subscribed host's. */
export async function makeGuidebookWithStays(caller: Caller): Promise<MadeGuidebook> {
  const guidebook = await makeGuidebook(caller, "Wānaka Lake House", lakeHouse);
  const access = {
    access: "stays",
    timeZone: ZONE,
    contact: "Mere, 021 555 010",
    ifCodeFails: "Press # first, then the code slowly. The spare key is with Tom at number 14.",
  };
  expect((await caller.request.put(`/api/guidebooks/${guidebook.id}/access`, { data: access })).ok()).toBe(
    true,
  );
  return guidebook;
}

/** Makes a stay that is in this part of it at `now`, epoch milliseconds. */
export async function makeStay(
  caller: Caller,
  guidebookId: string,
  moment: Moment,
  now = Date.now(),
): Promise<MadeStay> {
  const [arrival, departure] = moments[moment];
  const data = {
    arrival: dayFromToday(arrival, now),
    departure: dayFromToday(departure, now),
    guestName: "Anna",
    note: "Room 4; the cot is made up",
  };
  const made = await caller.request.post(`/api/guidebooks/${guidebookId}/stays`, { data });
  expect(made.ok()).toBe(true);
  return (await made.json()) as MadeStay;
}

/** A way in as hosts write it: sentences, and a picture after each of two. */
export async function fillWayIn(caller: Caller, guidebookId: string): Promise<void> {
  const pictures = [
    await upload(caller, guidebookId, "#5b6b4a"),
    await upload(caller, guidebookId, "#8a6d45"),
  ];
  const [gate, safe] = pictures.map((url) => `<p><img src="${url}" alt="As you will see it"></p>`);
  const details = `<p>From the street take the <strong>gravel drive</strong> on the left.</p>${gate}<p>The key safe is beside the yellow door, at shoulder height.</p>${safe}<ol><li><p>Turn the four wheels to the code and push the black lever down.</p></li><li><p>Take the key and mix up the numbers.</p></li></ol>`;
  const parkingInfo = "<p>Two cars on the gravel in front of the garage.</p>";
  await fillSection(caller, guidebookId, "checkin", { ...lakeHouse["checkin"], details, parkingInfo });
}

async function upload(caller: Caller, guidebookId: string, colour: string): Promise<string> {
  const file = { name: "gate.jpg", mimeType: "image/jpeg", buffer: await takePhoto(colour) };
  const uploaded = await caller.request.post("/api/media", { multipart: { file, guidebookId } });
  return ((await uploaded.json()) as { url: string }).url;
}

const momentsOfStay = Object.keys(moments) as Moment[];
const nameOfMoment = (moment: Moment) => `stay-${moment}`;

/** The names of what guests and cleaners see around a stay. */
export const stayScreenNames = ["way-in", ...momentsOfStay.map(nameOfMoment), "stay-waiting", "stay-cleaner"];

/** What a guest sees in each part of a stay. */
export async function screensOfStay(caller: Caller, guidebook: MadeGuidebook): Promise<Screen[]> {
  const screens: Screen[] = [];
  for (const name of stayScreenNames) screens.push(await screenOfStay(caller, guidebook, name));
  return screens;
}

/** Makes what the screen of that name shows at `now`, epoch milliseconds. */
export async function screenOfStay(
  caller: Caller,
  { id, slug }: MadeGuidebook,
  name: string,
  now = Date.now(),
): Promise<Screen> {
  const moment = momentsOfStay.find((one) => nameOfMoment(one) === name);
  if (name === "stay-waiting") return waitingScreen(caller, slug);
  if (name === "stay-cleaner") return cleanerScreen(caller, id);
  if (!moment) return { name, path: `/view/${slug}/stay` };
  // Where another stay arrives today, the codes of one that ends are hidden from its check-in on.
  const guidebook = moment === "last-day" ? await makeGuidebookWithStays(caller) : { id };
  const { token } = await makeStay(caller, guidebook.id, moment, now);
  return { name, path: `/view/${token}` };
}

/** The page on which a guest without a code waits. */
async function waitingScreen(caller: Caller, slug: string): Promise<Screen> {
  const sent = await caller.request.post(`/view/${slug}/stay/request`, {
    form: { name: "Jonas" },
    maxRedirects: 0,
  });
  return { name: "stay-waiting", path: sent.headers()["location"] ?? "" };
}

/** A cleaner's page, with door codes. */
async function cleanerScreen(caller: Caller, guidebookId: string): Promise<Screen> {
  const data = { label: "Tess", guidebookIds: [guidebookId], showsCodes: true };
  const made = await caller.request.post("/api/turnover-links", { data });
  return { name: "stay-cleaner", path: new URL(((await made.json()) as { url: string }).url).pathname };
}
