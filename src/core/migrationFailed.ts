/** Names the migration that failed; its cause is what made it fail. Known by its name: the build has a class of its own. */
export class MigrationFailed extends Error {
  override name = "MigrationFailed";

  constructor(migration: string, cause: unknown) {
    super(`Migration ${migration} failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
