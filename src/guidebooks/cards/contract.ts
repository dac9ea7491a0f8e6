import { z } from "zod";

/** A card with a code that leads somewhere. */
const linkCard = z.object({ url: z.string(), title: z.string(), text: z.string() });

/** The content of one property's cards, in the guidebook's language (Sharing 10). */
export const cardSet = z.object({
  name: z.string(),
  language: z.string(),
  direction: z.enum(["ltr", "rtl"]),
  door: linkCard,
  /** Null while the guidebook names no network. `joinCode` is the content of the QR code. */
  wifi: z
    .object({
      title: z.string(),
      text: z.string(),
      networkLabel: z.string(),
      network: z.string(),
      passwordLabel: z.string(),
      password: z.string(),
      joinCode: z.string(),
      insideOnly: z.string(),
    })
    .nullable(),
  guides: z.array(linkCard),
});
export type CardSet = z.output<typeof cardSet>;
export type WifiCard = NonNullable<CardSet["wifi"]>;
