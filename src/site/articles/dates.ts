const long = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" });

/** "14 July 2026", the same on the server and in every browser. */
export const longDate = (isoDate: string) => long.format(new Date(`${isoDate}T00:00:00Z`));
