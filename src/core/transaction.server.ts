import type { Database } from "#core/database.server.ts";
import type { Result } from "#core/refusal.ts";

type Refusing = Extract<Result<never>, { ok: false }>;

/** Thrown to roll the transaction back. */
class Refused extends Error {
  readonly result: Refusing;

  constructor(result: Refusing) {
    super(result.refusal.message);
    this.result = result;
  }
}

/** Runs work in one transaction. Rolls it back when the work refuses. */
export function allOrNothing<T>(
  db: Database,
  work: (db: Database) => Promise<Result<T>>,
): Promise<Result<T>> {
  return db
    .transaction()
    .execute(async (inside): Promise<Result<T>> => {
      const result = await work(inside);
      if (!result.ok) throw new Refused(result);
      return result;
    })
    .catch((error: unknown) => {
      if (error instanceof Refused) return error.result;
      throw error;
    });
}
