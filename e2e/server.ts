import { test as base, expect, type BrowserContextOptions, type Page } from "@playwright/test";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { waitForReact } from "./waitForHydration.ts";
import { watchFaults, type Faults } from "./faults.ts";

export interface RunningServer {
  url: string;
  dataDir: string;
  /** What it has logged. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts the built product on a free port, with a new data folder. It trusts the IP that browsers send. */
export async function startServer(
  env: Record<string, string> = {},
  main = "src/app/server/main.ts",
): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "porchlight-e2e-"));
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, BILLING: "test", TRUST_PROXY: "127.0.0.1", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => server.once("exit", resolve));
  let printed = "";
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on("data", (words: Buffer) => {
      printed += words.toString();
      const found = /is on at (\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    });
    void ended.then((code) => reject(new Error(`the server ended with ${code}\n${printed}`)));
  });
  return {
    url,
    dataDir,
    output: () => printed,
    async stop() {
      server.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

interface Journey {
  /** What went wrong on any screen of the journey. It has to be nothing, but for what the journey expects. */
  faults: Faults;
  /** Another person, in a new browser. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
}

let networks = 0;

/** Each browser comes from another network, so that none consumes another's limits. */
export function fromDistinctNetwork(): Record<string, string> {
  networks += 1;
  return { "X-Forwarded-For": `10.0.${networks >> 8}.${networks & 255}` };
}

/** Journeys share one server a worker; a journey that needs another starts it. */
export const test = base.extend<Journey, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  extraHTTPHeaders: async ({}, use) => use(fromDistinctNetwork()),
  faults: [
    async ({ context, server }, use) => {
      const faults = watchFaults(server.url);
      faults.watch(context);
      await use(faults);
      expect(faults.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page }, use) => use(waitForReact(page)),
  newVisitor: async ({ browser, faults }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ extraHTTPHeaders: fromDistinctNetwork(), ...options });
      contexts.push(context);
      faults.watch(context);
      return waitForReact(await context.newPage());
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
