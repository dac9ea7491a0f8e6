export const stayPlatforms = ["airbnb", "booking", "vrbo"] as const;
export type StayPlatform = (typeof stayPlatforms)[number];

export const platformNames: Record<StayPlatform, string> = {
  airbnb: "Airbnb",
  booking: "Booking.com",
  vrbo: "Vrbo",
};

/** Where a stay was booked: at a platform, or directly with the host. */
export const bookedWith = [...stayPlatforms, "direct"] as const;
export type BookedWith = (typeof bookedWith)[number];

/**
 * Returns the platforms that a list of words names, each once, in our order; ignores other words. A list that names none
 * of them is read as all, so that a text which its writer hides from some is not displayed to them.
 */
export function platformsNamed(list: string): StayPlatform[] {
  const words = list
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== "");
  const named = words.map((word) => word.replace(/^booking\.com$/, "booking"));
  const known = stayPlatforms.filter((platform) => named.includes(platform));
  return known.length > 0 || words.length === 0 ? known : [...stayPlatforms];
}
