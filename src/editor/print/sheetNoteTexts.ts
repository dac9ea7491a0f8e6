import type { PrintBlock } from "#guidebooks/printSettings.ts";
import type { SheetNotes } from "#guidebooks/sheetNotes.ts";
import { formatList } from "#core/format.ts";

/** What the host calls the blocks, in the sheet's order. */
export const blockNames: Record<PrintBlock, string> = {
  welcome: "Welcome",
  wifi: "Wi-Fi",
  rules: "House rules",
  "check-out": "Check out",
  emergency: "Emergency",
  contacts: "Contacts",
  reviews: "Reviews",
  code: "QR code, address and thanks",
};

/** A sentence about the sheet, and where it is fixed: a part of the editor that opens, or the contacts. */
interface SheetNoteText {
  text: string;
  fix?: { label: string; open: string } | { label: string; contacts: true };
}

const sections: Partial<Record<PrintBlock, string>> = {
  welcome: "welcome",
  rules: "rules",
  "check-out": "departure",
};

/** Returns what a host should know of the sheet, a sentence each (Print and QR pages 2). */
export function sheetNoteTexts(notes: SheetNotes): SheetNoteText[] {
  const { inOurWords, isTooLong, lacksCountry, lacksWifi, lacksContacts } = notes;
  const found: SheetNoteText[] = [];
  if (isTooLong)
    found.push({
      text: "Rules and check-out are on a second page. Shorten them or the welcome to fit on one.",
    });
  const [first] = inOurWords;
  if (first) {
    const names = formatList(inOurWords.map((block) => blockNames[block]));
    found.push({
      text: `${names} ${inOurWords.length === 1 ? "is" : "are"} in our words until you write your own.`,
      fix: { label: `Write ${blockNames[first]}`, open: sections[first] ?? first },
    });
  }
  if (lacksCountry)
    found.push({
      text: "Choose the country, so that Emergency has its number.",
      fix: { label: "Choose the country", open: "property.country" },
    });
  if (lacksWifi)
    found.push({
      text: "Wi-Fi has blank lines to write on until your guidebook has the details.",
      fix: { label: "Add the Wi-Fi", open: "wifi" },
    });
  if (lacksContacts)
    found.push({
      text: "You have no contact yet, so Contacts is not printed.",
      fix: { label: "Add a contact", contacts: true },
    });
  return found;
}
