import { momentAt } from "#test/calendarTimelineFeeds.ts";
import { newDice } from "#test/hostile/dice.ts";
import type { Host } from "#test/openWorld.ts";
import { call } from "#test/simulation/actors/host.ts";
import { invite, tokenIn } from "#test/simulation/actors/members.ts";
import { MINUTE } from "#test/simulation/moments.ts";
import type { Act, Size } from "#test/simulation/plan.ts";
import { newMemory, type Run } from "#test/simulation/run.ts";

interface Both {
  host: Host;
  ownGuidebook: string;
  isRemoved: boolean;
}

const both = newMemory<Both>();
const NORA = "Nora";

/** A person with an account of their own who is an editor in the owner's too, works in one and the other, and is removed. */
export function twoAccountActs({ seed, days }: Size): Act[] {
  const dice = newDice(`two accounts ${seed}`);
  const acts: Act[] = [];
  const add = (at: number, name: string, perform: Act["perform"]) =>
    acts.push({ at, actor: "host of two accounts", property: null, name, perform });
  add(momentAt(0) + 4 * MINUTE, "signs up", signUp);
  add(momentAt(0) + 25 * MINUTE, "joins", join);
  for (let day = 1; day < days; day += 1 + dice.below(3)) {
    const isOwn = dice.chance(0.5);
    add(momentAt(day * 24) + dice.below(1440) * MINUTE, "works", (run) => work(run, isOwn));
  }
  add(momentAt(Math.floor(days * 0.6) * 24 + 10), "is removed", remove);
  return acts;
}

async function signUp(run: Run): Promise<string> {
  const host = await run.world.host(NORA);
  const { body } = await host.post("/api/guidebooks", { name: "Nora's Loft" });
  both.of(run).set(NORA, { host, ownGuidebook: body.id, isRemoved: false });
  return "signs up and pays";
}

async function join(run: Run): Promise<string> {
  const nora = both.of(run).get(NORA);
  if (!nora) return "";
  const invitation = await invite(run, "editor");
  const accepted = await nora.host.post(`/api/invitations/${tokenIn(invitation.body.url)}`);
  if (accepted.status !== 200) throw new Error(`${NORA} cannot join: ${accepted.text}`);
  return "joins";
}

/** In either account they read and change its guidebooks alone; a tab that was drawn for the other one saves nothing. */
async function work(run: Run, isOwn: boolean): Promise<string> {
  const nora = both.of(run).get(NORA);
  if (!nora) return "";
  const { host, ownGuidebook, isRemoved } = nora;
  const accounts = { own: host.accountId, other: run.owner.accountId };
  const accountId = isOwn ? accounts.own : accounts.other;
  const chosen = await call(run, host, "post", "/api/account/choice", { accountId });
  if (!isOwn && isRemoved) {
    if (chosen.status !== 404)
      run.fail("removed", `${NORA} was removed and chooses the account: ${chosen.status}`);
    for (const { guidebookId } of run.properties.values()) {
      const { status } = await call(run, host, "get", `/api/guidebooks/${guidebookId}`);
      if (status < 400) run.fail("removed", `${NORA} was removed and reads a guidebook`);
    }
    return "finds the other account closed";
  }
  const listed = await call(run, host, "get", "/api/guidebooks");
  const ids: string[] = listed.body.map(({ id }: { id: string }) => id);
  const others = [...run.properties.values()].map(({ guidebookId }) => guidebookId);
  const expected = isOwn ? [ownGuidebook] : others;
  if (JSON.stringify(ids.toSorted()) !== JSON.stringify(expected.toSorted()))
    run.fail(
      "removed",
      `${NORA} works in the ${isOwn ? "own" : "other"} account and is listed ${ids.length} guidebooks`,
    );
  const drawnFor = `${host.id} ${isOwn ? accounts.other : accounts.own}`;
  const name = "Saved from the wrong tab";
  const wrong = await host.put(`/api/guidebooks/${ids[0]}`, { name }, { "x-drawn-for": drawnFor });
  const stored = await call(run, host, "get", `/api/guidebooks/${ids[0]}`);
  if (wrong.status !== 409 || wrong.body.code !== "other_account" || stored.body.name === name)
    run.fail("lost", `a tab of another account saves: ${wrong.status}, and "${stored.body.name}" is stored`);
  return `works in the ${isOwn ? "own" : "other"} account: ${chosen.status}`;
}

async function remove(run: Run): Promise<string> {
  const nora = both.of(run).get(NORA);
  if (!nora) return "";
  await call(run, run.owner, "post", "/api/auth/proof", { password: run.owner.password });
  const removed = await call(run, run.owner, "delete", `/api/account/members/${nora.host.id}`);
  if (removed.status !== 204) throw new Error(`${NORA} was not removed: ${removed.text}`);
  nora.isRemoved = true;
  return "is removed from the other account";
}
