import { beforeEach, describe, expect, test } from "vitest";
import { newWorld, type Host, type World } from "#test/world.ts";

const FORM = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
const early = { kind: "early", price: "$20", until: 0, time: "11:00" } as const;
const late = { kind: "late", until: 0, time: "14:00" } as const;
const cot = { kind: "other", name: "A cot", price: "$10", pay: "arrival" } as const;

let world: World;
let aroha: Host;
let guidebookId: string;
let anna: { id: string; token: string };
let cleaner: string;

const at = (moment: string) => world.clock.advance(Date.parse(moment) - world.clock.now());
const offer = async (...extras: object[]) =>
  (await aroha.put(`/api/guidebooks/${guidebookId}/extras`, extras)).body as { id: string }[];
const page = async ({ token } = anna) => (await world.guest.get(`/view/${token}`)).text;
const send = (body: Record<string, string>, { token } = anna) =>
  world.guest.post(`/view/${token}/extras`, new URLSearchParams(body).toString(), FORM);
const requests = async (host = aroha) => (await host.get("/api/extra-requests")).body;
const answer = (id: string, body: object, host = aroha) =>
  host.post(`/api/extra-requests/${id}/answer`, body);
const addStay = async (arrival: string, departure: string, more: object = {}) =>
  (await aroha.post(`/api/guidebooks/${guidebookId}/stays`, { arrival, departure, ...more })).body;
const storedStay = async () => {
  const { body } = await aroha.get(`/api/guidebooks/${guidebookId}/stays`);
  return body.find(({ id }: { id: string }) => id === anna.id);
};
const sheet = async () => (await world.guest.get(`/turnovers/${cleaner}`)).text;

// Anna stays in Sydney from Friday 9 to Monday 12 January 2026. It is Wednesday 7, noon there.
beforeEach(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
  at("2026-01-07T01:00:00Z");
  ({ id: guidebookId } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body);
  await aroha.put(`/api/guidebooks/${guidebookId}/access`, { access: "stays", timeZone: "Australia/Sydney" });
  anna = await addStay("2026-01-09", "2026-01-12", { guestName: "Anna", platform: "direct" });
  cleaner = (await aroha.post("/api/turnover-links", { guidebookIds: [guidebookId] })).body.token;
});

describe("what a property offers", () => {
  test("is nothing until its host says so, and the page has no byte of it", async () => {
    const before = await page();
    expect(before).not.toContain("extras");
    const [one] = await offer({ ...early, on: false });
    expect(await page()).toBe(before);
    expect((await aroha.get(`/api/guidebooks/${guidebookId}/extras`)).body).toMatchObject([
      { id: one?.id, kind: "early", time: "11:00", on: false, pay: "platform", payUrl: null, rule: "always" },
    ]);
  });

  test("keeps the ids of offers that stay, in their new order, and takes none of another property", async () => {
    const [first, second] = await offer(early, cot);
    const changed = await offer({ ...cot, id: second?.id }, { ...early, id: first?.id });
    expect(changed.map(({ id }) => id)).toEqual([second?.id, first?.id]);
    const other = (await aroha.post("/api/guidebooks", { name: "Crib" })).body.id;
    const { body } = await aroha.put(`/api/guidebooks/${other}/extras`, [{ ...cot, id: first?.id }]);
    expect(body[0].id).not.toBe(first?.id);
    expect((await aroha.get(`/api/guidebooks/${guidebookId}/extras`)).body).toHaveLength(2);
  });

  test("has links to pay by as browsers write them", async () => {
    const payUrl = `https://PAY.example.com/a${String.fromCodePoint(0)}b`;
    await offer({ ...cot, pay: "link", payUrl });
    const { body } = await aroha.get(`/api/guidebooks/${guidebookId}/extras`);
    expect(body).toMatchObject([{ payUrl: "https://pay.example.com/a%00b" }]);
  });

  test("of two lists that are saved at the same time one stays", async () => {
    await Promise.all([offer(early, cot), offer(early, cot)]);
    expect((await aroha.get(`/api/guidebooks/${guidebookId}/extras`)).body).toHaveLength(2);
  });

  test.each([
    ["more than twelve", Array.from({ length: 13 }, () => cot)],
    ["an early check-in without a time", [{ kind: "early" }]],
    ["an extra without a name", [{ kind: "other" }]],
    ["a link to pay by that is not https", [{ ...cot, pay: "link", payUrl: "http://pay.example.com" }]],
    [
      "a link to pay by with a password in it",
      [{ ...cot, pay: "link", payUrl: "https://a:b@pay.example.com" }],
    ],
    ["a link that is no link", [{ ...cot, pay: "link", payUrl: "javascript:alert(1)" }]],
  ])("refuses %s", async (_what, extras) => {
    expect((await aroha.put(`/api/guidebooks/${guidebookId}/extras`, extras)).status).toBe(400);
  });
});

describe("asking", () => {
  test("the page says at once what the calendar knows", async () => {
    await offer(early, late);
    expect(await page()).toContain("Nobody leaves that morning.");
    expect(await page()).toContain("Nobody arrives that day.");
    await addStay("2026-01-07", "2026-01-09", { checkOutTime: "11:30" });
    await addStay("2026-01-12", "2026-01-14", { checkInTime: "13:00" });
    expect(await page()).toContain("Another guest leaves that day: from noon at the earliest.");
    expect(await page()).toContain("Another guest arrives that day: until 1 pm at the latest.");
  });

  test("nothing is offered that the calendar contradicts, and what is asked all the same is refused", async () => {
    const [one, two] = await offer({ ...early, rule: "quiet-day" }, { ...late, rule: "quiet-day" });
    expect(await page()).toContain("Early check-in");
    await addStay("2026-01-07", "2026-01-09");
    await addStay("2026-01-12", "2026-01-14");
    expect(await page()).not.toContain("Early check-in");
    expect(await page()).not.toContain("Late check-out");
    for (const extra of [one, two]) {
      const refused = await send({ extra: extra?.id ?? "", time: "12:00" });
      expect(refused.status).toBe(409);
      expect(refused.text).toContain("That is not possible any more.");
    }
    expect(await requests()).toEqual([]);
  });

  test("a home that the cleaner has marked as ready can be entered early", async () => {
    await offer({ ...early, rule: "quiet-day" });
    await addStay("2026-01-07", "2026-01-09", { checkOutTime: "10:00" });
    at("2026-01-08T22:00:00Z");
    expect(await page()).not.toContain("Early check-in");
    const ready = { guidebook: guidebookId, day: "2026-01-09" };
    await world.guest.post(`/turnovers/${cleaner}/ready`, new URLSearchParams(ready).toString(), FORM);
    expect(await page()).toContain("Everything is ready for you already.");
  });

  test("ends so many hours before check-in, and by itself on a page that is cached", async () => {
    await offer({ ...early, until: 24 }, { ...cot, until: 48 });
    expect(await page()).toContain("A cot");
    at("2026-01-07T04:00:00Z");
    expect(await page()).not.toContain("A cot");
    expect(await page()).toContain("Early check-in");
    at("2026-01-08T04:00:00Z");
    expect(await page()).not.toContain("Early check-in");
  });

  test("reaches the host once however often the button is pressed", async () => {
    const [extra] = await offer(early);
    const wish = { extra: extra?.id ?? "", time: "12:00", note: "We land at eleven." };
    const answers = await Promise.all([send(wish), send(wish)]);
    for (const { status, headers } of [...answers, await send(wish)])
      expect([status, headers.get("location")]).toEqual([303, `/view/${anna.token}#extras`]);
    expect(await requests()).toMatchObject([
      {
        guestName: "Anna",
        note: "We land at eleven.",
        kind: "early",
        day: "2026-01-09",
        time: "12:00",
        state: "open",
        dayState: "free",
        isContradicted: false,
      },
    ]);
    expect(await page()).toContain("Your host has not answered yet.");
    await world.runJobs();
    expect(world.mailbox.filter(({ subject }) => /asks for/.test(subject))).toHaveLength(1);
  });

  test("five things a day, and the sixth is refused with a sentence", async () => {
    const extras = await offer(...Array.from({ length: 6 }, (_, n) => ({ ...cot, name: `Cot ${n}` })));
    const statuses: number[] = [];
    for (const { id } of extras) statuses.push((await send({ extra: id })).status);
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  });

  test("an open request can be taken back, and nobody is told of it", async () => {
    const [extra] = await offer(early);
    await send({ extra: extra?.id ?? "", time: "12:00" });
    const [{ id }] = await requests();
    await send({ withdraw: id });
    expect(await requests()).toEqual([]);
    expect(await page()).not.toContain("has not answered yet");
    await world.runJobs();
    expect(world.mailbox.filter(({ subject }) => /asks for/.test(subject))).toEqual([]);
    expect((await answer(id, { answer: "yes" })).status).toBe(404);
  });

  test("a time that is not offered is refused", async () => {
    const [extra] = await offer(early);
    expect((await send({ extra: extra?.id ?? "", time: "06:00" })).status).toBe(409);
  });

  test("a note with a character that databases refuse is taken without it", async () => {
    const [extra] = await offer(cot);
    const note = `For${String.fromCodePoint(0)} Mia\r\nand${String.fromCodePoint(7)} Leo`;
    expect((await send({ extra: extra?.id ?? "", note })).status).toBe(303);
    expect(await requests()).toMatchObject([{ note: "For Mia\nand Leo" }]);
  });

  test("a refused page that is read again leads to the stay's page", async () => {
    const again = await world.guest.get(`/view/${anna.token}/extras`);
    expect([again.status, again.headers.get("location")]).toEqual([303, `/view/${anna.token}#extras`]);
  });

  test("a removed offer leaves the words of what was asked", async () => {
    const [extra] = await offer(cot);
    await send({ extra: extra?.id ?? "" });
    await offer();
    expect(await requests()).toMatchObject([{ name: "A cot", price: "$10", state: "open" }]);
    expect(await page()).toContain("A cot");
  });
});

describe("a yes", () => {
  const ask = async (extra: object, more: Record<string, string> = {}): Promise<string> => {
    const [one] = await offer(extra);
    await send({ extra: one?.id ?? "", ...more });
    return (await requests()).at(-1).id;
  };

  test("changes the stay, its page, the cleaner's list and the calendar of the lock in that moment", async () => {
    const id = await ask(early, { time: "12:00" });
    await aroha.patch(`/api/stays/${anna.id}`, { doorCode: "7391" });
    await aroha.post("/api/auth/proof", { password: aroha.password });
    const { url } = (await aroha.post("/api/account/calendars-out", { kind: "locks" })).body;
    const lock = async () => (await world.guest.get(new URL(url).pathname)).text;
    expect(await lock()).toContain("DTSTART:20260109T040000Z");
    const yes = await answer(id, { answer: "yes" });
    expect(yes.body).toMatchObject({ state: "yes", givenTime: "12:00" });
    expect((await storedStay()).checkInTime).toBe("12:00");
    expect(await page()).toContain("Check in from noon");
    expect(await page()).toContain("Your host says yes.");
    expect(await sheet()).toContain("<strong>noon</strong>");
    expect((await aroha.get("/api/turnovers")).body[0]).toMatchObject({ inTime: "12:00" });
    expect(await lock()).toContain("DTSTART:20260109T010000Z");
  });

  test("at another time", async () => {
    const id = await ask(late, { time: "14:00" });
    expect((await answer(id, { answer: "other" })).status).toBe(400);
    await answer(id, { answer: "other", time: "12:30" });
    expect((await storedStay()).checkOutTime).toBe("12:30");
    expect(await page()).toContain("Late check-out, 12:30 pm");
  });

  test("can be taken back: the time is as it was, and the guest reads it", async () => {
    await aroha.patch(`/api/stays/${anna.id}`, { checkInTime: "14:00" });
    const id = await ask(early, { time: "12:00" });
    await answer(id, { answer: "yes" });
    await answer(id, { answer: "withdraw" });
    expect((await storedStay()).checkInTime).toBe("14:00");
    expect(await page()).toContain("Your host has taken the yes back.");
    await answer(id, { answer: "other", time: "13:00" });
    expect((await storedStay()).checkInTime).toBe("13:00");
  });

  test("that is taken back leaves a time that the host has changed since", async () => {
    const id = await ask(early, { time: "12:00" });
    await answer(id, { answer: "yes" });
    await aroha.patch(`/api/stays/${anna.id}`, { checkInTime: "13:30" });
    const shown = await page();
    expect(shown).toContain("Early check-in, 1:30 pm");
    expect(shown).not.toContain("Early check-in, noon");
    await addStay("2026-01-07", "2026-01-09", { checkOutTime: "13:00" });
    expect(await requests()).toMatchObject([{ state: "yes", isContradicted: false }]);
    await answer(id, { answer: "withdraw" });
    expect((await storedStay()).checkInTime).toBe("13:30");
  });

  test("that has begun is not taken back: the guest is using it", async () => {
    const first = await ask(early, { time: "12:00" });
    await answer(first, { answer: "yes" });
    at("2026-01-09T00:59:00Z");
    expect((await answer(first, { answer: "withdraw" })).status).toBe(200);
    await answer(first, { answer: "yes" });
    at("2026-01-09T01:00:00Z");
    expect((await answer(first, { answer: "withdraw" })).body).toMatchObject({ code: "contradicts" });
    expect((await storedStay()).checkInTime).toBe("12:00");
    const second = await ask(late, { time: "14:00" });
    await answer(second, { answer: "yes" });
    at("2026-01-11T22:59:00Z");
    expect((await answer(second, { answer: "withdraw" })).status).toBe(200);
    await answer(second, { answer: "yes" });
    at("2026-01-11T23:00:00Z");
    expect((await answer(second, { answer: "withdraw" })).body).toMatchObject({ code: "contradicts" });
    expect((await storedStay()).checkOutTime).toBe("14:00");
  });

  test("and another yes at the same time do not contradict each other", async () => {
    const next = await addStay("2026-01-12", "2026-01-14", { guestName: "Ben" });
    const offers = await offer({ ...early, time: "11:00" }, late);
    await send({ extra: offers[0]?.id ?? "", time: "11:00" }, next);
    await send({ extra: offers[1]?.id ?? "", time: "14:00" });
    const [one, two] = await requests();
    const answers = await Promise.all([one, two].map(({ id }) => answer(id, { answer: "yes" })));
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(["200", "409"]);
  });

  test("and a no of two members at the same time leave one of them", async () => {
    const id = await ask(early, { time: "12:00" });
    const cohost = await world.member(aroha, "Cleo", "editor");
    const answers = await Promise.all([answer(id, { answer: "yes" }), answer(id, { answer: "no" }, cohost)]);
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(["200", "409"]);
    const [{ state }] = await requests();
    expect((await storedStay()).checkInTime).toBe(state === "yes" ? "12:00" : null);
  });

  test("and a change of the stay at the same time are both stored", async () => {
    for (const time of ["13:30", "13:00", "12:30", "12:00"]) {
      world.clock.advance(1000);
      const id = await ask(early, { time });
      const changes = await Promise.all([
        answer(id, { answer: "yes" }),
        aroha.patch(`/api/stays/${anna.id}`, { note: `Until ${time}` }),
      ]);
      expect(changes.map(({ status }) => status)).toEqual([200, 200]);
      expect(await storedStay()).toMatchObject({ checkInTime: time, note: `Until ${time}` });
      await answer(id, { answer: "withdraw" });
    }
  });

  test("is refused where another guest has come meanwhile, and no second answer replaces a first", async () => {
    const id = await ask(early, { time: "12:00" });
    await addStay("2026-01-07", "2026-01-09", { checkOutTime: "13:00" });
    expect((await answer(id, { answer: "yes" })).body).toMatchObject({ code: "contradicts" });
    expect((await storedStay()).checkInTime).toBeNull();
    await answer(id, { answer: "other", time: "13:30" });
    expect((await answer(id, { answer: "no" })).body).toMatchObject({ code: "already_answered" });
    expect((await answer(id, { answer: "other", time: "13:30" })).status).toBe(200);
  });

  test("whose time has passed is refused, and a no is not", async () => {
    const [one] = await offer(late);
    await send({ extra: one?.id ?? "", time: "14:00" });
    at("2026-01-12T04:00:00Z");
    const [{ id }] = await requests();
    const refused = await answer(id, { answer: "yes" });
    expect([refused.status, refused.body.message]).toEqual([409, "That time has passed."]);
    expect((await storedStay()).checkOutTime).toBe(null);
    expect((await answer(id, { answer: "no" })).status).toBe(200);
  });

  test("that a later booking contradicts is said to both, once, and stands", async () => {
    const id = await ask(late, { time: "14:00" });
    await answer(id, { answer: "yes" });
    await addStay("2026-01-12", "2026-01-14", { checkInTime: "13:00" });
    expect(await page()).toContain("Another booking has come for that day.");
    expect(await requests()).toMatchObject([{ state: "yes", isContradicted: true }]);
    for (const _ of [1, 2, 3]) {
      world.clock.advance(15 * 60_000);
      await world.runJobs();
    }
    expect(world.mailbox.filter(({ subject }) => /no longer fits/.test(subject))).toHaveLength(1);
    expect((await storedStay()).checkOutTime).toBe("14:00");
  });

  test("to a late check-out of joined stays is that of the last", async () => {
    const second = await addStay("2026-01-12", "2026-01-15", { guestName: "Anna" });
    await aroha.patch(`/api/stays/${second.id}`, { joined: true });
    const id = await ask(late, { time: "14:00" });
    expect(await requests()).toMatchObject([{ day: "2026-01-15" }]);
    await answer(id, { answer: "yes" });
    expect((await storedStay()).checkOutTime).toBe("14:00");
    expect(await page()).toContain("Late check-out, 2 pm");
  });

  test("is followed by how to pay, right for the platform: a link for direct guests alone, with its site", async () => {
    const pay = { ...cot, pay: "link", payUrl: "https://www.pay.example.com/aroha?x=1" };
    const id = await ask(pay);
    await answer(id, { answer: "yes" });
    expect(await page()).toContain('href="https://www.pay.example.com/aroha?x=1"');
    expect(await page()).toContain("Pay at pay.example.com");
    await aroha.patch(`/api/stays/${anna.id}`, { platform: "airbnb" });
    expect(await page()).toContain("Your host will send you a request on Airbnb.");
    expect(await page()).not.toContain("pay.example.com");
    await aroha.patch(`/api/stays/${anna.id}`, { platform: null });
    expect(await page()).toContain("Your host will tell you how to pay.");
    expect(await page()).not.toContain("pay.example.com");
  });
});

describe("who may", () => {
  test("another stay's guest, a viewer, a cleaner and a stranger may neither read nor answer", async () => {
    const [extra] = await offer(early);
    await send({ extra: extra?.id ?? "", time: "12:00", note: "Secret wish" });
    const [{ id }] = await requests();
    const viewer = await world.member(aroha, "Vera", "viewer");
    expect(await requests(viewer)).toMatchObject([{ guestName: null, note: null }]);
    expect((await answer(id, { answer: "yes" }, viewer)).status).toBe(403);
    expect((await viewer.put(`/api/guidebooks/${guidebookId}/extras`, [])).status).toBe(403);
    const stranger = await world.host("Sam");
    expect(await requests(stranger)).toEqual([]);
    expect((await answer(id, { answer: "yes" }, stranger)).status).toBe(404);
    const other = await addStay("2026-02-09", "2026-02-12");
    expect(await page(other)).not.toContain("has not answered yet");
    await send({ withdraw: id }, other);
    expect((await requests())[0].state).toBe("open");
    for (const key of [cleaner, "demo"])
      expect((await send({ extra: extra?.id ?? "" }, { id: "", token: key })).status).toBe(404);
    const { slug } = (await aroha.get(`/api/guidebooks/${guidebookId}`)).body;
    expect((await send({ extra: extra?.id ?? "" }, { id: "", token: slug })).status).toBe(404);
    await aroha.delete(`/api/stays/${anna.id}`);
    expect((await send({ extra: extra?.id ?? "" })).status).toBe(404);
    expect(await requests()).toEqual([]);
  });
});
