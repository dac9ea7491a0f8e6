import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { TIMES } from "#test/properties.ts";
import type { Host, World } from "#test/world.ts";

/** How often a test kills: more often in `npm run check:deep`. */
export const KILLINGS = 2 * TIMES;

export type KilledDeed = "save" | "duplicate" | "import a zip" | "put a manual in";

/** Lets another process do something to `what` again and again, and kills it `ms` after the first time. */
export async function killWhile(
  world: World,
  deed: KilledDeed,
  what: string,
  { actor }: Host,
  ms: number,
): Promise<void> {
  const { dataDir, databaseUrl = "" } = world.context.config;
  const args = ["test/savingProcess.ts", deed, what, JSON.stringify(actor)];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  await setTimeout(ms);
  child.kill("SIGKILL");
  await once(child, "exit");
}
