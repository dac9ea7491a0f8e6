import { HOUR_MS } from "#core/durations.ts";
import type { BookedWith, StayPlatform } from "#core/platforms.ts";
import type { TranslationMaker } from "#sections/section.ts";
import {
  dayStateOf,
  dayOf,
  isAhead,
  isContradicted,
  possibleTimes,
  timeOfYes,
  type CalendarFacts,
} from "#stays/extras/calendarKnows.ts";
import type { DayState, ExtraKind } from "#stays/extras/contract.ts";
import type { ExtraRequestsTable, ExtrasTable } from "#stays/extras/tables.server.ts";
import type { GuestStay } from "#stays/guestStay.ts";
import { momentOf } from "#stays/localTime.ts";

/** How a guest pays: by a request at the platform, as the host dayState, on arrival, or by a link. Null for what is free. */
export type Payment =
  | { how: "platform"; platform: StayPlatform }
  | { how: "host" }
  | { how: "arrival" }
  | { how: "link"; url: string }
  | null;

/** What a guest may ask for now. */
export interface GuestOffer {
  id: string;
  kind: ExtraKind;
  name: string;
  price: string;
  payment: Payment;
  /** The times to choose from, HH:MM; empty where time does not matter. */
  times: string[];
  dayState: DayState;
  /** When the other guest leaves, or arrives. */
  otherTime: string | null;
}

/** What a guest has asked for. */
export interface GuestRequest {
  id: string;
  kind: ExtraKind;
  name: string;
  payment: Payment;
  state: "open" | "yes" | "no" | "taken back";
  time: string | null;
  isContradicted: boolean;
}

/** The extras of a stay's page. */
export interface GuestExtras {
  offers: GuestOffer[];
  requests: GuestRequest[];
  /** Why what the guest sent was refused. */
  problem?: "notPossible" | "tooMany";
  /** Where some of the host's words are translated: who did it, by the translation, and the words as the host wrote them. */
  translation?: {
    by: Readonly<Record<string, TranslationMaker>>;
    original: Pick<GuestExtras, "offers" | "requests">;
    isOriginalShown?: true;
  };
}

interface Given {
  offers: readonly ExtrasTable[];
  requests: readonly ExtraRequestsTable[];
  stay: GuestStay;
  facts: CalendarFacts;
  bookedWith: BookedWith | null;
}

/** Returns the extras of a stay's page at a moment, and when they change next; null where there are none. */
export function guestExtrasOf(
  { offers, requests, stay, facts, bookedWith }: Given,
  now: number,
): { extras: GuestExtras | null; changesAt: number | null } {
  if (stay.phase === "after") return { extras: null, changesAt: null };
  const open = new Set(requests.filter((request) => isTaken(request)).map(({ open_key: key }) => key));
  const moments: number[] = [];
  const possible = offers.flatMap((offer): GuestOffer[] => {
    const { id, kind, name, price, is_on: isOn } = offer;
    if (isOn !== 1 || open.has(openKeyOf(offer))) return [];
    if ((kind === "early" && stay.arrivedAt !== null) || (kind === "late" && stay.leftAt !== null)) return [];
    const deadline = deadlineOf(offer, stay);
    const times = possibleTimes(offer, facts).filter(
      (time) => time === null || momentOf(dayOf(kind, stay), time, stay.timeZone) > now,
    );
    for (const time of times)
      if (time !== null) moments.push(momentOf(dayOf(kind, stay), time, stay.timeZone));
    moments.push(deadline);
    if (now >= deadline || times.length === 0) return [];
    const payment = paymentOf(offer, bookedWith);
    return [
      {
        id,
        kind,
        name,
        price,
        payment,
        times: times.filter((time) => time !== null),
        ...dayStateOf(kind, facts),
      },
    ];
  });
  const later = moments.filter((moment) => moment > now);
  return {
    extras: { offers: possible, requests: shownRequests({ requests, facts, bookedWith }) },
    changesAt: later.length === 0 ? null : Math.min(...later),
  };
}

/** Of requests with the same key a stay has one open. */
export const openKeyOf = ({ kind, id }: Pick<ExtrasTable, "kind" | "id">) => (kind === "other" ? id : kind);

/** Whether a request keeps its guest from asking for the same again: a second cot is another request. */
const isTaken = ({ state, kind }: ExtraRequestsTable) =>
  state === "open" || (kind !== "other" && (state === "yes" || state === "other"));

function deadlineOf({ kind, until_hours: hours }: ExtrasTable, { timeline }: GuestStay): number {
  if (kind === "late" || (kind === "other" && hours === 0)) return timeline.checkOut - hours * HOUR_MS;
  return timeline.checkIn - hours * HOUR_MS;
}

function shownRequests({ requests, facts, bookedWith }: Pick<Given, "requests" | "facts" | "bookedWith">) {
  return requests.flatMap((request, at): GuestRequest[] => {
    const state = guestStateOf(request);
    const isLast = !requests.slice(at + 1).some(({ open_key: key }) => key === request.open_key);
    if (state === null || !isAhead(request.kind, facts.stay, facts.today)) return [];
    if (!isLast && state !== "open" && state !== "yes") return [];
    const { id, kind, name, rule } = request;
    const time = state === "yes" ? timeOfYes(kind, request.given_time, facts) : request.time;
    return [
      {
        id,
        kind,
        name,
        payment: paymentOf(request, bookedWith),
        state,
        time,
        isContradicted: state === "yes" && isContradicted({ kind, rule, time }, facts),
      },
    ];
  });
}

/** Null for what its guest has taken back. */
function guestStateOf({ state, answered_at: answeredAt }: ExtraRequestsTable): GuestRequest["state"] | null {
  if (state === "other") return "yes";
  if (state !== "withdrawn") return state;
  return answeredAt === null ? null : "taken back";
}

/** A guest of a platform pays there, and never by a link: platforms forbid it. */
function paymentOf(
  { price, pay, pay_url: url }: Pick<ExtrasTable, "price" | "pay" | "pay_url">,
  bookedWith: BookedWith | null,
): Payment {
  if (price === "") return null;
  if (bookedWith === null) return { how: "host" };
  if (bookedWith !== "direct") return { how: "platform", platform: bookedWith };
  if (pay === "link" && url !== null) return { how: "link", url };
  return pay === "arrival" ? { how: "arrival" } : { how: "host" };
}
