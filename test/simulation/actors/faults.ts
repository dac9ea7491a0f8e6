import { dayText, momentAt } from "#test/calendarTimelineFeeds.ts";
import { newDice } from "#test/hostile/dice.ts";
import { PASSWORD } from "#test/openWorld.ts";
import { newVisitor, type TestResponse, type Visitor } from "#test/visitor.ts";
import { MINUTE, hourAt } from "#test/simulation/moments.ts";
import type { Act, Size } from "#test/simulation/plan.ts";
import { newMemory, type Run } from "#test/simulation/run.ts";

export interface Unlucky {
  visitor: Visitor;
  guidebookId: string;
  slug: string;
}

const unlucky = newMemory<Unlucky>();
const FAY = "Fay";

/** A host whose process loses its database in the middle of a save and starts again, or has no room for a while. */
export function faultActs({ seed, days }: Size): Act[] {
  const dice = newDice(`faults ${seed}`);
  const acts: Act[] = [];
  const add = (at: number, name: string, perform: Act["perform"]) =>
    acts.push({ at, actor: "unlucky host", property: null, name, perform });
  add(momentAt(0) + 6 * MINUTE, "signs up", signUp);
  for (let day = 1 + dice.below(3); day < days; day += 1 + dice.below(3)) {
    const at = momentAt(day * 24) + dice.below(1440) * MINUTE;
    const statements = dice.below(24);
    const save = dice.of(saves);
    add(at, "saves", (run) => saveAndFail(run, statements, save));
  }
  for (let day = 2 + dice.below(4); day < days; day += 3 + dice.below(6)) {
    const at = momentAt(day * 24) + dice.below(1440) * MINUTE;
    const save = dice.of(saves);
    add(at, "saves on a full disk", (run) => saveOnFullDisk(run, save));
  }
  return acts;
}

async function signUp(run: Run): Promise<string> {
  const visitor = newVisitor((request) => run.processes.fetchSecond(request));
  const email = "fay@example.com";
  await visitor.post("/api/auth/signup", { email, password: PASSWORD, firstName: FAY, lastName: "Host" });
  await run.world.pay(visitor);
  const { body } = await visitor.post("/api/guidebooks", { name: "Fay's Hut" });
  unlucky.of(run).set(FAY, { visitor, guidebookId: body.id, slug: body.slug });
  return "signs up and pays";
}

/** A save, and what it changes: the first value that is read before and after it. */
interface Save {
  what: string;
  send: (visitor: Visitor) => Promise<TestResponse>;
  read: (visitor: Visitor) => Promise<string>;
  after: (before: string) => string;
}

export type NewSave = (run: Run, host: Unlucky) => Promise<Save>;

/** What was acknowledged is stored when the database is back; what was refused is stored whole or not at all. */
async function saveAndFail(run: Run, statements: number, newSave: NewSave): Promise<string> {
  const host = await signedIn(run);
  if (!host) return "";
  const { visitor } = host;
  const { what, send, read, after } = await newSave(run, host);
  const before = await read(visitor);
  run.processes.failAfter(statements);
  const response = await send(visitor);
  run.processes.failAfter(null);
  run.checks.logged = run.world.logged.length; // its errors were injected
  await run.processes.restart();
  const stored = await read(visitor);
  const isAcknowledged = response.status < 300;
  const expected = after(before);
  if (isAcknowledged ? stored !== expected : stored !== before && stored !== expected)
    run.fail(
      "lost",
      `${what} was answered ${response.status} after ${statements} statements, and ${stored} is stored`,
    );
  return `${what}, and the database fails after ${statements} statements: ${response.status}`;
}

/** Returns the host whose process fails, signed in. */
export async function signedIn(run: Run): Promise<Unlucky | undefined> {
  const host = unlucky.of(run).get(FAY);
  if (host && (await host.visitor.get("/api/auth/user")).status === 401)
    await host.visitor.post("/api/auth/login", { email: "fay@example.com", password: PASSWORD });
  return host;
}

/** While there is no room saves are refused and guests read on; then the same save is stored. */
async function saveOnFullDisk(run: Run, newSave: NewSave): Promise<string> {
  const host = await signedIn(run);
  if (!host) return "";
  const { visitor, slug } = host;
  const { what, send, read, after } = await newSave(run, host);
  const before = await read(visitor);
  run.processes.fill(true);
  const refused = await send(visitor);
  const page = await run.processes.fetchSecond(new Request(`http://porchlight.test/view/${slug}`));
  run.processes.fill(false);
  run.checks.logged = run.world.logged.length; // its errors were injected
  if (page.status !== 200) run.fail("reads", `a guest gets ${page.status} while the disk is full`);
  const meanwhile = await read(visitor);
  if (refused.status !== 503 || meanwhile !== before)
    run.fail("lost", `${what} on a full disk was answered ${refused.status}, and ${meanwhile} is stored`);
  const sent = await send(visitor);
  const stored = await read(visitor);
  if (sent.status >= 300 || stored !== after(before))
    run.fail("lost", `${what} after a full disk was answered ${sent.status}, and ${stored} is stored`);
  return `${what} on a full disk: ${refused.status}, and again with room: ${sent.status}`;
}

const addStay: NewSave = async (run, { guidebookId }) => {
  const today = Math.floor(hourAt(run.now()) / 24);
  const path = `/api/guidebooks/${guidebookId}/stays`;
  const days = { arrival: dayText(today + 2), departure: dayText(today + 3) };
  const read = async (visitor: Visitor) => `${(await visitor.get(path)).body.length} stays`;
  const after = (before: string) => `${Number.parseInt(before, 10) + 1} stays`;
  return { what: "adds a stay", send: (visitor) => visitor.post(path, days), read, after };
};

const renameGuidebook: NewSave = async (run, { guidebookId }) => {
  const path = `/api/guidebooks/${guidebookId}`;
  const name = `Hut of hour ${hourAt(run.now())}`;
  const read = async (visitor: Visitor) => String((await visitor.get(path)).body.name);
  return {
    what: "renames the guidebook",
    send: (visitor) => visitor.put(path, { name }),
    read,
    after: () => name,
  };
};

const changeDoorCode: NewSave = async (run, { visitor: own, guidebookId }) => {
  const path = `/api/guidebooks/${guidebookId}/sections`;
  const isCheckin = (one: { type: string }) => one.type === "checkin";
  const section = (await own.get(path)).body.find(isCheckin);
  const doorCode = `${1000 + (hourAt(run.now()) % 9000)}`;
  const read = async (visitor: Visitor) =>
    String((await visitor.get(path)).body.find(isCheckin).content.doorCode ?? "none");
  const send = (visitor: Visitor) =>
    visitor.put(`/api/guidebook-sections/${section.id}`, { content: { doorCode } });
  return { what: "changes the door code", send, read, after: () => doorCode };
};

/** What a host saves while something fails. */
export const saves: readonly NewSave[] = [addStay, changeDoorCode, renameGuidebook];
