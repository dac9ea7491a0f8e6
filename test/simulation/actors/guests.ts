import { startOfDay, momentOf } from "#stays/localTime.ts";
import { daysAt, isBooked, type Booking } from "#test/calendarTimeline.ts";
import { dayText, momentAt } from "#test/calendarTimelineFeeds.ts";
import { newDice } from "#test/hostile/dice.ts";
import { FORGOTTEN_AFTER_DAYS } from "#test/simulation/actors/host.ts";
import { newPerson } from "#test/simulation/forgotten.ts";
import { checkFreshPage } from "#test/simulation/freshPage.ts";
import { DAY, HOUR, MINUTE, hourAt } from "#test/simulation/moments.ts";
import type { Act, Size } from "#test/simulation/plan.ts";
import { secretsIn } from "#test/simulation/planted.ts";
import type { ModelProperty } from "#test/simulation/properties.ts";
import { propertyOf, type PropertyState, type Run } from "#test/simulation/run.ts";
import { hasAnswered, sharersOf, windowOf } from "#test/simulation/windows.ts";

export const FORM = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };

/** What the guests of a property do: each at moments of their own, and on the lines at which codes come and go. */
export function guestActs({ seed, days }: Size, model: ModelProperty): Act[] {
  const end = momentAt(days * 24);
  return model.bookings
    .flatMap((booking) => actsOfGuest(seed, model, booking))
    .filter(({ at }) => at > momentAt(0) && at < end);
}

function actsOfGuest(seed: number, model: ModelProperty, booking: Booking): Act[] {
  const { number, timeZone } = model;
  const dice = newDice(`guest ${seed} ${number}.${booking.key}`);
  const { arrival, departure } = daysAt(booking, Infinity);
  const dayOf = (day: number) => startOfDay(dayText(day), timeZone);
  const within = (from: number, to: number) => from + dice.below(Math.max(1, (to - from) / MINUTE)) * MINUTE;
  const shown = dayOf(arrival - 3);
  const booked = momentAt(Math.max(0, booking.bookedAt));
  const acts: Act[] = [];
  const add = (share: number, at: number, name: string, perform: Guests) => {
    if (!dice.chance(share)) return;
    const act = (run: Run) => perform(run, propertyOf(run, number), booking);
    acts.push({ at, actor: `guest ${number}.${booking.key}`, property: number, name, perform: act });
  };
  if (booked < shown) add(0.4, within(booked, shown), "opens early", open);
  add(0.3, shown - MINUTE, "opens a minute early", open);
  add(0.3, shown + MINUTE, "opens on the line", open);
  add(0.5, within(dayOf(arrival) + 14 * HOUR, dayOf(arrival) + 22 * HOUR), "arrives", arrive);
  add(0.3, within(dayOf(arrival) + 13 * HOUR, dayOf(arrival) + 23 * HOUR), "types the code", typeCode);
  add(0.1, within(dayOf(arrival), dayOf(arrival + 1)), "is at the neighbour's", typeCodeAtNeighbour);
  for (let day = arrival + 1; day < Math.min(departure, arrival + 5); day += 1)
    add(0.2, within(dayOf(day), dayOf(day + 1)), `opens on day ${day - arrival}`, open);
  const lastDay = dayText(departure);
  for (const time of ["12:00", "13:00", "15:00", "16:30"])
    for (const minutes of [-1, 1])
      add(0.15, momentOf(lastDay, time, timeZone) + minutes * MINUTE, `opens at ${time} ${minutes}`, open);
  add(0.3, dayOf(departure + 1) - MINUTE, "opens in the last minute", open);
  add(0.4, dayOf(departure + 1) + MINUTE, "opens after the last day", open);
  add(0.3, dayOf(departure + 1) + dice.below(25) * DAY + 9 * HOUR, "opens the old link", open);
  const isEarly = booking.cancelledAt < Infinity && booking.cancelledAt >= (arrival + 1) * 24;
  for (const hours of isEarly ? [8, 20, 32, 44, 56] : [])
    add(0.6, momentAt(booking.cancelledAt + hours), `opens ${hours} hours after leaving`, open);
  for (const day of isEarly ? arrivalsWithin(model, booking) : [])
    for (const time of ["14:00", "15:00", "16:30"])
      for (const minutes of [-1, 1]) {
        const at = momentOf(dayText(day), time, timeZone) + minutes * MINUTE;
        add(0.4, at, `opens at ${time} ${minutes} where the next guest comes on ${day}`, open);
      }
  if (booking.cancelledAt < Infinity)
    add(0.7, momentAt(booking.cancelledAt) + 27 * HOUR, "opens after cancelling", open);
  add(0.3, momentOf(lastDay, "09:00", timeZone) - dice.below(15) * HOUR, "leaves", leave);
  add(0.6, within(Math.max(booked, dayOf(arrival - 5)), dayOf(arrival) + 12 * HOUR), "answers", answerHost);
  add(0.5, within(dayOf(arrival) + 13 * HOUR, dayOf(arrival) + 22 * HOUR), "answers at the door", answerHost);
  return acts;
}

/** Returns the days on which other guests come within the nights of one who has left early. */
function arrivalsWithin({ bookings }: ModelProperty, left: Booking): number[] {
  const { arrival, departure } = daysAt(left, Infinity);
  const others = bookings.filter(({ key, bookedAt }) => key !== left.key && bookedAt >= left.cancelledAt);
  const days = others.map((other) => daysAt(other, Infinity).arrival);
  return days.filter((day) => arrival < day && day < departure);
}

type Guests = (run: Run, property: PropertyState, booking: Booking) => Promise<string>;

const browserOf = (run: Run, { model }: PropertyState, { key }: Booking) =>
  run.visitorOf(`guest ${model.number}.${key}`, { is: "guest", property: model.number, booking: key });

/** The right guest reads the code inside the window; all other answers are searched by the browser itself. */
async function open(run: Run, property: PropertyState, booking: Booking): Promise<string> {
  const link = property.links.get(booking.key);
  if (!link) return "";
  const browser = browserOf(run, property, booking);
  const page = await browser.get(`/view/${link.token}`);
  await checkFreshPage(run, browser, `/view/${link.token}`, page);
  return `opens the link: ${page.status}, ${checkCode(run, property, booking, page.text)}`;
}

/** Returns what the guest sees, after it was compared with what they need. */
function checkCode(run: Run, property: PropertyState, booking: Booking, text: string): string {
  const { model, links, stays } = property;
  const name = `guest ${model.number}.${booking.key}`;
  const code = property.stayCodes.get(booking.key) ?? property.doorCode;
  const isShown = secretsIn(text).has(code.text);
  const link = links.get(booking.key);
  const row = stays.find(({ id }) => id === link?.stayId);
  const isCurrent = model.source === "hand" || row?.isCancelled === false;
  const mustRead =
    hasAnswered(property, booking, { now: run.now(), sent: false }) &&
    isBooked(booking, hourAt(run.now())) &&
    isCurrent &&
    sharersOf(property, booking).length === 1 &&
    windowOf(property, booking, run.now()) === "open";
  if (mustRead && !isShown) run.fail("reads", `${name} does not read the code inside the window`);
  return isShown ? "reads the code" : "no code";
}

async function arrive(run: Run, property: PropertyState, booking: Booking): Promise<string> {
  const link = property.links.get(booking.key);
  if (!link || !isBooked(booking, hourAt(run.now()))) return "";
  const browser = browserOf(run, property, booking);
  const opened = await open(run, property, booking);
  await browser.post(`/view/${link.token}/arrived`, "", FORM);
  const page = await browser.get(`/view/${link.token}`);
  checkCode(run, property, booking, page.text);
  await checkFreshPage(run, browser, `/view/${link.token}`, page);
  return `${opened}; has arrived`;
}

/** Answers what the host asks; the page has the code at the next read where it waited for that alone. */
async function answerHost(run: Run, property: PropertyState, booking: Booking): Promise<string> {
  const link = property.links.get(booking.key);
  if (!property.asks || !link || !isBooked(booking, hourAt(run.now()))) return "";
  const { model, answered, mayHaveAnswered } = property;
  const { name } = newPerson(`answers ${run.plan.seed} ${model.number}.${booking.key}`);
  const last = Math.max(...booking.days.map(({ departure }) => departure));
  const goneFrom = momentAt((last + FORGOTTEN_AFTER_DAYS) * 24);
  run.forgotten.add(name, `answered by guest ${model.number}.${booking.key}`, goneFrom);
  const browser = browserOf(run, property, booking);
  mayHaveAnswered.add(link.stayId);
  const typed = new URLSearchParams({ names: name, time: "16:30" }).toString();
  const sent = await browser.post(`/view/${link.token}/details`, typed, FORM);
  if (sent.status === 303) answered.add(link.stayId);
  const page = await browser.get(`/view/${link.token}`);
  await checkFreshPage(run, browser, `/view/${link.token}`, page);
  return `answers: ${sent.status}, ${checkCode(run, property, booking, page.text)}`;
}

/** Says that they have left; a code that showed still shows, and the cached page is one with it. */
async function leave(run: Run, property: PropertyState, booking: Booking): Promise<string> {
  const link = property.links.get(booking.key);
  if (!link || !isBooked(booking, hourAt(run.now()))) return "";
  const opened = await open(run, property, booking);
  const browser = browserOf(run, property, booking);
  await browser.post(`/view/${link.token}/left`, "", FORM);
  const page = await browser.get(`/view/${link.token}`);
  checkCode(run, property, booking, page.text);
  await checkFreshPage(run, browser, `/view/${link.token}`, page);
  return `${opened}; has left`;
}

/** With the booking's code at the link that everybody has. */
async function typeCode(run: Run, property: PropertyState, booking: Booking): Promise<string> {
  const link = property.links.get(booking.key);
  if (!link || !isBooked(booking, hourAt(run.now()))) return "";
  const browser = browserOf(run, property, booking);
  const form = new URLSearchParams({ booking: link.code }).toString();
  const entered = await browser.post(`/view/${property.slug}/stay`, form, FORM);
  const to = entered.headers.get("location");
  const isOpen = windowOf(property, booking, run.now()) === "open";
  const row = property.stays.find(({ id }) => id === link.stayId);
  const isLive = property.model.source === "hand" || row?.isCancelled === false;
  if (to === null) {
    if (isOpen && isLive && sharersOf(property, booking).length === 1)
      run.fail("reads", `guest ${property.model.number}.${booking.key} types their code in vain`);
    return `types the code: ${entered.status}`;
  }
  const page = await browser.get(to);
  return `types the code: ${checkCode(run, property, booking, page.text)}`;
}

/** Their code opens nothing at another property. */
async function typeCodeAtNeighbour(run: Run, property: PropertyState, booking: Booking): Promise<string> {
  const link = property.links.get(booking.key);
  const { number } = property.model;
  // An unknown code has the calendars read, which the model of Booking.com cannot follow.
  const neighbour = [...run.properties.values()].find(
    ({ model }) => model.number !== number && model.source === "hand",
  );
  if (!link || !neighbour) return "";
  const browser = browserOf(run, property, booking);
  const form = new URLSearchParams({ booking: link.code }).toString();
  const entered = await browser.post(`/view/${neighbour.slug}/stay`, form, FORM);
  if (entered.status === 303)
    run.fail("leaks", `guest ${number}.${booking.key} opens property ${neighbour.model.number}`);
  return `types the code at property ${neighbour.model.number}: ${entered.status}`;
}
