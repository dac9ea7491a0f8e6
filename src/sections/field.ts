import type { z } from "zod";
import { isBlankHtml } from "#sections/richtext/reading.ts";

/** The kind of a value: "secret" shows during a stay, "picture" is a path, "video" a URL, "time" HH:MM. */
export type LeafKind = "html" | "text" | "secret" | "picture" | "video" | "time" | "place";

/** One non-empty value in the content of a section. */
export interface Leaf {
  /** Its path, as in zod: `items.0.name`. */
  path: string;
  kind: LeafKind;
  value: string;
  /** What a secret opens. */
  opens?: "door" | "network";
  /** True for text that is the same in every language: a name, an address, a link. */
  verbatim?: boolean;
  /** The places service's id of a place. */
  placeId?: string;
}

/** A value, or passages of a text, removed from a guest's content (Stays 6). */
export interface MaskedLeaf {
  path: string;
  /** When it becomes visible, epoch milliseconds; only on the page of a stay. */
  showsAt?: number;
}

/** Returns the new value of a leaf; undefined removes it, or its list entry when it is the entry's key. */
export type LeafChange = (leaf: Leaf) => string | undefined;

/** A field of a content's declaration: its schema and leaves. */
export interface Field<S extends z.ZodType> {
  schema: S;
  map(value: z.output<S>, change: LeafChange, path: string, owner: object): z.output<S> | undefined;
  /** Replaces the pictures of unparsed content; leaves other values unchanged. */
  mapPictures?(given: unknown, change: (url: string) => string): unknown;
  /** Returns the missing fields of unparsed content: a message by path. */
  missing?(given: unknown, path: string): Record<string, string>;
}

/** True for rich text without text or picture. Other leaves are never blank. */
export const isBlankLeaf = ({ kind, value }: Leaf) => kind === "html" && isBlankHtml(value);
