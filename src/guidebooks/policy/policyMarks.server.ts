import { setImmediate } from "node:timers/promises";
import type { Actor } from "#accounts/actor.ts";
import type { AppContext } from "#core/context.server.ts";
import type { StayPlatform } from "#core/platforms.ts";
import { notFound, ok, type Result } from "#core/refusal.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import type { PolicyMark } from "#guidebooks/policy/contract.ts";
import { kindOfSentence, sentencesIn } from "#guidebooks/policy/guidebookPolicy.ts";
import { policySources } from "#guidebooks/policy/policies.ts";
import { policyChecksPerHost } from "#guidebooks/limits.ts";
import { findSections } from "#guidebooks/sectionStore.server.ts";
import { findGuidebook } from "#guidebooks/store.server.ts";
import { htmlForReaderOf } from "#sections/richtext/notForPassages.ts";
import { paragraphsIn } from "#sections/richtext/reading.ts";
import { readRichText } from "#sections/richtext/tree.ts";
import { leavesOf } from "#sections/section.ts";

/** Passages that are marked, and characters of a guidebook that are read. */
const MAX_MARKS = 100;
const MAX_CHARACTERS = 200_000;
/** Sentences that are read before other requests go on. */
const AT_ONCE = 50;

/**
 * Returns the passages of a guidebook that a platform's policy speaks of, in the order of its sections: at most 100, in
 * its first 200,000 characters. What is hidden from guests of the platform is not read. Refuses with 404 and 429.
 */
export async function policyMarksOf(
  { db, limits }: AppContext,
  actor: Actor,
  guidebookId: string,
  platform: StayPlatform,
): Promise<Result<PolicyMark[]>> {
  const free = await limits.consume(policyChecksPerHost, actor.userId);
  if (!free.ok) return free;
  if (!(await findGuidebook(db, actor, "read", guidebookId))) return notFound("This guidebook");
  const marks: PolicyMark[] = [];
  let left = MAX_CHARACTERS;
  let read = 0;
  for (const section of await findSections(db, actor, guidebookId)) {
    for (const paragraph of paragraphsOf(section, platform)) {
      left -= paragraph.length;
      if (left < 0 || marks.length >= MAX_MARKS) return ok(marks.slice(0, MAX_MARKS));
      for (const sentence of sentencesIn(paragraph)) {
        if ((read += 1) % AT_ONCE === 0) await setImmediate();
        const kind = kindOfSentence(sentence);
        if (kind === null) continue;
        const { url: source, asOf } = policySources[platform][kind];
        marks.push({ sectionId: section.id, text: sentence.trim(), kind, source, asOf });
      }
    }
    await setImmediate(); // another request goes first
  }
  return ok(marks);
}

/** Returns the texts that guests of a platform read in a section; none of a hidden one. */
function paragraphsOf(section: HostSection, platform: StayPlatform): string[] {
  if (section.hidden || section.unreadable) return [];
  return leavesOf(section).flatMap(({ kind, value }) => {
    if (kind === "text") return [value];
    return kind === "html" ? paragraphsIn(readRichText(htmlForReaderOf(value, platform, null))) : [];
  });
}
