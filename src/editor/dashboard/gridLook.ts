/** How cards of guidebooks stand, and what holds their place. */
export const gridLook = "mt-4 grid gap-5 md:grid-cols-2 min-[88rem]:grid-cols-3";
