import { momentAt } from "#test/calendarTimelineFeeds.ts";
import { newDice } from "#test/hostile/dice.ts";
import { PASSWORD } from "#test/openWorld.ts";
import type { TestResponse, Visitor } from "#test/visitor.ts";
import { call } from "#test/simulation/actors/host.ts";
import { MINUTE } from "#test/simulation/moments.ts";
import type { Act, Size } from "#test/simulation/plan.ts";
import { newMemory, type Run } from "#test/simulation/run.ts";

type Role = "owner" | "editor" | "viewer";

interface Member {
  id: string;
  visitor: Visitor;
  isDemoted: boolean;
  /** The invitation that the member made, and who is to take it. */
  invited?: string;
}

const members = newMemory<Member>();
const GUIDEBOOKS = "/api/guidebooks";

/** People who are invited, look around, invite others, are removed, and try again. */
export function memberActs({ seed, days }: Size): Act[] {
  const dice = newDice(`members ${seed}`);
  const acts: Act[] = [];
  for (let day = 1 + dice.below(2), count = 0; day < days - 2; day += 2 + dice.below(6), count += 1) {
    const name = `Member${count}`;
    // The first one invites a friend while an owner.
    const role = count === 0 ? "owner" : dice.of<Role>(["owner", "owner", "editor", "viewer"]);
    const isDemoted = dice.chance(0.3);
    const removedOn = Math.min(days - 1, day + 2 + dice.below(6));
    const act = (at: number, minutes: number, what: string, perform: Act["perform"]): Act => ({
      at: momentAt(at * 24) + minutes * MINUTE,
      actor: `member ${count}`,
      property: null,
      name: what,
      perform,
    });
    acts.push(
      act(day, 600, "joins", (run) => join(run, name, role)),
      act(day, 660, "looks around", (run) => look(run, name)),
      act(day + 1, 700, "invites a friend", (run) => inviteFriend(run, name, role)),
      act(removedOn, 800, isDemoted ? "is made a viewer" : "is removed", (run) =>
        isDemoted ? demote(run, name) : remove(run, name),
      ),
      act(removedOn, 801, "looks after that", (run) => look(run, name)),
      act(removedOn, 802 + dice.below(600), "has the friend come", (run) => friendComes(run, name)),
      act(day, 900 + dice.below(60), "is an invitation that is taken back", (run) =>
        inviteAndTakeBack(run, count),
      ),
    );
  }
  return acts;
}

async function signUp(name: string, visitor: Visitor): Promise<TestResponse> {
  const email = `${name.toLowerCase()}@example.com`;
  return visitor.post("/api/auth/signup", { email, password: PASSWORD, firstName: name, lastName: "Host" });
}

/** The owner proves who they are, then invites by a link that is handed on. */
export async function invite(run: Run, role: Role, email?: string): Promise<TestResponse> {
  await call(run, run.owner, "post", "/api/auth/proof", { password: run.owner.password });
  return call(run, run.owner, "post", "/api/account/members", { role, ...(email && { email }) });
}

export const tokenIn = (url: string) => url.slice(url.lastIndexOf("/") + 1);

export async function join(run: Run, name: string, role: Role): Promise<string> {
  const visitor = run.visitorOf(name, { is: "member", name });
  const signedUp = await signUp(name, visitor);
  const invitation = await invite(run, role);
  if (invitation.status !== 201) return `is not invited: ${invitation.status}`;
  const accepted = await visitor.post(`/api/invitations/${tokenIn(invitation.body.url)}`);
  if (accepted.status !== 200) return `cannot join: ${accepted.status}`;
  const people = await call(run, run.owner, "get", "/api/account/members");
  const email = `${name.toLowerCase()}@example.com`;
  const listed = people.body.members.find((one: { email: string }) => one.email === email);
  members.of(run).set(name, { id: listed.id, visitor, isDemoted: false });
  return `joins as ${role}: ${signedUp.status}`;
}

/** A member reads all of the account; who was removed reads nothing of it. */
async function look(run: Run, name: string): Promise<string> {
  const member = members.of(run).get(name);
  if (!member) return "";
  const isRemoved = run.removed.has(name);
  const statuses: number[] = [];
  for (const { guidebookId } of run.properties.values()) {
    const paths = [
      `${GUIDEBOOKS}/${guidebookId}`,
      `${GUIDEBOOKS}/${guidebookId}/sections`,
      `${GUIDEBOOKS}/${guidebookId}/stays`,
    ];
    for (const path of paths) {
      const { status } = await member.visitor.get(path);
      statuses.push(status);
      if (isRemoved && status < 400) run.fail("removed", `${name} was removed and reads ${path}`);
      if (!isRemoved && status === 402) run.fail("plan", `${name}, whose account pays, is told to pay`);
      if (!isRemoved && status !== 200) run.fail("errors", `${name} gets ${status} from ${path}`);
    }
  }
  return `reads the guidebooks: ${[...new Set(statuses)].join(", ")}`;
}

async function inviteFriend(run: Run, name: string, role: Role): Promise<string> {
  const member = members.of(run).get(name);
  if (!member || run.removed.has(name)) return "";
  await member.visitor.post("/api/auth/proof", { password: PASSWORD });
  const made = await member.visitor.post("/api/account/members", { role: "editor" });
  if ((made.status === 201) !== (role === "owner"))
    run.fail("removed", `${name}, who is ${role}, got ${made.status} for an invitation`);
  if (made.status === 201) member.invited = tokenIn(made.body.url);
  return `invites a friend: ${made.status}`;
}

export async function remove(run: Run, name: string): Promise<string> {
  const member = members.of(run).get(name);
  if (!member) return "";
  await call(run, run.owner, "post", "/api/auth/proof", { password: run.owner.password });
  const removed = await call(run, run.owner, "delete", `/api/account/members/${member.id}`);
  if (removed.status !== 204) throw new Error(`${name} was not removed: ${removed.text}`);
  run.removed.add(name);
  return "is removed";
}

/** Who is made a viewer writes nothing from the next call on. */
export async function demote(run: Run, name: string): Promise<string> {
  const member = members.of(run).get(name);
  if (!member) return "";
  await call(run, run.owner, "post", "/api/auth/proof", { password: run.owner.password });
  const changed = await call(run, run.owner, "patch", `/api/account/members/${member.id}`, {
    role: "viewer",
  });
  if (changed.status !== 200) throw new Error(`${name} was not made a viewer: ${changed.text}`);
  member.isDemoted = true;
  for (const { guidebookId } of run.properties.values()) {
    const { status } = await member.visitor.put(`${GUIDEBOOKS}/${guidebookId}`, { name: "Renamed" });
    if (status < 400) run.fail("removed", `${name} was made a viewer, and renames a guidebook`);
  }
  return "is made a viewer";
}

/** The invitation of an owner who is one no longer lets no friend in. */
async function friendComes(run: Run, name: string): Promise<string> {
  const { invited, isDemoted = false } = members.of(run).get(name) ?? {};
  if (!invited || (!isDemoted && !run.removed.has(name))) return "";
  const friend = `Friendof${name}`;
  run.removed.add(friend);
  const visitor = run.visitorOf(friend, { is: "member", name: friend });
  await signUp(friend, visitor);
  const accepted = await visitor.post(`/api/invitations/${invited}`);
  if (accepted.status < 400)
    run.fail("removed", `the invitation of ${name}, who is no owner any more, works`);
  return `has the friend come: ${accepted.status}`;
}

/** An invitation by email that is taken back in the same minute is not sent. */
async function inviteAndTakeBack(run: Run, count: number): Promise<string> {
  const to = `mistake${count}@example.com`;
  const made = await invite(run, "viewer", to);
  if (made.status !== 201) return `is not invited: ${made.status}`;
  await call(run, run.owner, "delete", `/api/account/members/${made.body.id}`);
  run.withdrawn.push({ to, about: /invites you/, why: "the invitation was taken back" });
  return `${to} is invited, and not after all`;
}
