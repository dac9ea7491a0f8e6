/** A line has at most 75 bytes without its end (RFC 5545 §3.1). */
const MAX_LINE_BYTES = 75;

/** Returns an iCalendar object (RFC 5545) with `lines` as its content, made by a part of the product of that name. */
export function writeCalendar(
  { product, part }: { product: string; part: string },
  lines: readonly string[],
): string {
  const head = ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${calendarText(product)}//${part}//EN`];
  return [...head, ...lines, "END:VCALENDAR"].map((line) => `${fold(line)}\r\n`).join("");
}

/** Returns epoch milliseconds as 20260106T020000Z. */
export const calendarMoment = (moment: number) =>
  new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, "");

/** Escapes a text value (RFC 5545 §3.3.11). */
export const calendarText = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`)
    .replaceAll("\r", "");

/** Breaks a long line between characters; what follows begins with a space, which counts. */
function fold(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > MAX_LINE_BYTES) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
