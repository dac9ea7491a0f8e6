import { beforeAll, describe, expect, test } from "vitest";
import { newWorld, type Host, type World } from "#test/world.ts";

// Anna stays in Sydney from Fri 2 to Mon 5 October 2026; in the night to Sunday clocks go forward.
const DOOR_CODE = "7391#";
const WIFI_PASSWORD = "kea-kea-kea";
const CONTACT = "Mere, 021 555 010";
const FORM = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };

let world: World;
let aroha: Host;
let guidebookId: string;
let slug: string;
let stay: { id: string; token: string };

beforeAll(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
  ({ id: guidebookId, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body);
  const items = [
    "Dishes",
    "Bins to the street",
    "Windows",
    "Lights",
    "Heater",
    "Towels",
    "Key into the safe",
  ];
  await save("checkin", {
    doorCode: DOOR_CODE,
    checkInTime: "15:00",
    checkInType: "Key safe",
    details: "<p>Left of the gate</p><ol><li>Turn the wheels</li></ol>",
    parkingInfo: "<p>On the gravel</p>",
  });
  await save("wifi", { networkName: "Lake", password: WIFI_PASSWORD });
  await save("departure", { checkOutTime: "10:00", intro: "", items });
  await save("howto", {
    items: [{ title: "Open the key safe", description: "<p>Pull</p>", videoUrl: "", imageUrls: [] }],
  });
  await save("property", { address: "1 Wharf Road", city: "Sydney", country: "Australia" });
  await aroha.put(`/api/guidebooks/${guidebookId}/access`, {
    access: "stays",
    timeZone: "Australia/Sydney",
    wifiForEveryone: false,
    contact: CONTACT,
    ifCodeFails: "Press # twice.",
  });
  const dates = { arrival: "2026-10-02", departure: "2026-10-05" };
  const note = "Room 4; the cot is made up";
  stay = (await aroha.post(`/api/guidebooks/${guidebookId}/stays`, { ...dates, guestName: "Anna", note }))
    .body;
});

async function save(type: string, content: unknown) {
  const { body } = await aroha.get(`/api/guidebooks/${guidebookId}/sections`);
  const section = body.find((one: { type: string }) => one.type === type);
  const saved = await aroha.put(`/api/guidebook-sections/${section.id}`, { content });
  if (saved.status !== 200) throw new Error(saved.text);
}

const goTo = (iso: string) => world.clock.advance(Date.parse(iso) - world.clock.now());

/** Moves the host's clock with the guest's, and keeps them signed in. */
async function stayInSession() {
  const now = world.clock.now();
  await world.context.db
    .updateTable("sessions")
    .set({ expires_at: now + 1e9, last_seen_at: now })
    .execute();
}

/** Returns the card of a stay's page, with its text as one line. */
async function cardAt(iso: string, token = stay.token) {
  goTo(iso);
  const { text: page } = await world.guest.get(`/view/${token}`);
  const html = /<section class="now".*?<\/section>/s.exec(page)?.[0] ?? "";
  return { page, html, text: html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ") };
}

describe("before", () => {
  test("says when the stay starts and when the code appears, and where to park", async () => {
    const { html, text, page } = await cardAt("2026-09-20T12:00:00+10:00");
    expect(text).toContain(
      "You are in the right place, Anna. Your stay starts on Friday 2 October. Everything but the codes is ready to read.",
    );
    expect(text).toContain("Fri 2 – Mon 5 Oct · 3 nights");
    expect(text).toContain("Friday 2 October Check in from 3 pm, Sydney time");
    expect(text).toContain("Your door code appears here from Tuesday 29 September, Sydney time.");
    expect(text).toContain("Parking On the gravel");
    expect(html).toContain("https://www.google.com/maps/dir/?api=1&amp;destination=1%20Wharf%20Road");
    expect(page).toContain("<title>Your stay · Lake House</title>");
    expect(page).toContain('<html lang="en-AU">');
    for (const secret of [DOOR_CODE, WIFI_PASSWORD]) expect(page).not.toContain(secret);
  });

  test("has the code folded as soon as it shows", async () => {
    const { text } = await cardAt("2026-09-30T12:00:00+10:00");
    expect(text).toContain("Everything is ready to read.");
    expect(text).toContain(`Door code ${DOOR_CODE}`);
    expect(text).toContain("Your code works from 3 pm, Sydney time.");
    expect(text).not.toContain("appears here");
  });

  test("offers a reminder in the guest's calendar, without a secret", async () => {
    const { html } = await cardAt("2026-09-20T12:00:00+10:00");
    expect(html).toContain(`/view/${stay.token}/reminder.ics`);
    goTo("2026-10-02T10:00:00+10:00"); // the codes show
    const { text, headers } = await world.guest.get(`/view/${stay.token}/reminder.ics`);
    expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(headers.get("cache-control")).toBe("private, no-store");
    const lines = text.replaceAll("\r\n ", "").split("\r\n");
    expect(lines).toContain("DTSTAMP:20261002T000000Z");
    expect(lines).toContain("DTSTART:20261002T050000Z");
    expect(lines).toContain("SUMMARY:Check in at Lake House");
    expect(lines).toContain(String.raw`LOCATION:1 Wharf Road\, Sydney\, Australia`);
    expect(lines).toContain("TRIGGER;VALUE=DATE-TIME:20260930T230000Z");
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
    expect(Math.max(...text.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    for (const secret of [DOOR_CODE, WIFI_PASSWORD, "Anna"]) expect(text).not.toContain(secret);
    expect((await world.guest.get(`/view/${slug}/reminder.ics`)).status).toBe(404);
  });
});

describe("on the day of arrival", () => {
  test("shows the code in figures that are read out one by one, the way in and whom to ring", async () => {
    const { html, text } = await cardAt("2026-10-02T12:00:00+10:00");
    expect(html).toContain(
      `<span aria-hidden="true" class="figures">${DOOR_CODE}</span><span class="sr-only">7 3 9 1 #</span>`,
    );
    expect(text).toContain("Your code works from 3 pm, Sydney time.");
    expect(text).toContain("If it does not work Press # twice.");
    expect(text).toMatch(
      /Copy Door code How you get in Key safe Your code.* Address .* Directions Call Mere.* How to get in .* Wi-Fi/,
    );
    expect(text).toContain("Wi-Fi Lake Password kea-kea-kea");
    expect(html).toMatch(/<span class="spelled">kea-kea-kea</);
    expect(text).toMatch(/How to get in Left of the gate Turn the wheels How-to: Open the key safe/);
    expect(text).toContain("1 Wharf Road, Sydney, Australia");
    expect(html).toContain('href="tel:021555010"');
    expect(text).toContain("We have arrived");
    expect(text).toContain("Room 4; the cot is made up");
  });

  test("goes on when the guest has arrived, and comes back when they take it back", async () => {
    goTo("2026-10-02T16:20:00+10:00");
    await world.guest.post(`/view/${stay.token}/arrived`, "", FORM);
    const { text } = await cardAt("2026-10-02T16:30:00+10:00");
    expect(text).toContain("Your stay");
    expect(text.replaceAll(/\s/g, " ")).toContain("You said at 4:20 pm that you have arrived.");
    await world.guest.post(`/view/${stay.token}/arrived`, "undo=1", FORM);
    expect((await cardAt("2026-10-02T16:31:00+10:00")).text).toContain("We have arrived");
  });
});

describe("in the first night, in the rain", () => {
  test("still has the open code, the way in and whom to ring, and no hour that is past", async () => {
    const { html, text } = await cardAt("2026-10-03T00:10:00+10:00");
    for (const words of ["We have arrived", "How to get in", "1 Wharf Road, Sydney, Australia"])
      expect(text).toContain(words);
    expect(html).not.toContain("<summary>Door code");
    expect(html).toContain('href="tel:021555010"');
    expect(text).not.toContain("works from");
    expect(text).toContain("Your stay");
    expect(text).not.toContain("Today you arrive");
    const times = { arrival: "2026-10-02", departure: "2026-10-03", guestName: "Ben" };
    await stayInSession();
    const oneNight = (await aroha.post(`/api/guidebooks/${guidebookId}/stays`, times)).body;
    expect((await cardAt("2026-10-03T00:10:00+10:00", oneNight.token)).text).toContain("How to get in");
    await stayInSession();
    await aroha.delete(`/api/stays/${oneNight.id}`);
  });

  test("can take the arrival back until the morning", async () => {
    await world.guest.post(`/view/${stay.token}/arrived`, "", FORM);
    expect((await cardAt("2026-10-03T00:20:00+10:00")).text).toContain("Your stay");
    await world.guest.post(`/view/${stay.token}/arrived`, "undo=1", FORM);
    expect((await cardAt("2026-10-03T00:21:00+10:00")).text).toContain("We have arrived");
  });
});

describe("during the stay", () => {
  test.each(["2026-10-03T06:00:00+10:00", "2026-10-03T12:00:00+10:00"])(
    "has the Wi-Fi, and the note and the code one tap down (%s)",
    async (moment) => {
      const { html, text } = await cardAt(moment);
      expect(text).toContain("Wi-Fi Lake Password kea-kea-kea");
      expect(html).toMatch(/<summary>From your host<\/summary><p[^>]*>Room 4; the cot is made up/);
      expect(html).toMatch(/<details class="now-more"><summary>Door code<\/summary>.*7391#/s);
      expect(text).toContain("Check out on Monday 5 October by 10 am, Sydney time.");
      expect(html).toContain('href="#howto"');
      expect(text).not.toContain("We have arrived");
    },
  );
});

test("the eve begins at midnight of the day on which the clocks went forward, and lists six tasks", async () => {
  expect((await cardAt("2026-10-03T23:59:59+10:00")).text).toContain("Your stay");
  const { text, html } = await cardAt("2026-10-04T00:00:00+10:00");
  expect(text).toContain("Check out tomorrow by 10 am, Sydney time.");
  expect(html.match(/type="checkbox"/g)).toHaveLength(6);
  expect(text).toContain("Bins to the street");
  expect(text).toContain("Key into the safe");
  expect(text).toContain("Need more time? Ask for a later check-out: Call Mere , 021 555 010");
  expect((await cardAt("2026-10-04T23:59:59+11:00")).text).toContain("Tomorrow you leave");
});

describe("on the last day", () => {
  test("says the time, the stay's own at once, and has the codes until they end", async () => {
    const { text } = await cardAt("2026-10-05T08:00:00+11:00");
    expect(text).toContain("Check out today by 10 am, Sydney time.");
    expect(text).toContain(DOOR_CODE);
    expect(text).toContain("Shown here until midnight.");
    await stayInSession();
    await aroha.patch(`/api/stays/${stay.id}`, { checkOutTime: "13:30" });
    expect((await cardAt("2026-10-05T08:01:00+11:00")).text).toContain("Check out today by 1:30 pm");
  });

  test("names the hour at which they end for the next guest", async () => {
    const next = { arrival: "2026-10-05", departure: "2026-10-07" };
    await aroha.post(`/api/guidebooks/${guidebookId}/stays`, next);
    const { text } = await cardAt("2026-10-05T09:00:00+11:00");
    expect(text.replaceAll(/\s/g, " ")).toContain("Shown here until 3:30 pm.");
    expect((await cardAt("2026-10-05T15:30:00+11:00")).text).toContain("Thank you for staying.");
  });
});

test("after the stay it thanks, helps with what was left, and shows no secret", async () => {
  const { text, page } = await cardAt("2026-10-06T12:00:00+11:00");
  expect(text).toContain("Thank you for staying. The codes are hidden now; the tips remain.");
  expect(text).toContain(`Left something behind? ${CONTACT}`);
  expect(text).toContain("Enjoyed your stay? A short review helps the next guests, and us.");
  for (const part of ['class="quick"', 'class="hero-greeting"', 'class="welcome-words"', 'class="unfilled"'])
    expect(page).not.toContain(part);
  expect(page).not.toMatch(/href="#(checkin|wifi|departure|welcome)" class="tile"/);
  expect(page).toMatch(/href="#howto" class="tile"/);
  for (const secret of [DOOR_CODE, WIFI_PASSWORD]) expect(page).not.toContain(secret);
  expect(page.slice(page.indexOf("<footer"))).toMatch(/Mere.*Any time, day or night.*href="tel:/s);
});

test("a late check-out that the host offers is a button on the eve, with its form open", async () => {
  await stayInSession();
  await aroha.put(`/api/guidebooks/${guidebookId}/extras`, [{ kind: "late", until: 0, time: "14:00" }]);
  expect((await cardAt("2026-10-03T12:00:00+10:00")).html).not.toContain('href="#extras"');
  const { html, text } = await cardAt("2026-10-04T09:00:00+11:00");
  expect(html).toMatch(/<a href="#extras" class="button button-second">.*?Late check-out<\/a>/);
  expect(html).toMatch(/<div class="extras" id="extras"><details class="now-more" open="">/);
  expect(text).not.toContain("Need more time?");
});

test("whom guests may only write to is named, and not called", async () => {
  await stayInSession();
  const mere = { name: "Mere", phone: "021 555 010", call: false, message: true, anyTime: true };
  await save("contacts", { items: [mere] });
  for (const moment of ["2026-10-03T12:00:00+10:00", "2026-10-06T12:00:00+11:00"])
    expect((await cardAt(moment)).html).not.toContain('href="tel:');
  const { text, page } = await cardAt("2026-10-06T12:00:00+11:00");
  expect(text).toContain(`Left something behind? ${CONTACT}`);
  expect(page.slice(page.indexOf("<footer"))).toContain('href="sms:');
});

test("the link that everybody has shows no card", async () => {
  const { text } = await world.guest.get(`/view/${slug}`);
  expect(text).not.toContain('class="now"');
});
