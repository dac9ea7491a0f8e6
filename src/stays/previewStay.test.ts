import { expect, test } from "vitest";
import { addDays } from "#core/days.ts";
import { guestStayOf } from "#stays/guestStay.ts";
import { previewStay, previewAs } from "#stays/previewStay.ts";
import { defaultAccess } from "#stays/contract.ts";

const moments = previewAs.options.filter((as) => as !== "anyone");
const timeZone = "Pacific/Auckland";
const access = { ...defaultAccess, access: "stays" as const, timeZone };

const lengths = [0, 1, 2, 3, 30];

test.each(lengths.flatMap((nights) => moments.map((as) => [nights, as] as const)))(
  "a stay of %i nights is in its phase: %s",
  (nights, as) => {
    const next = nights > 0 ? { ...stay, departure: addDays(stay.arrival, nights) } : undefined;
    const { row, now } = previewStay(as, next, { today: "2026-09-20", timeZone });
    const shown = guestStayOf({ row, access, usual: {}, arrivals: [] }, now);
    expect(shown.stay.phase).toBe(as);
    expect(shown.stay.areSecretsShown).toBe(as !== "before" && as !== "after");
    expect(row.guest_name).toBe(next ? "Anna" : null);
  },
);

const stay = {
  arrival: "2026-09-26",
  departure: "2026-09-28",
  check_in_time: null,
  check_out_time: null,
  guest_name: "Anna",
  note: null,
  show_from: null,
  arrived_at: null,
  left_at: null,
};
