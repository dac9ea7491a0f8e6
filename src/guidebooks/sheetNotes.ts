import { z } from "zod";
import { printBlocks } from "#guidebooks/printSettings.ts";

/** What a host should know of the print sheet before it hangs on a door (Print and QR pages 2). */
export const sheetNotes = z.object({
  /** The blocks that hold our words until the host writes some. */
  inOurWords: z.array(z.enum(printBlocks)),
  /** It is longer than one page even when it is set most closely. */
  isTooLong: z.boolean(),
  lacksCountry: z.boolean(),
  lacksWifi: z.boolean(),
});
export type SheetNotes = z.output<typeof sheetNotes>;
