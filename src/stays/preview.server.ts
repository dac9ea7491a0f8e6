import type { Actor } from "#accounts/actor.ts";
import { denialMessage } from "#accounts/roles.ts";
import { previewContent } from "#guidebooks/content.server.ts";
import type { Guidebook } from "#guidebooks/contract.ts";
import { findGuestSections, type StoredGuestSection } from "#guidebooks/sectionStore.server.ts";
import { findGuidebook } from "#guidebooks/store.server.ts";
import { dayInZone } from "#core/days.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, type Result } from "#core/refusal.ts";
import type { GuestSection } from "#sections/section.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import {
  loadUnmasked,
  maskForReader,
  noStay,
  type LinkStay,
  type UnmaskedGuidebook,
} from "#stays/guestGuidebook.server.ts";
import { guestFormOf, withForm } from "#stays/arrivalForms/guestForm.ts";
import { rulesVersionIn } from "#stays/arrivalForms/rulesVersion.server.ts";
import { guestStayOf } from "#stays/guestStay.ts";
import { previewStay, type PreviewAs } from "#stays/previewStay.ts";
import { findLiveStaysJoined } from "#stays/store.server.ts";

/** The text of a section's form that is not saved. */
interface SectionDraft {
  id: string;
  content: unknown;
}

/** Reads a guidebook as `readPreview` does, with drafts in place of sections, unless they are invalid. */
export async function readLivePreview(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  { as, drafts }: { as: PreviewAs; drafts: readonly SectionDraft[] },
): Promise<Result<GuestGuidebook>> {
  const guidebook = await findGuidebook(context.db, actor, "edit", guidebookId);
  if (!guidebook) return notFound("This guidebook");
  return previewOf(context, actor, guidebook, as, withDrafts(context, actor, guidebookId, drafts));
}

async function withDrafts(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  drafts: readonly SectionDraft[],
): Promise<StoredGuestSection[]> {
  const stored = await findGuestSections(context.db, guidebookId);
  return Promise.all(
    stored.map(async (found) => {
      const draft = drafts.find(({ id }) => id === found.id);
      const content = draft && (await previewContent(context, actor, found.type, draft.content));
      return content ? { ...found, section: { ...found.section, content } as GuestSection } : found; // parsed by its type's schema
    }),
  );
}

/** Reads a guidebook as another reader would see it. Without a time zone all readers see the same. */
export async function readPreview(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  as: PreviewAs,
): Promise<Result<GuestGuidebook>> {
  const guidebook = await findGuidebook(context.db, actor, "read", guidebookId);
  return guidebook ? previewOf(context, actor, guidebook, as) : notFound("This guidebook");
}

async function previewOf(
  context: AppContext,
  actor: Actor,
  guidebook: Guidebook,
  as: PreviewAs,
  stored?: Promise<StoredGuestSection[]>,
): Promise<Result<GuestGuidebook>> {
  const unmasked = await loadUnmasked(context, guidebook.id, undefined, stored);
  const previewed = await previewedStay(context, guidebook.id, unmasked, as);
  const seesGuests = denialMessage(actor, "see guests") === null;
  const stay = previewed.stay && !seesGuests ? { ...previewed.stay, guestName: null } : previewed.stay;
  return ok(await maskForHost(context, guidebook, unmasked, { ...previewed, stay }));
}

/** Reads a guidebook for print sheets, which hang inside: with the Wi-Fi, without other secrets. */
export async function readForPrintSheet(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
): Promise<Result<GuestGuidebook>> {
  const guidebook = await findGuidebook(context.db, actor, "read", guidebookId);
  if (!guidebook) return notFound("This guidebook");
  const unmasked = await loadUnmasked(context, guidebookId);
  const access = { ...unmasked.access, wifiForEveryone: true };
  return ok(await maskForHost(context, guidebook, { ...unmasked, access }, noStay));
}

async function maskForHost(
  context: AppContext,
  guidebook: Guidebook,
  unmasked: UnmaskedGuidebook,
  linkStay: LinkStay,
): Promise<GuestGuidebook> {
  const { id, slug, updatedAt } = guidebook;
  const facts = await maskForReader(context, guidebook, unmasked, linkStay);
  return { ...facts, key: slug, guidebookId: id, version: 0, updatedAt, liveUntil: null };
}

async function previewedStay(
  { db, now }: AppContext,
  guidebookId: string,
  { access, usual, sections, arrivalForm }: UnmaskedGuidebook,
  as: PreviewAs,
): Promise<LinkStay> {
  const { timeZone } = access;
  if (as === "anyone" || timeZone === null) return noStay;
  const today = dayInZone(timeZone, now());
  const [next] = await findLiveStaysJoined(db, guidebookId, today);
  const { row, now: moment } = previewStay(as, next, { today, timeZone });
  const given = { row, access: { ...access, timeZone }, usual, arrivals: [] };
  const shown = guestStayOf(given, moment);
  const form =
    as === "before" && arrivalForm
      ? guestFormOf(shown.stay, {
          form: arrivalForm,
          rulesVersion: rulesVersionIn(sections),
          answeredAt: null,
          answer: null,
        })
      : null;
  const stay = withForm(shown.stay, form);
  return {
    ...shown,
    stay,
    doorCode: next?.door_code ?? null,
    isStay: true,
    bookedWith: next?.platform ?? null,
  };
}
