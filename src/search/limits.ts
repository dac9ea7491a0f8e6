/** Words of a section that are searched (Search 5): some twenty printed pages. What comes after them is not found. */
export const MAX_WORDS_OF_SECTION = 10_000;
/** Passages of a section that are searched. */
export const MAX_PASSAGES_OF_SECTION = 1000;
/** Words of a heading that are searched: it counts again for each passage under it. */
export const MAX_WORDS_OF_HEADING = 100;
/** Passages that a query finds, the best ones. */
export const MAX_FOUND = 100;
/** Sentences of a query that are tried one by one. */
export const MAX_CLAUSES = 8;
/** Characters of a word that are compared: reading the parts of a compound takes the square of its length. */
export const MAX_WORD_LENGTH = 100;
