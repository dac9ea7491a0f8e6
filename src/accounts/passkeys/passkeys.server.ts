import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { z } from "zod";
import type { Done } from "#accounts/contract.ts";
import { requireProof } from "#accounts/profile/proof.server.ts";
import { updateProvedAt } from "#accounts/profile/sessionStore.server.ts";
import { formatDevice } from "#accounts/profile/formatDevice.ts";
import type { ListedPasskey } from "#accounts/passkeys/contract.ts";
import { passkeyAdded } from "#accounts/passkeys/jobs.server.ts";
import {
  deletePasskey,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  notePasskeyUsed,
  renamePasskey,
  takeChallenge,
} from "#accounts/passkeys/store.server.ts";
import { noteSecurityEvent } from "#accounts/security/securityEvents.server.ts";
import { lockUser } from "#accounts/store.server.ts";
import type { PasskeysTable } from "#accounts/tables.server.ts";
import { MINUTE_MS } from "#core/durations.ts";
import type { SignedInHost } from "#core/http.server.ts";
import { hashToken } from "#core/ids.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";

const CHALLENGE_MS = 5 * MINUTE_MS;
const MAX_PASSKEYS = 20;

/** The relying party's id is the host name of the site's origin (WebAuthn §5.1.2). */
const rpIdOf = (origin: string) => new URL(origin).hostname;

const storedTransports = z.array(z.string());
/** As reported when the passkey was created; unknown ones pass through. */
const transportsOf = ({ transports }: PasskeysTable) =>
  storedTransports.parse(JSON.parse(transports)) as AuthenticatorTransport[];

/** Starts a new passkey. Refuses with 403 `proof_needed` and 409 `passkey_limit`. */
export async function beginPasskey(
  context: AppContext,
  host: SignedInHost,
  origin: string,
): Promise<Result<Record<string, unknown>>> {
  const proved = await requireProof(context, host);
  if (!proved.ok) return proved;
  const known = await listPasskeys(context.db, host.id);
  if (known.length >= MAX_PASSKEYS) return tooManyPasskeys;
  const options = await generateRegistrationOptions({
    rpName: context.config.product.name,
    rpID: rpIdOf(origin),
    userName: host.email,
    userDisplayName: `${host.firstName} ${host.lastName}`,
    userID: new TextEncoder().encode(host.id),
    excludeCredentials: known.map((row) => ({ id: row.credential_id, transports: transportsOf(row) })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await remember(context, options.challenge, host.id);
  return ok({ ...options });
}

/** Stores a new passkey, and informs by email. Refuses with 403 `proof_needed` and 400 `wrong_passkey`. */
export async function addPasskey(
  context: AppContext,
  host: SignedInHost,
  credential: unknown,
  { origin, userAgent }: { origin: string; userAgent: string },
): Promise<Result<ListedPasskey>> {
  const proved = await requireProof(context, host);
  if (!proved.ok) return proved;
  const response = credential as RegistrationResponseJSON; // its shape is parsed; its content is verified below
  const verified = await settled(
    verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => take(context, challenge, host.id),
      expectedOrigin: origin,
      expectedRPID: rpIdOf(origin),
    }),
  );
  if (!verified?.verified) return wrongPasskey;
  const { credential: made } = verified.registrationInfo;
  const row = {
    id: context.randomId(),
    user_id: host.id,
    credential_id: made.id,
    public_key: Buffer.from(made.publicKey).toString("base64url"),
    counter: made.counter,
    transports: JSON.stringify(made.transports ?? []),
    name: formatDevice(userAgent),
    created_at: context.now(),
    last_used_at: null,
  };
  return context.db.transaction().execute(async (db) => {
    // Checked again under the lock: the session may have ended.
    await lockUser(db, host.id);
    const stillProved = await requireProof({ ...context, db }, host);
    if (!stillProved.ok) return stillProved;
    if (!(await insertPasskey(db, row))) return wrongPasskey;
    const what = { userId: host.id, device: row.name };
    await context.jobs.add(db, passkeyAdded, { ...what, at: row.created_at });
    await noteSecurityEvent(context, db, { ...what, kind: "passkey_added" });
    return ok(toListed(row));
  });
}

/** Starts a sign-in, or a proof of the signed-in host, by any passkey of the site. */
export async function beginPasskeyUse(
  context: AppContext,
  origin: string,
  userId: string | null,
): Promise<Record<string, unknown>> {
  const options = await generateAuthenticationOptions({ rpID: rpIdOf(origin), userVerification: "required" });
  await remember(context, options.challenge, userId);
  return { ...options };
}

/** Returns the user of a passkey. Refuses with 400 `unknown_passkey`, forgotten then, or `wrong_passkey`. */
export async function checkPasskey(
  context: AppContext,
  credential: unknown,
  { origin, userId }: { origin: string; userId: string | null },
): Promise<Result<string>> {
  const response = credential as AuthenticationResponseJSON; // its shape is parsed; its content is verified below
  const row = await findPasskey(context.db, response.id);
  if (!row) return unknownPasskey;
  if (userId !== null && row.user_id !== userId) return wrongPasskey;
  const verified = await settled(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => take(context, challenge, userId),
      expectedOrigin: origin,
      expectedRPID: rpIdOf(origin),
      credential: {
        id: row.credential_id,
        publicKey: Uint8Array.from(Buffer.from(row.public_key, "base64url")),
        counter: row.counter,
        transports: transportsOf(row),
      },
    }),
  );
  if (!verified?.verified) return wrongPasskey;
  await notePasskeyUsed(context.db, row.id, verified.authenticationInfo.newCounter, context.now());
  return ok(row.user_id);
}

/** Accepts a passkey as the proof of this session (Accounts 10). Refuses as `checkPasskey` does. */
export async function proveByPasskey(
  context: AppContext,
  host: SignedInHost,
  credential: unknown,
  origin: string,
): Promise<Result<Done>> {
  const checked = await checkPasskey(context, credential, { origin, userId: host.id });
  if (!checked.ok) return checked;
  await updateProvedAt(context.db, host.session, context.now());
  return ok({ message: "Thank you." });
}

export async function passkeysOf(context: AppContext, host: SignedInHost): Promise<ListedPasskey[]> {
  return (await listPasskeys(context.db, host.id)).map(toListed);
}

/** Names a passkey. Refuses with 404 `passkey_gone`. */
export async function namePasskey(
  context: AppContext,
  host: SignedInHost,
  id: string,
  name: string,
): Promise<Result<void>> {
  return (await renamePasskey(context.db, host.id, id, name)) ? ok(undefined) : passkeyGone;
}

/** Removes a passkey. Refuses with 403 `proof_needed` and 404 `passkey_gone`. */
export async function removePasskey(
  context: AppContext,
  host: SignedInHost,
  id: string,
): Promise<Result<void>> {
  const proved = await requireProof(context, host);
  if (!proved.ok) return proved;
  if (!(await deletePasskey(context.db, host.id, id))) return passkeyGone;
  await noteSecurityEvent(context, context.db, { userId: host.id, kind: "passkey_removed" });
  return ok(undefined);
}

const remember = (context: AppContext, challenge: string, userId: string | null) =>
  insertChallenge(context.db, {
    challenge_hash: hashToken(challenge),
    user_id: userId,
    expires_at: context.now() + CHALLENGE_MS,
  });

const take = (context: AppContext, challenge: string, userId: string | null) =>
  takeChallenge(context.db, { hash: hashToken(challenge), userId, now: context.now() });

/** The library throws for every invalid response. */
async function settled<T>(verifying: Promise<T>): Promise<T | null> {
  try {
    return await verifying;
  } catch {
    return null;
  }
}

export const toListed = (row: PasskeysTable): ListedPasskey => ({
  id: row.id,
  credentialId: row.credential_id,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});

const wrongPasskey = refused({
  code: "wrong_passkey",
  message: "This passkey did not work. Try again, or use your password.",
});

const unknownPasskey = refused({
  code: "unknown_passkey",
  message: "This passkey does not sign in here any more. Use your password, or another passkey.",
});

const passkeyGone = refused({ code: "passkey_gone", message: "This passkey has already been removed." });

const tooManyPasskeys = refused({
  code: "passkey_limit",
  message: `You have ${MAX_PASSKEYS} passkeys. Remove one first.`,
});
