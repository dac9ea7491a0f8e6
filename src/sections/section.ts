import { catalog, isSectionType, type SectionContent, type SectionType } from "#sections/catalog.ts";
import type { SectionIcon } from "#sections/icons.ts";
import { picturesIn } from "#sections/richtext/reading.ts";
import { shapes, type ContentOf, type ShapeName } from "#sections/shapes.ts";
import type { Leaf, LeafChange, MaskedLeaf } from "#sections/field.ts";
import type { Shape } from "#sections/shape.ts";
import type { z } from "zod";

/** One section as readers and editors hold it: the type says what its content is. */
export type Section = {
  [Type in SectionType]: {
    id: string;
    type: Type;
    title: string;
    content: SectionContent<Type>;
    version: number;
  };
}[SectionType];

/** A section with the fields that a guest may see. */
export type GuestSection = {
  [Type in SectionType]: {
    type: Type;
    title: string;
    content: SectionContent<Type>;
    /** What was taken out of the content for this reader; absent where nothing was. */
    masked?: readonly MaskedLeaf[];
    /** The host's own name and icon of its tile; absent for those of its type. */
    tile?: string;
    icon?: SectionIcon;
    /** Its anchor, where a host added it to those of the catalog; absent for those. */
    own?: string;
    /** Present where some of its words are not the host's own, but their translation (Languages 7). */
    translation?: Translation<Type>;
  };
}[SectionType];

/** Who made a translation. */
export type TranslationMaker = "machine" | "host";

export interface Translation<Type extends SectionType = SectionType> {
  /** Who made the translation of which words, by path; `tile` is the section's own name. */
  by: Readonly<Record<string, TranslationMaker>>;
  /** The same words as the host wrote them. */
  original: { content: SectionContent<Type>; tile?: string };
  /** True where the host's own words are shown after all. */
  isOriginalShown?: true;
}

/** Returns what a section is called within its guidebook: its anchor on the guest page, and its tab. */
export const anchorOf = ({ type, own }: { type: string; own?: string }): string => own ?? type;

type AnyContent = ContentOf<ShapeName>;

/**
 * Returns the shape of a type, seen as one that takes any content: callers hold content that this very shape parsed.
 */
export function shapeOf(type: SectionType): Shape<z.ZodType<AnyContent>> {
  return shapes[catalog[type].shape];
}

/** Parses what a store or a request holds for a type. Throws nothing: the answer is zod's. */
export function parseContent(type: SectionType, content: unknown) {
  return shapeOf(type).schema.safeParse(content);
}

export function emptyContent<Type extends SectionType>(type: Type): SectionContent<Type> {
  return shapes[catalog[type].shape].empty as SectionContent<Type>; // the row's shape is the type's own
}

/** Returns true when a guest would find nothing to read. */
export function isEmptySection(section: {
  type: string;
  content: unknown;
  masked?: readonly unknown[];
}): boolean {
  if (section.masked?.length) return false;
  return !isSectionType(section.type) || shapeOf(section.type).isEmpty(section.content as AnyContent); // parsed before
}

/**
 * Returns every value in the content of a section, in the order of its declaration; none where the type is not known.
 */
export function leavesOf(section: { type: string; content: unknown }): Leaf[] {
  if (!isSectionType(section.type)) return [];
  return shapeOf(section.type).leaves(section.content as AnyContent); // parsed before
}

/** Returns the paths of all pictures that a section shows, those in its rich text too. */
export function picturesOf(section: { type: string; content: unknown }): string[] {
  return leavesOf(section).flatMap(({ kind, value }) => {
    if (kind === "picture") return [value];
    return kind === "html" ? picturesIn(value) : [];
  });
}

/** Returns the property section, which says where the other sections are; undefined where there is none. */
export function propertyIn<S extends { type: string }>(sections: readonly S[]) {
  return sections.find((section): section is Extract<S, { type: "property" }> => section.type === "property");
}

/** Returns the content of a type with each leaf as `change` answers it. What it leaves out is absent. */
export function mapLeaves<Type extends SectionType>(
  type: Type,
  content: SectionContent<Type>,
  change: LeafChange,
): SectionContent<Type> {
  return shapeOf(type).map(content, change) as SectionContent<Type>; // map keeps the shape
}
