import { z } from "zod";
import { takeInPictures } from "#media/embedded.server.ts";
import { ownPicture } from "#media/media.server.ts";
import { invalid } from "#platform/http.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { ok, refused, type Result } from "#platform/refusal.ts";
import { catalog, type SectionType } from "#sections/catalog.ts";
import { sanitiseContent } from "#sections/sanitise.server.ts";
import { isEmptySection, parseContent, shapeOf } from "#sections/section.ts";

/** Each embedded picture is drawn anew, so one save must not bring any number of them. */
const MOST_EMBEDDED = 40;
/** What is left of a section without its pictures: a guest on a bad connection reads all of it. */
const MOST_CHARACTERS = 1_000_000;

/**
 * Makes content ready to be stored, whoever wrote it: the schema of its type, pictures taken in, rich text sanitised.
 * Refuses with a sentence for each field; a picture of another site with one that says to upload it.
 */
export async function prepareContent(
  platform: Platform,
  hostId: string,
  type: SectionType,
  given: unknown,
): Promise<Result<{ content: unknown; filled: boolean }>> {
  if (countEmbedded(given) > MOST_EMBEDDED) return tooManyPictures();
  const withPhotos =
    catalog[type].shape === "howto" ? await takeInPhotos(platform, hostId, given) : ok(given);
  if (!withPhotos.ok) return withPhotos;

  const parsed = parseContent(type, withPhotos.value);
  if (!parsed.success) return refused(invalid(parsed.error));

  const taken = new Map<string, string>();
  const texts: string[] = [];
  shapeOf(type).mapHtml(parsed.data, (html) => (texts.push(html), html));
  for (const html of texts) {
    const own = await takeInPictures(platform, hostId, html);
    if (!own.ok) return own;
    taken.set(html, own.value);
  }
  const own = shapeOf(type).mapHtml(parsed.data, (html) => taken.get(html) ?? "");
  const content = sanitiseContent(type, own);
  if (JSON.stringify(content).length > MOST_CHARACTERS) return tooLong();
  return ok({ content, filled: !isEmptySection({ type, content }) });
}

const withImageUrls = z.looseObject({
  items: z.array(z.looseObject({ imageUrls: z.array(z.string()).optional() })),
});

/** The photos beside a how-to. Content of another form is left for its schema to refuse. */
async function takeInPhotos(platform: Platform, hostId: string, given: unknown): Promise<Result<unknown>> {
  const read = withImageUrls.safeParse(given);
  if (!read.success) return ok(given);
  const items = [];
  for (const item of read.data.items) {
    const imageUrls = [];
    for (const src of item.imageUrls ?? []) {
      const own = await ownPicture(platform, hostId, src);
      if (!own.ok) return own;
      imageUrls.push(own.value.url);
    }
    items.push({ ...item, imageUrls });
  }
  return ok({ ...read.data, items });
}

function countEmbedded(content: unknown): number {
  return JSON.stringify(content).match(/data:image\//gi)?.length ?? 0;
}

const tooManyPictures = () =>
  refused({
    status: 400,
    code: "too_many_pictures",
    message: `Add at most ${MOST_EMBEDDED} new pictures at a time. Save, then add more.`,
  });

const tooLong = () =>
  refused({ status: 413, code: "too_large", message: "This section is too long. Shorten it a little." });
