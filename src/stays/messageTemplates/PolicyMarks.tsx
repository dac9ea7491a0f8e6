import { ChevronDown, TriangleAlert } from "lucide-react";
import { policy, type PolicyMark } from "#guidebooks/policy/messagePolicy.ts";
import { formatDate } from "#core/format.ts";
import { classes } from "#ui/classes.ts";

/** What the marked passages of a message mean. No text is called allowed (Stays 34). */
export function PolicySentences({ marks }: { marks: readonly PolicyMark[] }) {
  const sentences = [...new Set(marks.map(({ sentence }) => sentence))];
  return (
    <p className="mt-3 flex gap-2 border-t border-line pt-3 text-sm text-soft">
      <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
      <span>If sent through Airbnb: {sentences.join(" ")}</span>
    </p>
  );
}

/** Airbnb's policy on such passages, with its date. */
export function PolicyNote({ className }: { className?: string }) {
  return (
    <details className={classes("group max-w-prose text-sm text-soft", className)}>
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-pine [&::-webkit-details-marker]:hidden">
        Sending through Airbnb
        <ChevronDown size={18} aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      <p>
        {formatPolicy()}. To be safe, send it by SMS or email. Or copy your guidebook into Airbnb’s own
        fields: “For Airbnb” in the stays of the home.
      </p>
    </details>
  );
}

/** Both, below one message. */
export function PolicyMarks({ marks }: { marks: readonly PolicyMark[] }) {
  if (marks.length === 0) return null;
  return (
    <>
      <PolicySentences marks={marks} />
      <PolicyNote />
    </>
  );
}

export const formatPolicy = () => `${policy.name}, in force since ${formatDate(policy.inForce)}`;
