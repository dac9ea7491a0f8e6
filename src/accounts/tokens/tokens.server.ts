import { chosenMembership } from "#accounts/actor.server.ts";
import type { Membership } from "#accounts/actor.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import { requireProof } from "#accounts/profile/proof.server.ts";
import { noteSecurityEvent } from "#accounts/security/securityEvents.server.ts";
import { TOKEN_DAYS, TOKEN_MAX_DAYS, type ListedToken, type NewToken } from "#accounts/tokens/contract.ts";
import { tokenEnded, tokenMade } from "#accounts/tokens/events.ts";
import { tokensPerHost } from "#accounts/tokens/limits.ts";
import {
  deleteToken,
  insertToken,
  listTokenGuidebooks,
  listTokens,
  reachesGuidebooks,
} from "#accounts/tokens/store.server.ts";
import type { ApiTokensTable } from "#accounts/tokens/tables.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { DAY_MS } from "#core/durations.ts";
import type { SignedInHost } from "#core/http.server.ts";
import { hashToken, randomText } from "#core/ids.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";

export const TOKEN_PREFIX = "pl_";
/** Letters and digits: 190 bits. */
export const TOKEN_LENGTH = 32;
const SHOWN_LENGTH = TOKEN_PREFIX.length + 4;

/** Returns the host's own tokens of the account of the session, newest first. */
export async function tokensOf(context: AppContext, host: SignedInHost): Promise<ListedToken[]> {
  const membership = await chosenMembership(context, host);
  if (!membership) return [];
  const rows = await listTokens(context.db, makerIn(membership, host), context.now());
  const limited = await listTokenGuidebooks(
    context.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toListed(row, limited.get(row.id) ?? []));
}

/**
 * Makes a token of the host in the account of the session and returns it; only its hash is stored. Refuses without a
 * proof, a role above the host's, guidebooks that the host does not reach, an end in the past or after more than a year,
 * and the 51st of a day.
 */
export async function makeToken(
  context: AppContext,
  host: SignedInHost,
  { name, role, guidebooks, expiresAt }: NewToken,
): Promise<Result<ListedToken & { token: string }>> {
  const proved = await requireProof(context, host);
  if (!proved.ok) return proved;
  const membership = await chosenMembership(context, host);
  if (!membership) return notFound("Your account");
  if (membership.role === "viewer" && role !== "viewer") return aboveOwnRole();
  const now = context.now();
  const end = expiresAt ?? now + TOKEN_DAYS * DAY_MS;
  if (end <= now || end > now + TOKEN_MAX_DAYS * DAY_MS) return wrongEnd();
  const maker = { ...makerIn(membership, host), isLimited: membership.isLimited };
  if (guidebooks && !(await reachesGuidebooks(context.db, maker, guidebooks)))
    return notFound("One of these guidebooks");
  const free = await context.limits.consume(tokensPerHost, host.id);
  if (!free.ok) return free;
  const token = TOKEN_PREFIX + randomText(context.randomBytes, TOKEN_LENGTH);
  const row: ApiTokensTable = {
    id: context.randomId(),
    token_hash: hashToken(token),
    prefix: token.slice(0, SHOWN_LENGTH),
    account_id: membership.accountId,
    user_id: host.id,
    name,
    role,
    is_limited: guidebooks ? 1 : 0,
    created_at: now,
    expires_at: end,
    last_used_at: null,
  };
  const ids = [...new Set(guidebooks)];
  await context.db.transaction().execute(async (db) => {
    await insertToken(db, row, ids);
    await recordEvent(context, db, makerIn(membership, host), tokenMade, null, { subjectId: row.id });
    await noteSecurityEvent(context, db, { userId: host.id, kind: "token_made" });
  });
  return ok({ ...toListed(row, ids), token });
}

/** Ends one of the host's tokens at once. */
export async function endToken(context: AppContext, host: SignedInHost, id: string): Promise<Result<void>> {
  const membership = await chosenMembership(context, host);
  if (!membership) return tokenGone;
  const maker = makerIn(membership, host);
  return context.db.transaction().execute(async (db) => {
    if (!(await deleteToken(db, maker, id))) return tokenGone;
    await recordEvent(context, db, maker, tokenEnded, null, { subjectId: id });
    return ok(undefined);
  });
}

const makerIn = ({ accountId }: Membership, { id }: SignedInHost) => ({ accountId, userId: id });

const toListed = (row: ApiTokensTable, guidebookIds: string[]): ListedToken => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  role: row.role,
  guidebooks: row.is_limited === 1 ? guidebookIds : null,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
});

const tokenGone = refused({ code: "token_gone", message: "This token has ended already." });

function aboveOwnRole() {
  const message = "You can read here, and so can a token of yours. Choose viewer.";
  return refused({ code: "invalid", message, fields: { role: message } });
}

function wrongEnd() {
  const message = "Choose an end within the next year.";
  return refused({ code: "invalid", message, fields: { expiresAt: message } });
}
