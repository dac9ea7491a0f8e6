import type { ShownPicture } from "#media/contract.ts";
import { readPictureSource, type PictureSource } from "#media/source.server.ts";
import { sanitiseHtml } from "#sections/sanitise.server.ts";

/** What is left of a section without its pictures (Limits 7): a guest on a bad connection reads all of it. */
export const MAX_HTML_CHARACTERS = 1_000_000;

/** All texts that are sanitised together. */
const MAX_TEXTS_CHARACTERS = 4_000_000;

/** The parts of a section that are not read yet: rich texts, and the URLs of photos. */
export interface RawContent {
  texts: string[];
  photos: string[];
}

/** Sanitised texts in which the tag of each picture names its place in `sources`; so does each photo. */
export interface ReadContent {
  texts: string[];
  photos: number[];
  /** What every picture comes from; each picture once. */
  sources: PictureSource[];
}

/** What processes of their own do for content, since it takes long enough to keep everybody waiting. */
export const contentJobs = { readContent, sanitiseTexts };
export type ContentJobs = typeof contentJobs;

/** Refuses before anything walks the text. A picture from elsewhere is refused where it would be left in the text. */
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

/** Sanitises rich texts that bring no pictures of their own, such as translations of a whole guidebook. */
export function sanitiseTexts(texts: string[]): string[] | "too long" {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  return length > MAX_TEXTS_CHARACTERS ? "too long" : texts.map((text) => sanitiseHtml(text));
}

const EMBEDDED = /data:image\/[\w.+-]+;base64,[\w+/=\s-]*/gi;

const placeholder = (place: number) => `picture:${place}`;

/** The tag of a picture in sanitised text. Nothing else there looks like it: each "<" begins a tag of our own. */
const PICTURE_TAG = /<img src="picture:(\d+)" alt="([^"]*)">/g;

/** Writes the pictures into texts that `readContent` gave. */
export function writePictures(text: string, pictures: readonly (ShownPicture | undefined)[]): string {
  return text.replaceAll(PICTURE_TAG, (_, place: string, alt: string) => {
    const picture = pictures[Number(place)];
    if (!picture) return "";
    const { url, srcset, sizes, width, height } = picture;
    return `<img src="${url}" srcset="${srcset}" sizes="${sizes}" width="${width}" height="${height}" alt="${alt}">`;
  });
}
