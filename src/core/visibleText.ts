/** Marks that nobody sees and that do not shape what is seen, such as one that turns the direction of writing. */
const INVISIBLE = /(?:\p{Cf}|\u034f|[\u115f\u1160]|[\u17b4\u17b5]|\u3164|\uffa0)/gu;

/** The two joiners belong to some emoji, and to scripts whose letters join. */
const JOINERS = /[\u200c\u200d]/;
const JOINED = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{M}|\p{sc=Arab}|\p{sc=Deva}|\p{sc=Sinh})$/u;

/** Removes invisible characters: with them one name passes for another (Unicode TR36 §2.10). */
export function removeInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, (mark, at: number) =>
    JOINERS.test(mark) && JOINED.test(text.slice(Math.max(0, at - 2), at)) ? mark : "",
  );
}

/** Returns one line of what can be seen: a database refuses NUL, and a line break has no place in a title. */
export const oneLine = (text: string) => removeInvisible(text.replaceAll(/[\p{Cc}\s]+/gu, " ")).trim();
