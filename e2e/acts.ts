import { expect } from "@playwright/test";
import { fillSection, type MadeGuidebook } from "./guidebooks.ts";
import { makeGuidebookWithStays, type MadeStay } from "./guestStays.ts";
import { newEmail, type Caller } from "./hosts.ts";
import { takePhoto } from "./photos.ts";
import { addStay, dayFromToday } from "./stays.ts";

interface Offer {
  id: string;
  kind: "early" | "late" | "other";
  name: string;
}

/** A property whose guests can do all that guests can do. */
export interface PropertyToActIn extends MadeGuidebook {
  offers: Offer[];
  /** The email of the contact whom its host named for what is wrong. */
  plumber: string;
}

/** Makes a property with extras, reports, a check list, questions before the arrival and reviews switched on. */
export async function makePropertyToActIn(
  caller: Caller,
  { beforeCode = false } = {},
): Promise<PropertyToActIn> {
  const guidebook = await makeGuidebookWithStays(caller);
  const plumber = newEmail("Tess");
  const put = async (path: string, data: unknown) => {
    const answer = await caller.request.put(`/api/guidebooks/${guidebook.id}/${path}`, { data });
    expect(answer.ok(), path).toBe(true);
    return answer;
  };
  await fillSection(caller, guidebook.id, "contacts", {
    items: [
      { name: "Mere", phone: "021 555 010", anyTime: true },
      { name: "Tess the plumber", email: plumber },
    ],
  });
  const extras = await put("extras", [
    { kind: "early", time: "11:30", price: "$20", rule: "always", until: 0 },
    { kind: "late", time: "13:00", price: "$20", rule: "quiet-day", until: 0 },
    { kind: "other", name: "A cot, made up in your room" },
    {
      kind: "other",
      name: "A basket of firewood",
      price: "$15",
      pay: "link",
      payUrl: "https://pay.example.com/firewood",
    },
  ]);
  await put("problems", { on: true, notify: plumber });
  const items = ["Bins emptied", "Beds made", "Fridge empty and clean", "Keys back in the lock box"];
  await put("turnover-list", { on: true, items: items.map((text) => ({ text })) });
  await put("arrival-form", { rules: true, names: true, arrivalTime: true, carPlate: true, beforeCode });
  await put("review-link", { shown: true });
  return { ...guidebook, plumber, offers: (await extras.json()) as Offer[] };
}

/** Makes a stay from one day to another, each in days from today. */
export async function makeStayOn(
  caller: Caller,
  { id }: MadeGuidebook,
  [from, to]: readonly [number, number],
  {
    guestName = "Anna",
    platform,
    now = Date.now(),
  }: { guestName?: string; platform?: string; now?: number } = {},
): Promise<MadeStay> {
  const days = { arrival: dayFromToday(from, now), departure: dayFromToday(to, now) };
  return (await addStay(caller, id, { ...days, guestName, platform })) as unknown as MadeStay; // the call answers the whole stay
}

/** Sends a form of a stay's page as its guest. */
async function send({ request }: Caller, path: string, sent: Parameters<Caller["request"]["post"]>[1]) {
  const answer = await request.post(path, { ...sent, maxRedirects: 0 });
  expect(answer.status(), path).toBe(303);
}

/** Asks for an extra as the guest of a stay. */
export async function askFor(
  caller: Caller,
  { offers }: PropertyToActIn,
  { token }: MadeStay,
  wanted: { kind: Offer["kind"]; name?: string; time?: string; note?: string },
): Promise<void> {
  const { kind, name, ...more } = wanted;
  const offer = offers.find((one) => one.kind === kind && (name === undefined || one.name === name));
  await send(caller, `/view/${token}/extras`, { form: { extra: offer?.id ?? "", ...more } });
}

type Answer = { answer: "yes" | "no" | "other" | "withdraw"; time?: string };

/** Answers the requests of a stay as its host, in the order in which they were asked; null leaves one open. */
export async function answerRequests(
  caller: Caller,
  { id }: MadeStay,
  answers: (Answer | null)[],
): Promise<void> {
  const listed = await caller.request.get("/api/extra-requests");
  const requests = (await listed.json()) as { id: string; stayId: string; createdAt: number }[];
  const ofStay = requests.filter(({ stayId }) => stayId === id).toSorted((a, b) => a.createdAt - b.createdAt);
  for (const [at, data] of answers.entries()) {
    if (!data) continue;
    const answered = await caller.request.post(`/api/extra-requests/${ofStay[at]?.id}/answer`, { data });
    expect(answered.ok(), data.answer).toBe(true);
  }
}

/** Reports what is wrong as the guest of a stay, with photos. */
export async function report(
  caller: Caller,
  { token }: MadeStay,
  { kind, text, photos = 0 }: { kind: string; text: string; photos?: number },
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ kind, text, key: `${kind} ${text}` })) form.set(name, value);
  for (let at = 0; at < photos; at += 1) {
    const photo = new Uint8Array(await takePhoto(["#8a6d45", "#445566", "#5b6b4a"][at]));
    form.append("photo", new File([photo], `photo-${at}.jpg`, { type: "image/jpeg" }));
  }
  await send(caller, `/view/${token}/problems`, { multipart: form });
}

/** Returns what guests of a property have reported, the newest first. */
export async function problemsOf(caller: Caller, { id }: MadeGuidebook) {
  const listed = await caller.request.get("/api/problems");
  const problems = (await listed.json()) as { id: string; guidebookId: string; text: string }[];
  return problems.filter(({ guidebookId }) => guidebookId === id);
}

/** Answers what a host asks before the arrival as the guest of a stay, through the page's own form. */
export async function answerArrivalForm(caller: Caller, { token }: MadeStay): Promise<void> {
  const page = await caller.request.get(`/view/${token}`);
  const version = /name="version" value="([^"]*)"/.exec(await page.text())?.[1] ?? "";
  const form = {
    names: "Anna Lindqvist\nErik Lindqvist\nTilda Lindqvist",
    time: "16:30",
    plate: "KEA 204",
    agree: "1",
    version,
  };
  await send(caller, `/view/${token}/details`, { form });
}

/** Says as the guests of a stay that they have left. */
export const sayLeft = (caller: Caller, { token }: MadeStay) =>
  send(caller, `/view/${token}/left`, { form: {} });

/** Makes a link for a cleaner of a property, and returns its token. */
export async function makeCleanerLink(caller: Caller, { id }: MadeGuidebook): Promise<string> {
  const data = { label: "Tess", guidebookIds: [id], showsCodes: true };
  const made = await caller.request.post("/api/turnover-links", { data });
  return ((await made.json()) as { token: string }).token;
}

/** Notes as the cleaner what guests left behind today, with a photo. */
export async function noteLeftBehind(
  caller: Caller,
  token: string,
  { id }: MadeGuidebook,
  text: string,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ guidebook: id, day: dayFromToday(0), text }))
    form.set(name, value);
  const photo = new Uint8Array(await takePhoto("#445566"));
  form.set("photo", new File([photo], "jacket.jpg", { type: "image/jpeg" }));
  await send(caller, `/turnovers/${token}/left-behind`, { multipart: form });
}
