import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "../scripts/chromium.mjs";
import { startServer } from "./guest/server.ts";
import { fillAccount } from "./screens/account.ts";
import { visit, type Phone, type Seen, type Visit } from "./screens/visit.ts";

/**
 * A host's first visit to dashboard, editor and Stays on a slow phone with a cold cache, and a guest's first view. Needs
 * the build; run it as `node bench/screens.ts [rounds]`.
 */
const rounds = Number(process.argv[2] ?? 5);
const slowPhone: Phone = { bitsPerSecond: 1_600_000, roundTripMs: 150, cpuSlowdown: 4 };
const slow3g: Phone = { bitsPerSecond: 400_000, roundTripMs: 400, cpuSlowdown: 4 };
const MENU = { control: "role=button[name='Open menu']", shows: '[role="dialog"]' };

const folder = mkdtempSync(join(tmpdir(), "porchlight-screens-"));
const server = await startServer(folder);
const origin = `http://127.0.0.1:${server.port}`;
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  const { cookie, guidebookId, slug } = await fillAccount(origin);
  const editor = `/guidebooks/${guidebookId}`;
  const screens = [
    {
      name: "dashboard",
      path: "/dashboard",
      control: "role=button[name=/^Archive /]",
      shows: '[role="alertdialog"]',
    },
    { name: "editor", path: editor, control: "role=button[name=/^Edit /]", shows: "[data-editing]" },
    { name: "Stays", path: "/stays", control: "role=button[name='Add a stay']", shows: '[role="dialog"]' },
  ];
  say([
    "screen, packed",
    "readable",
    "menu answers",
    "its control answers",
    "quiet",
    "requests",
    "scripts",
    "shift",
  ]);
  for (const { name, path, control, shows } of screens) {
    const requested = { path, cookie, prefetches: false };
    const menu = await measure(slowPhone, { ...requested, press: MENU });
    const own = await measure(slowPhone, { ...requested, press: { control, shows } });
    const untouched = await measure(slowPhone, requested);
    report(name, { ...untouched, pressAnswered: menu.pressAnswered }, own.pressAnswered);
    report(
      `${name}, with what is fetched ahead`,
      await measure(slowPhone, { ...requested, prefetches: true }),
    );
  }
  report(
    "dashboard on slow 3G",
    await measure(slow3g, { path: "/dashboard", cookie, prefetches: false, press: MENU }),
  );
  report("a guest's first view", await measure(slowPhone, { path: `/view/${slug}`, prefetches: true }));
  process.stdout.write(`load ${loadavg()[0]?.toFixed(1)}\n`);
} finally {
  await browser.close();
  server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Returns the median of each figure. */
async function measure(phone: Phone, requested: Visit): Promise<Seen> {
  const seen: Seen[] = [];
  for (let round = 0; round < rounds; round++) seen.push(await visit(browser, origin, phone, requested));
  const median = (figure: keyof Seen) =>
    seen.map((one) => one[figure]).toSorted((a, b) => a - b)[Math.floor(seen.length / 2)] ?? Number.NaN;
  return {
    readable: median("readable"),
    pressAnswered: median("pressAnswered"),
    quiet: median("quiet"),
    requests: median("requests"),
    scripts: median("scripts"),
    layoutShift: median("layoutShift"),
  };
}

function report(name: string, seen: Seen, blankAnswered = 0): void {
  const seconds = (ms: number) => (ms > 0 ? `${(ms / 1000).toFixed(1)} s` : "");
  say([
    name,
    seconds(seen.readable),
    seconds(seen.pressAnswered),
    seconds(blankAnswered),
    seconds(seen.quiet),
    String(seen.requests),
    `${Math.round(seen.scripts / 1000)} KB`,
    seen.layoutShift.toFixed(3),
  ]);
}

function say([name = "", ...figures]: string[]): void {
  process.stdout.write(`${name.padEnd(42)}${figures.map((figure) => figure.padStart(21)).join("")}\n`);
}
