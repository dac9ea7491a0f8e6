import type { WelcomeChoice } from "#generation/choose/choice.ts";
import { chooseWelcome, greetingHoles } from "#generation/choose/welcome.ts";
import { fillFrame, type Frame, type SentenceFacts } from "#generation/frames/frame.ts";
import { mentionFactsOf } from "#generation/frames/sentenceFacts.ts";
import {
  paragraph,
  propertyAddressReceipt,
  receipt,
  type GeneratedSection,
} from "#generation/generatedSection.ts";
import type { Plan } from "#generation/plan.ts";
import { escapeMarkup } from "#core/markup.ts";
import { whyChosen } from "#generation/whyChosen.ts";

/** Writes the welcome: a greeting, an opening, the places mentioned first, and the host's notes without a section. */
export function writeWelcome(
  plan: Plan,
  choice: WelcomeChoice = chooseWelcome(plan),
): GeneratedSection<"welcome"> {
  const { located } = plan;
  const { greeting, opening, guests, mentions, closing } = choice;
  const first = fill(greeting, greetingHoles(plan));
  const words = [opening, ...(guests ? [guests] : [])].map((frame) => fill(frame, {})).join(" ");
  const nearby = mentions.map(({ place, frame }) => {
    const { name = "", ...rest } = mentionFactsOf(place, plan);
    return fill(frame, rest, { name: `<strong>${escapeMarkup(name)}</strong>` });
  });
  const text = [first, words, nearby.join(" "), fill(closing, {})]
    .filter((each) => each !== "")
    .map(paragraph)
    .join("");
  return {
    content: { text },
    prompts: ["Add a sentence or two in your own words: who you are, and what you love about the house."],
    sources: [
      ...(located ? [propertyAddressReceipt(located)] : []),
      ...mentions.map(({ place }) => receipt(place, whyChosen(place, plan))),
    ],
  };
}

/** Fills a frame. Facts are text and are escaped here; `markup` is HTML already. */
function fill(frame: Frame, facts: SentenceFacts, markup: SentenceFacts = {}): string {
  const escaped = Object.entries(facts).map(([hole, fact]) => [hole, escapeMarkup(fact)]);
  return fillFrame(frame, { ...Object.fromEntries(escaped), ...markup }) ?? "";
}
