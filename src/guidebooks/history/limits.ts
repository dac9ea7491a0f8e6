/** The maximum number of versions of a section, and how long they are stored after they were replaced (History 2). */
export const MAX_VERSIONS = 50;
export const VERSION_DAYS = 90;
