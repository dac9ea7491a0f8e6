import { z } from "zod";
import { catalog, type SectionType } from "#sections/catalog.ts";

const withPhotos = z.looseObject({
  items: z.array(z.looseObject({ imageUrls: z.array(z.string()).optional() })),
});

interface LiftedPhotos {
  /** The content with a place in the list instead of each photo, in the form of a URL that its schema takes. */
  content: unknown;
  photos: string[];
}

/** Takes the photos beside how-to guides out of content. Content of another form is left for its schema to refuse. */
export function liftPhotos(type: SectionType, given: unknown): LiftedPhotos {
  const photos: string[] = [];
  const content = mapPhotos(type, given, (url) => `/media/lifted/${photos.push(url) - 1}.jpg`);
  return { content, photos };
}

/** Puts photos back by their place in the list. */
export function fillPhotos(type: SectionType, content: unknown, urls: string[]): unknown {
  return mapPhotos(type, content, (place) => urls[Number(/\d+/.exec(place)?.[0])] ?? "");
}

function mapPhotos(type: SectionType, content: unknown, change: (url: string) => string): unknown {
  if (catalog[type].shape !== "howto") return content;
  const read = withPhotos.safeParse(content);
  if (!read.success) return content;
  const items = read.data.items.map((item) => ({ ...item, imageUrls: (item.imageUrls ?? []).map(change) }));
  return { ...read.data, items };
}
