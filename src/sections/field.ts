import type { z } from "zod";
import { isBlankHtml } from "#sections/richtext/reading.ts";

/**
 * What a value is: rich text, plain text, a secret of the stay, a picture's path, a video's URL, a time HH:MM, the name
 * of a place.
 */
export type LeafKind = "html" | "text" | "secret" | "picture" | "video" | "time" | "place";

/** One value in the content of a section. There is none for a field that is empty. */
export interface Leaf {
  /** Where it stands, as zod writes it: `items.0.name`. */
  path: string;
  kind: LeafKind;
  value: string;
  /** What a secret opens. */
  opens?: "door" | "network";
  /** True for what reads alike in every language: a name, an address, a link. */
  verbatim?: boolean;
  /** The id that a places service knows a place by. */
  placeId?: string;
}

/** A value that was taken out of the content that a guest reads, or a text of which a passage was (Stays 6). */
export interface MaskedLeaf {
  path: string;
  /** When it shows, epoch milliseconds; known to the page of a stay alone. */
  showsAt?: number;
}

/** What becomes of a leaf; undefined leaves it out, and with the key of a list's entry the entry. */
export type LeafChange = (leaf: Leaf) => string | undefined;

/** One line of a content's declaration: what it may hold, and what its leaves are. */
export interface Field<S extends z.ZodType> {
  schema: S;
  map(value: z.output<S>, change: LeafChange, path: string, owner: object): z.output<S> | undefined;
  /** Replaces the pictures of content that its schema has not read yet; what has another form stays as it is. */
  mapPictures?(given: unknown, change: (url: string) => string): unknown;
  /** Returns what content lacks that its schema has not read yet: a sentence by path. */
  missing?(given: unknown, path: string): Record<string, string>;
}

/** True for rich text without a word or a picture. Other leaves hold something, or they would be none. */
export const isBlankLeaf = ({ kind, value }: Leaf) => kind === "html" && isBlankHtml(value);
