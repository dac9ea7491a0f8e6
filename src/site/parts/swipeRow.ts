/** A row of cards that a phone swipes: cards do not take three screens there. */
export const swipeRow =
  "grid gap-4 max-md:-mx-5 max-md:snap-x max-md:snap-mandatory max-md:auto-cols-[min(18rem,82%)] max-md:grid-flow-col " +
  "max-md:scroll-px-5 max-md:overflow-x-auto max-md:px-5 max-md:pb-3 sm:gap-5";
