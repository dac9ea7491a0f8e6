import { checkTranslations } from "#guidebooks/translation/lock/checkTranslation.ts";
import type { Language } from "#core/i18n/languages.ts";
import type { ShownPicture } from "#media/contract.ts";
import { readPictureSource, type PictureSource } from "#media/source.server.ts";
import { sanitiseHtml } from "#sections/sanitise.server.ts";

/** Size limit of a section without its pictures (Limits 7): a guest on a slow connection loads all of it. */
export const MAX_HTML_CHARACTERS = 1_000_000;

/** Limit of all texts that are sanitised together. */
const MAX_TEXTS_CHARACTERS = 4_000_000;

/** The unparsed parts of a section: rich texts, and the URLs of photos. */
interface RawContent {
  texts: string[];
  photos: string[];
}

/** Sanitised texts in which the tag of each picture has its index in `sources`; so does each photo. */
export interface ReadContent {
  texts: string[];
  photos: number[];
  /** The source of every picture, each once. */
  sources: PictureSource[];
}

/** What worker processes do for content, because it would block the event loop. */
export const contentJobs = { readContent, sanitiseTexts, checkTranslations, findLanguage };
export type ContentJobs = typeof contentJobs;

/** Loads the detector, 29 MB, when a language is first looked for. */
async function findLanguage(texts: string[]): Promise<Language | null> {
  const { languageOfTexts } = await import("#guidebooks/writtenLanguage/languageOfTexts.server.ts");
  return languageOfTexts(texts);
}

/** Refuses before anything parses the text. Refuses a picture of another site if it would stay in the text. */
export function readContent({ texts, photos }: RawContent): ReadContent | "too long" | "foreign picture" {
  const length = texts.reduce((sum, text) => sum + text.replaceAll(EMBEDDED, "").length, 0);
  if (length > MAX_HTML_CHARACTERS) return "too long";

  const places = new Map<string, number>();
  const sources: PictureSource[] = [];
  let hasForeign = false;
  const placeOf = (src: string): number => {
    const known = places.get(src);
    if (known !== undefined) return known;
    const source = readPictureSource(src);
    if (!source) hasForeign = true;
    places.set(src, sources.length);
    return source ? sources.push(source) - 1 : 0;
  };

  const clean = texts.map((text) =>
    sanitiseHtml(text, (src, { alt }) => ({ src: placeholder(placeOf(src)), alt })),
  );
  const placed = photos.map((src) => placeOf(src.trim()));
  return hasForeign ? "foreign picture" : { texts: clean, photos: placed, sources };
}

/** Sanitises rich texts without pictures, such as the translations of a whole guidebook. */
function sanitiseTexts(texts: string[]): string[] | "too long" {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  return length > MAX_TEXTS_CHARACTERS ? "too long" : texts.map((text) => sanitiseHtml(text));
}

const EMBEDDED = /data:image\/[\w.+-]+;base64,[\w+/=\s-]*/gi;

const placeholder = (place: number) => `picture:${place}`;

/** The tag of a picture in sanitised text. Nothing else there matches: each other "<" begins an allowed tag. */
const PICTURE_TAG = /<img src="picture:(\d+)" alt="([^"]*)">/g;

/** Writes the pictures into texts from `readContent`. */
export function writePictures(text: string, pictures: readonly (ShownPicture | undefined)[]): string {
  return text.replaceAll(PICTURE_TAG, (_, place: string, alt: string) => {
    const picture = pictures[Number(place)];
    if (!picture) return "";
    const { url, srcset, sizes, width, height } = picture;
    return `<img src="${url}" srcset="${srcset}" sizes="${sizes}" width="${width}" height="${height}" alt="${alt}">`;
  });
}
