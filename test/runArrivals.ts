import { newArrival, type Arrival } from "#test/arrivals.ts";
import { randomFrom } from "#test/calendarTimeline.ts";
import { lockOuts } from "#test/lockOuts.ts";
import { checkStays } from "#stays/arrivalChecks/checkStays.ts";
import { toGuidebookFacts } from "#stays/arrivalChecks/toFacts.ts";

export interface ArrivalFigures {
  causes: number;
  named: number;
  /** How many were the first thing that the host reads. */
  first: number;
  healthy: number;
  falseAlarms: number;
  /** What was not named, and what was named for nothing, with the seed. */
  faults: string[];
}

/** Rehearses seeded lock-outs of every kind in turn, and arrivals at which nothing is wrong. */
export function runArrivals({ causes = 200, healthy = 2000, firstSeed = 1 }): ArrivalFigures {
  const figures = { causes, named: 0, first: 0, healthy, falseAlarms: 0, faults: [] as string[] };
  const kinds = Object.entries(lockOuts);
  for (let index = 0; index < causes; index += 1) {
    const seed = firstSeed + index;
    const random = randomFrom(seed);
    const arrival = newArrival(random);
    const [name, breakIt] = kinds[index % kinds.length] ?? [];
    breakIt?.(arrival, random);
    const codes = findingsOf(arrival);
    if (codes.includes(name)) figures.named += 1;
    else figures.faults.push(`seed ${seed}: ${name} was not named, but ${codes.join(", ") || "nothing"}`);
    if (codes[0] === name) figures.first += 1;
  }
  for (let index = 0; index < healthy; index += 1) {
    const seed = firstSeed + 1_000_000 + index;
    const codes = findingsOf(newArrival(randomFrom(seed)));
    if (codes.length === 0) continue;
    figures.falseAlarms += 1;
    figures.faults.push(`seed ${seed}: ${codes.join(", ")} named for nothing`);
  }
  return figures;
}

function findingsOf({ now, guidebook, stays, calendars, knownTo, lockReadings, ...rest }: Arrival) {
  const facts = toGuidebookFacts({ id: "guidebook", name: "Lake House", ...guidebook, ...rest });
  const history = { changedAt: null, erased: knownTo };
  const all = [
    ...checkStays({ guidebook: facts, stays, calendars, history, lockReadings, openProblems: [] }, now),
  ];
  const found = all.find(({ stayId }) => stayId === stays[0].id);
  return found ? found.findings.map(({ code }): string | undefined => code) : ["it is not rehearsed"];
}
