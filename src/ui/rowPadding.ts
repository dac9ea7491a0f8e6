/** The sides of a row in a card whose rows reach its edges. */
export const rowPadding = "px-[min(1.25rem,6vw)] sm:px-6";
