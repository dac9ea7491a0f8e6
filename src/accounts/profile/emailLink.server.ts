import { insertEmailLink } from "#accounts/profile/emailLinkStore.server.ts";
import type { EmailLinksTable } from "#accounts/tables.server.ts";
import { hashToken } from "#core/ids.server.ts";
import type { Platform } from "#core/platform.server.ts";

const TOKEN_BYTES = 32;

/**
 * Stores a link of an e-mail and returns its URL. The token is stored nowhere else. Throws where its change of e-mail has
 * ended meanwhile.
 */
export async function newEmailLink(
  platform: Platform,
  origin: string,
  link: Omit<EmailLinksTable, "token_hash" | "created_at">,
): Promise<string> {
  const token = Buffer.from(platform.randomBytes(TOKEN_BYTES)).toString("base64url");
  const row = { ...link, token_hash: hashToken(token), created_at: platform.now() };
  await insertEmailLink(platform.db, row);
  return `${origin}/confirm-email?token=${token}`;
}
