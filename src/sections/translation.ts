import type { SectionContent, SectionType } from "#sections/catalog.ts";
import { isBlankLeaf } from "#sections/field.ts";
import { leavesOf, mapLeaves } from "#sections/section.ts";

/** A translatable piece of content. */
export interface TranslationUnit {
  path: string;
  kind: "text" | "html";
  value: string;
}

/**
 * Returns the translatable pieces of content, in order: no names, addresses, times, secrets, pictures and links, which
 * are the same in every language.
 */
export function translationUnits<Type extends SectionType>(
  type: Type,
  content: SectionContent<Type>,
): TranslationUnit[] {
  return leavesOf({ type, content }).flatMap((leaf) => {
    const { path, kind, value, verbatim } = leaf;
    const isUnit = (kind === "text" || kind === "html") && !verbatim && !isBlankLeaf(leaf);
    return isUnit ? [{ path, kind, value }] : [];
  });
}

/**
 * Returns content with translated units, by path. Keeps those without or with a blank translation, and everything else.
 */
export function translateContent<Type extends SectionType>(
  type: Type,
  content: SectionContent<Type>,
  translations: ReadonlyMap<string, string>,
): SectionContent<Type> {
  const units = new Set(translationUnits(type, content).map(({ path }) => path));
  return mapLeaves(type, content, ({ path, value }) => {
    const translation = units.has(path) ? translations.get(path)?.trim() : undefined;
    return translation || value;
  });
}
