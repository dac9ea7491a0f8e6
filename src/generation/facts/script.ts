/** A letter of a script other than Latin. */
export const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u;
