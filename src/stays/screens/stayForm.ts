import type { ShowFrom } from "#stays/contract.ts";

/** The controls of both forms, for `useForm`; each may be blank. */
export const sharedFields = {
  guestName: null,
  checkInTime: null,
  checkOutTime: null,
  note: null,
  doorCode: null,
  showFrom: null,
} as const;

/** The folded fields in the form of a new stay. */
export const foldedFields = ["checkInTime", "checkOutTime", "note", "doorCode", "showFrom", "code"] as const;

type SharedValues = Record<keyof typeof sharedFields, string>;

/** Returns the values that both forms send; the server reads a blank as null. */
export function sharedValues({ showFrom, ...texts }: SharedValues) {
  return { ...texts, showFrom: (showFrom || null) as ShowFrom | null }; // the options are these values
}
