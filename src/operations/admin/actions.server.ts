import { makeBackup } from "#operations/backups/jobs.server.ts";
import { backupPlaces } from "#operations/backups/places.server.ts";
import { composeEmail } from "#core/composeEmail.ts";
import type { AppContext } from "#core/context.server.ts";
import type { SignedInHost } from "#core/http.server.ts";
import { changeDue, reviveJob } from "#core/jobs/store.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";

/** Sends the operator an email at once, past the queue. Refuses with 502 `email_failed` and what the mail server said. */
export async function sendTestEmail(
  context: AppContext,
  { email }: SignedInHost,
): Promise<Result<{ to: string }>> {
  const { product } = context.config;
  const parts = [`This is a test: ${product.name} can send emails from ${context.config.mailFrom}.`];
  try {
    await context.email.send({
      to: email,
      subject: `Test email of ${product.name}`,
      ...composeEmail(product, parts),
    });
    return ok({ to: email });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refused({ code: "email_failed", message: `The mail server did not take it: ${reason}` });
  }
}

/** Makes the backup of the day due now. Refuses with 409 `no_backups` where no place is set. */
export async function backUpNow(context: AppContext): Promise<Result<void>> {
  if (backupPlaces(context).length === 0) return noBackups;
  await reviveJob(context.db, makeBackup.name, context.now());
  await changeDue(context.db, makeBackup.name, context.now());
  return ok(undefined);
}

/** Runs a job again that failed for good. Refuses with 409 `not_failed`. */
export async function runJobAgain({ db, now }: AppContext, id: string): Promise<Result<void>> {
  return (await reviveJob(db, id, now())) ? ok(undefined) : notFailed;
}

const notFailed = refused({ code: "not_failed", message: "This job runs again already, or is done." });

const noBackups = refused({
  code: "no_backups",
  message: "Set BACKUP_DIR or BACKUP_S3_BUCKET first, where backups go.",
});
