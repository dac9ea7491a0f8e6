import type { Actor } from "#accounts/actor.ts";
import { MAX_HTML_CHARACTERS, writePictures, type ReadContent } from "#guidebooks/contentJobs.server.ts";
import { contentProcesses } from "#guidebooks/contentProcesses.server.ts";
import { tooLong } from "#guidebooks/weighSection.server.ts";
import { takeInPictures } from "#media/embedded.server.ts";
import type { ShownPicture } from "#media/contract.ts";
import { findPictures, notOurs } from "#media/media.server.ts";
import { isEmbedded } from "#media/source.server.ts";
import { invalid } from "#core/http.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";
import type { SectionContent, SectionType } from "#sections/catalog.ts";
import { isEmptySection, parseContent, shapeOf } from "#sections/section.ts";

/** Each embedded picture is re-encoded, so one save may contain only a limited number. */
const MAX_EMBEDDED_PICTURES = 40;

/**
 * Prepares content to be stored: parses the schema of its type, sanitises rich text, stores embedded pictures.
 * Refuses with a sentence for each field; for a picture of another site with one about uploading it.
 */
export async function prepareContent(
  context: AppContext,
  actor: Actor,
  type: SectionType,
  given: unknown,
): Promise<Result<{ content: unknown; filled: boolean }>> {
  const read = await readGiven(actor, type, given);
  if (!read.ok) return read;
  const { sources } = read.value;
  if (sources.filter(isEmbedded).length > MAX_EMBEDDED_PICTURES) return tooManyPictures();
  const taken = await takeInPictures(context, actor, sources);
  if (!taken.ok) return taken;
  const content = write(type, read.value, taken.value);
  if (JSON.stringify(content).length > MAX_HTML_CHARACTERS) return refused(tooLong);
  return ok({ content, filled: !isEmptySection({ type, content }) });
}

/** Returns content as guests would read it, without unstored pictures; null if it could not be saved. */
export async function previewContent(
  context: AppContext,
  actor: Actor,
  type: SectionType,
  given: unknown,
): Promise<unknown> {
  const read = await readGiven(actor, type, given);
  if (!read.ok) return null;
  const { sources } = read.value;
  const known = await findPictures(
    context,
    sources.flatMap((source) => (isEmbedded(source) ? [] : [source.url])),
  );
  const pictures = sources.map((source) => (isEmbedded(source) ? undefined : known.get(source.url)));
  return write(type, read.value, pictures);
}

/** Content that its schema accepted, without its rich texts and pictures, which another process handled. */
interface GivenContent extends ReadContent {
  data: SectionContent;
  raw: string[];
}

async function readGiven(
  { accountId }: Actor,
  type: SectionType,
  given: unknown,
): Promise<Result<GivenContent>> {
  const photos: string[] = [];
  const lifted = shapeOf(type).mapPictures(given, (url) => placeholderOf(photos.push(url) - 1));
  const parsed = parseContent(type, lifted);
  if (!parsed.success) return refused(invalid(parsed.error));

  const raw: string[] = [];
  shapeOf(type).mapHtml(parsed.data, (html) => (raw.push(html), html));
  const read = await contentProcesses.run(accountId, "readContent", { texts: raw, photos });
  if (!read.ok) return read;
  if (read.value === "too long") return refused(tooLong);
  if (read.value === "foreign picture") return refused(notOurs);
  return ok({ ...read.value, data: parsed.data, raw });
}

/** Writes the pictures back: those in rich text and the photos. */
function write(
  type: SectionType,
  { data, raw, texts, photos }: GivenContent,
  pictures: readonly (ShownPicture | undefined)[],
): unknown {
  const clean = new Map(texts.map((html, at) => [raw[at], writePictures(html, pictures)]));
  const shown = shapeOf(type).mapHtml(data, (html) => clean.get(html) ?? "");
  const urls = new Map(photos.map((place, at) => [placeholderOf(at), pictures[place]?.url ?? ""]));
  return shapeOf(type).map(shown, ({ kind, value }) =>
    kind === "picture" ? (urls.get(value) ?? "") : value,
  );
}

/** Replaces a photo until it is stored, in the form of a path that its schema accepts. */
const placeholderOf = (place: number) => `/media/lifted/${place}.jpg`;

const tooManyPictures = () =>
  refused({
    code: "too_many_pictures",
    message: `Add at most ${MAX_EMBEDDED_PICTURES} new pictures at a time. Save, then add more.`,
  });
