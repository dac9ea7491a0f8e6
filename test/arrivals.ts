import type { StoredArrivalForm } from "#stays/arrivalForms/contract.ts";
import { addDays } from "#core/days.ts";
import type { Random } from "#test/calendarTimeline.ts";
import type { CalendarsTable } from "#stays/calendars/tables.server.ts";
import { emptyContent, type GuestSection } from "#sections/section.ts";
import { tileTypes } from "#sections/catalog.ts";
import { contactFromLine } from "#sections/contacts/reach.ts";
import { defaultAccess, type Access } from "#stays/contract.ts";
import { momentOf } from "#stays/localTime.ts";
import type { StaysTable } from "#stays/tables.server.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A made-up home with an arrival of the next 36 hours that its guest gets into: the model of `bench/tonight`. */
export interface Arrival {
  now: number;
  guidebook: { isArchived: boolean; guestsWelcomeUntil: number; propertyAddress: string | null };
  access: Access;
  sections: GuestSection[];
  /** The stay that arrives is the first. */
  stays: [StaysTable, ...StaysTable[]];
  calendars: (Pick<CalendarsTable, "id" | "name" | "host" | "read_at" | "failing_since" | "created_at"> & {
    stay_id: string;
  })[];
  knownTo: number;
  /** What guests are asked before they arrive; null for nothing. */
  arrivalForm: StoredArrivalForm | null;
  /** When the calendars of its locks were last read, epoch milliseconds. */
  lockReadings: number[];
}

export const upTo = (random: Random, below: number) => Math.floor(random() * below);
export const oneOf = <const T extends readonly [unknown, ...unknown[]]>(random: Random, all: T): T[number] =>
  all[upTo(random, all.length)] ?? all[0];

const PLACES = [
  { country: "New Zealand", city: "Wānaka", timeZone: "Pacific/Auckland" },
  { country: "Australia", city: "Perth", timeZone: "Australia/Perth" },
  { country: "Australia", city: "Hobart", timeZone: "Australia/Hobart" },
  { country: "France", city: "Annecy", timeZone: "Europe/Paris" },
  { country: "United States", city: "Moab", timeZone: "America/Denver" },
  { country: "", city: "Somewhere", timeZone: "Asia/Tokyo" },
] as const;
const CODES = (random: Random) =>
  oneOf(random, [
    String(1000 + upTo(random, 9000)),
    String(100_000 + upTo(random, 900_000)),
    `C${1000 + upTo(random, 9000)}Y`,
    `*${1000 + upTo(random, 9000)}#`,
    String(100 + upTo(random, 900)),
    // What the texts have as a bus and a bay.
    oneOf(random, ["309", "114"]),
  ]);
const TEXTS = [
  "<p>The door is on the left, the light switch beside it.</p>",
  "<p>Gate code 2 4 6 8, then the blue door.</p><ul><li>Push hard</li></ul>",
  "<p>Built in 1987. Ring 021 555 010 if it sticks. Bus 309 stops at number 12.</p>",
  "<p>Park in bay 114. The lift takes you to level 3.</p>",
] as const;
const KEYS = [
  "<p>Mere meets you at the door with the keys.</p>",
  "<p>The key hangs on the hook behind the second pot.</p>",
  "<p>The key safe on the wall opens with 5 0 8 2.</p><p>Keys: 5082</p>",
] as const;

/** Makes an arrival at which nothing is wrong, in one of the many ways in which nothing is. */
export function newArrival(random: Random): Arrival {
  const place = oneOf(random, PLACES);
  const today = addDays("2026-01-01", upTo(random, 365));
  const now = momentOf(today, "09:00", place.timeZone) + upTo(random, 720) * 60_000;
  const stay = newStayAt(random, addDays(today, upTo(random, 2)), now);
  const usual = {
    checkInTime: oneOf(random, [undefined, "14:00", "16:00"]),
    checkOutTime: oneOf(random, [undefined, "10:30", "11:00"]),
  };
  const way = oneOf(random, ["code", "code", "code", "own", "keys", "passage"]);
  const code = CODES(random);
  const content = {
    checkin: {
      checkInType: "",
      checkInTime: usual.checkInTime,
      details:
        way === "keys"
          ? oneOf(random, KEYS)
          : way === "passage"
            ? `<p>To the left.</p><div class="stay-only"><p>The code is ${code}.</p></div>`
            : oneOf(random, TEXTS),
      doorCode: way === "code" || (way === "own" && random() < 0.5) ? code : "",
      parkingInfo: "",
    },
    departure: { checkOutTime: usual.checkOutTime, intro: "", items: [] },
    property: {
      propertyName: "Lake House",
      address: "12 Lakeside Road",
      city: place.city,
      state: "",
      country: place.country,
    },
    amenities: { text: oneOf(random, TEXTS) },
    contacts: { items: [contactFromLine("Mere, 021 555 010")] },
  };
  const types = ["property", ...tileTypes] as const;
  const sections = types.map(
    (type) =>
      ({
        type,
        title: type,
        content: { ...emptyContent(type), ...content[type as keyof typeof content] },
      }) as GuestSection, // each has its own content
  );
  if (way === "own")
    Object.assign(stay, { door_code: CODES(random).replace(/^\D*/, "9"), lock_set_at: now - HOUR });
  return {
    now,
    guidebook: { isArchived: false, guestsWelcomeUntil: Infinity, propertyAddress: null },
    access: {
      ...defaultAccess,
      access: oneOf(random, ["stays", "stays", "everyone"]),
      showFrom: oneOf(random, ["booking", "7", "3", "arrival"]),
      timeZone: place.timeZone,
    },
    sections,
    stays: [stay, ...neighboursOf(random, stay, now)],
    calendars: random() < 0.6 ? [newCalendar(random, stay.id, now)] : [],
    knownTo: upTo(random, 3),
    arrivalForm: null,
    lockReadings: random() < 0.2 ? [now - upTo(random, 5) * 3_600_000] : [],
  };
}

/** A stay of two nights or more, sent and opened, or sent just now. */
export function newStayAt(random: Random, arrival: string, now: number): StaysTable {
  const isFresh = random() < 0.2;
  return {
    id: `stay${upTo(random, 1e9)}`,
    guidebook_id: "guidebook",
    token: "x".repeat(22),
    arrival,
    departure: addDays(arrival, 2 + upTo(random, 6)),
    check_in_time: oneOf(random, [null, null, "17:30"]),
    check_out_time: oneOf(random, [null, null, "09:00"]),
    guest_name: oneOf(random, [null, "Anna"]),
    note: null,
    code: "ABCDEFGH",
    code_key: "ABCDEFGH",
    phone_digits: null,
    platform: null,
    source: oneOf(random, ["hand", "calendar"]),
    door_code: null,
    lock_set_at: null,
    joined_id: null,
    show_from: null,
    sent_at: isFresh ? now - HOUR : now - 3 * DAY,
    opened_at: isFresh ? null : now - 2 * DAY,
    arrived_at: null,
    left_at: null,
    details_at: null,
    revoked_at: null,
    cancelled_at: null,
    doubt: null,
    version: 1,
    created_at: now - 9 * DAY,
    created_by: null,
    updated_at: now - 9 * DAY,
  };
}

/** Guests before and after, with turnovers on one day among them, and one whose link has ended. */
function neighboursOf(random: Random, stay: StaysTable, now: number): StaysTable[] {
  const all: StaysTable[] = [];
  let departure = addDays(stay.arrival, -upTo(random, 3));
  for (let count = upTo(random, 6); count > 0; count -= 1) {
    const arrival = addDays(departure, -2);
    all.push({
      ...newStayAt(random, arrival, now),
      departure,
      check_out_time: null,
      arrived_at: now - 9 * DAY,
    });
    departure = arrival;
  }
  if (random() < 0.5) all.push(newStayAt(random, addDays(stay.departure, upTo(random, 2)), now));
  if (random() < 0.2) all.push({ ...newStayAt(random, stay.arrival, now), revoked_at: now - DAY });
  return all.map((one) =>
    one.revoked_at === null
      ? one
      : { ...one, arrival: addDays(stay.arrival, 9), departure: addDays(stay.arrival, 12) },
  );
}

function newCalendar(random: Random, stayId: string, now: number) {
  return {
    id: "calendar",
    name: oneOf(random, [null, "Airbnb"]),
    host: "www.airbnb.com",
    read_at: now - upTo(random, 20) * HOUR,
    failing_since: random() < 0.2 ? now - 2 * HOUR : null,
    created_at: now - 90 * DAY,
    stay_id: stayId,
  };
}
