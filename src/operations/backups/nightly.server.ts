import { mkdir, readdir, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { backUp } from "#operations/backups/backUp.server.ts";
import { noLongerNeeded } from "#operations/backups/retention.ts";
import { BACKUP_MARKER } from "#core/backupDirectory.server.ts";
import { utcDay } from "#core/days.ts";
import type { AppContext } from "#core/context.server.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the days (UTC) of the finished backups in a folder, oldest first. */
export async function daysBackedUp(folder: string): Promise<string[]> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names.filter((name) => DAY.test(name) && existsSync(join(folder, name, BACKUP_MARKER))).toSorted();
}

/** Makes the day's backup in `folder` unless complete, deletes those not needed, and returns the day. */
export async function backUpToday(context: AppContext, folder: string): Promise<string> {
  const today = utcDay(context.now());
  await mkdir(folder, { recursive: true });
  const days = await daysBackedUp(folder);
  if (!days.includes(today)) {
    await rm(join(folder, today), { recursive: true, force: true });
    const last = days.at(-1);
    await backUp(context, join(folder, today), last && join(folder, last));
    days.push(today);
  }
  for (const day of noLongerNeeded(days)) await rm(join(folder, day), { recursive: true });
  return today;
}
