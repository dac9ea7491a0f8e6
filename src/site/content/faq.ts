import { suggestedIn } from "#sections/countries.ts";
import type { Frame } from "#site/site.ts";

export interface Question {
  question: string;
  answer: string;
}

/** What people ask before they pay. Every answer is a rule of the product (Plan 1). */
export const pricingQuestions = ({ can, product }: Pick<Frame, "can" | "product">): readonly Question[] => [
  {
    question: "Is there a free trial?",
    answer:
      "There is a money-back guarantee instead. Subscribe, build a guidebook, send it to real guests. If it isn’t for you, write to us within 30 days of your first payment and we refund all of it. The demo guidebook and a try-out of the editor, on our first page, are open to everyone, without an account.",
  },
  {
    question: "Can I cancel?",
    answer:
      "Yes, anytime, in the billing portal. Your plan then runs to the end of the year that you’ve paid for and doesn’t renew.",
  },
  {
    question: "What happens to my guidebooks when I stop paying?",
    answer:
      "Nothing is deleted. Your guest pages keep working for 30 days after the subscription ends, because guests may be in the middle of a stay. After that they are offline until you renew. You can still sign in, archive guidebooks and revoke share links.",
  },
  {
    question: "What counts as a property?",
    answer:
      "Each active guidebook is one property. Archived guidebooks don’t count, and you can restore them later.",
  },
  {
    question: "Do my guests pay, sign up or install anything?",
    answer:
      "No. They open your link or scan your QR code and read the guidebook in the browser they already have.",
  },
  {
    question: "Who can see the door code?",
    answer:
      "At first everyone who has the guidebook’s link. If you turn this on, only guests of a stay see it, each through their own link, from three days before the arrival until the day of departure. It costs nothing extra.",
  },
  {
    question: "Where does it work?",
    answer: `Anywhere. Emergency numbers follow the property’s country, and guests read in 13 languages. We suggest ${suggestedIn(product.country)} as you type; for a property elsewhere, type the whole address.`,
  },
  ...(can.hasModel
    ? [
        {
          question: "Does generating with AI cost extra?",
          answer:
            "No, it’s part of the plan, up to 30 times a day. You check the draft, because AI can make mistakes.",
        },
      ]
    : []),
];
