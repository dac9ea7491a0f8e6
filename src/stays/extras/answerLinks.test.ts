import { beforeEach, describe, expect, test } from "vitest";
import { newWorld, type Host, type World } from "#test/world.ts";

const FORM = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
const early = { kind: "early", price: "$20", until: 0, time: "11:00" } as const;

let world: World;
let aroha: Host;
let guidebookId: string;
let anna: { id: string; token: string };

const at = (moment: string) => world.clock.advance(Date.parse(moment) - world.clock.now());
const offer = async (...extras: object[]) =>
  (await aroha.put(`/api/guidebooks/${guidebookId}/extras`, extras)).body as { id: string }[];
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

// Anna stays in Sydney from Friday 9 to Monday 12 January 2026. It is Wednesday 7, noon there.
beforeEach(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
  at("2026-01-07T01:00:00Z");
  ({ id: guidebookId } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body);
  await aroha.put(`/api/guidebooks/${guidebookId}/access`, { access: "stays", timeZone: "Australia/Sydney" });
  anna = await addStay("2026-01-09", "2026-01-12", { guestName: "Anna", platform: "direct" });
});

describe("the links of the email", () => {
  const linkOf = () =>
    /\/answer\/\w+/.exec(
      world.mailbox.findLast(({ subject }) => /asks for/.test(subject))?.text ?? "",
    )?.[0] ?? "";
  const askByEmail = async () => {
    const [extra] = await offer(early);
    await send({ extra: extra?.id ?? "", time: "12:00" });
    await world.runJobs();
    return linkOf();
  };
  const press = (link: string, body: string) => world.guest.post(link, body, FORM);

  test("only a press acts, once", async () => {
    const link = await askByEmail();
    const shown = await world.guest.get(`${link}?answer=yes`);
    expect(shown.text).toContain("Anna asks for early check-in on Friday 9 January at noon at Lake House.");
    expect((await storedStay()).checkInTime).toBeNull();
    const pressed = await press(link, "answer=yes");
    expect(pressed.text).toContain("You said yes");
    expect((await storedStay()).checkInTime).toBe("12:00");
    const other = await press(link, "answer=no");
    expect([other.status, (await storedStay()).checkInTime]).toEqual([409, "12:00"]);
    const gone = await world.guest.get(link);
    expect(gone.text).not.toContain("<button");
    expect(gone.text).not.toContain("Anna");
    expect(JSON.stringify(await world.context.db.selectFrom("events").selectAll().execute())).not.toContain(
      "Anna",
    );
  });

  test("end with an answer elsewhere, with the day, and with the right of their member", async () => {
    const link = await askByEmail();
    const [{ id }] = await requests();
    await answer(id, { answer: "no" });
    expect((await press(link, "answer=yes")).status).toBe(409);
    await answer(id, { answer: "withdraw" });
    expect((await press(link, "answer=yes")).status).toBe(404);
    const { token } = await addStay("2026-01-20", "2026-01-22");
    const [extra] = await offer(early);
    await send({ extra: extra?.id ?? "", time: "12:00" }, { id: "", token });
    await world.runJobs();
    const second = linkOf();
    expect((await world.guest.get(second)).status).toBe(200);
    await world.context.db.updateTable("account_members").set({ role: "viewer" }).execute();
    expect((await world.guest.get(second)).status).toBe(404);
    await world.context.db.updateTable("account_members").set({ role: "owner" }).execute();
    at("2026-01-20T13:00:00Z");
    expect((await press(second, "answer=yes")).status).toBe(404);
  });

  test("go to each member who may answer, with their own link each", async () => {
    const cleo = await world.member(aroha, "Cleo", "editor");
    await world.member(aroha, "Vera", "viewer");
    await world.member(aroha, "Eve", "editor", { guidebooks: [] });
    await world.member(aroha, "Olga", "owner");
    await askByEmail();
    const sent = world.mailbox.filter(({ subject }) => /asks for/.test(subject));
    expect(sent.map(({ to }) => to).toSorted()).toEqual([
      "aroha@example.com",
      "cleo@example.com",
      "olga@example.com",
    ]);
    const links = sent.map(({ text }) => /\/answer\/\w+/.exec(text)?.[0] ?? "");
    expect(new Set(links).size).toBe(3);
    const ofCleo = links[sent.findIndex(({ to }) => to === cleo.email)] ?? "";
    expect(sent.find(({ to }) => to === cleo.email)?.text).toContain("Hello Cleo");
    await press(ofCleo, "answer=no");
    const ofAroha = links[sent.findIndex(({ to }) => to === aroha.email)] ?? "";
    expect((await world.guest.get(ofAroha)).text).toContain("Cleo said no");
    for (const link of links) expect((await press(link, "answer=yes")).status).toBe(409);
    expect((await requests())[0].state).toBe("no");
  });

  test("go to nobody who lost the right before the email was sent", async () => {
    const cleo = await world.member(aroha, "Cleo", "editor");
    const [extra] = await offer(early);
    await send({ extra: extra?.id ?? "", time: "12:00" });
    await world.context.db
      .updateTable("account_members")
      .set({ role: "viewer" })
      .where("user_id", "=", cleo.id)
      .execute();
    await world.runJobs();
    expect(world.mailbox.filter(({ subject }) => /asks for/.test(subject)).map(({ to }) => to)).toEqual([
      "aroha@example.com",
    ]);
  });

  test("say after an answer what it was, by whom and when", async () => {
    await world.member(aroha, "Cleo", "editor");
    await askByEmail();
    const linkFor = (email: string) =>
      /\/answer\/\w+/.exec(
        world.mailbox.find(({ to, subject }) => to === email && /asks for/.test(subject))?.text ?? "",
      )?.[0] ?? "";
    const [own, ofCleo] = [linkFor(aroha.email), linkFor("cleo@example.com")];
    await press(own, "answer=other&time=12%3A30");
    world.clock.advance(5 * 60_000);
    for (const shown of [
      await press(own, "answer=other&time=12%3A30"),
      await world.guest.get(`${own}?answer=no`),
    ]) {
      expect(shown.status).toBe(200);
      expect(shown.text).toContain("You said yes");
      expect(shown.text).toContain("Early check-in at 12:30 pm, Lake House.");
      expect(shown.text).toContain("Answered on Wednesday 7 January at 12:0");
    }
    const pressed = await press(ofCleo, "answer=no");
    expect(pressed.status).toBe(409);
    expect(pressed.text).toContain("Aroha said yes");
    expect(pressed.text).toContain("Answered on Wednesday 7 January at 12:0");
    expect(pressed.text).not.toMatch(/Anna|@example/);
    const [{ id }] = await requests();
    await answer(id, { answer: "withdraw" });
    const taken = await world.guest.get(ofCleo);
    expect([taken.status, taken.text.includes("This link has ended")]).toEqual([404, true]);
    expect(taken.text).not.toContain("Lake House");
    expect((await world.guest.get("/answer/unknown")).text).not.toContain("Lake House");
  });

  test("ask for the time again where none came with a yes at another one", async () => {
    const link = await askByEmail();
    const refused = await press(link, "answer=other&time=");
    expect([refused.status, refused.text.includes("Choose a time.")]).toEqual([422, true]);
    expect((await press(link, "answer=other&time=13%3A00")).status).toBe(200);
  });

  test("say why a yes is not possible, with another time to choose", async () => {
    const link = await askByEmail();
    await addStay("2026-01-07", "2026-01-09", { checkOutTime: "13:00" });
    const refused = await press(link, "answer=yes");
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("Another guest leaves that day at 1 pm.");
    expect((await press(link, "answer=other&time=13%3A30")).status).toBe(200);
    expect((await storedStay()).checkInTime).toBe("13:30");
  });
});
