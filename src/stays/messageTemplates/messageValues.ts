import type { TemplateValues } from "#stays/messageTemplates/template.ts";
import { formatDateOfWeek, formatTime } from "#core/format.ts";
import type { Access, ShowFrom, Stay } from "#stays/contract.ts";

type MessagedStay = Pick<
  Stay,
  "guestName" | "code" | "arrival" | "departure" | "url" | "showFrom" | "detailsAt"
>;

interface AtHome extends Pick<Access, "access" | "showFrom"> {
  name: string;
  /** HH:MM: the stay's own time, else the guidebook's. */
  checkInTime: string;
  checkOutTime: string;
  /** Whether its guests are asked for details before they arrive. */
  asksDetails: boolean;
}

export function messageValues(
  stay: MessagedStay,
  { name, checkInTime, checkOutTime, access, showFrom, asksDetails }: AtHome,
): TemplateValues {
  return {
    name: stay.guestName?.split(" ")[0] ?? "",
    home: name,
    link: stay.url,
    code: stay.code,
    arrival: formatDateOfWeek(stay.arrival),
    departure: formatDateOfWeek(stay.departure),
    checkin: formatTime(checkInTime),
    checkout: formatTime(checkOutTime),
    codes: formatCodes(access === "everyone" ? "booking" : (stay.showFrom ?? showFrom)),
    details: asksDetails && stay.detailsAt === null ? formatDetailsRequest(stay.url) : "",
  };
}

/** Formats the line that asks for details, with the link to the form on the stay's page (Stays 46). */
const formatDetailsRequest = (url: string) =>
  `Before you arrive, please answer a few questions here: ${url}#details`;

/** Formats from when a guest finds the codes: at once where everyone sees them (Stays 2). */
export function formatCodes(showFrom: ShowFrom): string {
  if (showFrom === "booking") return "The codes for the door are there already.";
  const when = showFrom === "arrival" ? "on the day you arrive" : `${showFrom} days before you arrive`;
  return `The codes for the door appear there ${when}.`;
}
