/** A letter that is none of ours. */
export const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u;
