import { z } from "zod";
import { howtoItem } from "#sections/howto/content.ts";
import { isBlankHtml } from "#sections/richtext/reading.ts";

/** As in the form: the section's own schema drops untitled guides, and with them their places in the list. */
const asTyped = z.object({ items: z.array(howtoItem.schema) });

/** The sentence for a guide whose other fields would be lost with it. */
export const titleMissing = "Give this guide a title, or it will not be saved.";

/**
 * Returns what the guides of a how-to section lack, by path. A guide with nothing in it lacks nothing: it is dropped
 * when the section is saved (Sections 4).
 */
export function missingFields(content: unknown): Record<string, string> {
  const missing: Record<string, string> = {};
  for (const [index, guide] of asTyped.parse(content).items.entries()) {
    const untold = isBlankHtml(guide.description);
    const blank = guide.title === "" && untold && guide.videoUrl === "" && guide.imageUrls.length === 0;
    if (blank) continue;
    if (guide.title === "") missing[`items.${index}.title`] = titleMissing;
    if (untold) missing[`items.${index}.description`] = "Write the instructions of this guide.";
  }
  return missing;
}
