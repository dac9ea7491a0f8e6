import { formatTime } from "#core/format.ts";
import type { Extra, ExtraKind, NewExtra } from "#stays/extras/contract.ts";

/** What an offer begins with. */
export const newOffers: Record<ExtraKind, NewExtra> = {
  early: { ...emptyOffer(), kind: "early", rule: "quiet-day", time: "12:00", until: 24 },
  late: { ...emptyOffer(), kind: "late", rule: "quiet-day", time: "13:00", until: 24 },
  other: { ...emptyOffer(), kind: "other" },
};

function emptyOffer() {
  return {
    name: "",
    price: "",
    pay: "platform",
    payUrl: null,
    rule: "always",
    until: 0,
    time: null,
    on: true,
  } as const;
}

export const titles: Record<ExtraKind, string> = {
  early: "Early check-in",
  late: "Late check-out",
  other: "Another extra",
};

/** Describes the day rule of a kind of extra. */
export const ruleLabels: Record<ExtraKind, string> = {
  early: "Only when nobody leaves that day",
  late: "Only when nobody arrives that day",
  other: "Only when nobody leaves on the day of arrival",
};

/** Until when guests may ask, by hours. */
export function untilLabels(kind: ExtraKind, chosen: number): [hours: number, label: string][] {
  const end = kind === "late" ? "check-out" : "check-in";
  const usual: [number, string][] = [
    [0, kind === "other" ? "As long as they stay" : `Until ${end}`],
    [3, `Until 3 hours before ${end}`],
    [12, `Until 12 hours before ${end}`],
    [24, `Until a day before ${end}`],
    [48, `Until two days before ${end}`],
    [168, `Until a week before ${end}`],
  ];
  const isUsual = usual.some(([hours]) => hours === chosen);
  return isUsual ? usual : [...usual, [chosen, `Until ${chosen} hours before ${end}`]];
}

/** Describes an offer in a line: its hour, price and rule. */
export function describeOffer({ kind, time, price, rule }: Extra): string {
  const hour = time === null ? null : `${kind === "late" ? "Until" : "From"} ${formatTime(time)}`;
  const day = rule === "quiet-day" ? ruleLabels[kind] : null;
  return [hour, price || "Free", day].filter((part) => part !== null).join(" · ");
}
