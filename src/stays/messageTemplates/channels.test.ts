import { expect, test } from "vitest";
import { findPolicyMarks, policy as airbnbPolicy } from "#guidebooks/policy/messagePolicy.ts";
import { messageKindOn } from "#stays/messageTemplates/template.ts";
import { growthOf, LINEAR } from "#test/growth.ts";
import { newProgram } from "#test/program.ts";
import { newWorld } from "#test/world.ts";

const world = await newWorld();
const aroha = await world.host("Aroha");
const { id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
const sections = (await aroha.get(`/api/guidebooks/${id}/sections`)).body;

async function write(type: string, content: object) {
  const section = sections.find((one: { type: string }) => one.type === type);
  const whole = { content: { ...section.content, ...content } };
  expect((await aroha.put(`/api/guidebook-sections/${section.id}`, whole)).status).toBe(200);
}

test.each([
  ["All is at https://porchlight.example/view/abc.", ["link"]],
  ["Look at lakehouse.co.nz or write to mere@lake.nz", ["link", "email"]],
  ["Ring 021 555 0100 or +64 21 555 0100", ["phone", "phone"]],
  ["Write on WhatsApp, and book direct next time", ["wording", "wording"]],
  ["You must register in our app", ["wording"]],
  ["From 3 pm on 2026-01-09 until 10 am. Bus 309, code 471182, 12.03.2026", []],
])("in %j the policy names %j", (text, kinds) => {
  expect(findPolicyMarks(text).map(({ kind }) => kind)).toEqual(kinds);
});

test("a long text is marked in linear time, at most 200 times", () => {
  for (const part of ["a", "a.", "a@a.nz ", "021 555 0100, ", "www.a.nz ", "(", "1 "])
    expect(growthOf((size) => part.repeat(size), findPolicyMarks, 4000)).toBeLessThan(LINEAR);
  expect(findPolicyMarks("www.a.nz ".repeat(500))).toHaveLength(200);
});

test("the policy is named as Airbnb names it", () => {
  expect(airbnbPolicy.name).toBe("Airbnb’s Off-Platform and Fee Transparency Policy");
});

test.each([
  ["2026-01-05", "2026-01-09", "booked"],
  ["2026-01-06", "2026-01-09", "soon"],
  ["2026-01-09", "2026-01-09", "soon"],
])("on %s a stay from %s on is ready for the message %s", (today, arrival, kind) => {
  expect(messageKindOn(today, arrival)).toBe(kind);
});

test("a stay has two ready messages, marked by what the policy of May 2025 names", async () => {
  const given = { arrival: "2026-01-09", departure: "2026-01-11", guestName: "Anna Ito", code: "HMABCDE1" };
  const stay = (await aroha.post(`/api/guidebooks/${id}/stays`, given)).body;
  const { policy, messages } = (await aroha.get(`/api/stays/${stay.id}/messages`)).body;
  expect(policy.inForce).toBe("2025-05-10");
  expect(messages.map(({ kind }: { kind: string }) => kind)).toEqual(["booked", "soon"]);
  expect(messages[1].text).toContain("Hello Anna,\n\nSee you on Friday 9 January, from 3 pm.");
  expect(messages[1].text).toContain(
    "it is HMABCDE1. It does not open the door. Check-out is on Sunday 11 January by 10 am.",
  );
  expect(messages[0].marks).toMatchObject([{ kind: "link", text: stay.url }]);
  expect(JSON.stringify(messages)).not.toMatch(/\{\w+\}|allowed|permitted/);
});

test("the message at the booking says when the guest finds the codes, as the guidebook has it", async () => {
  const given = { arrival: "2026-03-09", departure: "2026-03-11" };
  const stay = (await aroha.post(`/api/guidebooks/${id}/stays`, given)).body;
  const closing = async () => {
    const { messages } = (await aroha.get(`/api/stays/${stay.id}/messages`)).body;
    return messages[0].text.split("\n").at(-1);
  };
  const decide = (access: object) => aroha.put(`/api/guidebooks/${id}/access`, access);
  await decide({ access: "everyone" });
  expect(await closing()).toBe("The codes for the door are there already.");
  await decide({ access: "stays", showFrom: "7", timeZone: "Pacific/Auckland" });
  expect(await closing()).toBe("The codes for the door appear there 7 days before you arrive.");
  await aroha.patch(`/api/stays/${stay.id}`, { showFrom: "arrival" });
  expect(await closing()).toBe("The codes for the door appear there on the day you arrive.");
  await decide({ access: "everyone" });
});

test("the host changes the messages, and an empty text brings ours back", async () => {
  const ours = (await aroha.get("/api/message-templates")).body;
  const own = "Kia ora {name}! {link}";
  const changed = await aroha.put("/api/message-templates", { soon: own });
  expect(changed.body).toEqual({ ...ours, soon: own });
  const nameless = await aroha.post(`/api/guidebooks/${id}/stays`, {
    arrival: "2026-02-09",
    departure: "2026-02-11",
  });
  const { messages } = (await aroha.get(`/api/stays/${nameless.body.id}/messages`)).body;
  expect(messages[1].text).toBe(`Kia ora! ${nameless.body.url}`);
  const wrong = await aroha.put("/api/message-templates", { soon: "Hello {guest}" });
  expect(wrong.body.fields).toEqual({ soon: "There is no field called {guest}." });
  expect((await aroha.put("/api/message-templates", { soon: "" })).body).toEqual(ours);
  const bo = await world.host("Bo");
  expect((await bo.get("/api/message-templates")).body).toEqual(ours);
});

test("only who has all guidebooks changes the messages: they are sent for all", async () => {
  const ours = (await aroha.get("/api/message-templates")).body;
  const mia = await world.member(aroha, "Mia", "editor", { guidebooks: [id] });
  const program = await newProgram(world, aroha, { guidebooks: [id] });
  for (const limited of [mia, program])
    expect(await limited.put("/api/message-templates", { soon: "Hello {link}" })).toMatchObject({
      status: 403,
      body: { code: "not_allowed" },
    });
  expect((await mia.get("/api/message-templates")).body).toEqual(ours);
});

test("Airbnb's own fields are plain text of the guidebook, with their length", async () => {
  await write("checkin", {
    doorCode: "4711",
    checkInTime: "15:00",
    details: "<p>Left door.</p><ul><li>Push</li></ul>",
  });
  await write("wifi", { networkName: "Lake", password: "trout-42" });
  await write("rules", { rules: ["No smoking", "The door code is 4711", "Ring 021 555 0100"] });
  await write("departure", { checkOutTime: "10:00", items: ["Lights off", "Lock up"] });
  const { fields } = (await aroha.get(`/api/guidebooks/${id}/airbnb`)).body;
  const field = (name: string) => fields.find((one: { name: string }) => one.name === name);
  const checkIn = "From 3 pm\nLeft door.\nPush\nDoor code: 4711";
  expect(field("Check-in instructions")).toMatchObject({
    text: checkIn,
    length: checkIn.length,
    isPublic: false,
  });
  expect(field("Wi-Fi password").text).toBe("trout-42");
  expect(field("Check-out instructions").text).toBe("By 10 am\nLights off\nLock up");
  expect(field("House rules")).toMatchObject({
    isPublic: true,
    saysDoorCode: true,
    marks: [{ kind: "phone" }],
  });
  expect((await (await world.host("Mal")).get(`/api/guidebooks/${id}/airbnb`)).status).toBe(404);
});
