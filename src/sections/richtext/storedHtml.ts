import { isBlankHtml } from "#sections/shape.ts";

/** What the editor's HTML is stored as: an empty editor is "", and empty last paragraphs are not kept. */
export function storedHtml(html: string): string {
  return isBlankHtml(html) ? "" : html.replace(/(?:<p(?: class="[^"]*")?><\/p>)+$/, "");
}
