import {
  daysAt,
  giveAddedNights,
  newTimeline,
  todayOf,
  upTo,
  type Booking,
  type Channel,
  type Random,
  type SummaryStyle,
  type Timeline,
} from "#test/calendarTimeline.ts";

/** The guests of one home have other first letters within a fortnight. */
const FIRST_NAMES = ["Ana", "Bo", "Cy", "Dee", "Eve", "Finn", "Grete", "Hemi", "Ivo", "Jo", "Kiri", "Lars"];
const LAST_NAMES = ["Moe", "Nash", "Ora", "Pye", "Quin", "Roe", "Sand"];
const channelSets: Parameters<typeof newTimeline>[1] = [
  ["channel"],
  ["airbnb", "channel"],
  ["vrbo", "channel"],
  ["airbnb", "vrbo", "channel"],
];
/** Between a reading that lacks all stays and one without a fault, hours. */
const APART_HOURS = 3;
/** Guests whom nothing names are not told apart while the booking before is in doubt. */
const SAME_DAYS_AFTER_HOURS = 30;

/**
 * Makes the bookings of a home whose channel manager changes its summaries, hides its guests and shows them again, and may
 * pass on Booking.com's UIDs.
 */
export function newChannelTimeline(random: Random, hours?: number): Timeline {
  const timeline = newTimeline(random, channelSets, hours);
  const passesOnUids = random() < 0.6;
  const channel: Channel = { passesOnUids, styles: newStyles(random, timeline) };
  for (const booking of timeline.bookings.filter(({ platform }) => platform === "channel")) {
    const { key } = booking;
    const name = `${FIRST_NAMES[key % FIRST_NAMES.length]} ${LAST_NAMES[key % LAST_NAMES.length]}`;
    Object.assign(booking, { name, hasNewUidOnMove: false, isClosure: passesOnUids });
    if (passesOnUids) giveAddedNights(timeline.bookings, booking);
  }
  return {
    ...timeline,
    channel,
    bookings: timeline.bookings.filter((booking) => !isTooSoon(booking, timeline.bookings, channel)),
  };
}

/** Guests without names are not told apart where one books the days that another has just cancelled. */
function isTooSoon(booking: Booking, all: readonly Booking[], channel: Channel): boolean {
  const { arrival, departure } = daysAt(booking, -Infinity);
  return all.some((other) => {
    const days = daysAt(other, -Infinity);
    const isSame = days.arrival === arrival && days.departure === departure;
    const hours = booking.bookedAt - other.cancelledAt;
    const isNamed =
      styleAt(channel, booking.bookedAt) === "name" && styleAt(channel, other.cancelledAt - 1) === "name";
    return (
      isSame && booking.platform === "channel" && hours >= 0 && hours < SAME_DAYS_AFTER_HOURS && !isNamed
    );
  });
}

function newStyles(random: Random, { hours, faults }: Timeline): Channel["styles"] {
  const others: SummaryStyle[] = ["first name", "initials", "Reserved", "Busy", "Closed"];
  const styles: Channel["styles"] = [{ from: -Infinity, style: random() < 0.7 ? "name" : "Reserved" }];
  for (let count = upTo(random, 4); count > 0; count -= 1)
    styles.push({
      from: 1 + upTo(random, hours),
      style: random() < 0.4 ? "name" : (others[upTo(random, 5)] ?? "Busy"),
    });
  const blockedAt = 1 + upTo(random, hours);
  const isApart = faults.every(
    ({ platform, from, until }) =>
      platform !== "channel" || blockedAt + APART_HOURS < from || until + APART_HOURS < blockedAt,
  );
  if (random() < 0.3 && isApart) {
    const before = styleAt({ passesOnUids: false, styles }, blockedAt + 1);
    styles.push({ from: blockedAt, style: "Blocked" }, { from: blockedAt + 1, style: before });
  }
  return styles.toSorted((a, b) => a.from - b.from);
}

/** The latest style counts; of one hour the last one. */
const styleAt = ({ styles }: Channel, hour: number): SummaryStyle =>
  styles
    .filter(({ from }) => from <= hour)
    .toSorted((a, b) => a.from - b.from)
    .at(-1)?.style ?? "Reserved";

/** Returns the name of a guest as the booking's feed has it at an hour; null where it has none. */
export function nameAt({ channel }: Timeline, { platform, name }: Booking, hour: number): string | null {
  if (platform !== "channel" || channel === null || name === null) return name;
  const [first = "", last = ""] = name.split(" ");
  const names: Partial<Record<SummaryStyle, string>> = {
    name,
    "first name": first,
    initials: `${first[0]}. ${last[0]}.`,
  };
  return names[styleAt(channel, hour)] ?? null;
}

/** Returns whether a channel manager lists a booking as a block at an hour. */
export const isBlocked = ({ channel }: Timeline, { platform }: Booking, hour: number) =>
  platform === "channel" && channel !== null && styleAt(channel, hour) === "Blocked";

/** Returns what a channel manager writes of a booking at an hour. */
export function channelLine(
  timeline: Timeline,
  booking: Booking,
  hour: number,
): { uid: string; arrival: number; summary: string } {
  const { channel } = timeline;
  if (channel === null) throw new Error("a timeline with a channel manager says how it writes");
  const name = nameAt(timeline, booking, hour);
  const summary = name === null ? styleAt(channel, hour) : `Reserved - ${name}`;
  const { arrival } = daysAt(booking, hour);
  if (!channel.passesOnUids) return { uid: `${booking.key}@lakes`, arrival, summary };
  const from = Math.max(arrival, todayOf(hour));
  const isClosed = summary === "Closed" || summary === "Reserved";
  return {
    uid: `${from}@booking.com`,
    arrival: from,
    summary: isClosed ? "CLOSED - Not available" : summary,
  };
}
