import { formatCodes, messageValues } from "#stays/messageTemplates/messageValues.ts";
import type { TemplateValues } from "#stays/messageTemplates/template.ts";
import { formatGuest } from "#stays/guestWords.ts";
import type { Stay } from "#stays/contract.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { isEnded } from "#stays/screens/stayMarks.ts";
import { checkInOf, checkOutOf, formatDays } from "#stays/screens/stayWords.ts";
import { dayIn } from "#stays/screens/today.ts";

/** A stay for the preview of a message. */
export interface MessageExample {
  id: string;
  /** "Anna, Fri 12 to Sun 14 Dec · Lake House". */
  label: string;
  values: TemplateValues;
}

export const valuesOfStay = (stay: Stay, property: StayProperty) =>
  messageValues(stay, {
    name: property.name,
    access: property.access,
    showFrom: property.showFrom,
    checkInTime: checkInOf(stay, property),
    checkOutTime: checkOutOf(stay, property),
    asksDetails: property.asksDetails,
  });

/** Returns the stays that have not ended, the next arrival first and those under way last. */
export function messageExamples(
  stays: readonly Stay[],
  properties: readonly StayProperty[],
  now: number,
): MessageExample[] {
  return stays
    .flatMap((stay) => {
      const property = properties.find(({ guidebookId }) => guidebookId === stay.guidebookId);
      if (!property || isEnded(stay)) return [];
      const today = dayIn(property.timeZone, now);
      return stay.departure < today ? [] : [{ stay, property, isHere: stay.arrival < today }];
    })
    .toSorted((a, b) => Number(a.isHere) - Number(b.isHere) || a.stay.arrival.localeCompare(b.stay.arrival))
    .map(({ stay, property }) => ({
      id: stay.id,
      label: `${formatGuest(stay)}, ${formatDays(stay)} · ${property.name}`,
      values: valuesOfStay(stay, property),
    }));
}

/** Used while there is no stay. */
export const inventedExample: MessageExample = {
  id: "",
  label: "Anna, an example guest",
  values: {
    name: "Anna",
    home: "your guidebook",
    link: "https://… (the link of the stay)",
    code: "K7PX-2MNA",
    arrival: "Friday 12 December",
    departure: "Sunday 14 December",
    checkin: "3 pm",
    checkout: "10 am",
    codes: formatCodes("3"),
    details: "",
  },
};
