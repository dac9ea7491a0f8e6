/** Invisible characters that do not shape visible ones, such as a change of writing direction. */
const INVISIBLE = /(?:\p{Cf}|\u034f|[\u115f\u1160]|[\u17b4\u17b5]|\u3164|\uffa0)/gu;

/** Joiners are part of some emoji and of scripts with joined letters. */
const JOINERS = /[\u200c\u200d]/;
const JOINED = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{M}|\p{sc=Arab}|\p{sc=Deva}|\p{sc=Sinh})$/u;

/** Removes invisible characters: with them one name can imitate another (Unicode TR36 §2.10). */
export function removeInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, (mark, at: number) =>
    JOINERS.test(mark) && JOINED.test(text.slice(Math.max(0, at - 2), at)) ? mark : "",
  );
}

/** Returns visible text with its line breaks: databases refuse NUL. */
export const visibleLines = (text: string) =>
  removeInvisible(text.replaceAll(/\r\n?/g, "\n").replaceAll(/[^\P{Cc}\t\n]/gu, "")).trim();

/** Returns one line of visible text: databases refuse NUL, and a title has no line breaks. */
export const oneLine = (text: string) => removeInvisible(text.replaceAll(/[\p{Cc}\s]+/gu, " ")).trim();
