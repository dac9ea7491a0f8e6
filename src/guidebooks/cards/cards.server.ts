import type { Actor } from "#accounts/actor.ts";
import { lockAccount } from "#accounts/memberStore.server.ts";
import { guidesIn } from "#guidebooks/cards/cardGuides.ts";
import type { CardSet, WifiCard } from "#guidebooks/cards/contract.ts";
import { SHORT_CODE_ALPHABET, SHORT_CODE_LENGTH } from "#guidebooks/cards/shortCode.ts";
import {
  findShortLinks,
  insertShortLinks,
  type ShortLinkTarget,
} from "#guidebooks/cards/shortLinkStore.server.ts";
import { cardSetsPerHost } from "#guidebooks/limits.ts";
import { findShownSections } from "#guidebooks/sectionStore.server.ts";
import { findGuidebook } from "#guidebooks/store.server.ts";
import { directionOf, type Language } from "#core/i18n/languages.ts";
import { sharingTexts } from "#core/i18n/sharingTexts.ts";
import { loadLocale } from "#core/i18n/locale.server.ts";
import type { Database } from "#core/database.server.ts";
import { randomText } from "#core/ids.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, type Result } from "#core/refusal.ts";
import type { GuestSection } from "#sections/section.ts";
import { wifiJoinCode } from "#sections/wifi/joinCode.ts";

const wholeGuidebook: ShortLinkTarget = { anchor: "", guide: "" };

/**
 * Returns the content of a property's cards (Sharing 10), after making missing short links for the guidebook and each
 * how-to guide. A target keeps its code: printed cards stay valid. Refuses the 1,001st set of a day.
 */
export async function makeCards(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  origin: string,
): Promise<Result<CardSet>> {
  const free = await context.limits.consume(cardSetsPerHost, actor.userId);
  if (!free.ok) return free;
  const guidebook = await findGuidebook(context.db, actor, "share", guidebookId);
  if (!guidebook) return notFound("This guidebook");
  const sections = await findShownSections(context.db, guidebookId);
  const guides = guidesIn(sections);
  const targets = [wholeGuidebook, ...guides.map(({ anchor, title }) => ({ anchor, guide: title }))];
  const codes = await ensureShortLinks(context, actor, guidebookId, targets);
  const urlOf = (target: ShortLinkTarget) => `${origin}/g/${codes.get(keyOf(target))}`;
  const say = sharingTexts[guidebook.language];
  return ok({
    name: guidebook.name,
    language: guidebook.language,
    direction: directionOf(guidebook.language),
    door: { url: urlOf(wholeGuidebook), title: say.door, text: say.doorText },
    wifi: await wifiCardOf(sections, guidebook.language),
    guides: guides.map(({ anchor, title }) => ({
      url: urlOf({ anchor, guide: title }),
      title,
      text: say.guideText,
    })),
  });
}

/** Returns the codes of all targets, by target, and makes the missing ones. */
async function ensureShortLinks(
  context: AppContext,
  actor: Actor,
  guidebookId: string,
  targets: ShortLinkTarget[],
): Promise<Map<string, string>> {
  const readCodes = async (db: Database) => {
    const links = await findShortLinks(db, actor, guidebookId);
    return new Map(links.map((link) => [keyOf(link), link.code]));
  };
  const lacksNone = (codes: Map<string, string>) => targets.every((target) => codes.has(keyOf(target)));
  const before = await readCodes(context.db);
  if (lacksNone(before)) return before;
  return context.db.transaction().execute(async (db) => {
    // A new slug retires them under the same lock.
    await lockAccount(db, actor.accountId);
    const codes = await readCodes(db);
    const rows = targets
      .filter((target) => !codes.has(keyOf(target)))
      .map((target) => ({
        ...target,
        code: randomText(context.randomBytes, SHORT_CODE_LENGTH, SHORT_CODE_ALPHABET),
        guidebook_id: guidebookId,
        created_at: context.now(),
      }));
    await insertShortLinks(db, rows);
    return readCodes(db);
  });
}

const keyOf = ({ anchor, guide }: ShortLinkTarget) => JSON.stringify([anchor, guide]);

async function wifiCardOf(sections: GuestSection[], language: Language): Promise<WifiCard | null> {
  const content = sections.find(({ type }) => type === "wifi")?.content;
  if (!content || !("networkName" in content)) return null;
  const joinCode = wifiJoinCode(content);
  if (joinCode === null) return null;
  const { sections: names, facts } = (await loadLocale(language)).texts;
  const { join, insideOnly } = sharingTexts[language];
  return {
    title: names.wifi,
    text: join,
    networkLabel: facts.network,
    network: content.networkName,
    passwordLabel: facts.password,
    password: content.password ?? "",
    joinCode,
    insideOnly,
  };
}
