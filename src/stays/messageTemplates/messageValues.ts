import type { Placeholder } from "#stays/messageTemplates/template.ts";
import { formatDateOfWeek, formatTime } from "#core/format.ts";
import type { Stay } from "#stays/contract.ts";

type MessagedStay = Pick<Stay, "guestName" | "code" | "arrival" | "departure" | "url">;

interface AtHome {
  name: string;
  /** HH:MM: the stay's own time, else the guidebook's. */
  checkInTime: string;
  checkOutTime: string;
}

export function messageValues(
  stay: MessagedStay,
  { name, checkInTime, checkOutTime }: AtHome,
): Record<Placeholder, string> {
  return {
    name: stay.guestName?.split(" ")[0] ?? "",
    home: name,
    link: stay.url,
    code: stay.code,
    arrival: formatDateOfWeek(stay.arrival),
    departure: formatDateOfWeek(stay.departure),
    checkin: formatTime(checkInTime),
    checkout: formatTime(checkOutTime),
  };
}
