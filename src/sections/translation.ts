import type { SectionContent, SectionType } from "#sections/catalog.ts";
import { isBlankLeaf } from "#sections/field.ts";
import { leavesOf, mapLeaves } from "#sections/section.ts";

/** A translatable piece of content. */
export interface TranslationUnit {
  path: string;
  kind: "text" | "html";
  value: string;
}

/** Returns translatable pieces in order: no names, addresses, times, secrets, pictures and links. */
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

/** Returns content with translated units, by path; the original where a translation is blank. */
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
