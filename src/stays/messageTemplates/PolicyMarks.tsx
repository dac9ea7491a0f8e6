import { TriangleAlert } from "lucide-react";
import { policy, type PolicyMark } from "#stays/messageTemplates/policy.ts";
import { formatDate } from "#core/format.ts";

/** The passages that Airbnb's policy names, with its date. No text is called allowed (Stays 34). */
export function PolicyMarks({ marks }: { marks: readonly PolicyMark[] }) {
  if (marks.length === 0) return null;
  const sentences = [...new Set(marks.map(({ sentence }) => sentence))];
  return (
    <div className="mt-4 flex gap-2 text-sm">
      <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-soft" />
      <p className="max-w-prose text-soft">
        If sent through Airbnb: {sentences.join(" ")} ({formatPolicy()})
      </p>
    </div>
  );
}

export const formatPolicy = () => `${policy.name}, in force since ${formatDate(policy.inForce)}`;
