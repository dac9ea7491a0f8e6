import { ChevronDown } from "lucide-react";
import { pricingQuestions } from "#site/content/faq.ts";

/** Questions that fold open, without script. */
export function Questions() {
  return (
    <div className="mx-auto max-w-3xl divide-y divide-line border-y border-line">
      {pricingQuestions.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-16 list-none items-center gap-4 py-4 [&::-webkit-details-marker]:hidden">
            <h3 className="grow font-sans text-lg font-semibold tracking-normal">{question}</h3>
            <ChevronDown size={22} className="text-pine transition-transform group-open:rotate-180" />
          </summary>
          <p className="max-w-measure pb-6 text-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}
