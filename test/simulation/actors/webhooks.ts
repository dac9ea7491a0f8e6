import { Webhook as Signer } from "standardwebhooks";
import { momentAt } from "#test/calendarTimelineFeeds.ts";
import { newDice } from "#test/hostile/dice.ts";
import { call } from "#test/simulation/actors/host.ts";
import { DAY, HOUR, MINUTE } from "#test/simulation/moments.ts";
import type { Act, Size } from "#test/simulation/plan.ts";
import { secretsIn } from "#test/simulation/planted.ts";
import { noteFound, serveAt } from "#test/simulation/receivers.ts";
import { newMemory, type Run } from "#test/simulation/run.ts";

/** The kinds that the receivers get: what calendars, hosts, guests, cleaners and members do. */
const KINDS = [
  "stay.created",
  "stay.changed",
  "stay.cancelled",
  "stay.revoked",
  "stay.in_doubt",
  "guest.opened",
  "guest.arrived",
  "guest.left",
  "guest.details",
  "extra.asked",
  "extra.answered",
  "turnover.ready",
  "turnover.left_behind",
  "problem.reported",
  "problem.read",
  "problem.done",
  "section.saved",
  "member.joined",
  "member.removed",
  "token.made",
];
const EIGHT_TRIES = 8;
const SECONDS = 1000;

interface Hook {
  id: string;
  secret: string;
  createdAt: number;
  withNames: boolean;
  /** What it answers at a moment; null where it does not. */
  answerAt: (now: number) => number | null;
  /** The bodies that it took, by their ids. */
  taken: Map<string, string>;
  /** Whether it is known to be switched off, with the moments at which it was switched on again. */
  isOff: boolean;
  onSince: number;
}

const hooks = newMemory<Hook>();

/** Four programs get the messages of the account: one is well, one breaks for hours, one is slow, one is away for days. */
export function webhookActs({ seed, days }: Size): Act[] {
  const dice = newDice(`webhooks ${seed}`);
  const first = dice.below(24);
  const awayFrom = momentAt(24 * dice.below(Math.max(1, days - 3)));
  const awayUntil = awayFrom + (1 + dice.below(9)) * DAY;
  const fates: [name: string, answerAt: Hook["answerAt"]][] = [
    ["well", () => 204],
    ["breaks", (now) => (Math.floor(now / HOUR) % 24 === first ? 500 : 200)],
    ["slow", (now) => (Math.floor(now / MINUTE) % 3 === 0 ? null : 202)],
    ["away", (now) => (now >= awayFrom && now < awayUntil ? null : 200)],
  ];
  return fates.flatMap(([name, answerAt], index) => {
    const act = (at: number, what: string, perform: Act["perform"]): Act => ({
      at,
      actor: `receiver ${name}`,
      property: null,
      name: what,
      perform,
    });
    const acts = [
      act(momentAt(0) + (50 + index) * MINUTE, "is added", (run) =>
        addHook(run, name, index === 0, answerAt),
      ),
    ];
    for (let day = 1; day < days; day++) {
      acts.push(
        act(momentAt(day * 24) + (30 + index) * MINUTE, `is checked ${day}`, (run) => check(run, name)),
      );
      if (day % 3 === 0)
        acts.push(
          act(momentAt(day * 24 + 9) + index * MINUTE, `is looked at ${day}`, (run) => lookAt(run, name)),
        );
    }
    return acts;
  });
}

async function addHook(
  run: Run,
  name: string,
  withNames: boolean,
  answerAt: Hook["answerAt"],
): Promise<string> {
  const url = `https://${name}.example.com/hooks`;
  const made = await call(run, run.owner, "post", "/api/account/webhooks", { url, events: KINDS, withNames });
  if (made.status !== 201) throw new Error(`a webhook was not added: ${made.text}`);
  const { id, secret } = made.body;
  const now = run.now();
  const hook = {
    id,
    secret,
    createdAt: now,
    withNames,
    answerAt,
    taken: new Map(),
    isOff: false,
    onSince: now,
  };
  hooks.of(run).set(name, hook);
  serveAt(run, url, (_url, { headers, body }) => receive(run, hook, headers, Buffer.from(body).toString()));
  return "is added";
}

function receive(run: Run, hook: Hook, headers: Record<string, string>, body: string): number | null {
  const id = headers["webhook-id"] ?? "";
  const at = new Date(Number(headers["webhook-timestamp"]) * SECONDS);
  const signatures = headers["webhook-signature"]?.split(" ") ?? [];
  if (!signatures.includes(new Signer(hook.secret).sign(id, at, body)))
    noteFound(run, "webhooks", `the message ${id} is not signed with the secret`);
  if (secretsIn(body).size > 0) noteFound(run, "leaks", `a message has a secret: ${body}`);
  if (!hook.withNames && run.forgotten.isNamedIn(body))
    noteFound(run, "leaks", `a message names a guest: ${body}`);
  const gone =
    hook.withNames &&
    [...run.forgotten.dueAt(run.now()).keys()].find((word) => body.toLowerCase().includes(word));
  if (gone) noteFound(run, "erased", `a message names who is erased: ${body}`);
  if (hook.isOff) noteFound(run, "webhooks", `a webhook that is switched off is sent ${body}`);
  const status = hook.answerAt(run.now());
  if (status === null || status >= 300) return status;
  const before = hook.taken.get(id);
  if (before !== undefined) noteFound(run, "webhooks", `the message ${id} comes again after it was taken`);
  hook.taken.set(id, body);
  return status;
}

/** Each event since the webhook runs was taken, will be tried, was tried eight times, or ended with the webhook. */
async function check(run: Run, name: string): Promise<string> {
  const hook = hooks.of(run).get(name);
  if (!hook) return "";
  const { db } = run.world.context;
  const row = await db
    .selectFrom("webhooks")
    .select("disabled_at")
    .where("id", "=", hook.id)
    .executeTakeFirst();
  hook.isOff = row?.disabled_at !== null;
  if (hook.isOff) return "is off";
  const events = await db
    .selectFrom("events")
    .leftJoin("webhook_deliveries", (join) =>
      join
        .onRef("webhook_deliveries.event_id", "=", "events.id")
        .on("webhook_deliveries.webhook_id", "=", hook.id),
    )
    .select(["events.id", "events.kind", "tries", "next_try_at"])
    .where("events.account_id", "=", run.owner.accountId)
    .where("events.kind", "in", KINDS)
    .where("events.at", ">", Math.max(hook.onSince, run.now() - 2 * DAY))
    .execute();
  for (const { id, kind, tries, next_try_at } of events)
    if (!hook.taken.has(id) && next_try_at === null && tries !== EIGHT_TRIES)
      run.fail("webhooks", `${kind} ${id} is neither sent to ${name} nor will be`);
  return "";
}

/** Its owner switches on again what was switched off. */
async function lookAt(run: Run, name: string): Promise<string> {
  const hook = hooks.of(run).get(name);
  const { body } = await call(run, run.owner, "get", "/api/account/webhooks");
  const listed = body.find(({ id }: { id: string }) => id === hook?.id);
  if (!hook || listed.disabledAt === null) return "";
  await call(run, run.owner, "patch", `/api/account/webhooks/${hook.id}`, { disabled: false });
  hook.isOff = false;
  hook.onSince = run.now();
  return "is switched on again";
}

/** Each stay has the event that made it, no such event is of another stay, and what guests did is erased with it. */
export async function checkEvents({ world: { context }, now, fail }: Run): Promise<void> {
  const { db } = context;
  const stays = await db.selectFrom("stays").select("id").execute();
  const created = await db
    .selectFrom("events")
    .innerJoin("guidebooks", "guidebooks.id", "events.guidebook_id")
    .select(["subject_id", "at"])
    .where("kind", "=", "stay.created")
    .execute();
  const withEvent = new Set(created.map(({ subject_id }) => subject_id));
  const untold = stays.find(({ id }) => !withEvent.has(id));
  if (untold) fail("webhooks", `no event tells of the stay ${untold.id}`);
  const stored = new Set<string | null>(stays.map(({ id }) => id));
  // A stay is erased 30 days after its departure.
  const recent = created.filter(({ at }) => at > now() - 20 * DAY);
  const invented = recent.find(({ subject_id }) => !stored.has(subject_id));
  if (invented) fail("webhooks", `an event tells of the stay ${invented.subject_id}, which is not stored`);
  const ofGuests = db.selectFrom("events").select("guest_stay_id").where("guest_stay_id", "is not", null);
  const leftOver = (await ofGuests.execute()).find(({ guest_stay_id }) => !stored.has(guest_stay_id));
  if (leftOver) fail("erased", `what the guest of the erased stay ${leftOver.guest_stay_id} did is stored`);
}
