import { expect, test } from "vitest";
import { momentAt } from "#test/calendarTimelineFeeds.ts";
import { lockFaults } from "#test/lockTruth.ts";
import { TIMES } from "#test/properties.ts";
import { isQuick } from "#test/quick.ts";
import { openLocks } from "#test/runLockTimelines.ts";
import { newWorld } from "#test/world.ts";

/** A pair is two timelines: `npm run check:deep` runs ten thousand. */
const PAIRS = isQuick ? 5 : 100;
/** 25 s of a core; on a busy machine many times that. */
const TIMEOUT_MS = 600_000;
const shares = Array.from({ length: TIMES }, (_, share) => share * PAIRS + 1);

test.each(shares)(
  "in random timelines, from %i on, locks have the codes of their guests, of no other property and of nobody who cancelled",
  { timeout: TIMEOUT_MS },
  async (first) => {
    const world = await newWorld({ TRUST_PROXY: "true" });
    world.clock.advance(momentAt(0) - world.clock.now());
    const { figures, run } = await openLocks(world);
    for (let pair = first; pair < first + PAIRS; pair += 1) await run(pair);
    expect(figures.faults).toEqual([]);
    for (const kind of lockFaults) expect({ [kind]: figures[kind] }).toEqual({ [kind]: 0 });
    expect(figures.codes).toBeGreaterThan(25 * PAIRS);
    expect(figures.cancelled).toBeGreaterThan(0);
  },
);
