import { setImmediate } from "node:timers";

/** Returns a function that starts work in order, one piece in each turn of the event loop. */
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
