import { insertEmailLink } from "#accounts/profile/emailLinkStore.server.ts";
import type { EmailLinksTable } from "#accounts/tables.server.ts";
import { hashToken } from "#core/ids.server.ts";
import type { AppContext } from "#core/context.server.ts";

const TOKEN_BYTES = 32;

/** Stores the hash of a new email link and returns its URL. Throws when its change of email has ended. */
export async function newEmailLink(
  context: AppContext,
  origin: string,
  link: Omit<EmailLinksTable, "token_hash" | "created_at">,
): Promise<string> {
  const token = Buffer.from(context.randomBytes(TOKEN_BYTES)).toString("base64url");
  const row = { ...link, token_hash: hashToken(token), created_at: context.now() };
  await insertEmailLink(context.db, row);
  return `${origin}/confirm-email?token=${token}`;
}
