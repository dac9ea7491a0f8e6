/** A piece of a manual in its order, before anybody knows what it is about. */
export interface Block {
  kind: "heading" | "paragraph" | "bullet" | "step" | "row";
  /** Of a row its cells, with " | " between them. */
  text: string;
  /** Of a heading its text with the number before it, where it has one. */
  asRead?: string;
  cells?: string[];
  /** Of a heading 1 to 6, where its manual says so. */
  level?: number;
  /** The page of a PDF, from 1. */
  page?: number;
  /** All of it is bold or larger than the text around it. */
  isStrong?: boolean;
  /** The first row of a table, which says what its columns are. */
  isColumns?: true;
  /** It is a guest's, a quotation or a signature in a chat or e-mail: it is listed, and placed nowhere. */
  isAside?: true;
  /** It was written in a chat: it heads nothing. */
  isMessage?: true;
  /** An empty line, or more space than between lines, stands before it. */
  afterGap?: boolean;
}

export const rowOfCells = (cells: readonly string[]): Block => {
  const full = cells.map(tidy).filter((cell) => cell !== "");
  return { kind: "row", text: full.join(" | "), cells: full };
};

/** Spaces of every kind as one, without what has no width. */
export const tidy = (text: string) =>
  text
    .replaceAll(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g, "")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();

/** Why a manual is not read, as a sentence for its host that says what to do. */
export class RefusedManual extends Error {}
