import { catalog, isSectionType, type SectionContent, type SectionType } from "#sections/catalog.ts";
import type { SectionIcon } from "#sections/icons.ts";
import { picturesIn } from "#sections/richtext/reading.ts";
import { shapes, type ContentOf, type ShapeName } from "#sections/shapes.ts";
import type { Leaf, LeafChange, MaskedLeaf } from "#sections/field.ts";
import type { Shape } from "#sections/shape.ts";
import type { z } from "zod";

/** One section, for readers and editors: the type determines its content. */
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
    /** What was removed from the content for this reader; absent without any. */
    masked?: readonly MaskedLeaf[];
    /** The host's name and icon of its tile; absent for the type's. */
    tile?: string;
    icon?: SectionIcon;
    /** Its anchor when its host added it to the standard ones; else absent. */
    own?: string;
    /** Present when some of its text is a translation (Languages 7). */
    translation?: Translation<Type>;
  };
}[SectionType];

/** Who made a translation. */
export type TranslationMaker = "machine" | "host";

export interface Translation<Type extends SectionType = SectionType> {
  /** Who translated which text, by path; `tile` is the section's name. */
  by: Readonly<Record<string, TranslationMaker>>;
  original: { content: SectionContent<Type>; tile?: string };
  /** True when the host's original is shown instead. */
  isOriginalShown?: true;
}

/** Returns the id of a section within its guidebook: its anchor on the guest page, and its tab. */
export const anchorOf = ({ type, own }: { type: string; own?: string }): string => own ?? type;

type AnyContent = ContentOf<ShapeName>;

/** Returns the shape of a type, typed for any content: callers pass content that this shape parsed. */
export function shapeOf(type: SectionType): Shape<z.ZodType<AnyContent>> {
  return shapes[catalog[type].shape];
}

/** Parses the stored or requested content of a type. Never throws: returns zod's result. */
export function parseContent(type: SectionType, content: unknown) {
  return shapeOf(type).schema.safeParse(content);
}

export function emptyContent<Type extends SectionType>(type: Type): SectionContent<Type> {
  return shapes[catalog[type].shape].empty as SectionContent<Type>; // the row's shape belongs to the type
}

export function isEmptySection(section: {
  type: string;
  content: unknown;
  masked?: readonly unknown[];
}): boolean {
  if (section.masked?.length) return false;
  return !isSectionType(section.type) || shapeOf(section.type).isEmpty(section.content as AnyContent); // parsed before
}

/** Returns every value in the content of a section, in declaration order; none for an unknown type. */
export function leavesOf(section: { type: string; content: unknown }): Leaf[] {
  if (!isSectionType(section.type)) return [];
  return shapeOf(section.type).leaves(section.content as AnyContent); // parsed before
}

/** Returns the paths of all pictures in a section, including its rich text. */
export function picturesOf(section: { type: string; content: unknown }): string[] {
  return leavesOf(section).flatMap(({ kind, value }) => {
    if (kind === "picture") return [value];
    return kind === "html" ? picturesIn(value) : [];
  });
}

/** Returns the property section, which locates the others; undefined without one. */
export function propertyIn<S extends { type: string }>(sections: readonly S[]) {
  return sections.find((section): section is Extract<S, { type: "property" }> => section.type === "property");
}

/** Returns the content of a type with each leaf replaced by `change`. Removed leaves are absent. */
export function mapLeaves<Type extends SectionType>(
  type: Type,
  content: SectionContent<Type>,
  change: LeafChange,
): SectionContent<Type> {
  return shapeOf(type).map(content, change) as SectionContent<Type>; // map preserves the shape
}
