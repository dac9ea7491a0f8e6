import { bookingFeedAt, newBookingYear, type BookingYear } from "#test/bookingYear.ts";
import {
  daysAt,
  newTimeline,
  randomFrom,
  todayOf,
  type Booking,
  type ModelPlatform,
  type Timeline,
} from "#test/calendarTimeline.ts";
import { feedAt } from "#test/calendarTimelineFeeds.ts";
import { newChannelTimeline } from "#test/channelTimeline.ts";
import { newDice, type Dice } from "#test/hostile/dice.ts";
import type { LeftOut, Size } from "#test/simulation/plan.ts";

/** Hours at which a feed's server fails, in place of the model's text. */
export interface NetworkFault {
  from: number;
  until: number;
  kind: "500" | "slow" | "HTML" | "lacks who has slept there";
}

export interface ModelFeed {
  url: string;
  platform: ModelPlatform;
  faults: NetworkFault[];
}

/** A property with its bookings, as they are in truth, and what its feeds say of them. */
export interface ModelProperty {
  number: number;
  /** By hand: the host types the bookings, and there are no feeds. */
  source: { timeline: Timeline } | { year: BookingYear } | "hand";
  timeZone: string;
  bookings: Booking[];
  feeds: ModelFeed[];
}

const HOSTS: Record<ModelPlatform, string> = {
  airbnb: "www.airbnb.com/calendar/ical",
  booking: "ical.booking.com/v1/export",
  vrbo: "www.vrbo.com/icalendar",
  pms: "lakes.example/pms",
  channel: "channels.lakes.example/feeds",
};

/** Platforms that import each other's bookings, or whose bookings a management system lists too. */
const SEVERAL_PLATFORMS: Parameters<typeof newTimeline>[1] = [
  ["airbnb", "booking"],
  ["airbnb", "booking", "vrbo"],
  ["airbnb", "vrbo"],
  ["booking", "vrbo"],
  ["airbnb", "pms"],
];
/** Where one feed lacks a guest no other one has their nights. */
const ONE_PLATFORM: Parameters<typeof newTimeline>[1] = [["airbnb"], ["vrbo"], ["booking"]];

/** The kinds of properties in turn, so that five have everything. */
const makers: ((seed: number, days: number) => Pick<ModelProperty, "source" | "timeZone" | "bookings">)[] = [
  (seed, days) => {
    const year = newBookingYear(seed, days, { hoursApart: 4 });
    return { source: { year }, timeZone: "UTC", bookings: year.bookings };
  },
  (seed, days) => {
    const timeline = withBriefFaults(newTimeline(randomFrom(seed), SEVERAL_PLATFORMS, days * 24));
    return { source: { timeline }, timeZone: "UTC", bookings: timeline.bookings };
  },
  (seed, days) => {
    const timeline = withBriefFaults(newChannelTimeline(randomFrom(seed), days * 24));
    return { source: { timeline }, timeZone: "UTC", bookings: timeline.bookings };
  },
  (seed, days) => {
    const zones = ["Pacific/Auckland", "Europe/London", "America/New_York", "Australia/Lord_Howe"];
    const timeZone = newDice(`zone ${seed}`).of(zones);
    return { source: "hand", timeZone, bookings: newBookingYear(seed, days).bookings };
  },
  (seed, days) => {
    const timeline = withBriefFaults(newTimeline(randomFrom(seed), ONE_PLATFORM, days * 24));
    return { source: { timeline }, timeZone: "UTC", bookings: timeline.bookings };
  },
];

export const KINDS = makers.length;

/** A failing feed is tried again later and later: where it fails for long, what changes meanwhile is seen at once or not at all. */
const LONGEST_FAULT_HOURS = 6;
const withBriefFaults = (timeline: Timeline): Timeline => ({
  ...timeline,
  faults: timeline.faults.map((fault) => ({
    ...fault,
    until: Math.min(fault.until, fault.from + LONGEST_FAULT_HOURS),
  })),
});

/** A guest who has slept there stays through a day in which their feed lacks them (Calendars 2). */
const LONGEST_LACK_HOURS = 20;
const LACK = "lacks who has slept there";

/** Makes the properties of a seed. Each depends on its number and the seed, not on how many there are. */
export function newProperties({ seed, days, properties, only }: Size, leftOut: LeftOut): ModelProperty[] {
  return Array.from({ length: properties }, (_, index) => index + 1)
    .filter((number) => (only?.includes(number) ?? true) && !leftOut.properties.has(number))
    .map((number) => newProperty(seed, number, days, leftOut));
}

function newProperty(seed: number, number: number, days: number, leftOut: LeftOut): ModelProperty {
  const make = makers[(number - 1) % makers.length];
  if (!make) throw new Error("a property has a kind");
  const made = make(seed * 1000 + number, days);
  const bookings = made.bookings.filter(({ key }) => !leftOut.bookings.has(`${number}.${key}`));
  const dice = newDice(`network ${seed} ${number}`);
  const feeds = platformsOf(made.source).map((platform) => ({
    platform,
    url: `https://${HOSTS[platform]}/${number}-${platform}.ics`,
    faults: newNetworkFaults(dice, days, made.source),
  }));
  return { number, ...made, source: sourceWith(made.source, bookings), bookings, feeds };
}

function platformsOf(source: ModelProperty["source"]): ModelPlatform[] {
  if (source === "hand") return [];
  return "year" in source ? ["booking"] : source.timeline.platforms;
}

function sourceWith(source: ModelProperty["source"], bookings: Booking[]): ModelProperty["source"] {
  if (source === "hand") return source;
  return "year" in source
    ? { year: { ...source.year, bookings } }
    : { timeline: { ...source.timeline, bookings } };
}

/** Closures that change between two readings far apart cannot be told apart: their feed fails for one reading at a time. */
function newNetworkFaults(dice: Dice, days: number, source: ModelProperty["source"]): NetworkFault[] {
  const isBrief = source !== "hand" && "year" in source;
  const isAlone = platformsOf(source).length === 1;
  const daysApart = isBrief ? 10 : isAlone ? 3 : 5;
  const faults = Array.from({ length: dice.below(Math.ceil(days / daysApart)) }, (): NetworkFault => {
    const from = 24 + dice.below(days * 24);
    if (!isBrief && dice.chance(isAlone ? 0.8 : 0.5))
      return { from, until: from + dice.below(LONGEST_LACK_HOURS), kind: LACK };
    return {
      from,
      until: from + (isBrief ? 0 : dice.below(3)),
      kind: dice.of(["500", "slow", "HTML"] as const),
    };
  });
  return faults.filter((fault) => !faults.some((other) => lacksOn(other, fault)));
}

/** Returns whether a fault lacks who has slept there on after another: together for longer than a day. */
const lacksOn = (before: NetworkFault, { from, kind }: NetworkFault) =>
  kind === LACK && before.kind === LACK && before.from < from && from < before.until + LONGEST_LACK_HOURS;

/** Returns a feed's text without the guests who have slept there. */
export function withoutSleepers(text: string, { bookings }: ModelProperty, hour: number): string {
  const sleepers = bookings.filter((booking) => daysAt(booking, hour).arrival < todayOf(hour) - 1);
  const isSleeper = (event: string) => sleepers.some(({ key }) => event.includes(`X-KEY:${key}\r\n`));
  return text.replaceAll(/BEGIN:VEVENT[\s\S]*?END:VEVENT\r\n/g, (event) => (isSleeper(event) ? "" : event));
}

/**
 * Returns what a feed says at an hour, and whether that is the truth. The model lets a stay be missing for one reading alone:
 * the second reading of an hour gets what is without a fault.
 */
export function textAt(
  { source }: ModelProperty,
  { platform }: ModelFeed,
  hour: number,
  isFirst: boolean,
): { text: string; isTrue: boolean } {
  if (source === "hand") throw new Error("a property without feeds has no text");
  if ("year" in source) return { text: bookingFeedAt(source.year, hour), isTrue: true };
  const { timeline } = source;
  const { channel } = timeline;
  const clean: Timeline = {
    ...timeline,
    faults: [],
    channel: channel && { ...channel, styles: channel.styles.filter(({ style }) => style !== "Blocked") },
  };
  const text = feedAt(isFirst ? timeline : clean, platform, hour);
  return { text, isTrue: !isFirst || text === feedAt({ ...timeline, faults: [] }, platform, hour) };
}
