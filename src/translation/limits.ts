/** Characters of one translation: longer than what most sections hold, with its markup. */
export const MAX_TRANSLATION_LENGTH = 60_000;

/** What a field held before, and was translated: so many a field are there to look at, and to come back to. */
export const MAX_EARLIER = 5;
