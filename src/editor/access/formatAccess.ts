import type { Access, ShowFrom } from "#stays/contract.ts";

/** From when guests see the secrets, as a choice. */
export const showFromLabels: Record<ShowFrom, string> = {
  booking: "As soon as they have booked",
  "7": "7 days before they arrive",
  "3": "3 days before they arrive",
  arrival: "On the day they arrive",
};

const spans: Record<ShowFrom, string> = {
  booking: "from booking to check-out",
  "7": "7 days before to check-out",
  "3": "3 days before to check-out",
  arrival: "day of arrival to check-out",
};

/** Returns whether a secret is for guests in the days of their stay alone. */
export function isForStays({ access, wifiForEveryone }: Access, opens: "door" | "network"): boolean {
  return access === "stays" && (opens === "door" || !wifiForEveryone);
}

/** Returns who sees a secret: "Seen by guests, 3 days before to check-out". */
export function formatWhoSees(access: Access, opens: "door" | "network"): string {
  return isForStays(access, opens)
    ? `Seen by guests, ${spans[access.showFrom]}`
    : "Seen by everyone with a link";
}

/** Returns what hiding a code does not do, and how many earlier guests know it. */
export function formatKnownTo(count: number): string {
  const rest =
    count === 0
      ? ""
      : count === 1
        ? " 1 earlier guest knows this one."
        : ` ${count} earlier guests know this one.`;
  return `Hiding a code does not change the lock.${rest}`;
}
