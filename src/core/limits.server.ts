import { sql } from "kysely";
import { beforeDisk, type Database } from "#core/database.server.ts";
import { SECOND_MS } from "#core/durations.ts";
import { hashToken } from "#core/ids.server.ts";
import type { LimitRule } from "#core/limitRule.ts";
import { ok, refused, type Result } from "#core/refusal.ts";

export interface Limits {
  /** Consumes one point. Refuses with 429 `too_many` when none is left. */
  consume(rule: LimitRule, key: string): Promise<Result<void>>;
  /** Refuses when no point is left; consumes none. */
  check(rule: LimitRule, key: string): Promise<Result<void>>;
  /** Resets one counter, for example after a sign-in that worked. */
  clear(rule: LimitRule, key: string): Promise<void>;
  forget(key: string): Promise<void>;
  /** Deletes the counters whose window is over. */
  deleteEnded(db: Database): Promise<void>;
}

interface Counted {
  points: number;
  expire: number;
}

/** Returns fixed-window limits in the database, across restarts and processes. Keys are hashed. */
export function newLimits(db: Database, now: () => number): Limits {
  const memory = new Map<string, Counted>();

  const resultOf = (rule: LimitRule, counted: Counted | undefined, allowed: number): Result<void> => {
    if (!counted || counted.expire <= now() || counted.points <= allowed) return ok(undefined);
    const retryAfter = Math.ceil((counted.expire - now()) / SECOND_MS);
    return refused({ code: "too_many", message: rule.message, retryAfter });
  };

  return {
    async consume(rule, key) {
      const id = idOf(rule, key);
      const counted = rule.inMemory
        ? countInMemory(memory, rule, id, now())
        : await beforeDisk(db, (one) => countInDatabase(one, rule, id, now()));
      return resultOf(rule, counted, rule.points);
    },
    async check(rule, key) {
      const id = idOf(rule, key);
      const counted = rule.inMemory ? memory.get(id) : await readCount(db, id);
      return resultOf(rule, counted, rule.points - 1);
    },
    async clear(rule, key) {
      memory.delete(idOf(rule, key));
      if (rule.inMemory) return;
      await beforeDisk(db, (one) =>
        one.deleteFrom("rate_limits").where("key", "=", idOf(rule, key)).execute(),
      );
    },
    async forget(key) {
      const end = `:${hashKey(key)}`;
      for (const id of memory.keys()) if (id.endsWith(end)) memory.delete(id);
      await db.deleteFrom("rate_limits").where("key", "like", `%${end}`).execute();
    },
    async deleteEnded(within) {
      await within.deleteFrom("rate_limits").where("expire", "<=", now()).execute();
    },
  };
}

const idOf = (rule: LimitRule, key: string) => `${rule.name}:${hashKey(key)}`;
const hashKey = (key: string) => hashToken(key).slice(0, 32);

async function countInDatabase(db: Database, rule: LimitRule, key: string, now: number): Promise<Counted> {
  const expire = now + rule.windowMs;
  const counted = await sql<Counted>`
    insert into rate_limits (key, points, expire) values (${key}, 1, ${expire})
    on conflict (key) do update set
      points = case when rate_limits.expire <= ${now} then 1 else rate_limits.points + 1 end,
      expire = case when rate_limits.expire <= ${now} then excluded.expire else rate_limits.expire end
    returning points, expire`.execute(db);
  return counted.rows[0] ?? { points: 1, expire };
}

function readCount(db: Database, key: string): Promise<Counted | undefined> {
  return db.selectFrom("rate_limits").select(["points", "expire"]).where("key", "=", key).executeTakeFirst();
}

const MAX_KEYS = 50_000;

function countInMemory(memory: Map<string, Counted>, rule: LimitRule, key: string, now: number): Counted {
  const before = memory.get(key);
  const counted =
    before && before.expire > now
      ? { ...before, points: before.points + 1 }
      : { points: 1, expire: now + rule.windowMs };
  if (!before && memory.size >= MAX_KEYS) {
    for (const [old, { expire }] of memory) if (expire <= now) memory.delete(old);
    if (memory.size >= MAX_KEYS) memory.clear();
  }
  memory.set(key, counted);
  return counted;
}
