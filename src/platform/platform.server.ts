import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import type { Config } from "#platform/config.server.ts";
import { openDatabase, type Database } from "#platform/database.server.ts";
import { randomText } from "#platform/ids.server.ts";
import { newLimits, type Limits } from "#platform/limits.server.ts";
import { newLog } from "#platform/log.server.ts";
import { newMail, type Mail } from "#platform/mail.server.ts";

/** What every domain function is given: the world outside, with time and chance in it. */
export interface Platform {
  config: Config;
  db: Database;
  log: Logger;
  mail: Mail;
  limits: Limits;
  /** Epoch milliseconds. */
  now: () => number;
  randomBytes: (size: number) => Uint8Array;
  /** 22 letters and digits, 131 bits. */
  randomId: () => string;
}

type Given = { config: Config } & Partial<Pick<Platform, "log" | "now" | "randomBytes" | "mail">>;

/** Opens everything the configuration names. Tests hand in their own clock, mail and log. */
export function openPlatform({ config, ...given }: Given): Platform {
  const log = given.log ?? newLog(config.production ? "info" : "warn");
  const now = given.now ?? Date.now;
  const bytes = given.randomBytes ?? randomBytes;
  const db = openDatabase(config);
  return {
    config,
    db,
    log,
    now,
    mail: given.mail ?? newMail(config, { log, now, randomBytes: bytes }),
    limits: newLimits(db, now),
    randomBytes: bytes,
    randomId: () => randomText(bytes, 22),
  };
}

export async function closePlatform(platform: Platform): Promise<void> {
  platform.mail.close();
  await platform.db.destroy();
}
