import { noQuestions } from "#stays/arrivalForms/contract.ts";
import { addDays } from "#core/days.ts";
import type { Random } from "#test/calendarTimeline.ts";
import { newStayAt, oneOf, upTo, type Arrival } from "#test/arrivals.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Content = Record<string, unknown>;
const contentOf = (arrival: Arrival, type: string) =>
  arrival.sections.find((one) => one.type === type)?.content as Content; // each arrival has all types

/** Gives the guidebook a code that its guest types, as most have one. */
function setCode(arrival: Arrival, code: string): void {
  Object.assign(contentOf(arrival, "checkin"), {
    doorCode: code,
    details: "<p>The door is on the left.</p>",
  });
  Object.assign(arrival.stays[0], { door_code: null, lock_set_at: null });
}

/** The ways in which hosts write a code where it should not stand. */
const writeCode = (random: Random, code: string) =>
  oneOf(random, [
    `<p>The code is ${code}.</p>`,
    `<p>Type ${code.split("").join(" ")} and turn.</p>`,
    `<ul><li>Keypad: <strong>${code.slice(0, 2)}</strong>${code.slice(2)}</li></ul>`,
    `<p>Code ${code.slice(0, 2)}-${code.slice(2)}, then #</p>`,
    `<h2>Door</h2><p>${code}#</p>`,
  ]);

/** Each breaks an arrival in one way, in several forms; the name is what the host has to hear. */
export const lockOuts: Record<string, (arrival: Arrival, random: Random) => void> = {
  guidebook_archived: ({ guidebook }) => void (guidebook.isArchived = true),
  link_ended: ({ stays: [stay], now }) => void (stay.revoked_at = now - HOUR),
  no_way_in: (arrival, random) => {
    setCode(arrival, "");
    Object.assign(contentOf(arrival, "checkin"), { details: oneOf(random, ["", "<p></p>", "<p> </p>"]) });
  },
  no_door_code: (arrival, random) => {
    setCode(arrival, "");
    const details = [
      "<p>Type the code on the keypad and turn the knob.</p>",
      "<p>The lock box left of the door has the key. We send you its code.</p>",
      "<p>Your PIN opens the gate and the door.</p>",
      "<p>The smart lock wakes when you touch it.</p>",
      "<p>Enter the four digits and press OK.</p>",
    ] as const;
    const doorCode = oneOf(random, ["TBC", "xxxx", "ask Mere", "will be sent", "see message", "??", "----"]);
    Object.assign(
      contentOf(arrival, "checkin"),
      random() < 0.5 ? { details: oneOf(random, details) } : { doorCode },
    );
  },
  lock_not_set: ({ stays: [stay] }, random) =>
    void Object.assign(stay, { door_code: `9${100 + upTo(random, 900)}`, lock_set_at: null }),
  lock_calendar_unread: (arrival, random) =>
    void (arrival.lockReadings = [arrival.now - (7 + upTo(random, 40)) * HOUR]),
  other_code_in_text: (arrival, random) => {
    setCode(arrival, "4711");
    const type = oneOf(random, ["checkin", "welcome", "kitchen"]);
    const field = type === "checkin" ? "details" : "text";
    Object.assign(contentOf(arrival, type), { [field]: writeCode(random, "4711") });
    // Half have a code of their own; the others a guidebook whose field was changed and whose text was not.
    if (random() < 0.5) Object.assign(arrival.stays[0], { door_code: "9931", lock_set_at: arrival.now });
    else Object.assign(contentOf(arrival, "checkin"), { doorCode: "7391#" });
  },
  nights_overlap: ({ stays, now }, random) => {
    const [stay] = stays;
    stays.push(newStayAt(random, oneOf(random, [stay.arrival, addDays(stay.arrival, 1)]), now));
  },
  code_too_late: ({ access, stays: [stay] }, random) => {
    Object.assign(access, { access: "stays", showFrom: "arrival" });
    stay.check_in_time = oneOf(random, ["00:15", "01:00", "01:45"]);
  },
  not_answered: (arrival, random) => {
    arrival.access.access = "stays";
    const question = oneOf(random, ["names", "arrivalTime", "carPlate"]);
    const beforeCodeSince = arrival.now - DAY;
    arrival.arrivalForm = { ...noQuestions, [question]: true, beforeCode: true, beforeCodeSince };
  },
  zone_elsewhere: (arrival, random) => {
    Object.assign(contentOf(arrival, "property"), {
      country: oneOf(random, ["New Zealand", "Aotearoa", "NZ"]),
    });
    arrival.access.timeZone = oneOf(random, ["Australia/Sydney", "Europe/London", "America/New_York"]);
  },
  no_time_zone: ({ access }) => void Object.assign(access, { access: "everyone", timeZone: null }),
  not_sent: ({ stays: [stay] }) => void Object.assign(stay, { sent_at: null, opened_at: null }),
  in_doubt: ({ stays: [stay] }, random) => void (stay.doubt = oneOf(random, ["missing", "long"])),
  times_collide: ({ stays, now }, random) => {
    const [stay] = stays;
    const before = { ...newStayAt(random, addDays(stay.arrival, -2), now), departure: stay.arrival };
    const isEarly = random() < 0.5;
    stay.check_in_time = isEarly ? "09:00" : "15:00";
    before.check_out_time = isEarly ? "11:00" : "16:30";
    stays.splice(1, stays.length, before);
  },
  plan_ended: ({ guidebook, now }) => void (guidebook.guestsWelcomeUntil = now - DAY),
  calendar_stale: (arrival, random) => {
    const { now } = arrival;
    const feed = {
      id: "c",
      name: null,
      host: "ical.booking.com",
      created_at: now - 9 * DAY,
      stay_id: arrival.stays[0].id,
    };
    const states = [
      { read_at: now - 30 * HOUR, failing_since: null },
      { read_at: null, failing_since: now - 9 * DAY },
      { read_at: now - 6 * HOUR, failing_since: now - 5 * HOUR },
    ] as const;
    arrival.calendars = [{ ...feed, ...oneOf(random, states) }];
  },
  not_opened: ({ stays: [stay], now }) =>
    void Object.assign(stay, { sent_at: now - 2 * DAY, opened_at: null }),
  no_postal_address: (arrival) =>
    void Object.assign(contentOf(arrival, "property"), {
      propertyName: "",
      address: "",
      city: "",
      state: "",
      country: "",
    }),
  no_contact: (arrival) => void Object.assign(contentOf(arrival, "contacts"), { items: [] }),
  code_in_open_text: (arrival, random) => {
    arrival.access.access = "stays";
    const code = oneOf(random, ["4711", "471"]);
    setCode(arrival, code);
    const type = oneOf(random, ["welcome", "kitchen", "transportation", "checkin"]);
    const field = type === "checkin" ? "parkingInfo" : "text";
    Object.assign(contentOf(arrival, type), { [field]: writeCode(random, code) });
  },
  code_known: (arrival, random) => {
    setCode(arrival, "4711");
    arrival.knownTo = 11 + upTo(random, 40);
  },
};
