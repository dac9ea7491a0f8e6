/** How many versions of a section there are at most, and for how long after they were replaced (History 2). */
export const MAX_VERSIONS = 50;
export const VERSION_DAYS = 90;
