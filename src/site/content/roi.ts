interface Assumptions {
  staysPerYear: number;
  repeatQuestionsPerStay: number;
  minutesPerQuestion: number;
  /** From 0 to 1: how many of the questions the guidebook answers. The text says "half". */
  shareAnswered: number;
  /** What an hour is worth, in Australian dollars. */
  audPerHour: number;
}

/** An example, named as one on the page. Every figure in its text comes from here. */
export const exampleHost = {
  staysPerYear: 60,
  repeatQuestionsPerStay: 4,
  minutesPerQuestion: 3,
  shareAnswered: 0.5,
  audPerHour: 30,
} as const satisfies Assumptions;

/** Returns the messages of a year, and the hours that the guidebook saves. */
export function yearlyHours(host: Assumptions) {
  const questions = host.staysPerYear * host.repeatQuestionsPerStay;
  return { questions, hours: (questions * host.minutesPerQuestion * host.shareAnswered) / 60 };
}

/** Returns what those hours are worth before and after the price of the plan, all in Australian dollars. */
export function yearlyReturn(host: Assumptions, price: number) {
  const worth = yearlyHours(host).hours * host.audPerHour;
  return {
    worth,
    net: worth - price,
    messagesToBreakEven: Math.ceil(((price / host.audPerHour) * 60) / host.minutesPerQuestion),
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
