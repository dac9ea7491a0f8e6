/** The look of the phone around the guests' page. A phone draws no second phone. */
export const frameLook = {
  edge: "max-sm:bg-transparent! max-sm:p-0! max-sm:shadow-none! max-sm:ring-0!",
  screen:
    "relative block h-[calc(100dvh-11.5rem)] max-h-208 min-h-120 w-full overflow-hidden rounded-[2.15rem] bg-paper max-sm:h-[calc(100dvh-14.5rem)] max-sm:rounded-card max-sm:border max-sm:border-line max-sm:shadow-soft",
};
