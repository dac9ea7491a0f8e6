import type { Actor } from "#accounts/actor.ts";
import { MAX_HTML_CHARACTERS, writePictures } from "#guidebooks/contentJobs.server.ts";
import { contentThreads } from "#guidebooks/contentThreads.server.ts";
import { tooLong } from "#guidebooks/weighSection.server.ts";
import { takeInPictures } from "#media/embedded.server.ts";
import { notOurs } from "#media/media.server.ts";
import { isEmbedded } from "#media/source.server.ts";
import { invalid } from "#platform/http.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { ok, refused, type Result } from "#platform/refusal.ts";
import type { SectionType } from "#sections/catalog.ts";
import { isEmptySection, parseContent, shapeOf } from "#sections/section.ts";

/** Each embedded picture is drawn anew, so one save must not bring any number of them. */
const MAX_EMBEDDED_PICTURES = 40;

/**
 * Prepares content to be stored, whoever wrote it: the schema of its type, rich text sanitised, pictures taken in.
 * Refuses with a sentence for each field; a picture of another site with one about uploading it.
 */
export async function prepareContent(
  platform: Platform,
  actor: Actor,
  type: SectionType,
  given: unknown,
): Promise<Result<{ content: unknown; filled: boolean }>> {
  const photos: string[] = [];
  const lifted = shapeOf(type).mapPictures(given, (url) => placeholderOf(photos.push(url) - 1));
  const parsed = parseContent(type, lifted);
  if (!parsed.success) return refused(invalid(parsed.error));

  const texts: string[] = [];
  shapeOf(type).mapHtml(parsed.data, (html) => (texts.push(html), html));
  const read = await contentThreads.run("readContent", { texts, photos });
  if (!read.ok) return read;
  if (read.value === "too long") return refused(tooLong);
  if (read.value === "foreign picture") return refused(notOurs);
  if (read.value.sources.filter(isEmbedded).length > MAX_EMBEDDED_PICTURES) return tooManyPictures();
  const taken = await takeInPictures(platform, actor, read.value.sources);
  if (!taken.ok) return taken;

  const pictures = taken.value;
  const clean = new Map(read.value.texts.map((html, at) => [texts[at], writePictures(html, pictures)]));
  const shown = shapeOf(type).mapHtml(parsed.data, (html) => clean.get(html) ?? "");
  const urls = new Map(read.value.photos.map((place, at) => [placeholderOf(at), pictures[place]?.url ?? ""]));
  const content = shapeOf(type).map(shown, ({ kind, value }) =>
    kind === "picture" ? (urls.get(value) ?? "") : value,
  );
  if (JSON.stringify(content).length > MAX_HTML_CHARACTERS) return refused(tooLong);
  return ok({ content, filled: !isEmptySection({ type, content }) });
}

/** Stands for a picture beside rich text until it is taken in, in the form of a path that its schema takes. */
const placeholderOf = (place: number) => `/media/lifted/${place}.jpg`;

const tooManyPictures = () =>
  refused({
    code: "too_many_pictures",
    message: `Add at most ${MAX_EMBEDDED_PICTURES} new pictures at a time. Save, then add more.`,
  });
