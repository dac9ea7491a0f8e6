import type { BookedWith } from "#core/platforms.ts";
import type { ShowFrom } from "#stays/contract.ts";

/** The controls of both forms, for `useForm`; each may be blank. */
export const sharedFields = {
  guestName: null,
  checkInTime: null,
  checkOutTime: null,
  note: null,
  doorCode: null,
  showFrom: null,
  platform: null,
} as const;

/** The folded fields in the form of a new stay. */
export const foldedFields = [
  "checkInTime",
  "checkOutTime",
  "note",
  "doorCode",
  "showFrom",
  "platform",
  "code",
] as const;

type SharedValues = Record<keyof typeof sharedFields, string>;

/** Returns the values that both forms send; the server reads a blank as null. */
export function sharedValues({ showFrom, platform, ...texts }: SharedValues) {
  // The options are these values.
  return {
    ...texts,
    showFrom: (showFrom || null) as ShowFrom | null,
    platform: (platform || null) as BookedWith | null,
  };
}
