interface Assumptions {
  staysPerYear: number;
  repeatQuestionsPerStay: number;
  minutesPerQuestion: number;
  /** From 0 to 1: how many of the questions the guidebook answers. The text says "half". */
  shareAnswered: number;
  /** What an hour is worth, in prices of the plan: 1.5 is AUD 30 where it costs AUD 20. */
  pricesPerHour: number;
}

/** An example, named as one on the page. Every figure in its text comes from here. */
export const exampleHost = {
  staysPerYear: 60,
  repeatQuestionsPerStay: 4,
  minutesPerQuestion: 3,
  shareAnswered: 0.5,
  pricesPerHour: 1.5,
} as const satisfies Assumptions;

/** Returns what a year with the guidebook saves, in hours and money, before and after its price in whole units. */
export function yearlyReturn(host: Assumptions, price: number) {
  const questions = host.staysPerYear * host.repeatQuestionsPerStay;
  const hours = (questions * host.minutesPerQuestion * host.shareAnswered) / 60;
  const valueOfAnHour = price * host.pricesPerHour;
  const worth = hours * valueOfAnHour;
  return {
    questions,
    hours,
    valueOfAnHour,
    worth,
    net: worth - price,
    messagesToBreakEven: Math.ceil(((price / valueOfAnHour) * 60) / host.minutesPerQuestion),
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
