import { formatTime } from "#core/format.ts";
import { addDays } from "#core/days.ts";
import { startOfDay } from "#stays/localTime.ts";
import { daysAt, isBooked, type Booking } from "#test/calendarTimeline.ts";
import { dayText, momentAt } from "#test/calendarTimelineFeeds.ts";
import { newDice, type Dice } from "#test/hostile/dice.ts";
import { call, FORGOTTEN_AFTER_DAYS } from "#test/simulation/actors/host.ts";
import { FORM } from "#test/simulation/actors/guests.ts";
import { newPerson } from "#test/simulation/forgotten.ts";
import { checkFreshPage } from "#test/simulation/freshPage.ts";
import { HOUR, MINUTE, hourAt } from "#test/simulation/moments.ts";
import type { Act, Size } from "#test/simulation/plan.ts";
import type { ModelProperty } from "#test/simulation/properties.ts";
import { newMemory, propertyOf, type PropertyState, type Run } from "#test/simulation/run.ts";

interface Offer {
  id: string;
  kind: "early" | "late";
  rule: string;
}
const offers = newMemory<Offer[]>();

/** Properties that offer an early check-in and a late check-out, guests who ask for them, and hosts who answer. */
export function extraActs({ seed, days }: Size, model: ModelProperty): Act[] {
  const { number, timeZone, bookings } = model;
  const dice = newDice(`extras ${seed} ${number}`);
  const rules = [dice.of(["always", "quiet-day"]), dice.of(["always", "quiet-day"])];
  const end = momentAt(days * 24);
  const acts: Act[] = [];
  const add = (
    at: number,
    actor: string,
    name: string,
    perform: (run: Run, at: PropertyState) => Promise<string>,
  ) =>
    acts.push({ at, actor, property: number, name, perform: (run) => perform(run, propertyOf(run, number)) });
  add(momentAt(2), `host ${number}`, "offers extras", (run, property) => offerExtras(run, property, rules));
  for (let day = 0; day < days; day += 1) {
    const ofDay = newDice(`answers ${seed} ${number} ${day}`);
    add(momentAt(day * 24 + 9) + 31 * MINUTE, `host ${number}`, "answers guests", (run, property) =>
      answerGuests(run, property, ofDay),
    );
  }
  for (const booking of bookings) {
    const own = newDice(`extras of guest ${seed} ${number}.${booking.key}`);
    const { arrival, departure } = daysAt(booking, Infinity);
    const actor = `guest ${number}.${booking.key}`;
    const early = startOfDay(dayText(arrival), timeZone) - own.below(60) * HOUR + own.below(600) * MINUTE;
    const late = startOfDay(dayText(departure), timeZone) - own.below(30) * HOUR;
    if (own.chance(0.6))
      add(early, actor, "asks to come early", (run, property) => ask(run, property, booking, "early"));
    if (own.chance(0.6))
      add(late, actor, "asks to leave late", (run, property) => ask(run, property, booking, "late"));
  }
  return acts.filter(({ at }) => at > momentAt(0) && at < end);
}

async function offerExtras(run: Run, { guidebookId, host, model }: PropertyState, rules: readonly string[]) {
  const made = await call(run, host, "put", `/api/guidebooks/${guidebookId}/extras`, [
    { kind: "early", price: "$20", rule: rules[0], time: "11:00" },
    { kind: "late", rule: rules[1], time: "14:00" },
  ]);
  if (made.status !== 200) throw new Error(`extras were not offered: ${made.text}`);
  offers.of(run).set(`${model.number}`, made.body);
  return "offers an early check-in and a late check-out";
}

/** Asks for a time that the page offers, which nothing stored contradicts. */
async function ask(
  run: Run,
  property: PropertyState,
  booking: Booking,
  kind: Offer["kind"],
): Promise<string> {
  const { model, links } = property;
  const link = links.get(booking.key);
  const offer = offers
    .of(run)
    .get(`${model.number}`)
    ?.find((one) => one.kind === kind);
  if (!link || !offer || !isBooked(booking, hourAt(run.now()))) return "";
  const name = `guest ${model.number}.${booking.key}`;
  const browser = run.visitorOf(name, { is: "guest", property: model.number, booking: booking.key });
  const path = `/view/${link.token}`;
  const page = await browser.get(path);
  await checkFreshPage(run, browser, path, page);
  const times = timesIn(page.text, offer.id);
  await checkOffered(run, property, { ...offer, stayId: link.stayId, name }, times);
  const { name: word } = newPerson(`note ${run.plan.seed} ${model.number}.${booking.key} ${kind}`);
  const goneOn = daysAt(booking, Infinity).departure + FORGOTTEN_AFTER_DAYS;
  run.forgotten.add(word, `in the note of ${name}`, momentAt(goneOn * 24));
  const time = times[times.length >> 1] ?? "03:17";
  const body = new URLSearchParams({ extra: offer.id, time, note: `For ${word}.` }).toString();
  const sent = await browser.post(`${path}/extras`, body, FORM);
  if (page.status !== 200) return `opens the link: ${page.status}`;
  const isOpen = page.text.includes('name="withdraw"') || page.text.includes("Your host says yes.");
  if (times.length > 0 !== (sent.status === 303) && !isOpen)
    run.fail(
      "extras",
      `${name} is offered ${times.length} times of ${kind}, asks for ${time}: ${sent.status}`,
    );
  await checkFreshPage(run, browser, path, await browser.get(path));
  return `asks for ${kind} ${time}: ${sent.status}`;
}

/** The times of an offer's form. */
function timesIn(html: string, id: string): string[] {
  const form = html.split("<form").find((part) => part.includes(`value="${id}"`)) ?? "";
  return [...form.matchAll(/<option value="([\d:]{5})"/g)].map(([, time = ""]) => time);
}

interface Wish extends Offer {
  stayId: string;
  name: string;
}

/** No time is offered at which another live stay is there, by the stored stays alone. */
async function checkOffered(run: Run, property: PropertyState, wish: Wish, times: readonly string[]) {
  const found = await contradiction(run, property, wish, times);
  if (found) run.fail("extras", `${wish.name} is offered ${wish.kind}, and ${found}`);
}

async function contradiction(run: Run, property: PropertyState, wish: Wish, times: readonly string[]) {
  const { guidebookId, times: usual } = property;
  const { db } = run.world.context;
  const rows = await db
    .selectFrom("stays")
    .select(["id", "arrival", "departure", "check_in_time", "check_out_time", "source"])
    .where("guidebook_id", "=", guidebookId)
    .where("cancelled_at", "is", null)
    .where("revoked_at", "is", null)
    .execute();
  const own = rows.find(({ id }) => id === wish.stayId);
  if (!own || times.length === 0) return null;
  const others = rows.filter(({ id }) => id !== own.id);
  if (wish.kind === "late") {
    const latest = times.toSorted().at(-1) ?? "";
    const next = others.find(
      ({ arrival, check_in_time: time }) =>
        arrival === own.departure && (wish.rule === "quiet-day" || (time ?? usual.checkIn) < latest),
    );
    return next && `another guest arrives on ${next.arrival}`;
  }
  const ready = await db
    .selectFrom("ready_homes")
    .select("day")
    .where("guidebook_id", "=", guidebookId)
    .where("day", "=", own.arrival)
    .executeTakeFirst();
  if (ready) return null;
  const earliest = times.toSorted()[0] ?? "";
  const before = others.find(
    ({ departure, check_out_time: time }) =>
      departure === own.arrival && (wish.rule === "quiet-day" || (time ?? usual.checkOut) >= earliest),
  );
  return before && `another guest leaves on ${before.departure}`;
}

interface Request {
  id: string;
  stayId: string;
  guidebookId: string;
  kind: Offer["kind"];
  day: string;
  time: string;
  state: string;
  givenTime: string | null;
  isContradicted: boolean;
}

/** Answers what is open, and takes back some of what was answers. */
async function answerGuests(run: Run, property: PropertyState, dice: Dice): Promise<string> {
  const { host, guidebookId } = property;
  const { body } = await call(run, host, "get", "/api/extra-requests");
  const answers: string[] = [];
  for (const request of (body as Request[]).filter((one) => one.guidebookId === guidebookId)) {
    if (request.state === "open") answers.push(await answerRequest(run, property, request, dice));
    else if (request.isContradicted || (request.state !== "withdrawn" && dice.chance(0.15)))
      answers.push(await takeBack(run, property, request));
  }
  return answers.length === 0 ? "" : `answers guests: ${answers.join(", ")}`;
}

const send = (run: Run, { host }: PropertyState, { id }: Request, body: object) =>
  call(run, host, "post", `/api/extra-requests/${id}/answer`, body);

async function answerRequest(
  run: Run,
  property: PropertyState,
  request: Request,
  dice: Dice,
): Promise<string> {
  const chosen = dice.of(["yes", "yes", "yes", "no", "other"] as const);
  const time = chosen === "other" ? dice.of(["11:30", "12:30", "13:30"]) : undefined;
  const answered = await send(run, property, request, { answer: chosen, time });
  if (answered.status === 200) {
    if (chosen !== "no") await checkYes(run, property, request, time ?? request.time);
  } else if (![409, 400].includes(answered.status))
    run.fail("extras", `an answer of ${chosen} to ${request.kind} is answered ${answered.status}`);
  return `${chosen} to ${request.kind} ${time ?? request.time}: ${answered.status}`;
}

/** A yes is everywhere at the next read: stay, guest's page, turnovers. */
async function checkYes(run: Run, property: PropertyState, request: Request, time: string): Promise<void> {
  const { host, guidebookId, granted } = property;
  const { kind, stayId, day } = request;
  const isEarly = kind === "early";
  granted.set(stayId, { ...granted.get(stayId), ...(isEarly ? { checkIn: time } : { checkOut: time }) });
  const { body: stays } = await call(run, host, "get", `/api/guidebooks/${guidebookId}/stays`);
  const stay = stays.find(({ id }: { id: string }) => id === stayId);
  if (stay?.[isEarly ? "checkInTime" : "checkOutTime"] !== time)
    run.fail("extras", `a yes to ${kind} at ${time} is not in the stay`);
  const page = await run
    .visitorOf("someone with the link", { is: "member", name: "owner" })
    .get(`/view/${stay.token}`);
  if (!page.text.includes(`, ${formatTime(time)}</strong>`))
    run.fail("extras", `a yes to ${kind} at ${time} is not on the page of its guest`);
  const { body: turnovers } = await call(run, host, "get", "/api/turnovers");
  const turnover = turnovers.find(
    (one: { guidebookId: string; day: string }) => one.guidebookId === guidebookId && one.day === day,
  );
  const shown: string | undefined = turnover?.[isEarly ? "inTime" : "outTime"];
  const isThere = shown !== undefined && (isEarly ? shown <= time : shown >= time);
  if (!isThere && day >= addDays(new Date(run.now()).toISOString().slice(0, 10), 1) && turnover)
    run.fail("extras", `a yes to ${kind} at ${time} is not in the turnover of ${day}: ${shown}`);
}

async function takeBack(run: Run, property: PropertyState, request: Request): Promise<string> {
  const { granted } = property;
  const { kind, stayId, state } = request;
  const taken = await send(run, property, request, { answer: "withdraw" });
  if (taken.status === 200 && state !== "no") {
    const before = granted.get(stayId);
    granted.set(stayId, {
      ...before,
      ...(kind === "early" ? { checkIn: undefined } : { checkOut: undefined }),
    });
  }
  return `takes back ${state} to ${kind}: ${taken.status}`;
}
