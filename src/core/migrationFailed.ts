/**
 * Names the migration that failed; `cause` is the error. Compare it by name: the build has a second copy of the class.
 */
export class MigrationFailed extends Error {
  override name = "MigrationFailed";

  constructor(migration: string, cause: unknown) {
    super(`Migration ${migration} failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
