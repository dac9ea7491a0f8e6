import { shareLinkEnded, shareLinkMade } from "#guidebooks/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { lockAccount } from "#accounts/memberStore.server.ts";
import type { NewShareLink, SecretKind, ShareLink, Sharing } from "#guidebooks/contract.ts";
import { shareLinksPerHost } from "#guidebooks/limits.ts";
import { isLive } from "#guidebooks/shareLink.ts";
import { findGuestSections } from "#guidebooks/sectionStore.server.ts";
import {
  findSecretAccess,
  findShareLinks,
  insertShareLink,
  revokeLink,
} from "#guidebooks/shareLinkStore.server.ts";
import { findGuidebook } from "#guidebooks/store.server.ts";
import type { Leaf } from "#sections/field.ts";
import { withoutStayOnly } from "#sections/richtext/stayPassages.ts";
import { leavesOf } from "#sections/section.ts";
import { sharingTexts } from "#core/i18n/sharingTexts.ts";
import type { Database } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";
import type { ShareLinksTable } from "#guidebooks/tables.server.ts";

/** The latest time that a four-digit year can hold. */
const LATEST = Date.UTC(9999, 11, 31);

/** Returns a guidebook's permanent link and share links, newest first. `origin` starts each URL. */
export async function sharingOf(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  origin: string,
): Promise<Result<Sharing>> {
  return readSharing(context.db, actor, guidebookId, origin);
}

/** Returns the live link, and makes one if there is none. Refuses the 501st link of a day. */
export async function shareGuidebook(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  origin: string,
): Promise<Result<Sharing>> {
  const isShared = (sharing: Result<Sharing>) =>
    !sharing.ok || sharing.value.links.some((link) => isLive(link, context.now()));
  const before = await readSharing(context.db, actor, guidebookId, origin);
  if (isShared(before)) return before;
  const free = await context.limits.consume(shareLinksPerHost, actor.userId);
  if (!free.ok) return free;
  return context.db.transaction().execute(async (db) => {
    await lockAccount(db, actor.accountId);
    const sharing = await readSharing(db, actor, guidebookId, origin);
    if (isShared(sharing)) return sharing;
    await insertShareLink(db, newRow(context, actor, guidebookId, {}));
    await recordEvent(context, db, actor, shareLinkMade, null, { guidebookId });
    return readSharing(db, actor, guidebookId, origin);
  });
}

/** Makes a link, with an end if one is given. Refuses an end that has passed, and the 501st link of a day. */
export async function createShareLink(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  given: NewShareLink,
  origin: string,
): Promise<Result<ShareLink>> {
  const { expiresAt } = given;
  if (expiresAt && (expiresAt <= context.now() || expiresAt > LATEST)) return endHasPassed();
  if (!(await findGuidebook(context.db, actor, "share", guidebookId))) return notFound("This guidebook");
  const free = await context.limits.consume(shareLinksPerHost, actor.userId);
  if (!free.ok) return free;
  const row = newRow(context, actor, guidebookId, given);
  await context.db.transaction().execute(async (db) => {
    await insertShareLink(db, row);
    await recordEvent(context, db, actor, shareLinkMade, null, { guidebookId });
  });
  return ok(toLink(row, origin));
}

/** Revokes a link at once. A second call changes nothing. */
export async function revokeShareLink(
  context: AppContext,
  actor: Actor,
  token: string,
): Promise<Result<void>> {
  return context.db.transaction().execute(async (db) => {
    const revoked = await revokeLink(db, actor, token, context.now());
    if (!revoked) return notFound("This link");
    const { guidebookId, wasLive } = revoked;
    if (wasLive) await recordEvent(context, db, actor, shareLinkEnded, null, { guidebookId });
    return ok(undefined);
  });
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
    secrets: await secretsOf(db, guidebookId),
  });
}

/** Returns the kinds of secrets that a guidebook holds, by who reads them (Stays 2). */
async function secretsOf(db: Database, guidebookId: string): Promise<Sharing["secrets"]> {
  const { isForStays, isWifiForStays } = await findSecretAccess(db, guidebookId);
  const sections = await findGuestSections(db, guidebookId);
  const leaves = sections.flatMap(({ section, isHidden }) => (isHidden ? [] : leavesOf(section)));
  const kinds = new Set(leaves.flatMap((leaf) => secretKindOf(leaf) ?? []));
  const needsStay = (kind: SecretKind) => (kind === "network" ? isWifiForStays : isForStays);
  return {
    forEveryone: [...kinds].filter((kind) => !needsStay(kind)),
    duringStays: [...kinds].filter(needsStay),
  };
}

function secretKindOf({ kind, opens, value }: Leaf): SecretKind | undefined {
  if (kind === "secret") return opens;
  return kind === "html" && withoutStayOnly(value) !== value ? "passage" : undefined;
}

function newRow(
  context: AppContext,
  { userId }: Actor,
  guidebookId: string,
  { label, expiresAt }: NewShareLink,
): ShareLinksTable {
  return {
    token: context.randomId(),
    guidebook_id: guidebookId,
    label: label || null,
    created_at: context.now(),
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
