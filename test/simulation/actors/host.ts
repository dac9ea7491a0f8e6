import { newBookingTruth } from "#test/bookingTruth.ts";
import { daysAt, isBooked, todayOf, type Booking } from "#test/calendarTimeline.ts";
import { dayText, momentAt } from "#test/calendarTimelineFeeds.ts";
import { newCalendarTruth } from "#test/calendarTruth.ts";
import { newDice } from "#test/hostile/dice.ts";
import type { Host } from "#test/openWorld.ts";
import type { TestResponse } from "#test/visitor.ts";
import { newPerson } from "#test/simulation/forgotten.ts";
import { failCalendar, failYear } from "#test/simulation/checkReadings.ts";
import { MINUTE, hourAt } from "#test/simulation/moments.ts";
import { sharersOf } from "#test/simulation/windows.ts";
import type { Act, Size } from "#test/simulation/plan.ts";
import type { ModelProperty } from "#test/simulation/properties.ts";
import { propertyOf, type GuestLink, type PropertyState, type Run } from "#test/simulation/run.ts";

type Method = "get" | "post" | "put" | "patch" | "delete";

/** A call of a host who pays: signs in again where the session has ended, and never meets the paywall. */
export async function call(
  run: Run,
  host: Host,
  method: Method,
  path: string,
  body?: unknown,
): Promise<TestResponse> {
  const send = () => (method === "get" ? host.get(path) : host[method](path, body as never)); // each takes a body here
  let response = await send();
  if (response.status === 401) {
    await host.post("/api/auth/login", { email: host.email, password: host.password });
    response = await send();
  }
  if (response.status === 402) run.fail("plan", `${host.name} pays and is told to pay: ${method} ${path}`);
  if (response.status >= 500) run.fail("errors", `${host.name} got ${response.status}: ${method} ${path}`);
  return response;
}

/** 30 days after the departure, the job of the next day, and the write-ahead log of the day after it (Stays 20). */
export const FORGOTTEN_AFTER_DAYS = 33;

/** Saves the content of a section. */
export async function save(run: Run, host: Host, guidebookId: string, type: string, content: unknown) {
  const { body } = await call(run, host, "get", `/api/guidebooks/${guidebookId}/sections`);
  const section = body.find((one: { type: string }) => one.type === type);
  const saved = await call(run, host, "put", `/api/guidebook-sections/${section.id}`, { content });
  if (saved.status !== 200) throw new Error(`${type} was not saved: ${saved.text}`);
}

const checkinOf = ({ doorCode, times }: Pick<PropertyState, "doorCode" | "times">) => ({
  doorCode: doorCode.text,
  checkInTime: times.checkIn,
  details: "<p>Left of the gate.</p>",
});

/** Makes the guidebooks of the owner, with a planted door code and Wi-Fi password each. */
export async function moveIn(run: Run): Promise<void> {
  for (const model of run.plan.models) {
    run.chance.enter(`move in ${model.number}`);
    run.properties.set(model.number, await newPropertyState(run, run.owner, model));
    noteCodes(run, model);
  }
}

/** The codes of platforms go with what calendars say of their guests. */
function noteCodes({ forgotten }: Run, { number, bookings }: ModelProperty): void {
  for (const { key, code, days } of bookings) {
    if (code === null) continue;
    const last = Math.max(...days.map(({ departure }) => departure));
    forgotten.add(code, `of guest ${number}.${key}`, momentAt((last + FORGOTTEN_AFTER_DAYS) * 24));
  }
}

async function newPropertyState(run: Run, host: Host, model: ModelProperty): Promise<PropertyState> {
  const { seed } = run.plan;
  const { number, source, timeZone } = model;
  const made = await call(run, host, "post", "/api/guidebooks", { name: `Property ${number}` });
  const { id: guidebookId, slug } = made.body;
  const plant = (opens: "door" | "network") =>
    run.secrets.plant(seed, { property: number, opens, booking: null }, run.now());
  const state: PropertyState = {
    model,
    host,
    guidebookId,
    slug,
    doorCode: plant("door"),
    wifi: plant("network"),
    isWifiForEveryone: newDice(`wifi ${seed} ${number}`).chance(0.5),
    times: { checkIn: "15:00", checkOut: "10:00" },
    granted: new Map(),
    truth: truthOf(run, number, source),
    handStays: new Map(),
    stayCodes: new Map(),
    links: new Map(),
    stays: [],
    endedAt: new Map(),
    doubledSince: new Map(),
    wasRead: false,
    asks: asksOf(seed, number, run.now()),
    answered: new Set(),
    mayHaveAnswered: new Set(),
  };
  await save(run, host, guidebookId, "checkin", checkinOf(state));
  await save(run, host, guidebookId, "wifi", { networkName: "Lake", password: state.wifi.text });
  await save(run, host, guidebookId, "departure", { checkOutTime: state.times.checkOut });
  await call(run, host, "put", `/api/guidebooks/${guidebookId}/access`, {
    access: "stays",
    timeZone,
    wifiForEveryone: state.isWifiForEveryone,
    contact: "Mere, 021 555 010",
  });
  if (state.asks)
    await call(run, host, "put", `/api/guidebooks/${guidebookId}/arrival-form`, {
      rules: false,
      names: true,
      arrivalTime: true,
      carPlate: false,
      beforeCode: state.asks.beforeCode,
    });
  return state;
}

/** Half of the properties ask for names and times before the arrival; the codes of most of them wait for the answer. */
function asksOf(seed: number, number: number, since: number): PropertyState["asks"] {
  const dice = newDice(`asks ${seed} ${number}`);
  return dice.chance(0.5) ? { beforeCode: dice.chance(0.7), since } : null;
}

function truthOf(run: Run, number: number, source: ModelProperty["source"]): PropertyState["truth"] {
  if (source === "hand") return "hand";
  if ("year" in source)
    return { year: newBookingTruth(source.year, { doubtHours: 0 }, failYear(run, number)) };
  const figures = { stayHours: 0, lingeringHours: 0, longestLingering: 0 };
  return { calendar: newCalendarTruth(source.timeline, figures, failCalendar(run, number)) };
}

/** What the host of a property does: sends links, changes codes and times, types bookings that no calendar has. */
export function hostActs({ seed, days }: Size, model: ModelProperty): Act[] {
  const { number, bookings } = model;
  const dice = newDice(`host ${seed} ${number}`);
  const actor = `host ${number}`;
  const act = (at: number, name: string, perform: Act["perform"]): Act => ({
    at,
    actor,
    property: number,
    name,
    perform,
  });
  const acts: Act[] = [];
  for (let day = 0; day < days; day += 1)
    for (const hour of [7.67, 17.33])
      acts.push(
        act(momentAt(day * 24) + Math.round(hour * 60) * MINUTE, "sends links", (run) =>
          sendLinks(run, propertyOf(run, number)),
        ),
      );
  for (let day = 5 + dice.below(20); day < days; day += 15 + dice.below(30))
    acts.push(
      act(momentAt(day * 24 + 11) + dice.below(60) * MINUTE, "changes the door code", (run) =>
        changeDoorCode(run, propertyOf(run, number)),
      ),
    );
  for (let day = 10 + dice.below(30); day < days; day += 20 + dice.below(40)) {
    const times = { checkIn: dice.of(["14:00", "15:00", "16:30"]), checkOut: dice.of(["10:00", "11:00"]) };
    acts.push(
      act(momentAt(day * 24 + 9) + dice.below(60) * MINUTE, "changes the times", (run) =>
        changeTimes(run, propertyOf(run, number), times),
      ),
    );
  }
  for (const booking of bookings) acts.push(...actsOfBooking(seed, model, booking, act));
  return acts;
}

function actsOfBooking(
  seed: number,
  model: ModelProperty,
  booking: Booking,
  act: (at: number, name: string, perform: Act["perform"]) => Act,
): Act[] {
  const { number } = model;
  const dice = newDice(`host of ${seed} ${number}.${booking.key}`);
  const acts: Act[] = [];
  const arrival = daysAt(booking, -Infinity).arrival;
  if (dice.chance(0.2))
    acts.push(
      act(momentAt((arrival - 1) * 24 + 12), `gives ${booking.key} their own code`, (run) =>
        giveStayCode(run, propertyOf(run, number), booking),
      ),
    );
  if (model.source !== "hand") return acts;
  acts.push(
    act(momentAt(Math.max(0, booking.bookedAt)) + 7 * MINUTE, `types ${booking.key}`, (run) =>
      typeStay(run, propertyOf(run, number), booking),
    ),
  );
  if (booking.cancelledAt < Infinity)
    acts.push(
      act(momentAt(booking.cancelledAt) + 9 * MINUTE, `ends ${booking.key}`, (run) =>
        endStay(run, propertyOf(run, number), booking),
      ),
    );
  return acts;
}

async function typeStay(run: Run, property: PropertyState, booking: Booking): Promise<string> {
  const { arrival, departure } = daysAt(booking, -Infinity);
  const { number } = property.model;
  const { name, telephone } = newPerson(`${run.plan.seed} ${number}.${booking.key}`);
  for (const word of [name, telephone])
    run.forgotten.add(
      word,
      `of guest ${number}.${booking.key}`,
      momentAt((departure + FORGOTTEN_AFTER_DAYS) * 24),
    );
  const made = await call(run, property.host, "post", `/api/guidebooks/${property.guidebookId}/stays`, {
    arrival: dayText(arrival),
    departure: dayText(departure),
    guestName: name,
    note: `Ring ${telephone} before.`,
  });
  if (made.status !== 201) throw new Error(`a stay was not made: ${made.text}`);
  property.handStays.set(booking.key, made.body.id);
  return `types the booking of guest ${property.model.number}.${booking.key}: ${dayText(arrival)} to ${dayText(departure)}`;
}

async function endStay(run: Run, property: PropertyState, booking: Booking): Promise<string> {
  const id = property.handStays.get(booking.key);
  if (id === undefined) return "";
  const ended = await call(run, property.host, "delete", `/api/stays/${id}`);
  return `ends the stay of guest ${property.model.number}.${booking.key}: ${ended.status}`;
}

/** Returns the stay of a booking, as far as its host knows it. */
export function stayIdOf({ truth, handStays }: PropertyState, key: number): string | undefined {
  if (truth === "hand") return handStays.get(key);
  if ("year" in truth) return truth.year.linkOf.get(key);
  return truth.calendar.seen.get(key)?.stayId ?? undefined;
}

/** Sends the link of each stay that its guest does not have yet, as a host does who compares days with the platform's. */
async function sendLinks(run: Run, property: PropertyState): Promise<string> {
  const { model, links, host, guidebookId } = property;
  const hour = hourAt(run.now());
  const waiting = model.bookings.filter((booking) => {
    const id = stayIdOf(property, booking.key);
    const isAhead = daysAt(booking, hour).departure > todayOf(hour);
    return id !== undefined && isBooked(booking, hour) && isAhead && links.get(booking.key)?.stayId !== id;
  });
  if (waiting.length === 0) return "";
  const { body: stays } = await call(run, host, "get", `/api/guidebooks/${guidebookId}/stays`);
  const sent: string[] = [];
  for (const booking of waiting) {
    const id = stayIdOf(property, booking.key);
    const stay = stays.find((one: { id: string }) => one.id === id);
    if (!stay || stay.cancelledAt !== null || stay.revokedAt !== null) continue;
    sendLink(run, property, booking, { stayId: stay.id, token: stay.token, code: stay.code });
    await call(run, host, "patch", `/api/stays/${stay.id}`, { sent: true });
    sent.push(`${model.number}.${booking.key}`);
  }
  return sent.length === 0 ? "" : `sends links to guests ${sent.join(", ")}`;
}

function sendLink(run: Run, property: PropertyState, booking: Booking, link: GuestLink): void {
  const { model, links, truth } = property;
  const name = `${model.number}.${booking.key}`;
  const before = run.tokens.get(link.token);
  // A timeline's truth knows which bookings its feeds cannot tell apart.
  const mayShare = truth !== "hand" && "calendar" in truth;
  if (before !== undefined && before !== name && !mayShare)
    run.fail("changedBooking", `the link of guest ${before} is sent to guest ${name}`);
  run.tokens.set(link.token, name);
  links.set(booking.key, link);
}

async function changeDoorCode(run: Run, property: PropertyState): Promise<string> {
  const { model, host, guidebookId } = property;
  const code = run.secrets.plant(
    run.plan.seed,
    { property: model.number, opens: "door", booking: null },
    run.now(),
  );
  const before = property.doorCode;
  property.doorCode = code;
  await save(run, host, guidebookId, "checkin", checkinOf(property));
  before.replacedAt = run.now();
  return "changes the door code";
}

async function changeTimes(
  run: Run,
  property: PropertyState,
  times: PropertyState["times"],
): Promise<string> {
  property.times = times;
  await save(run, property.host, property.guidebookId, "checkin", checkinOf(property));
  await save(run, property.host, property.guidebookId, "departure", { checkOutTime: times.checkOut });
  return `changes the times to ${times.checkIn} and ${times.checkOut}`;
}

async function giveStayCode(run: Run, property: PropertyState, booking: Booking): Promise<string> {
  const { model, links, host, stayCodes } = property;
  const link = links.get(booking.key);
  if (!link || !isBooked(booking, hourAt(run.now()))) return "";
  const code = run.secrets.plant(
    run.plan.seed,
    { property: model.number, opens: "door", booking: booking.key },
    run.now(),
  );
  const changed = await call(run, host, "patch", `/api/stays/${link.stayId}`, { doorCode: code.text });
  if (changed.status !== 200) return `cannot give guest ${model.number}.${booking.key} their own code`;
  for (const { key } of sharersOf(property, booking)) {
    const before = stayCodes.get(key);
    if (before) before.replacedAt = run.now();
  }
  stayCodes.set(booking.key, code);
  return `gives guest ${model.number}.${booking.key} their own code`;
}
