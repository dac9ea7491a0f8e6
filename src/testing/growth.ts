/** Shorter work is repeated: a thread's CPU time is counted in steps of some milliseconds. */
const LEAST_CPU_MS = 30;
const RUNS = 3;

/**
 * Returns how many times the CPU time grows when the size doubles: about 2 for linear work, 4 for quadratic. What else
 * the machine does is not counted: it is the CPU time of this thread, and the least of three runs of each size.
 */
export function growthOf(work: (size: number) => unknown, size: number): number {
  const repeat = (times: number, of: number) => () => {
    for (let time = 0; time < times; time++) work(of);
  };
  let times = 1;
  while (cpuMsOf(repeat(times, size)) < LEAST_CPU_MS) times *= 2;
  const runs = Array.from({ length: RUNS }, () => [
    cpuMsOf(repeat(times, size)),
    cpuMsOf(repeat(times, 2 * size)),
  ]);
  const least = (at: number) => Math.min(...runs.map((run) => run[at] ?? Infinity));
  return least(1) / least(0);
}

/** Returns the CPU milliseconds that this thread spends on synchronous work. */
export function cpuMsOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
