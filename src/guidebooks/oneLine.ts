import { removeInvisible } from "#platform/visibleText.ts";

/** Returns one line of what can be seen: a database refuses NUL, and a line break has no place in a title. */
export const oneLine = (text: string) => removeInvisible(text.replaceAll(/[\p{Cc}\s]+/gu, " ")).trim();
