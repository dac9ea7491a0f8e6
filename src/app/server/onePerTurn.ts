import { setImmediate } from "node:timers";

/**
 * Returns what starts work in the order in which it comes, one piece in each turn of the event loop. What arrives in a
 * turn would else be begun in it whole, and whatever else arrived would wait for all of it.
 */
export function onePerTurn(): (start: () => void) => void {
  const waiting: (() => void)[] = [];
  const startNext = () => {
    const start = waiting.shift();
    if (waiting.length > 0) setImmediate(startNext);
    start?.();
  };
  return (start) => {
    waiting.push(start);
    if (waiting.length === 1) setImmediate(startNext);
  };
}
