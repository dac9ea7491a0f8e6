import { dayText, momentAt } from "#test/calendarTimelineFeeds.ts";
import { newDice } from "#test/hostile/dice.ts";
import type { Host } from "#test/openWorld.ts";
import type { TestResponse } from "#test/visitor.ts";
import { DAY, HOUR, MINUTE, hourAt } from "#test/simulation/moments.ts";
import type { Act, Size } from "#test/simulation/plan.ts";
import { newMemory, type Run } from "#test/simulation/run.ts";
import { JOBS_STEP } from "#test/simulation/world.ts";

/** Guests read on for so long after a plan has ended (Plan 4). */
const GUESTS_MS = 30 * DAY;

interface Payer {
  host: Host;
  guidebookId: string;
  slug: string;
  /** When the plan ended, epoch milliseconds; null while it is paid. */
  endedAt: number | null;
}

const payers = newMemory<Payer>();
const LENA = "Lena";

/** A host of another account, who lets the plan end for days or weeks, and renews it. */
export function planActs({ seed, days }: Size): Act[] {
  const dice = newDice(`plan ${seed}`);
  const acts: Act[] = [];
  const add = (at: number, name: string, perform: Act["perform"]) =>
    acts.push({ at, actor: "payer", property: null, name, perform });
  add(momentAt(0) + 11 * MINUTE, "signs up", signUp);
  const times: number[] = [];
  for (let day = 2 + dice.below(20); day < days;) {
    const ends = momentAt(day * 24) + dice.below(1440) * MINUTE;
    const unpaidDays = dice.of([1, 12, 29, 31, 40]);
    const renews = ends + unpaidDays * DAY + dice.below(20) * HOUR;
    add(ends, "ends the plan", endPlan);
    add(renews, "renews the plan", renewPlan);
    times.push(
      ends + 4 * MINUTE,
      ends + 6 * MINUTE,
      ends + GUESTS_MS - 2 * MINUTE,
      ends + GUESTS_MS + 2 * MINUTE,
    );
    times.push(renews + MINUTE);
    day += unpaidDays + 3 + dice.below(20);
  }
  for (let day = 1; day < days; day += 2 + dice.below(3)) times.push(momentAt(day * 24 + 9));
  for (const at of times) add(at, "looks at the account", look);
  return acts.filter(({ at }) => at < momentAt(days * 24));
}

async function signUp(run: Run): Promise<string> {
  const host = await run.world.host(LENA);
  const { body } = await host.post("/api/guidebooks", { name: "Lena's Barn" });
  payers.of(run).set(LENA, { host, guidebookId: body.id, slug: body.slug, endedAt: null });
  return "signs up and pays";
}

async function send(host: Host, method: "get" | "post", path: string, body?: unknown): Promise<TestResponse> {
  const ask = () => (method === "get" ? host.get(path) : host.post(path, body));
  const response = await ask();
  if (response.status !== 401) return response;
  await host.post("/api/auth/login", { email: host.email, password: host.password });
  return ask();
}

async function endPlan(run: Run): Promise<string> {
  const payer = payers.of(run).get(LENA);
  if (!payer || payer.endedAt !== null) return "";
  const portal = await send(payer.host, "post", "/api/billing/portal");
  const { stripe } = run.world;
  if (stripe) stripe.endSubscription();
  else
    await payer.host.post(portal.body.url, "action=refund", {
      "content-type": "application/x-www-form-urlencoded",
    });
  payer.endedAt = run.now();
  return `ends the plan: ${portal.status}`;
}

async function renewPlan(run: Run): Promise<string> {
  const payer = payers.of(run).get(LENA);
  if (!payer || payer.endedAt === null) return "";
  await send(payer.host, "get", "/api/subscription-status?refresh=true");
  await run.world.pay(payer.host);
  payer.endedAt = null;
  return "renews the plan";
}

/** Who pays reads and writes; who does not is sent to the checkout, and guests read on for 30 days. */
async function look(run: Run): Promise<string> {
  const payer = payers.of(run).get(LENA);
  if (!payer) return "";
  const { host, guidebookId, slug, endedAt } = payer;
  const isPaid = endedAt === null;
  // Stripe's message that the plan has ended may be on its way.
  if (!isPaid && run.now() < (run.world.stripe?.quietFrom() ?? 0) + JOBS_STEP) return "";
  const status = await send(host, "get", "/api/subscription-status");
  if ((status.body.status === "active") !== isPaid)
    run.fail("plan", `${host.name} ${isPaid ? "pays" : "does not pay"}, and is ${status.body.status}`);
  const today = Math.floor(hourAt(run.now()) / 24);
  const days = { arrival: dayText(today + 1), departure: dayText(today + 2) };
  const made = await send(host, "post", `/api/guidebooks/${guidebookId}/stays`, days);
  if (made.status !== (isPaid ? 201 : 402))
    run.fail(
      "plan",
      `${host.name} ${isPaid ? "pays" : "does not pay"}, and a new stay answers ${made.status}`,
    );
  const guest = run.visitorOf("guest of Lena", { is: "stranger" });
  const page = await guest.get(`/view/${slug}`);
  const isWelcome = isPaid || run.now() < endedAt + GUESTS_MS;
  if ((page.status === 200) !== isWelcome)
    run.fail(
      "plan",
      `a guest gets ${page.status} ${isPaid ? "while the plan is paid" : `${((run.now() - endedAt) / DAY).toFixed(1)} days after it ended`}`,
    );
  return `${status.body.status}; a new stay: ${made.status}; guests: ${page.status}`;
}
