import type { Stay } from "#stays/contract.ts";
import type { StayProperty } from "#stays/stayProperty.ts";

/** A property as the screens of stays know it. */
export const lakeHouse: StayProperty = {
  guidebookId: "lake",
  name: "Lake House",
  isArchived: false,
  zoneOfPlace: "Pacific/Auckland",
  access: "stays",
  showFrom: "3",
  timeZone: "Pacific/Auckland",
  checkInTime: "15:00",
  checkOutTime: "10:00",
  mayShare: true,
  mayEdit: true,
};

/** Returns a stay at the lake house that its host typed in and has not sent yet, but for what is given. */
export const stayWith = (given: Partial<Stay>): Stay => ({
  id: "stay",
  guidebookId: "lake",
  token: "token",
  url: "https://porchlight.test/view/token",
  arrival: "2026-12-12",
  departure: "2026-12-14",
  nights: 2,
  checkInTime: null,
  checkOutTime: null,
  guestName: "Anna",
  note: null,
  code: "K7PX2MNA",
  phoneDigits: null,
  source: "hand",
  platform: null,
  doorCode: null,
  lockSetAt: null,
  showFrom: null,
  sentAt: null,
  openedAt: null,
  arrivedAt: null,
  leftAt: null,
  revokedAt: null,
  cancelledAt: null,
  doubt: null,
  overlaps: false,
  sameDay: false,
  joined: [],
  joinable: false,
  followsSameGuest: false,
  createdAt: 1,
  updatedAt: 1,
  ...given,
});
