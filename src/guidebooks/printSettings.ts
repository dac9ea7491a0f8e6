import { z } from "zod";
import { oneLine } from "#core/visibleText.ts";

/** The blocks of the print sheet, in its order (Print and QR pages 1). `code` is the foot with the guidebook's QR code. */
export const printBlocks = [
  "welcome",
  "wifi",
  "rules",
  "check-out",
  "emergency",
  "contacts",
  "reviews",
  "code",
] as const;
export type PrintBlock = (typeof printBlocks)[number];

export const EMERGENCY_TEXT_MAX = 240;

/** The host's settings of the print sheet (Print and QR pages 2). */
export const printSettings = z.object({
  off: z
    .array(z.enum(printBlocks, { error: "This is not a block of the print sheet." }))
    .transform((blocks) => printBlocks.filter((block) => blocks.includes(block))),
  /** The text below the emergency number; if empty, the beginning of the Emergency section is printed. */
  emergencyText: z
    .string({ error: "This must be text." })
    .transform(oneLine)
    .pipe(z.string().max(EMERGENCY_TEXT_MAX, { error: `Use at most ${EMERGENCY_TEXT_MAX} characters.` })),
});
export type PrintSettings = z.output<typeof printSettings>;

export const allPrinted: PrintSettings = { off: [], emergencyText: "" };

/** Parses the settings of a guidebook's row. Settings that a later version wrote print everything. */
export function readPrintSettings(stored: string | null): PrintSettings {
  if (stored === null) return allPrinted;
  return printSettings.catch(allPrinted).parse(JSON.parse(stored));
}

/** Returns the column for settings: null if everything is printed. */
export const printColumn = (settings: PrintSettings): string | null =>
  settings.off.length > 0 || settings.emergencyText ? JSON.stringify(settings) : null;
