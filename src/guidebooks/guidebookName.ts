/** The most characters of a guidebook's name. */
export const NAME_MAX = 120;

/** The message for a missing name (Guidebooks 6). */
export const NAME_NEEDED = "Please enter a name for your guidebook.";

/** The toast for a missing name. */
export const NAME_REQUIRED = { title: "Guidebook name required", description: NAME_NEEDED };
