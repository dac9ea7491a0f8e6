import type { Actor } from "#accounts/actor.ts";
import { whoElseMay } from "#accounts/roles.ts";
import { imagineSaved } from "#guidebooks/content.server.ts";
import type { Guidebook } from "#guidebooks/contract.ts";
import { findGuestSections, type StoredGuestSection } from "#guidebooks/sectionStore.server.ts";
import { findGuidebook } from "#guidebooks/store.server.ts";
import { dayInZone } from "#core/days.ts";
import type { Platform } from "#core/platform.server.ts";
import { notFound, ok, type Result } from "#core/refusal.ts";
import type { GuestSection } from "#sections/section.ts";
import {
  nobodysOwn,
  readingOf,
  readWhole,
  type GuestReading,
  type ReachedStay,
  type WholeGuidebook,
} from "#stays/guests.server.ts";
import { guestStayOf } from "#stays/guestStay.ts";
import { imagineStay, type PreviewAs } from "#stays/imaginedStay.ts";
import { findLiveStaysJoined } from "#stays/store.server.ts";

/** What is written in a section and not saved. */
export interface SectionDraft {
  id: string;
  content: unknown;
}

/**
 * Reads a guidebook for its host as `readPreview` does, as if these drafts were saved. Those that could not be are left
 * out.
 */
export async function readLivePreview(
  platform: Platform,
  actor: Actor,
  guidebookId: string,
  { as, drafts }: { as: PreviewAs; drafts: readonly SectionDraft[] },
): Promise<Result<GuestReading>> {
  const guidebook = await findGuidebook(platform.db, actor, "edit", guidebookId);
  if (!guidebook) return notFound("This guidebook");
  return previewOf(platform, actor, guidebook, as, withDrafts(platform, actor, guidebookId, drafts));
}

async function withDrafts(
  platform: Platform,
  actor: Actor,
  guidebookId: string,
  drafts: readonly SectionDraft[],
): Promise<StoredGuestSection[]> {
  const stored = await findGuestSections(platform.db, guidebookId);
  return Promise.all(
    stored.map(async (found) => {
      const draft = drafts.find(({ id }) => id === found.id);
      const content = draft && (await imagineSaved(platform, actor, found.type, draft.content));
      return content ? { ...found, section: { ...found.section, content } as GuestSection } : found; // of its own type's schema
    }),
  );
}

/**
 * Reads a guidebook for its host as somebody else would read it. Without a time zone a stay has no moments: then everybody
 * reads the same.
 */
export async function readPreview(
  platform: Platform,
  actor: Actor,
  guidebookId: string,
  as: PreviewAs,
): Promise<Result<GuestReading>> {
  const guidebook = await findGuidebook(platform.db, actor, "read", guidebookId);
  return guidebook ? previewOf(platform, actor, guidebook, as) : notFound("This guidebook");
}

async function previewOf(
  platform: Platform,
  actor: Actor,
  guidebook: Guidebook,
  as: PreviewAs,
  stored?: Promise<StoredGuestSection[]>,
): Promise<Result<GuestReading>> {
  const whole = await readWhole(platform, guidebook.id, undefined, stored);
  const reached = await imagine(platform, guidebook.id, whole, as);
  const seesGuests = whoElseMay(actor, "see guests") === null;
  const stay = reached.stay && !seesGuests ? { ...reached.stay, guestName: null } : reached.stay;
  return ok(await reading(platform, guidebook, whole, { ...reached, stay }));
}

/** Reads a guidebook for the paper that its host hangs up inside: with the Wi-Fi, without all else that is masked. */
export async function readForHostsPaper(
  platform: Platform,
  actor: Actor,
  guidebookId: string,
): Promise<Result<GuestReading>> {
  const guidebook = await findGuidebook(platform.db, actor, "read", guidebookId);
  if (!guidebook) return notFound("This guidebook");
  const whole = await readWhole(platform, guidebookId);
  const access = { ...whole.access, wifiForEveryone: true };
  return ok(await reading(platform, guidebook, { ...whole, access }, nobodysOwn));
}

async function reading(
  platform: Platform,
  guidebook: Guidebook,
  whole: WholeGuidebook,
  reached: ReachedStay,
): Promise<GuestReading> {
  const { id, slug, updatedAt } = guidebook;
  const read = await readingOf(platform, guidebook, whole, reached);
  return { ...read, key: slug, guidebookId: id, version: 0, updatedAt, liveUntil: null };
}

async function imagine(
  { db, now }: Platform,
  guidebookId: string,
  { access, usual }: WholeGuidebook,
  as: PreviewAs,
): Promise<ReachedStay> {
  const { timeZone } = access;
  if (as === "anyone" || timeZone === null) return nobodysOwn;
  const today = dayInZone(timeZone, now());
  const [next] = await findLiveStaysJoined(db, guidebookId, today);
  const imagined = imagineStay(as, next, { today, timeZone });
  const given = { row: imagined.row, access: { ...access, timeZone }, usual, arrivals: [] };
  return { ...guestStayOf(given, imagined.now), doorCode: next?.door_code ?? null, isStay: true };
}
