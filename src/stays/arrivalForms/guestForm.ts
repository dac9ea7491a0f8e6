import type { Answer, StoredArrivalForm } from "#stays/arrivalForms/contract.ts";
import type { Phase, Timeline } from "#stays/timeline.ts";

/** Why an answer was not taken: a field with its problem, or `form` for all of it. */
export type FormField = "agree" | "name" | "names" | "time" | "plate" | "form";
export type FormProblem = "agree" | "name" | "names" | "time" | "tooLong" | "read" | "tooMany" | "tooLate";

/** What a guest sent and is to correct. */
export interface RefusedAnswer {
  typed: Partial<Record<FormField, string>>;
  problems: Partial<Record<FormField, FormProblem>>;
}

/** What the page of a stay asks before the arrival. */
export interface GuestForm {
  /** The version of the rules to agree to; null where none are. */
  rulesVersion: string | null;
  names: boolean;
  arrivalTime: boolean;
  carPlate: boolean;
  /** Epoch milliseconds; null until the guests have answered. */
  answeredAt: number | null;
  answer: Answer | null;
  /** Whether the rules are others than those that the guest agreed to. */
  haveRulesChanged: boolean;
  /** Whether the codes wait for the answer. */
  isWaitedFor: boolean;
  refused?: RefusedAnswer;
}

/** A moment of a stay for which its page is drawn. */
interface StayAt {
  at: number;
  phase: Phase;
  timeline: Timeline;
  /** When the guests said that they have arrived; null for not yet. */
  arrivedAt: number | null;
}

interface Given {
  form: StoredArrivalForm;
  /** The version of the rules that guests read; null where there are none. */
  rulesVersion: string | null;
  answeredAt: number | null;
  answer: Answer | null;
}

/** Whether the guest may answer or change the answer: until the check-in, and until it is answered. */
export const mayAnswer = ({ at, timeline }: Pick<StayAt, "at" | "timeline">, answeredAt: number | null) =>
  answeredAt === null || at < timeline.checkIn;

/** Returns what a stay's page asks at its moment; null for nothing, as after the stay. */
export function guestFormOf(
  stay: StayAt,
  { form, rulesVersion: version, answeredAt, answer }: Given,
): GuestForm | null {
  const { at, phase, timeline } = stay;
  if (phase === "after" || !mayAnswer(stay, answeredAt)) return null;
  const rulesVersion = form.rules ? version : null;
  // At the door it is known already.
  const arrivalTime = form.arrivalTime && at < timeline.checkIn;
  const { names, carPlate } = form;
  if (rulesVersion === null && !names && !arrivalTime && !carPlate) return null;
  const agreed = answer?.rules?.version;
  const since = form.beforeCodeSince;
  const cameAt = Math.min(stay.arrivedAt ?? Infinity, timeline.checkIn);
  return {
    rulesVersion,
    names,
    arrivalTime,
    carPlate,
    answeredAt,
    answer,
    haveRulesChanged: rulesVersion !== null && agreed !== undefined && agreed !== rulesVersion,
    isWaitedFor: since !== null && answeredAt === null && since < cameAt,
  };
}

/** Returns a stay with what its page asks; its secrets wait where they wait for the answer (Stays 46). */
export const withForm = <Stay extends { areSecretsShown: boolean; form?: GuestForm }>(
  stay: Stay,
  form: GuestForm | null,
): Stay =>
  form === null ? stay : { ...stay, form, areSecretsShown: stay.areSecretsShown && !form.isWaitedFor };
