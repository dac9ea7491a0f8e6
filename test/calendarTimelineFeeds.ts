import { channelLine } from "#test/channelTimeline.ts";
import {
  daysAt,
  isBooked,
  todayOf,
  type Booking,
  type Fault,
  type ModelPlatform,
  type Timeline,
} from "#test/calendarTimeline.ts";

/** The first day of every timeline, at a property on UTC. */
const FIRST_DAY = Date.UTC(2026, 8, 1);
const DAY_MS = 86_400_000;

const texts = new Map<number, string>();

export function dayText(day: number): string {
  const known = texts.get(day) ?? new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10);
  texts.set(day, known);
  return known;
}

export const momentAt = (hour: number) => FIRST_DAY + hour * 3_600_000;

interface Line {
  /** Of the booking behind it, whatever its UID is by now. */
  key: string;
  uid: string;
  arrival: number;
  departure: number;
  summary: string;
  description?: string;
}

const prodIds: Record<ModelPlatform, string> = {
  airbnb: "-//Airbnb Inc//Hosting Calendar 1.0//EN",
  booking: String.raw`-//admin.booking.com\\\, b.v.//NONSGML v1.0//EN`,
  vrbo: "-//HomeAway.com, Inc.//EN",
  pms: "-//Lakes PMS//EN",
  channel: "-//Lakes Channels//EN",
};

/** Returns the feed of a platform at an hour, with what is wrong with it then. */
export function feedAt(timeline: Timeline, platform: ModelPlatform, hour: number): string {
  const fault = timeline.faults.find(
    (one) => one.platform === platform && one.from <= hour && hour <= one.until,
  );
  if (fault?.kind === "page") return "<html>Bad gateway</html>";
  const lines = withoutDropped(timeline, platform, hour, fault);
  const end = fault?.kind === "cut off" ? "" : "END:VCALENDAR\r\n";
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:${prodIds[platform]}\r\n${lines.map(eventOf).join("")}${end}`;
}

const linesAt = (timeline: Timeline, platform: ModelPlatform, hour: number) => [
  ...platformLines(timeline, platform, hour),
  ...importedLines(timeline, platform, hour),
];

/** A stay that alone is missing is missing for one reading; for longer, it could not be told from a cancellation. */
function withoutDropped(
  timeline: Timeline,
  platform: ModelPlatform,
  hour: number,
  fault: Fault | undefined,
): Line[] {
  const lines = linesAt(timeline, platform, hour);
  if (fault?.kind === "drops one") return lines.slice(1);
  if (fault?.kind !== "empty" && fault?.kind !== "drops two") return lines;
  // What goes has been read before, and goes in one reading.
  const first = new Set(linesAt(timeline, platform, fault.from).map(({ key }) => key));
  const known = linesAt(timeline, platform, fault.from - 1).filter(
    (line) => isAboutGuests(line) && first.has(line.key),
  );
  if (known.length < 2) return lines;
  const dropped = known.slice(0, 2).map(({ key }) => key);
  return fault.kind === "empty" ? [] : lines.filter(({ key }) => !dropped.includes(key));
}

const isAboutGuests = ({ uid, summary }: Line) =>
  summary !== "Airbnb (Not available)" && summary !== "Blocked" && !uid.startsWith("tail");

function platformLines(timeline: Timeline, platform: ModelPlatform, hour: number): Line[] {
  const today = todayOf(hour);
  const lines: Line[] = timeline.bookings
    .filter((booking) => isListed(booking, platform) && isBooked(booking, hour))
    .map((booking) => ({ booking, days: daysAt(booking, hour) }))
    .filter(({ days }) => days.departure > today)
    .map(({ booking, days }) => ({
      ...(platform === "channel"
        ? { ...days, ...channelLine(timeline, booking, hour) }
        : lineOf(booking, days, platform, today)),
      key: `${booking.key}`,
    }));
  if (platform === "booking" && timeline.hasTail)
    lines.push({
      key: "tail",
      uid: "tail@booking.com",
      arrival: 300,
      departure: today + 700,
      summary: "CLOSED - Not available",
    });
  if (platform === "airbnb")
    lines.push({
      key: "rule",
      uid: `rule-${today}@airbnb.com`,
      arrival: today + 200,
      departure: today + 201,
      summary: "Airbnb (Not available)",
    });
  return lines;
}

/** A management system lists what others have booked. */
const isListed = (booking: Booking, platform: ModelPlatform) =>
  platform === "pms" || booking.platform === platform;

function lineOf(
  booking: Booking,
  { arrival, departure, moves }: ReturnType<typeof daysAt>,
  platform: Exclude<ModelPlatform, "channel">,
  today: number,
): Omit<Line, "key"> {
  const uid = `${booking.key}-${booking.hasNewUidOnMove ? moves : 0}@${platform}`;
  switch (platform) {
    case "airbnb":
      return {
        uid,
        arrival,
        departure,
        summary: "Reserved",
        description: `Reservation URL: https://www.airbnb.com/hosting/reservations/details/${booking.code}\\nPhone Number (Last 4 Digits): 0${100 + booking.key}`,
      };
    case "booking": {
      // Its UID goes with the arrival, and that with today.
      const from = Math.max(arrival, today);
      return {
        uid: uid.replace("@booking", `-${from}@booking.com`),
        arrival: from,
        departure,
        summary: "CLOSED - Not available",
      };
    }
    case "vrbo":
      return {
        uid,
        arrival,
        departure,
        summary: booking.name === null ? "Reserved" : `Reserved - ${booking.name}`,
      };
    case "pms":
      return {
        uid,
        arrival,
        departure,
        summary: `Guest ${booking.key}`.replace(/\d+/, "of the lake"),
        description: "Guests: 2",
      };
  }
}

/** Each platform closes what the others have booked, some hours later. */
function importedLines(timeline: Timeline, platform: ModelPlatform, hour: number): Line[] {
  if (platform === "pms" || platform === "channel") return [];
  const then = hour - timeline.importLag;
  const summary = { airbnb: "Airbnb (Not available)", booking: "CLOSED - Not available", vrbo: "Blocked" }[
    platform
  ];
  return timeline.bookings
    .filter((booking) => booking.platform !== platform && timeline.platforms.includes(booking.platform))
    .filter((booking) => isBooked(booking, then))
    .map((booking) => ({ booking, days: daysAt(booking, then) }))
    .filter(({ days }) => days.departure > todayOf(hour))
    .map(({ booking, days: { arrival, departure, moves } }) => {
      const from = platform === "booking" ? Math.max(arrival, todayOf(hour)) : arrival;
      const key = `import-${booking.key}`;
      return {
        key,
        uid: `import-${booking.key}-${moves}-${from}@${platform}`,
        arrival: from,
        departure,
        summary,
      };
    });
}

const digits = (day: number) => dayText(day).replaceAll("-", "");

const eventOf = ({ key, uid, arrival, departure, summary, description }: Line) =>
  `BEGIN:VEVENT\r\nX-KEY:${key}\r\nUID:${uid}\r\nDTSTART;VALUE=DATE:${digits(arrival)}\r\nDTEND;VALUE=DATE:${digits(departure)}\r\nSUMMARY:${summary}\r\n${description ? `DESCRIPTION:${description}\r\n` : ""}END:VEVENT\r\n`;
