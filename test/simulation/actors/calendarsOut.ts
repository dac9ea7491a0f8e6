import { momentOf } from "#stays/localTime.ts";
import { isBooked, type Booking } from "#test/calendarTimeline.ts";
import { dayText, momentAt } from "#test/calendarTimelineFeeds.ts";
import { newDice } from "#test/hostile/dice.ts";
import { lockCodesIn, type LockCode } from "#test/lockCalendar.ts";
import { call, stayIdOf } from "#test/simulation/actors/host.ts";
import { MINUTE, hourAt } from "#test/simulation/moments.ts";
import type { Act, Size } from "#test/simulation/plan.ts";
import { hasLock } from "#test/simulation/planted.ts";
import type { ModelProperty } from "#test/simulation/properties.ts";
import { newMemory, propertyOf, type PropertyState, type Reader, type Run } from "#test/simulation/run.ts";
import { knownDays, mayCountAsBooked, sharersOf, timesOf, windowOf } from "#test/simulation/windows.ts";

interface CalendarOut {
  id: string;
  path: string;
  /** The paths of earlier ones, which were ended. */
  ended: string[];
}

const calendars = newMemory<CalendarOut>();
const ALL = "all locks";
const NIGHTS = "nights";
const lockOf = (number: number) => `lock ${number}`;

/** A lock at most properties, one program that sets all of them, and one that shows the nights: each reads by its link. */
export function calendarOutActs({ seed, days }: Size, models: readonly ModelProperty[]): Act[] {
  const numbers = models.map(({ number }) => number);
  const locked = numbers.filter((number) => hasLock(seed, number));
  const names = [...locked.map(lockOf), ALL, NIGHTS];
  const propertiesOf = (name: string) => locked.filter((number) => name === ALL || name === lockOf(number));
  const acts: Act[] = [];
  const add = (at: number, name: string, what: string, perform: Act["perform"]) =>
    acts.push({ at, actor: name, property: null, name: what, perform });
  for (const [index, name] of names.entries()) {
    const dice = newDice(`calendar out ${seed} ${name}`);
    add(momentAt(0) + (40 + index) * MINUTE, name, "is given a link", (run) =>
      giveLink(run, name, propertiesOf(name)),
    );
    const isLock = name !== ALL && name !== NIGHTS;
    // The locks take turns, so that one reads in each hour.
    const hours = isLock ? locked.length : 24;
    for (let hour = 1 + index; hour < days * 24; hour += hours)
      add(momentAt(hour) + dice.below(60) * MINUTE, name, `reads in hour ${hour}`, (run) =>
        name === NIGHTS ? readNights(run) : readLock(run, name, propertiesOf(name)),
      );
    for (let day = 5 + dice.below(20); day < days; day += 10 + dice.below(25))
      add(momentAt(day * 24 + 11) + dice.below(60) * MINUTE, name, "is given a new link", (run) =>
        changeLink(run, name, propertiesOf(name)),
      );
  }
  return acts;
}

async function giveLink(run: Run, name: string, properties: readonly number[]): Promise<string> {
  const guidebooks = properties.map((number) => propertyOf(run, number).guidebookId);
  await call(run, run.owner, "post", "/api/auth/proof", { password: run.owner.password });
  const made = await call(run, run.owner, "post", "/api/account/calendars-out", {
    ...(name === NIGHTS ? { kind: "stays" } : { kind: "locks", wholeCode: true }),
    ...(name !== ALL && name !== NIGHTS && { guidebooks }),
  });
  if (made.status !== 201) throw new Error(`a calendar was not made: ${made.text}`);
  const ended = calendars.of(run).get(name)?.ended ?? [];
  calendars.of(run).set(name, { id: made.body.id, path: new URL(made.body.url).pathname, ended });
  return "is given a link";
}

async function changeLink(run: Run, name: string, properties: readonly number[]): Promise<string> {
  const calendar = calendars.of(run).get(name);
  if (!calendar) return "";
  const { status } = await call(run, run.owner, "delete", `/api/account/calendars-out/${calendar.id}`);
  calendar.ended.push(calendar.path);
  await readEnded(run, name);
  await giveLink(run, name, properties);
  return `loses its link: ${status}, and is given another`;
}

/** A link that was ended opens nothing from the next reading on. */
async function readEnded(run: Run, name: string): Promise<void> {
  const path = calendars.of(run).get(name)?.ended.at(-1);
  if (path === undefined) return;
  const { status } = await run.visitorOf(`${name} without a link`, { is: "stranger" }).get(path);
  if (status !== 404) run.fail("removed", `the link of ${name} was ended and answers ${status}`);
}

/** The nights of stays, without a name and without a code. */
async function readNights(run: Run): Promise<string> {
  const calendar = calendars.of(run).get(NIGHTS);
  if (!calendar) return "";
  await readEnded(run, NIGHTS);
  const { status, text } = await run.visitorOf(NIGHTS, { is: "stranger" }).get(calendar.path);
  if (status !== 200) run.fail("errors", `the calendar of nights answers ${status}`);
  if (run.forgotten.isNamedIn(text)) run.fail("leaks", "the calendar of nights names a guest");
  return "";
}

async function readLock(run: Run, name: string, properties: readonly number[]): Promise<string> {
  const calendar = calendars.of(run).get(name);
  if (!calendar) return "";
  await readEnded(run, name);
  const reader: Reader = { is: "lock", properties };
  const { status, text } = await run.visitorOf(name, reader).get(calendar.path);
  if (status !== 200) run.fail("errors", `the calendar of ${name} answers ${status}`);
  const codes = lockCodesIn(text);
  for (const number of properties) checkCodes(run, propertyOf(run, number), codes);
  return "";
}

/** Each code of a lock is that of a guest who reads it then, and no guest who is inside is without theirs. */
function checkCodes(run: Run, property: PropertyState, codes: readonly LockCode[]): void {
  for (const booking of property.model.bookings) {
    const id = stayIdOf(property, booking.key);
    const code = codes.find(({ stayId }) => stayId === id);
    if (id !== undefined && code && property.links.get(booking.key)?.stayId === id)
      checkCode(run, property, booking, code);
    else if (!code) checkMissing(run, property, booking);
  }
}

function checkCode(run: Run, property: PropertyState, booking: Booking, { from, until }: LockCode): void {
  const { timeZone, number } = property.model;
  const guests = sharersOf(property, booking).filter((one) => mayCountAsBooked(property, one, run.now()));
  if (guests.length === 0)
    run.fail("leaks", `a lock has the code of guest ${number}.${booking.key}, who cancelled`);
  const isTheirs = guests.some((guest) => {
    const days = knownDays(property, guest, run.now());
    if (!days) return false;
    const checkIn = momentOf(dayText(days.arrival), timesOf(property, guest).checkIn, timeZone);
    return from >= checkIn && windowOf(property, guest, until - MINUTE) !== "closed";
  });
  if (!isTheirs)
    run.fail(
      "leaks",
      `a lock opens from ${new Date(from).toISOString()} to ${new Date(until).toISOString()} for guest ${number}.${booking.key}`,
    );
}

/** As on the page of the guest, from the check-in on. */
function checkMissing(run: Run, property: PropertyState, booking: Booking): void {
  const { model, links, stays } = property;
  const now = run.now();
  const link = links.get(booking.key);
  if (!link || !isBooked(booking, hourAt(now)) || windowOf(property, booking, now) !== "open") return;
  if (sharersOf(property, booking).length > 1) return;
  const row = stays.find(({ id }) => id === link.stayId);
  const arrival = model.source === "hand" ? knownDays(property, booking, now)?.arrival : row?.arrival;
  const day = typeof arrival === "number" ? dayText(arrival) : arrival;
  if (day === undefined || (model.source !== "hand" && row?.isCancelled !== false)) return;
  if (now < momentOf(day, property.times.checkIn, model.timeZone)) return;
  run.fail("reads", `the lock does not have the code of guest ${model.number}.${booking.key}`);
}
