import { blockWords, channelWords, closedWords, stayWords } from "#stays/calendars/feed/summaryWords.ts";

const AIRBNB_CODE = /\bHM[A-Z0-9]{8}\b/;
const AIRBNB_URL = /\/details\/([A-Z0-9]{6,20})\b/i;
const LABELLED_CODE =
  /\b(?:confirmation|reservation|booking|réservation|reserva|buchung)s?[ -]?(?:code|number|no\.?|nr\.?|id|ref(?:erence)?)?\s*[:#]\s*([A-Z0-9][A-Z0-9-]{4,38}[A-Z0-9])\b/i;

/** Returns the platform's confirmation code, which the guest has too. Null where the feed has none. */
export function findCode(text: string): string | null {
  const airbnb = AIRBNB_URL.exec(text)?.[1] ?? AIRBNB_CODE.exec(text)?.[0];
  if (airbnb !== undefined) return airbnb.toUpperCase();
  const labelled = LABELLED_CODE.exec(text)?.[1];
  // A word may follow the label: "Reservation: pending".
  return labelled && /\d/.test(labelled) ? labelled.toUpperCase() : null;
}

const LAST_DIGITS = /\blast 4 digits\)?\D{0,5}(\d{4})(?!\d)/i;
const PHONE =
  /\b(?:phone|tel|telephone|téléphone|telefon|teléfono|mobile)\b[^\d+\n]{0,20}([+\d][\d\s().-]{5,24})/i;

/** Returns the last four digits of the guest's telephone number. */
export function findPhoneDigits(description: string): string | null {
  const digits = LAST_DIGITS.exec(description)?.[1] ?? PHONE.exec(description)?.[1]?.replaceAll(/\D/g, "");
  return digits && digits.length >= 4 ? digits.slice(-4) : null;
}

const MAX_NAME = 60;
const SEPARATORS = /\s+[-–—|/]\s+|\s*[:|()[\]]\s*|\s*[-–—]\s+/;

/** Returns the guest's name in a summary such as "Reserved - Anna" or "Airbnb: Anna Meier (HMABCDEFGH)". */
export function findGuestName(summary: string): string | null {
  const parts = summary
    .slice(0, 200)
    .split(SEPARATORS)
    .map((part) => part.trim());
  return parts.find(isName) ?? null;
}

function isName(part: string): boolean {
  if (part.length > MAX_NAME || !/\p{L}/u.test(part) || /[@\d]|https?:/.test(part)) return false;
  return ![stayWords, blockWords, channelWords, closedWords].some((words) => words.test(part));
}
