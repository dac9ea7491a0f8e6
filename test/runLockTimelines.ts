import type { PlannedStay } from "#stays/calendars/match/plannedStay.ts";
import type { StaysTable } from "#stays/tables.server.ts";
import { newTimeline, randomFrom } from "#test/calendarTimeline.ts";
import { momentAt } from "#test/calendarTimelineFeeds.ts";
import { newChannelTimeline } from "#test/channelTimeline.ts";
import { newDice } from "#test/hostile/dice.ts";
import { lockCodesIn, type LockCode } from "#test/lockCalendar.ts";
import { hoursOf, judgeLock, type LockFault } from "#test/lockTruth.ts";
import type { Host } from "#test/openWorld.ts";
import type { World } from "#test/world.ts";

/** What calendars for locks said in random timelines. */
export interface LockFigures extends Record<LockFault, number> {
  timelines: number;
  readings: number;
  /** Codes that were read, and those that had to be absent since their guest cancelled. */
  codes: number;
  cancelled: number;
  faults: string[];
}

/** The host's calendars are read within these minutes of the hour. */
const READ_AFTER_MS = 5 * 60_000;
/** How often locks are read where a stay has changed, at hours at which codes come and go, and at others. */
const READ_SHARES = { change: 0.7, line: 0.2, other: 0.01 };
const LINE_HOURS = [0, 12, 15];

/** A property in the world of the locks, whose stays are those of one timeline after the other. */
interface LockProperty {
  guidebookId: string;
  /** The first digit of its codes. */
  digit: number;
  path: string;
  stored: readonly PlannedStay[] | null;
}

/** Opens two properties with a lock each, so that the code of one could be at the other, and a lock that has both. */
export async function openLocks(world: World) {
  const aroha = await world.host("Aroha");
  const properties = [await addProperty(aroha, 2), await addProperty(aroha, 5)];
  await aroha.post("/api/auth/proof", { password: aroha.password });
  for (const property of properties) property.path = await addCalendar(aroha, [property.guidebookId]);
  const pathOfAll = await addCalendar(aroha);
  const row = await makeRow(world, aroha, properties[0]?.guidebookId);
  const { db } = world.context;
  const figures: LockFigures = {
    timelines: 0,
    readings: 0,
    codes: 0,
    cancelled: 0,
    outsideWindow: 0,
    ofAnotherProperty: 0,
    afterCancellation: 0,
    missing: 0,
    faults: [],
  };

  async function store(property: LockProperty, stays: readonly PlannedStay[]): Promise<void> {
    if (property.stored === stays) return;
    property.stored = stays;
    await db.deleteFrom("stays").where("guidebook_id", "=", property.guidebookId).execute();
    if (stays.length === 0) return;
    const rows = stays.map((stay) => ({ ...row, ...columnsOf(stay, property) }));
    await db.insertInto("stays").values(rows).execute();
  }

  async function read(path: string, visitor: string): Promise<LockCode[]> {
    const { status, text } = await world.guest.get(path, { "x-forwarded-for": visitor });
    if (status !== 200) throw new Error(`the calendar of a lock answers ${status}`);
    figures.readings += 1;
    return lockCodesIn(text).toSorted((a, b) => a.stayId.localeCompare(b.stayId));
  }

  /** Lives two timelines side by side, and reads their locks. */
  async function run(pair: number): Promise<void> {
    const [first, second] = [newTimeline(randomFrom(pair)), newChannelTimeline(randomFrom(pair))].map(
      hoursOf,
    );
    const dice = newDice(`locks ${pair}`);
    const visitor = `203.0.${(pair >> 8) & 255}.${pair & 255}`;
    figures.timelines += 2;
    for (const [hour, ...states] of first?.map((of, at) => [at, of, second?.[at]] as const) ?? []) {
      const isChange = [first, second].some((hours) => hours?.[hour]?.stays !== hours?.[hour - 1]?.stays);
      const kind = isChange ? "change" : LINE_HOURS.includes(hour % 24) ? "line" : "other";
      if (!dice.chance(READ_SHARES[kind])) continue;
      const now = momentAt(hour) + READ_AFTER_MS;
      world.clock.advance(now - world.clock.now());
      const all: LockCode[] = [];
      for (const [at, property] of properties.entries()) {
        const of = states[at];
        if (!of) continue;
        await store(property, of.stays);
        const codes = await read(property.path, visitor);
        const { digit } = property;
        const idOf = ({ id }: PlannedStay) => `${digit}-${id}`;
        const codeOf = ({ id }: PlannedStay) => ownCode(id, digit) ?? usualCode(digit);
        figures.codes += codes.length;
        figures.cancelled += judgeLock(of, { now, codes, idOf, codeOf }, (fault, text) => {
          figures[fault] += 1;
          if (figures.faults.length < 20) figures.faults.push(`pair ${pair}, ${fault} at ${hour}: ${text}`);
        });
        all.push(...codes);
      }
      const together = dice.chance(0.2) ? await read(pathOfAll, visitor) : all;
      if (JSON.stringify(together) !== JSON.stringify(all))
        figures.faults.push(`pair ${pair}: the lock of both differs at ${hour}`);
    }
  }

  return { figures, run };
}

async function addProperty(host: Host, digit: number): Promise<LockProperty> {
  const { id } = (await host.post("/api/guidebooks", { name: `House ${digit}` })).body;
  await host.put(`/api/guidebooks/${id}/access`, { timeZone: "UTC", access: "stays" });
  const sections = (await host.get(`/api/guidebooks/${id}/sections`)).body;
  const checkIn = sections.find(({ type }: { type: string }) => type === "checkin");
  await host.put(`/api/guidebook-sections/${checkIn.id}`, { content: { doorCode: usualCode(digit) } });
  return { guidebookId: id, digit, path: "", stored: null };
}

async function addCalendar(host: Host, guidebooks?: string[]): Promise<string> {
  const given = { kind: "locks", ...(guidebooks && { guidebooks }) };
  const made = await host.post("/api/account/calendars-out", given);
  if (made.status !== 201) throw new Error(`no calendar of a lock was made: ${made.text}`);
  return new URL(made.body.url).pathname;
}

/** Makes a stay, and returns its row: those of timelines are written in its form. */
async function makeRow(world: World, host: Host, guidebookId = ""): Promise<StaysTable> {
  const days = { arrival: "2026-09-01", departure: "2026-09-02" };
  await host.post(`/api/guidebooks/${guidebookId}/stays`, days);
  return world.context.db.selectFrom("stays").selectAll().executeTakeFirstOrThrow();
}

const usualCode = (digit: number) => `${digit}999`;
/** Every other stay has its own code. */
const ownCode = (id: string, digit: number) =>
  Number(id) % 2 === 0 ? null : `${digit}${String(Number(id) % 900).padStart(3, "0")}`;

const columnsOf = (
  { id, arrival, departure, isCancelled, isRevoked, doubt }: PlannedStay,
  { guidebookId, digit }: LockProperty,
) => ({
  id: `${digit}-${id}`,
  token: `token${digit}x${id}`,
  guidebook_id: guidebookId,
  arrival,
  departure,
  code: `${digit}CODE${id}`,
  code_key: `${digit}CODE${id}`,
  door_code: ownCode(id, digit),
  doubt,
  cancelled_at: isCancelled ? 1 : null,
  revoked_at: isRevoked ? 1 : null,
});
