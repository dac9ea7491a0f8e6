import { momentAt } from "#test/calendarTimelineFeeds.ts";
import { DAY } from "#test/simulation/moments.ts";
import { nameOfAct, nothingLeftOut, type LeftOut, type Size } from "#test/simulation/plan.ts";
import { newPlan, simulate, type Outcome } from "#test/simulation/simulate.ts";

export interface Story {
  size: Size;
  leftOut: LeftOut;
  outcome: Outcome;
  /** How many runs it took. */
  runs: number;
}

/** Finds a short story that breaks the same invariant: leaves out properties, actors, bookings and acts, by halves. */
export async function shorten(size: Size, broken: Outcome, budgetMs = 120_000): Promise<Story> {
  const start = performance.now();
  const invariant = broken.violation?.invariant;
  // A clue may come a little later where what hid it is left out.
  const until = Math.min(broken.endedAt + DAY, momentAt(size.days * 24));
  let best: Story = { size, leftOut: nothingLeftOut, outcome: broken, runs: 0 };
  let runs = 0;

  async function stillBreaks(leftOut: LeftOut): Promise<boolean> {
    if (performance.now() - start > budgetMs) return false;
    runs += 1;
    const outcome = await simulate(newPlan(size, leftOut), until);
    if (outcome.violation?.invariant !== invariant) return false;
    best = { size, leftOut, outcome, runs };
    return true;
  }

  const without = async (kind: keyof LeftOut, names: readonly (string | number)[]) => {
    await dropByHalves(names, (dropped) =>
      stillBreaks({ ...best.leftOut, [kind]: new Set([...best.leftOut[kind], ...dropped]) }),
    );
  };
  const plan = () => newPlan(size, best.leftOut);
  await without(
    "properties",
    plan().models.map(({ number }) => number),
  );
  await without("actors", [...new Set(plan().acts.map(({ actor }) => actor))]);
  await without(
    "bookings",
    plan().models.flatMap(({ number, bookings }) => bookings.map(({ key }) => `${number}.${key}`)),
  );
  await without(
    "acts",
    plan()
      .acts.filter(({ at }) => at <= best.outcome.endedAt)
      .map(nameOfAct),
  );
  return { ...best, runs };
}

/** Drops as much of a list as still breaks: a half, then quarters, and so on. */
async function dropByHalves<Name>(
  names: readonly Name[],
  drop: (dropped: readonly Name[]) => Promise<boolean>,
): Promise<void> {
  const waiting: Name[][] = [[...names]];
  for (let part = waiting.shift(); part; part = waiting.shift()) {
    if (part.length === 0 || (await drop(part)) || part.length === 1) continue;
    const half = Math.ceil(part.length / 2);
    waiting.push(part.slice(0, half), part.slice(half));
  }
}
