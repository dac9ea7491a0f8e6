/** Code that could not be imported because a file failed to load. */
export class MissingCode extends Error {
  /** True when the server responds: then another version has replaced the file. */
  readonly isReplaced: boolean;

  constructor(isReplaced: boolean, cause: unknown) {
    super("a file of the program did not come", { cause });
    this.name = "MissingCode";
    this.isReplaced = isReplaced;
  }
}

/** Imports code, with one retry. Throws `MissingCode`. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    const isReachable = await isServerReachable();
    try {
      return await load();
    } catch (error) {
      throw new MissingCode(isReachable, error);
    }
  }
}

/** Returns whether our server responds, and not a network's portal. */
export async function isServerReachable(): Promise<boolean> {
  try {
    const response = await fetch("/favicon.svg", { method: "HEAD", cache: "no-store" });
    return response.ok && (response.headers.get("content-type") ?? "").startsWith("image/svg");
  } catch {
    return false;
  }
}

const toPrefetch: (() => Promise<unknown>)[] = [];
let isPrefetching = false;

/** Registers code that a host may need soon, for `startPrefetching`. */
export function prefetchLater(...loads: (() => Promise<unknown>)[]): void {
  toPrefetch.push(...loads);
  if (isPrefetching) void prefetch();
}

/** Imports registered code, one at a time while the browser is idle. */
export function startPrefetching(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }; // not in every browser
  if (isPrefetching || connection?.saveData) return;
  isPrefetching = true;
  addEventListener("online", () => void prefetch());
  void prefetch();
}

let running = false;

/** Stops at the first failure; continues when the browser is online again. */
async function prefetch(): Promise<void> {
  if (running) return;
  running = true;
  for (let load = toPrefetch[0]; load; load = toPrefetch[0]) {
    await untilIdle();
    try {
      await load();
    } catch {
      break;
    }
    toPrefetch.splice(toPrefetch.indexOf(load), 1);
  }
  running = false;
}

const untilIdle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
