interface SheetFacts {
  /** The blocks that the host has not written. */
  ours: string[];
  knowsWifi: boolean;
  knowsCountry: boolean;
  fitsOnePage: boolean;
}

/** Returns what the host should know of a sheet, a sentence each, for the screen alone (Print and QR pages 2). */
export function printNotes({ ours, knowsWifi, knowsCountry, fitsOnePage }: SheetFacts): string[] {
  const say = texts().printNotes;
  const notes: string[] = [];
  if (!fitsOnePage) notes.push(say.tooLong);
  if (ours.length > 0) {
    notes.push(say.ours(formats().list(ours), ours.length));
  }
  if (!knowsCountry) {
    notes.push(say.country);
  }
  if (!knowsWifi) notes.push(say.wifi);
  notes.push(say.reviews);
  return notes;
}
import { formats, texts } from "#languages/pageLanguage.ts";
