import type { Actor } from "#accounts/actor.ts";
import type { ReadManual } from "#contentImport/contract.ts";
import { manualProcesses } from "#contentImport/manualProcesses.server.ts";
import type { ManualFile } from "#contentImport/parse/readFile.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";

/** Reads a manual: where its sentences could go. Refuses with 422 `unreadable_manual`, 413 `too_large`. */
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
