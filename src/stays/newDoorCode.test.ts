import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newWorld, type Host, type World } from "#test/world.ts";

const DAY = 24 * 60 * 60 * 1000;

let world: World;
let aroha: Host;
let id: string;
beforeAll(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
});
beforeEach(async () => {
  await world.context.db.updateTable("guidebooks").set({ archived_at: 1 }).execute(); // a plan holds 20
  ({ id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body);
});

const day = (offset: number) => new Date(world.clock.now() + offset * DAY).toISOString().slice(0, 10);

async function addStay(arrival = 9, nights = 2): Promise<string> {
  const days = { arrival: day(arrival), departure: day(arrival + nights) };
  return (await aroha.post(`/api/guidebooks/${id}/stays`, days)).body.id;
}

const makeCode = (stay: string, newDoorCode: unknown = true) =>
  aroha.patch(`/api/stays/${stay}`, { newDoorCode });

async function setUsualCode(doorCode: string): Promise<void> {
  const sections = (await aroha.get(`/api/guidebooks/${id}/sections`)).body;
  const { id: section, content } = sections.find(({ type }: { type: string }) => type === "checkin");
  const saved = { content: { ...content, doorCode } };
  expect((await aroha.put(`/api/guidebook-sections/${section}`, saved)).status).toBe(200);
}

/** Makes a code where these are drawn, of digits from 1 to 9. */
async function makeOf(codes: string[], stay: string): Promise<string> {
  drawNext(codes);
  return (await makeCode(stay)).body.doorCode;
}

function drawNext(codes: string[]): void {
  const { context } = world;
  const { randomBytes } = context;
  context.randomBytes = (size) => {
    const code = codes.shift();
    if (codes.length === 0) context.randomBytes = randomBytes;
    return Uint8Array.from({ length: size }, (_, at) => Number(code?.[at]) - 1);
  };
}

describe("a door code that is made for a stay", () => {
  test("has four digits, and is to be set on the lock", async () => {
    const stay = await addStay();
    await aroha.patch(`/api/stays/${stay}`, { doorCode: "4711", lockSet: true });
    const { body } = await makeCode(stay);
    expect(body.doorCode).toMatch(/^[1-9]{4}$/);
    expect(body.doorCode).not.toBe("4711");
    expect(body.lockSetAt).toBeNull();
    const { body: taken } = await aroha.patch(`/api/stays/${stay}`, { doorCode: "" });
    expect(taken.doorCode).toBeNull();
  });

  test.each([
    ["739284#", 6],
    ["Key box, left", 4],
    ["771", 4],
  ])("has as many digits as the guidebook's code %s", async (usual, digits) => {
    await setUsualCode(usual);
    expect((await makeCode(await addStay())).body.doorCode).toHaveLength(digits);
  });

  test("has as many digits as a program says, of those that locks take", async () => {
    const stay = await addStay();
    expect((await makeCode(stay, 8)).body.doorCode).toMatch(/^[1-9]{8}$/);
    for (const wrong of [3, 9, 4.5, false, "6"]) {
      const refused = await makeCode(stay, wrong);
      expect(refused.body.fields).toEqual({
        newDoorCode: "This must be true, or a number of digits from 4 to 8.",
      });
    }
  });

  test("never begins with 12, as Nuki's keypads refuse that", async () => {
    expect(await makeOf(["1299", "2199"], await addStay())).toBe("2199");
  });

  test("is not the guidebook's", async () => {
    await setUsualCode("*3344#");
    expect(await makeOf(["3344", "3345"], await addStay())).toBe("3345");
  });

  test("is of no stay of the property within 30 days, an ended one included, and may be of one further away", async () => {
    const [before, ended, far] = [await addStay(3, 2), await addStay(42, 2), await addStay(46, 2)];
    await aroha.patch(`/api/stays/${before}`, { doorCode: "55 66 #" });
    await aroha.patch(`/api/stays/${ended}`, { doorCode: "7788" });
    await aroha.delete(`/api/stays/${ended}`);
    await aroha.patch(`/api/stays/${far}`, { doorCode: "9944" });
    expect(await makeOf(["5566", "7788", "9944"], await addStay(12, 3))).toBe("9944");
    expect(await makeOf(["9944", "9945"], await addStay(17, 2))).toBe("9945");
  });

  test("may be that of another property", async () => {
    expect(await makeOf(["6677"], await addStay())).toBe("6677");
    ({ id } = (await aroha.post("/api/guidebooks", { name: "Bach" })).body);
    expect(await makeOf(["6677"], await addStay())).toBe("6677");
  });

  test("is refused where each that is drawn is in use", async () => {
    await aroha.patch(`/api/stays/${await addStay()}`, { doorCode: "1111" });
    const stay = await addStay();
    const { randomBytes } = world.context;
    world.context.randomBytes = (size) => new Uint8Array(size);
    const { status, body } = await makeCode(stay);
    world.context.randomBytes = randomBytes;
    expect([status, body.fields.newDoorCode]).toEqual([
      400,
      "Nearly all codes of so many digits are in use near these days. Use more digits.",
    ]);
  });

  test("is one for all of a joined stay", async () => {
    const stays = [await addStay(9, 2), await addStay(11, 2)];
    await aroha.patch(`/api/stays/${stays[1]}`, { joined: true });
    const { body } = await makeCode(stays[1] ?? "");
    const rows = world.context.db.selectFrom("stays").select("door_code").where("guidebook_id", "=", id);
    expect((await rows.execute()).map(({ door_code }) => door_code)).toEqual([body.doorCode, body.doorCode]);
  });

  test("differs for all stays of a property that get one at the same time", async () => {
    const stays = await Promise.all(Array.from({ length: 40 }, (_, at) => addStay(5 + at, 1)));
    const made = await Promise.all(stays.map((stay) => makeCode(stay)));
    const codes = made.map(({ body }) => body.doorCode);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
