import type { Done } from "#accounts/contract.ts";
import { passwordChecksPerHost } from "#accounts/limits.ts";
import { MESSAGES } from "#accounts/messages.ts";
import { isPassword } from "#accounts/password.server.ts";
import { findProvedAt, updateProvedAt } from "#accounts/profile/sessionStore.server.ts";
import { noteSecurityEvent } from "#accounts/security/securityEvents.server.ts";
import { findUser } from "#accounts/store.server.ts";
import { MINUTE_MS } from "#core/durations.ts";
import type { SignedInHost } from "#core/http.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";

/** How long a proof is valid: a visitor at an open browser must not be able to delete the account (Accounts 10). */
const PROOF_MS = 15 * MINUTE_MS;

/** Refuses with 403 `proof_needed` unless this session proved the host's identity within 15 minutes. */
export async function requireProof(
  context: AppContext,
  { session }: Pick<SignedInHost, "session">,
): Promise<Result<void>> {
  const provedAt = await findProvedAt(context.db, session);
  return provedAt !== null && context.now() - provedAt < PROOF_MS ? ok(undefined) : proofNeeded;
}

/** Accepts the password as a proof. Refuses with 400 `wrong_password`, 429 after 10 wrong ones in 15 minutes. */
export async function proveByPassword(
  context: AppContext,
  host: SignedInHost,
  password: string,
): Promise<Result<Done>> {
  const free = await context.limits.consume(passwordChecksPerHost, host.id);
  if (!free.ok) return free;
  const row = await findUser(context.db, host.id);
  if (!(await isPassword(row?.password_hash, password))) {
    await noteSecurityEvent(context, context.db, { userId: host.id, kind: "wrong_password" });
    const message = MESSAGES.wrongCurrentPassword;
    return refused({ code: "wrong_password", message, fields: { password: message } });
  }
  await context.limits.clear(passwordChecksPerHost, host.id);
  await updateProvedAt(context.db, host.session, context.now());
  return ok({ message: "Thank you." });
}

const proofNeeded = refused({
  code: "proof_needed",
  message: "Please confirm that it is you: enter your password again.",
});
