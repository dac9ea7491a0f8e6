import type { z } from "zod";

/** What every shape of section content says about itself. Pure: no database, no HTTP, no React. */
export interface Shape<S extends z.ZodType> {
  schema: S;
  /** The content of a section nobody has written in yet. */
  empty: z.output<S>;
  /** True when a guest would find nothing to read. */
  isEmpty(content: z.output<S>): boolean;
  /** The parts of the content that hold rich text, so that sanitising and media can reach them all. */
  mapHtml(content: z.output<S>, change: (html: string) => string): z.output<S>;
}

export function defineShape<S extends z.ZodType>(shape: Shape<S>): Shape<S> {
  return shape;
}

/** True when rich text holds neither words nor a picture: an emptied editor still leaves `<p></p>`. */
export function isBlankHtml(html: string): boolean {
  return !/<img\b/i.test(html) && html.replace(/<[^<>]*>|&nbsp;|\s/g, "") === "";
}
