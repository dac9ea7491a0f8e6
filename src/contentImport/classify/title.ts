import type { Block } from "#contentImport/blocks.ts";
import { topicOfHeading } from "#contentImport/classify/headingTopic.ts";

/** What a manual calls itself, which is no part of the property's name. */
const BOOK =
  /(?:\b(?:guests?|visitors?|holiday|welcome|rental|airbnb|gäste)['’]?s?[\s-]+|^(?:house|home|haus|the house)\s+)*\b(?:guide ?books?|guides?|manual|handbook|compendium|information|info|folder|book|pack|mappe|handbuch|livret d['’]accueil|instructions)\b/iu;
const OPENING =
  /^(?:a (?:very )?(?:warm )?)?(?:welcome|willkommen|bienvenue)(?: (?:to|in|at|à|au|im|in der))?(?: the| our| der| dem| unserer?m?)?\b/iu;
const EDGES = /^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu;

export interface ManualTitle {
  /** The name of the property in it; empty where the title holds none. */
  name: string;
}

/** Returns the title of a manual that begins with one; null where its first heading is that of a section. */
export function titleOf(first: Block | undefined): ManualTitle | null {
  if (first?.kind !== "heading") return null;
  const isBook = BOOK.test(first.text);
  const isOpening = OPENING.test(first.text);
  const topic = topicOfHeading(first.text);
  if (topic?.isNameAlone && !isBook) return null;
  if (topic && !isBook && !isOpening && first.level !== 1) return null;
  const name = first.text
    .replace(BOOK, " ")
    .replace(OPENING, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(EDGES, "");
  return { name: /\p{L}{2}/u.test(name) ? name.replace(/^(?:for|of|to|at|by)\s+(?:the )?/i, "") : "" };
}
