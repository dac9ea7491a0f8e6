// Whether feeds ever cancel or miss a stay: node bench/calendars.ts [10000] [folder of feeds] [first seed] [properties]
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readFeed } from "#stays/calendars/feed/readFeed.ts";
import { newBookingYear } from "#test/bookingYear.ts";
import { bookingFaults } from "#test/bookingTruth.ts";
import { noBookingFigures, runBookingYear } from "#test/runBookingYear.ts";
import { newTimeline, randomFrom, type Timeline } from "#test/calendarTimeline.ts";
import { newChannelTimeline } from "#test/channelTimeline.ts";
import { faultKinds } from "#test/calendarTruth.ts";
import { noFigures, runTimeline } from "#test/runCalendarTimeline.ts";

/** Ten months of the feed of a property on Booking.com. */
const BOOKING_DAYS = 304;
const [count = "10000", folder, firstSeed = "1", properties = "5"] = process.argv.slice(2);
const print = (text: string) => void process.stdout.write(`${text}\n`);

/** Runs timelines, prints what was counted, and returns whether there is no fault. */
function run(name: string, timelineOf: (seed: number) => Timeline): boolean {
  const figures = noFigures();
  const start = performance.now();
  for (let seed = Number(firstSeed); seed < Number(firstSeed) + Number(count); seed += 1)
    runTimeline(timelineOf(seed), figures, `seed ${seed}`);
  print(`${name}, ${count} timelines in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  const { faults, ...counts } = figures;
  for (const [key, value] of Object.entries(counts)) print(`${key}: ${value}`);
  for (const fault of faults) print(fault);
  return faultKinds.every((kind) => figures[kind] === 0);
}

const areClean = [
  run("Platforms", (seed) => newTimeline(randomFrom(seed))),
  run("Channel managers", (seed) => newChannelTimeline(randomFrom(seed))),
];

const ofBooking = noBookingFigures();
for (let seed = 1; seed <= Number(properties); seed += 1)
  runBookingYear(newBookingYear(seed, BOOKING_DAYS), ofBooking);
const { faults: bookingFaultTexts, ...bookingCounts } = ofBooking;
print(`\nBooking.com, ${properties} properties, ${BOOKING_DAYS} days`);
for (const [name, value] of Object.entries(bookingCounts)) print(`${name}: ${value}`);
for (const fault of bookingFaultTexts) print(fault);

for (const name of folder ? readdirSync(folder).filter((each) => each.endsWith(".ics")) : []) {
  const feed = readFeed(readFileSync(join(folder ?? "", name)));
  const kinds = feed.ok ? Object.entries(Object.groupBy(feed.value.entries, ({ kind }) => kind)) : [];
  const counted = kinds.map(([kind, entries]) => `${entries.length} ${kind}`).join(", ") || "no entries";
  print(`${name}: ${feed.ok ? `${feed.value.platform}, ${counted}` : feed.refusal.code}`);
}

areClean.push(bookingFaults.every((kind) => bookingCounts[kind] === 0));
process.exit(areClean.every(Boolean) ? 0 : 1);
