import { z } from "zod";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { languages } from "#core/i18n/languages.ts";
import { sectionTypes } from "#sections/catalog.ts";

/** The responses of the public calls. Every field is named here, so that no field of the host is sent by mistake. */
export const publicGuidebook = z.object({
  guidebook: z.object({
    name: z.string(),
    /** The slug, or the share token of the link. */
    slug: z.string(),
    cover: z.string().nullable(),
    propertyAddress: z.string().nullable(),
    /** The language of its texts, a tag of BCP 47. */
    language: z.enum(languages),
    /** Epoch milliseconds. */
    updatedAt: z.number(),
  }),
  sections: z.array(
    z.object({
      /** The key within the guidebook, and the anchor on the page: never the id that the host saves by. */
      id: z.string(),
      type: z.enum(sectionTypes),
      title: z.string(),
      /** As the schema of its type (Sections 2); `masked` lists what this reader may not see (Stays 6). */
      content: z.record(z.string(), z.unknown()),
    }),
  ),
});
type PublicGuidebook = z.output<typeof publicGuidebook>;

/** Returns the public fields of a guidebook. The content was parsed by the schema of its type. */
export function toPublic(guidebook: GuestGuidebook): PublicGuidebook {
  const { name, key, cover, propertyAddress, language, updatedAt, sections } = guidebook;
  return {
    guidebook: { name, slug: key, cover, propertyAddress, language, updatedAt },
    sections: sections.map(({ type, title, tile, own, content, masked }) => ({
      id: own ?? type,
      type,
      title: tile ?? title,
      content: { ...withoutPlaceIds(content), ...(masked && { masked }) },
    })),
  };
}

/** Removes the place ids of items, which are the host's receipts. */
function withoutPlaceIds(content: object): Record<string, unknown> {
  const text = JSON.stringify(content, (key, value: unknown) => (key === "placeId" ? undefined : value));
  return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
}
