import { enterWithin, enter, type Caller, type Entered } from "#accounts/accounts.server.ts";
import { emailKey } from "#accounts/contract.ts";
import { findDevice } from "#accounts/device.server.ts";
import { signInsPerIp, signUpsPerIp } from "#accounts/limits.ts";
import type { Authorisation, OidcClaims, OidcSettings, Provider } from "#accounts/oidc/provider.server.ts";
import { findUserOfIdentity, insertIdentity, insertLink, takeLink } from "#accounts/oidc/store.server.ts";
import { hashPassword } from "#accounts/password.server.ts";
import { updateProvedAt } from "#accounts/profile/sessionStore.server.ts";
import { returnPath } from "#accounts/returnPath.ts";
import { noteSecurityEvent } from "#accounts/security/securityEvents.server.ts";
import { invitationIn } from "#accounts/signUpOffer.ts";
import { admit, insertNewUser } from "#accounts/signUp.server.ts";
import { findUserByEmail } from "#accounts/store.server.ts";
import type { UsersTable } from "#accounts/tables.server.ts";
import { MINUTE_MS } from "#core/durations.ts";
import type { AppContext } from "#core/context.server.ts";
import type { SignedInHost } from "#core/http.server.ts";
import { hashToken } from "#core/ids.server.ts";
import { ok, refused, type Refusal, type Result } from "#core/refusal.ts";
import { allOrNothing } from "#core/transaction.server.ts";

const LINK_MS = 30 * MINUTE_MS;
const TOKEN_BYTES = 32;

/** A user who is in and goes to `next`, or the token of an identity that their sign-in as before connects. */
type OidcOutcome = { entered: Entered; next: string } | { link: string };

/** Starts a sign-in at the provider. Throws when the provider cannot be reached. */
export async function beginOidc(
  context: AppContext,
  provider: Provider,
  { next, proves, redirectUri }: Pick<Authorisation, "next" | "proves"> & { redirectUri: string },
): Promise<{ url: URL; sent: Authorisation }> {
  const sent = {
    state: newToken(context),
    nonce: newToken(context),
    verifier: newToken(context),
    next,
    proves,
  };
  return { url: await provider.authorisationUrl(sent, redirectUri), sent };
}

/**
 * Signs in the user of these claims: by subject, else by email where the provider and we both have it confirmed, else
 * as a new user. Refuses with 403 `oidc_not_allowed`, `oidc_no_email`, `sign_up_closed` and `invitation_needed`, and 429.
 * Returns a link where the user has to sign in once by password or passkey.
 */
export async function enterByOidc(
  context: AppContext,
  settings: OidcSettings,
  claims: OidcClaims,
  caller: Caller & Pick<Authorisation, "next">,
): Promise<Result<OidcOutcome>> {
  const free = await context.limits.consume(signInsPerIp, caller.ip);
  if (!free.ok) return free;
  if (!isAllowed(settings, claims)) return notAllowed;
  const identity = { issuer: claims.issuer, subject: claims.sub };
  const known = await findUserOfIdentity(context.db, identity);
  if (known) return enterAs(context, known, caller);
  if (claims.email === undefined) return noEmail;
  const owner = await findUserByEmail(context.db, emailKey(claims.email));
  if (!owner) return signUpByOidc(context, claims, caller);
  if (claims.email_verified && owner.email_confirmed_at !== null)
    return enterAs(context, owner, caller, identity);
  const link = newToken(context);
  await insertLink(context.db, {
    ...identity,
    token_hash: hashToken(link),
    user_id: owner.id,
    expires_at: context.now() + LINK_MS,
  });
  return ok({ link });
}

/** Connects the identity of a link to the user who has just signed in, if it is theirs. */
export async function connectByLink(context: AppContext, userId: string, link: string): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const found = await takeLink(db, hashToken(link), context.now());
    if (found?.user_id === userId) await connect({ ...context, db }, userId, found);
  });
}

/** Accepts a fresh sign-in at the provider as the proof of this session (Accounts 10). */
export async function proveByOidc(
  context: AppContext,
  host: SignedInHost,
  { issuer, sub }: OidcClaims,
): Promise<void> {
  const user = await findUserOfIdentity(context.db, { issuer, subject: sub });
  if (user?.id === host.id) await updateProvedAt(context.db, host.session, context.now());
}

async function enterAs(
  context: AppContext,
  user: UsersTable,
  caller: Caller & Pick<Authorisation, "next">,
  identity?: Identity,
): Promise<Result<OidcOutcome>> {
  const device = await findDevice(context, user.id, caller.cookies);
  const entered = await context.db.transaction().execute(async (db) => {
    if (identity) await connect({ ...context, db }, user.id, identity);
    return enterWithin({ ...context, db }, user, device, caller);
  });
  return ok({ entered, next: caller.next });
}

async function signUpByOidc(
  context: AppContext,
  { issuer, sub, email = "", email_verified, ...names }: OidcClaims,
  caller: Caller & Pick<Authorisation, "next">,
): Promise<Result<OidcOutcome>> {
  const free = await context.limits.consume(signUpsPerIp, caller.ip);
  if (!free.ok) return free;
  const admitted = await admit(context, invitationIn(caller.next));
  if (!admitted.ok) return admitted;
  const now = context.now();
  const row: UsersTable = {
    id: context.randomId(),
    email,
    email_key: emailKey(email),
    ...namesOf(names, email),
    profile_image_url: null,
    // No one knows it: a reset link chooses one.
    password_hash: await hashPassword(newToken(context)),
    created_at: now,
    email_confirmed_at: email_verified ? now : null,
  };
  const made = await allOrNothing(context.db, async (db) => {
    const to = { invitation: admitted.value, origin: caller.origin };
    const inserted = await insertNewUser({ ...context, db }, row, to);
    if (inserted.ok) await insertIdentity(db, { issuer, subject: sub, user_id: row.id, created_at: now });
    return inserted;
  });
  if (!made.ok) return made;
  const device = await findDevice(context, row.id, caller.cookies);
  const entered = await enter(context, row, device, caller, made.value);
  // The invitation is used: its screen has nothing left to ask.
  return ok({ entered, next: admitted.value === null ? caller.next : returnPath(null) });
}

interface Identity {
  issuer: string;
  subject: string;
}

async function connect(context: AppContext, userId: string, { issuer, subject }: Identity): Promise<void> {
  const row = { issuer, subject, user_id: userId, created_at: context.now() };
  if (await insertIdentity(context.db, row))
    await noteSecurityEvent(context, context.db, { userId, kind: "oidc_linked" });
}

function isAllowed({ domains, groups }: OidcSettings, claims: OidcClaims): boolean {
  const domain = claims.email?.split("@").at(-1)?.toLowerCase();
  if (domains && !(claims.email_verified && domain !== undefined && domains.includes(domain))) return false;
  return !groups || claims.groups.some((group) => groups.includes(group));
}

/** Returns both names: those of the claims, else the parts of the full name, else the start of the email. */
function namesOf(claims: Pick<OidcClaims, "given_name" | "family_name" | "name">, email: string) {
  const [first, ...rest] = (claims.name ?? email.split("@")[0] ?? email).split(/\s+/);
  return {
    first_name: claims.given_name ?? first ?? email,
    last_name: claims.family_name ?? rest.join(" "),
  };
}

const newToken = (context: AppContext) => Buffer.from(context.randomBytes(TOKEN_BYTES)).toString("base64url");

const refusal = (code: Refusal["code"], message: string) => refused({ code, message });

const notAllowed = refusal("oidc_not_allowed", "Your account at the provider may not sign in here.");
const noEmail = refusal("oidc_no_email", "The provider did not say your email.");
