import { sayList } from "#platform/say.ts";
interface SheetFacts {
  /** The blocks that the host has not written. */
  ours: string[];
  knowsWifi: boolean;
  knowsCountry: boolean;
  fitsOnePage: boolean;
}

/** Returns what the host should know of a sheet, a sentence each, for the screen alone (Print and QR pages 2). */
export function printNotes({ ours, knowsWifi, knowsCountry, fitsOnePage }: SheetFacts): string[] {
  const notes: string[] = [];
  if (!fitsOnePage)
    notes.push("This is more than one page can hold. A shorter list of rules or steps would fit.");
  if (ours.length > 0) {
    const which = sayList(ours);
    const are = ours.length === 1 ? "is" : "are";
    notes.push(`${which} ${are} in our words until you write your own in the editor.`);
  }
  if (!knowsCountry) {
    notes.push("Choose the country in the Property section, and Emergency says its number alone.");
  }
  if (!knowsWifi) notes.push("WiFi leaves a line to write on where the guidebook says nothing.");
  notes.push("The Reviews block is always in our words.");
  return notes;
}
