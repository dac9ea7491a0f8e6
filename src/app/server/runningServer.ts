import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isPostgres } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";

const FILE = "server.json";
const runningServer = z.object({ pid: z.number().int().positive(), since: z.string() });

/**
 * Notes that this process serves the SQLite database of the data folder, and warns where another one does: they read and
 * write rightly, as during a restart, but each counts limits of reads by itself, and an upgrade of one changes the database
 * under the other.
 */
export function recordServer(context: AppContext): void {
  const { config, log, now, onClose } = context;
  if (isPostgres(config)) return;
  const path = join(config.dataDir, FILE);
  const other = readRunning(path);
  if (other && other.pid !== process.pid && isAlive(other.pid))
    log.warn(
      `Another server, process ${other.pid}, has served ${config.dataDir} since ${other.since}. If this is no restart, stop one of them, or give it a DATA_DIR of its own.`,
    );
  writeFileSync(path, JSON.stringify({ pid: process.pid, since: new Date(now()).toISOString() }));
  onClose(() => {
    if (readRunning(path)?.pid === process.pid) rmSync(path, { force: true });
  });
}

function readRunning(path: string): z.output<typeof runningServer> | undefined {
  try {
    return runningServer.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return undefined; // none, or half of one
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
