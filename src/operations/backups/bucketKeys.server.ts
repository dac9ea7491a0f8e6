import type { BackupFile } from "#operations/backups/manifest.server.ts";

/** The bucket's keys: every picture once, a folder a day with the database, and last its manifest. */
export const PICTURES = "pictures/";
export const DAYS = "days/";

export const keyOfPicture = (path: string) => `${PICTURES}${path.slice(path.lastIndexOf("/") + 1)}`;
export const keyOfManifest = (day: string) => `${DAYS}${day}/manifest.json`;
/** Parts are named by the hash of the whole, so that those of two tries are never taken for one. */
export const keyOfPart = (day: string, { path, sha256 }: BackupFile, part: number) =>
  `${DAYS}${day}/${path}.${sha256.slice(0, 16)}.${String(part).padStart(5, "0")}`;

export const dayOfKey = (key: string) => key.slice(DAYS.length, DAYS.length + "2026-11-22".length);
