import { PLAN } from "#billing/plan.ts";

interface Assumptions {
  staysPerYear: number;
  repeatQuestionsPerStay: number;
  minutesPerQuestion: number;
  /** From 0 to 1: how many of the questions the guidebook answers. The text says "half". */
  shareAnswered: number;
  /** AUD. */
  valueOfAnHour: number;
}

/** An example, named as one on the page. Every figure in its text comes from here. */
export const exampleHost = {
  staysPerYear: 60,
  repeatQuestionsPerStay: 4,
  minutesPerQuestion: 3,
  shareAnswered: 0.5,
  valueOfAnHour: 30,
} as const satisfies Assumptions;

/** Returns what a year with the guidebook saves, in hours and AUD, before and after its price. */
export function yearlyReturn(host: Assumptions) {
  const questions = host.staysPerYear * host.repeatQuestionsPerStay;
  const hours = (questions * host.minutesPerQuestion * host.shareAnswered) / 60;
  const worth = hours * host.valueOfAnHour;
  return {
    questions,
    hours,
    worth,
    net: worth - PLAN.dollars,
    messagesToBreakEven: Math.ceil(((PLAN.dollars / host.valueOfAnHour) * 60) / host.minutesPerQuestion),
  };
}

interface Alternative {
  way: string;
  cost: string;
}

/** What the same job costs otherwise. No figures: those differ from host to host. */
export const valueComparison = [
  {
    way: "A printed folder in each property",
    cost: "Paper, ink and a drive there each time something changes",
  },
  {
    way: "Answering each message yourself",
    cost: "A few minutes each, in the evening, and again for the next guest",
  },
  {
    way: "A tool that charges by the property",
    cost: "Often a price for each place, each month",
  },
] as const satisfies readonly Alternative[];
