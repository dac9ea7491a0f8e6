import { dayText, momentAt } from "#test/calendarTimelineFeeds.ts";
import { newDice } from "#test/hostile/dice.ts";
import type { Host } from "#test/openWorld.ts";
import { FORGOTTEN_AFTER_DAYS, call, save } from "#test/simulation/actors/host.ts";
import { invite, tokenIn } from "#test/simulation/actors/members.ts";
import { newPerson } from "#test/simulation/forgotten.ts";
import { DAY, MINUTE, hourAt } from "#test/simulation/moments.ts";
import type { Act, Size } from "#test/simulation/plan.ts";
import { newMemory, type Run } from "#test/simulation/run.ts";

interface Leaver {
  host: Host;
  /** The names and telephones that go with their account. */
  words: string[];
}

interface Annexe {
  guidebookId: string;
  words: string[];
}

const leavers = newMemory<Leaver>();
const annexes = newMemory<Annexe>();
const landlords = newMemory<Host>();
const GUS = "Gus";
/** Jobs, and the write-ahead log, which is emptied each day here. */
const AT_ONCE_MS = 2 * DAY;

/** Hosts who delete their account, some of them members of the owner's too, and one who deletes guidebooks. */
export function leavingActs({ seed, days }: Size): Act[] {
  const dice = newDice(`leaving ${seed}`);
  const acts: Act[] = [];
  const add = (actor: string, at: number, name: string, perform: Act["perform"]) =>
    acts.push({ at, actor, property: null, name, perform });
  for (let day = 1 + dice.below(4), count = 0; day < days; day += 4 + dice.below(9), count += 1) {
    const name = newPerson(`leaver ${seed} ${count}`).name;
    const at = momentAt(day * 24) + dice.below(1200) * MINUTE;
    const joins = dice.chance(0.6);
    const isRemoved = dice.chance(0.5);
    const leaves = at + (1 + dice.below(5)) * DAY;
    const actor = `leaver ${count}`;
    add(actor, at, "signs up", (run) => signUp(run, name, count));
    if (joins) add(actor, at + 10 * MINUTE, "joins", (run) => join(run, name));
    if (joins && isRemoved) add(actor, leaves - 20 * MINUTE, "is removed", (run) => remove(run, name));
    add(actor, leaves, "deletes their account", (run) => leave(run, name));
  }
  add("landlord", momentAt(0) + 3 * MINUTE, "signs up", async (run) => {
    landlords.of(run).set(GUS, await run.world.host(GUS));
    return "signs up and pays";
  });
  for (let day = 1 + dice.below(3), count = 0; day < days; day += 4 + dice.below(8), count += 1) {
    const name = `Annexe ${count}`;
    const at = momentAt(day * 24) + dice.below(1200) * MINUTE;
    const erasesNow = dice.chance(0.6);
    add("landlord", at, `adds ${name}`, (run) => addAnnexe(run, name));
    add("landlord", at + (1 + dice.below(6)) * DAY, `deletes ${name}`, (run) =>
      deleteAnnexe(run, name, erasesNow),
    );
  }
  return acts.filter(({ at }) => at < momentAt(days * 24));
}

/** Signs up and fills a guidebook with a guest; without a plan there is none. */
async function signUp(run: Run, name: string, count: number): Promise<string> {
  // The stand-in ends the plan that was bought last.
  const subscribed = run.world.stripe === null;
  const host = await run.world.host(name, { subscribed });
  const words = [name];
  if (subscribed) words.push(...(await addGuest(run, host, `Loft ${count}`)).words);
  leavers.of(run).set(name, { host, words });
  return subscribed ? "signs up, and has a guest" : "signs up";
}

/** Adds a guidebook with a guest, whose telephone is in a section too, and in an earlier version of it. */
async function addGuest(run: Run, host: Host, name: string): Promise<Annexe> {
  const { body } = await call(run, host, "post", "/api/guidebooks", { name });
  const guest = newPerson(`guest of ${run.plan.seed} ${host.name} ${name}`);
  const today = Math.floor(hourAt(run.now()) / 24);
  const stay = await call(run, host, "post", `/api/guidebooks/${body.id}/stays`, {
    arrival: dayText(today + 1),
    departure: dayText(today + 20),
    guestName: guest.name,
    note: `Ring ${guest.telephone} before.`,
  });
  if (stay.status !== 201) throw new Error(`a stay was not made: ${stay.text}`);
  for (const text of [`<p>The caretaker is ${guest.name}.</p>`, `<p>Ring ${guest.telephone}.</p>`])
    await save(run, host, body.id, "kitchen", { text });
  return { guidebookId: body.id, words: [guest.name, guest.telephone] };
}

async function join(run: Run, name: string): Promise<string> {
  const leaver = leavers.of(run).get(name);
  if (!leaver) return "";
  const invitation = await invite(run, "editor");
  const { status } = await leaver.host.post(`/api/invitations/${tokenIn(invitation.body.url)}`);
  return `joins the owner's account: ${status}`;
}

async function remove(run: Run, name: string): Promise<string> {
  const leaver = leavers.of(run).get(name);
  if (!leaver) return "";
  await call(run, run.owner, "post", "/api/auth/proof", { password: run.owner.password });
  const { status } = await call(run, run.owner, "delete", `/api/account/members/${leaver.host.id}`);
  return `is removed from the owner's account: ${status}`;
}

async function leave(run: Run, name: string): Promise<string> {
  const leaver = leavers.of(run).get(name);
  if (!leaver) return "";
  const { host, words } = leaver;
  if ((await host.get("/api/auth/user")).status === 401)
    await host.post("/api/auth/login", { email: host.email, password: host.password });
  const { status } = await host.delete("/api/auth/user", {}, { password: host.password });
  if (status !== 204) throw new Error(`${name} cannot delete their account: ${status}`);
  for (const word of words) run.forgotten.add(word, "of a deleted account", run.now() + AT_ONCE_MS);
  return "deletes their account";
}

async function addAnnexe(run: Run, name: string): Promise<string> {
  const host = landlords.of(run).get(GUS);
  if (!host) return "";
  annexes.of(run).set(name, await addGuest(run, host, name));
  return `adds ${name}, and has a guest`;
}

async function deleteAnnexe(run: Run, name: string, erasesNow: boolean): Promise<string> {
  const [host, annexe] = [landlords.of(run).get(GUS), annexes.of(run).get(name)];
  if (!host || !annexe) return "";
  const { guidebookId, words } = annexe;
  const deleted = await call(run, host, "delete", `/api/guidebooks/${guidebookId}`);
  const erased = erasesNow ? await call(run, host, "post", `/api/guidebooks/${guidebookId}/erase`) : null;
  const goneFrom = run.now() + (erasesNow ? AT_ONCE_MS : FORGOTTEN_AFTER_DAYS * DAY);
  for (const word of words) run.forgotten.add(word, `of ${name}`, goneFrom);
  return `deletes ${name}: ${deleted.status}${erased ? `, and erases it: ${erased.status}` : ""}`;
}
