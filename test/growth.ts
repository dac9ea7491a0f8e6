/** Shorter work is repeated: a thread's CPU time is counted in steps of some milliseconds. */
const LEAST_CPU_MS = 12;
const MAX_REPEATS = 1024;
const RUNS = 2;
const MAX_TRIES = 5;

/** Work that is linear takes 4 times as long for 4 times as much, and quadratic work 16 times. */
export const LINEAR = 9;

/**
 * Returns how many times the CPU time of some work grows when its input is made four times as large. What else the
 * machine does is not counted: it is the CPU time of this thread, and the lesser of two runs of each size. What seems worse
 * than linear is measured up to five times, and the least counts: others that fill the caches of a core slow it too.
 */
export function growthOf<Input>(
  make: (size: number) => Input,
  work: (input: Input) => unknown,
  size: number,
): number {
  const [small, large] = [make(size), make(4 * size)];
  const repeat = (times: number, input: Input) => () => {
    for (let time = 0; time < times; time++) work(input);
  };
  let times = 1;
  while (times < MAX_REPEATS && cpuMsOf(repeat(times, small)) < LEAST_CPU_MS) times *= 2;
  const leastOf = (input: Input) =>
    Math.min(...Array.from({ length: RUNS }, () => cpuMsOf(repeat(times, input))));
  let growth = Infinity;
  for (let tries = 0; tries < MAX_TRIES && growth >= LINEAR; tries++) {
    // A step of the clock more than none, for work that takes hardly any.
    growth = Math.min(growth, leastOf(large) / Math.max(leastOf(small), LEAST_CPU_MS / 4));
  }
  return growth;
}

/** Returns the CPU milliseconds that this thread spends on synchronous work. */
export function cpuMsOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
