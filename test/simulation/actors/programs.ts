import { momentAt } from "#test/calendarTimelineFeeds.ts";
import { newDice } from "#test/hostile/dice.ts";
import { PASSWORD } from "#test/openWorld.ts";
import { demote, join, remove } from "#test/simulation/actors/members.ts";
import { DAY, MINUTE } from "#test/simulation/moments.ts";
import type { Act, Size } from "#test/simulation/plan.ts";
import { newMemory, type Run } from "#test/simulation/run.ts";

type Fate = "maker is removed" | "maker is made a viewer" | "is ended" | "runs out";

interface Program {
  id: string;
  token: string;
  /** What of its rights has ended. */
  ended: "all" | "writing" | null;
}

const programs = newMemory<Program>();

/** Members who make tokens for programs, which call before and after the token or the right of its maker has ended. */
export function programActs({ seed, days }: Size): Act[] {
  const dice = newDice(`programs ${seed}`);
  const acts: Act[] = [];
  for (let day = 1 + dice.below(3), count = 0; day < days - 3; day += 3 + dice.below(7), count += 1) {
    const name = `Maker${count}`;
    const fate = dice.of<Fate>(["maker is removed", "maker is made a viewer", "is ended", "runs out"]);
    const endedOn = day + 1 + dice.below(2);
    const endsAt = momentAt(endedOn * 24) + 810 * MINUTE + (fate === "runs out" ? 0 : 5 * DAY);
    const act = (at: number, minutes: number, what: string, perform: Act["perform"]) =>
      acts.push({
        at: momentAt(at * 24) + minutes * MINUTE,
        actor: `program ${count}`,
        property: null,
        name: what,
        perform,
      });
    act(day, 610, "has a maker", (run) => join(run, name, "editor"));
    act(day, 611, "is given a token", (run) => makeToken(run, name, endsAt));
    act(day, 612 + dice.below(300), "calls", (run) => callAsProgram(run, name));
    act(endedOn, 810, fate, (run) => end(run, name, fate));
    act(endedOn, 811, "calls after that", (run) => callAsProgram(run, name));
    act(endedOn, 812 + dice.below(600), "calls again", (run) => callAsProgram(run, name));
  }
  return acts;
}

const makerOf = (run: Run, name: string) => run.visitorOf(name, { is: "member", name });

async function makeToken(run: Run, name: string, expiresAt: number): Promise<string> {
  const maker = makerOf(run, name);
  await maker.post("/api/auth/proof", { password: PASSWORD });
  const given = { name: `Program of ${name}`, role: "editor", expiresAt };
  const made = await maker.post("/api/account/tokens", given);
  if (made.status !== 201) return `is given no token: ${made.status}`;
  programs.of(run).set(name, { id: made.body.id, token: made.body.token, ended: null });
  return "is given a token";
}

async function end(run: Run, name: string, fate: Fate): Promise<string> {
  const program = programs.of(run).get(name);
  if (!program) return "";
  if (fate === "maker is removed") await remove(run, name);
  if (fate === "maker is made a viewer") await demote(run, name);
  if (fate === "is ended") {
    const { status } = await makerOf(run, name).delete(`/api/account/tokens/${program.id}`);
    if (status !== 204) throw new Error(`the token of ${name} was not ended: ${status}`);
  }
  program.ended = fate === "maker is made a viewer" ? "writing" : "all";
  return fate;
}

/** A program reads and writes as its maker may; once its token has ended each call is refused. */
async function callAsProgram(run: Run, name: string): Promise<string> {
  const program = programs.of(run).get(name);
  const [property] = run.properties.values();
  if (!program || !property) return "";
  const visitor = run.visitorOf(`the program of ${name}`, { is: "member", name });
  const bearer = { authorization: `Bearer ${program.token}` };
  const path = `/api/guidebooks/${property.guidebookId}`;
  const read = await visitor.get(`${path}/stays`, bearer);
  const added = await visitor.post(`${path}/share-links`, { label: name }, bearer);
  if (added.status === 201) await visitor.delete(`/api/share-links/${added.body.token}`, bearer);
  const statuses = [read.status, added.status];
  if (program.ended === "all" && statuses.some((status) => status !== 401))
    run.fail("removed", `the token of ${name} has ended, and its calls get ${statuses.join(", ")}`);
  if (program.ended !== "all" && read.status !== 200)
    run.fail("errors", `the token of ${name} lives, and reads with ${read.status}`);
  if (program.ended === "writing" && added.status < 400)
    run.fail("removed", `the maker of the token of ${name} is a viewer, and it writes`);
  return `calls: ${statuses.join(", ")}`;
}
