/** How cards of guidebooks stand, and what holds their place. */
export const gridLook = "mt-4 grid gap-5 sm:grid-cols-2 xl:grid-cols-3";
