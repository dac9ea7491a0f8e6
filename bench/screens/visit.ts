import type { Browser, CDPSession, Page } from "@playwright/test";

/** How fast a phone is. */
export interface Phone {
  bitsPerSecond: number;
  roundTripMs: number;
  cpuSlowdown: number;
}

export interface Visit {
  path: string;
  cookie?: string;
  /** False leaves out what is fetched for later, as for a browser that saves data. */
  prefetches: boolean;
  /** A control that is pressed as soon as it can be seen, and what its press shows. */
  press?: { control: string; shows: string };
}

export interface Seen {
  /** Milliseconds from the start of the navigation. */
  readable: number;
  pressAnswered: number;
  quiet: number;
  /** Fonts and pictures apart. */
  requests: number;
  /** Bytes as they are packed, without their headers. */
  scripts: number;
  layoutShift: number;
}

const QUIET_MS = 1000;
const PATIENCE_MS = 60_000;
const NOT_COUNTED = new Set(["Font", "Image"]);

/** Opens a path once in a browser without a cache. */
export async function visit(browser: Browser, origin: string, phone: Phone, requested: Visit): Promise<Seen> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
  });
  try {
    if (requested.cookie) await context.addCookies(cookiesOf(requested.cookie, origin));
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session, phone);
    const network = await watchNetwork(session);
    await page.addInitScript(() => performance.setResourceTimingBufferSize(1000));
    await page.addInitScript(watchScreen, {
      prefetches: requested.prefetches,
      shows: requested.press?.shows ?? null,
    });
    await page.goto(requested.path, { waitUntil: "commit" });
    if (requested.press) {
      await page.locator(requested.press.control).first().click({ timeout: PATIENCE_MS });
      await page.waitForFunction(() => window.seen.pressAnswered > 0, null, { timeout: PATIENCE_MS });
    }
    await network.untilQuiet();
    return { ...(await readSeen(page)), ...network.figures() };
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession, { bitsPerSecond, roundTripMs, cpuSlowdown }: Phone) {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: bitsPerSecond / 16,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
}

/** Counts what comes over the network. */
async function watchNetwork(session: CDPSession) {
  const running = new Set<string>();
  let requests = 0;
  let start = 0;
  let last = 0;
  let lastSeenAt = performance.now();
  session.on("Network.requestWillBeSent", ({ requestId, request, type, timestamp }) => {
    start ||= timestamp;
    if (!request.url.startsWith("http")) return;
    running.add(requestId);
    if (!NOT_COUNTED.has(type ?? "")) requests += 1;
  });
  const end = ({ requestId, timestamp }: { requestId: string; timestamp: number }) => {
    running.delete(requestId);
    last = timestamp;
    lastSeenAt = performance.now();
  };
  session.on("Network.loadingFinished", end);
  session.on("Network.loadingFailed", end);
  return {
    async untilQuiet() {
      while (running.size > 0 || performance.now() - lastSeenAt < QUIET_MS)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
    figures: () => ({ quiet: (last - start) * 1000, requests }),
  };
}

declare global {
  interface Window {
    seen: { pressAnswered: number; layoutShift: number };
  }
}

/** Runs in the page before its scripts. */
function watchScreen({ prefetches, shows }: { prefetches: boolean; shows: string | null }): void {
  window.seen = { pressAnswered: 0, layoutShift: 0 };
  if (!prefetches) Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      }; // what it observes
      if (!hadRecentInput) window.seen.layoutShift += value;
    }
  }).observe({ type: "layout-shift", buffered: true });
  const look = () => {
    if (shows !== null && document.querySelector(shows)) window.seen.pressAnswered = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const readSeen = (page: Page) =>
  page.evaluate(() => ({
    ...window.seen,
    scripts: (performance.getEntriesByType("resource") as PerformanceResourceTiming[]) // entries of this type
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0),
    readable: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
  }));

const cookiesOf = (header: string, url: string) =>
  header.split("; ").map((cookie) => {
    const at = cookie.indexOf("=");
    return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url };
  });
