import { z } from "zod";
import { findMembership } from "#accounts/memberStore.server.ts";
import { auditGuidebook, type AuditedPlace } from "#generation/audit/audit.server.ts";
import { findEditors, findGeneratedGuidebooks, findGuidebookOfAny } from "#generation/audit/store.server.ts";
import { done, jobKind, scheduledJob } from "#core/jobs/jobKind.server.ts";
import { sendEmail } from "#core/jobs/sendEmail.server.ts";
import type { AppContext } from "#core/context.server.ts";

/** Audits the places of generated guidebooks each month, and emails hosts where places have changed. */
export const auditPlaces = scheduledJob("generation.auditPlaces", async (context) => {
  const guidebooks = await findGeneratedGuidebooks(context.db);
  return done(async (db) => {
    for (const { id } of guidebooks) await context.jobs.add(db, auditEmail, { guidebookId: id });
  });
});

/** Sends the host of a guidebook an email about its changed places; sends nothing where none has changed. */
export const auditEmail = jobKind({
  name: "generation.auditEmail",
  payload: z.object({ guidebookId: z.string() }),
  run: async (context, { guidebookId }, job) => {
    const audited = await auditForOperator(context, guidebookId);
    const host = audited?.editors[0];
    if (!audited || !host || audited.places.length === 0) return done();
    const { name, places } = audited;
    const origin = context.config.publicUrl;
    return sendEmail(context, job, {
      to: host.email,
      subject: subjectOf(name, places),
      parts: [
        `Hello ${host.firstName},`,
        `The map has changed since your guidebook ${name} was written:`,
        places.map(lineOf).join("\n"),
        "In the editor, each one is listed under Sources in its section. Where there is a replacement, you can use it with one tap.",
        ...(origin ? [{ label: "Open the guidebook", url: `${origin}/guidebooks/${guidebookId}` }] : []),
        `${context.config.product.name} checks once a month.`,
      ],
    });
  },
});

const subjectOf = (name: string, places: readonly AuditedPlace[]) =>
  places.length === 1 ? `A place in ${name} has changed` : `${places.length} places in ${name} have changed`;

/** A place that is in several sections gives one line. */
export const lineOf = ({ sentence, kind, replacement }: AuditedPlace) =>
  `- ${sentence}${kind === "gone" && replacement ? ` ${replacement.item.name} could replace it.` : ""}`;

/** Audits a guidebook of any account by its id or slug; null where there is none, or no member who may edit it. */
export async function auditForOperator(context: AppContext, key: string) {
  const guidebook = await findGuidebookOfAny(context.db, key);
  if (!guidebook) return null;
  const editors = await findEditors(context.db, guidebook.account_id);
  const membership = editors[0] && (await findMembership(context.db, guidebook.account_id, editors[0].id));
  if (!membership || !editors[0]) return null;
  const actor = { ...membership, userId: editors[0].id, signedIn: { session: "" } };
  const audited = await auditGuidebook(context, actor, guidebook.id);
  if (!audited.ok) return null;
  const places = [
    ...new Map(audited.value.toReversed().map((one) => [one.placeId, one])).values(),
  ].toReversed();
  return { name: guidebook.name, editors, places };
}
