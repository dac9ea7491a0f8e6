import type { Actor } from "#accounts/actor.ts";
import type { ReadManual } from "#contentImport/contract.ts";
import { manualProcesses } from "#contentImport/manualProcesses.server.ts";
import type { ManualFile } from "#contentImport/parse/readFile.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";

/**
 * Reads a manual and says where each of its sentences could go. Nothing is stored. Refuses with 422 `unreadable_manual`,
 * and with 413 `too_large` where it takes more than 20 seconds or 400 MB.
 */
export async function readManual(
  { accountId }: Pick<Actor, "accountId">,
  file: ManualFile,
): Promise<Result<ReadManual>> {
  const read = await manualProcesses.run(accountId, "readManual", file);
  if (!read.ok) return read.refusal.code === "too_large" ? tooHeavy : read;
  if ("refusal" in read.value) return refused({ code: "unreadable_manual", message: read.value.refusal });
  return ok(read.value.manual);
}

const tooHeavy = refused({
  code: "too_large",
  message:
    "This file takes too long to read. Open it, copy the words that are for guests, and paste them here.",
});
