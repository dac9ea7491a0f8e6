import type { ArrivalForm } from "#stays/arrivalForms/contract.ts";
import { dayInZone } from "#core/days.ts";
import { formatList, formatShortDate, formatTimeIn } from "#core/format.ts";
import type { Stay } from "#stays/contract.ts";
import type { StayProperty } from "#stays/stayProperty.ts";

export type Question = Exclude<keyof ArrivalForm, "beforeCode">;

/** What can be requested, in its order on the guest's page. */
export const questions: Record<Question, { label: string; name: string }> = {
  names: { label: "The names of all guests", name: "names" },
  arrivalTime: { label: "When they will arrive", name: "arrival time" },
  carPlate: { label: "Their number plate, if they come by car", name: "number plate" },
  rules: { label: "To agree to the house rules", name: "house rules" },
};
export const questionNames = Object.keys(questions) as Question[]; // Object.keys forgets the names

/** Formats what guests are asked for: "Names and arrival time, before the codes show". */
export function formatQuestions(form: ArrivalForm): string {
  const names = questionNames.filter((name) => form[name]).map((name) => questions[name].name);
  if (names.length === 0) return "Off";
  const list = formatList(names);
  const first = list.charAt(0).toUpperCase() + list.slice(1);
  return form.beforeCode ? `${first}, before the codes show` : first;
}

/** Formats whether guests have answered: "Answered Tue 9 Dec, 2:10 pm"; null where nothing is asked. */
export function formatAnswered({ detailsAt }: Stay, { asksDetails, timeZone }: StayProperty): string | null {
  if (detailsAt === null) return asksDetails ? "Not answered" : null;
  return `Answered ${formatMomentIn(timeZone ?? "UTC", detailsAt)}`;
}

/** Formats a moment (epoch ms) at the property: "Tue 9 Dec, 2:10 pm". */
export const formatMomentIn = (timeZone: string, moment: number) =>
  `${formatShortDate(dayInZone(timeZone, moment))}, ${formatTimeIn(moment, timeZone)}`;
