import type { Actor } from "#accounts/actor.ts";
import { lockAccount } from "#accounts/memberStore.server.ts";
import type { NewShareLink, ShareLink, Sharing } from "#guidebooks/contract.ts";
import { doorCodeIn } from "#guidebooks/doorCode.ts";
import { shareLinksPerHost } from "#guidebooks/limits.ts";
import { isLive } from "#guidebooks/shareLink.ts";
import { findGuestSections } from "#guidebooks/sectionStore.server.ts";
import {
  findShareLinks,
  insertShareLink,
  isForStaysAlone,
  revokeLink,
} from "#guidebooks/shareLinkStore.server.ts";
import { findGuidebook } from "#guidebooks/store.server.ts";
import { sharingTexts } from "#core/i18n/sharingTexts.ts";
import type { Database } from "#core/database.server.ts";
import type { Platform } from "#core/platform.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";
import type { ShareLinksTable } from "#guidebooks/tables.server.ts";

/** The last moment that a calendar of four-digit years can name. */
const LATEST = Date.UTC(9999, 11, 31);

/**
 * Returns how a guidebook is shared: its permanent link and every share link, newest first. `origin` begins the links.
 */
export async function sharingOf(
  platform: Platform,
  actor: Actor,
  guidebookId: string,
  origin: string,
): Promise<Result<Sharing>> {
  return readSharing(platform.db, actor, guidebookId, origin);
}

/** Makes sure that there is one live link, and returns the same. Refuses the 501st link of a day. */
export async function shareGuidebook(
  platform: Platform,
  actor: Actor,
  guidebookId: string,
  origin: string,
): Promise<Result<Sharing>> {
  const isShared = (sharing: Result<Sharing>) =>
    !sharing.ok || sharing.value.links.some((link) => isLive(link, platform.now()));
  const before = await readSharing(platform.db, actor, guidebookId, origin);
  if (isShared(before)) return before;
  const free = await platform.limits.take(shareLinksPerHost, actor.userId);
  if (!free.ok) return free;
  return platform.db.transaction().execute(async (db) => {
    await lockAccount(db, actor.accountId);
    const sharing = await readSharing(db, actor, guidebookId, origin);
    if (isShared(sharing)) return sharing;
    await insertShareLink(db, newRow(platform, actor, guidebookId, {}));
    return readSharing(db, actor, guidebookId, origin);
  });
}

/** Makes one more link, with an end if one is given. Refuses an end that has passed, and the 501st link of a day. */
export async function createShareLink(
  platform: Platform,
  actor: Actor,
  guidebookId: string,
  given: NewShareLink,
  origin: string,
): Promise<Result<ShareLink>> {
  const { expiresAt } = given;
  if (expiresAt && (expiresAt <= platform.now() || expiresAt > LATEST)) return endHasPassed();
  if (!(await findGuidebook(platform.db, actor, "share", guidebookId))) return notFound("This guidebook");
  const free = await platform.limits.take(shareLinksPerHost, actor.userId);
  if (!free.ok) return free;
  const row = newRow(platform, actor, guidebookId, given);
  await insertShareLink(platform.db, row);
  return ok(toLink(row, origin));
}

/** Ends a link for good, at once. Revoking twice changes nothing. */
export async function revokeShareLink(
  platform: Platform,
  actor: Actor,
  token: string,
): Promise<Result<void>> {
  const revoked = await revokeLink(platform.db, actor, token, platform.now());
  return revoked ? ok(undefined) : notFound("This link");
}

async function readSharing(
  db: Database,
  actor: Actor,
  guidebookId: string,
  origin: string,
): Promise<Result<Sharing>> {
  const guidebook = await findGuidebook(db, actor, "share", guidebookId);
  if (!guidebook) return notFound("This guidebook");
  const rows = await findShareLinks(db, actor, guidebookId);
  const url = `${origin}/view/${guidebook.slug}`;
  return ok({
    slug: guidebook.slug,
    url,
    links: rows.map((row) => toLink(row, origin)),
    message: sharingTexts[guidebook.language].message(guidebook.name),
    showsDoorCode: await showsDoorCode(db, guidebookId),
  });
}

/** Returns whether everybody who reads a guidebook reads a door code (Stays 2). */
async function showsDoorCode(db: Database, guidebookId: string): Promise<boolean> {
  if (await isForStaysAlone(db, guidebookId)) return false;
  const sections = await findGuestSections(db, guidebookId);
  return sections.some(({ section, isHidden }) => !isHidden && doorCodeIn(section) !== "");
}

function newRow(
  platform: Platform,
  { userId }: Actor,
  guidebookId: string,
  { label, expiresAt }: NewShareLink,
): ShareLinksTable {
  return {
    token: platform.randomId(),
    guidebook_id: guidebookId,
    label: label || null,
    created_at: platform.now(),
    expires_at: expiresAt ?? null,
    revoked_at: null,
    created_by: userId,
  };
}

const toLink = (row: ShareLinksTable, origin: string): ShareLink => ({
  token: row.token,
  url: `${origin}/view/${row.token}`,
  label: row.label,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
});

function endHasPassed() {
  const message = "Choose an end in the future.";
  return refused({ code: "invalid", message, fields: { expiresAt: message } });
}
