import type { SectionContent, SectionType } from "#sections/catalog.ts";
import { isBlankLeaf } from "#sections/field.ts";
import { leavesOf, mapLeaves } from "#sections/section.ts";

/** A piece of content that reads otherwise in another language. */
export interface TranslationUnit {
  path: string;
  kind: "text" | "html";
  value: string;
}

/**
 * Returns what there is to translate in content, in its order. Names, addresses, times, secrets, pictures and links are
 * not: they read alike in every language.
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
 * Returns content with its units in another language, by path. One without a translation, or with a blank one, stays as
 * it is; so does what is no unit.
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
