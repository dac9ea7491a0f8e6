import { z } from "zod";
import { printBlocks } from "#guidebooks/printSettings.ts";

/** What a host should check before printing the sheet (Print and QR pages 2). */
export const sheetNotes = z.object({
  /** The blocks that show default text until the host writes some. */
  inOurWords: z.array(z.enum(printBlocks)),
  /** Rules and check-out are on a second page. */
  isTooLong: z.boolean(),
  lacksCountry: z.boolean(),
  lacksWifi: z.boolean(),
  /** Contacts are to be printed, and there is none. */
  lacksContacts: z.boolean(),
});
export type SheetNotes = z.output<typeof sheetNotes>;
