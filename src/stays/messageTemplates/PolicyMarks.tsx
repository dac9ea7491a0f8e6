import { TriangleAlert } from "lucide-react";
import { policy, type PolicyMark } from "#guidebooks/policy/messagePolicy.ts";
import { formatDate } from "#core/format.ts";
import { linkLook } from "#ui/buttonLook.ts";
import { classes } from "#ui/classes.ts";

/** The passages that Airbnb's policy names, with its date. No text is called allowed (Stays 34). */
export function PolicyMarks({ marks }: { marks: readonly PolicyMark[] }) {
  if (marks.length === 0) return null;
  const sentences = [...new Set(marks.map(({ sentence }) => sentence))];
  return (
    <div className="mt-4 flex gap-2 text-sm">
      <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-soft" />
      <div className="max-w-prose space-y-1 text-soft">
        <p>If sent through Airbnb: {sentences.join(" ")}</p>
        <details>
          <summary className={classes(linkLook, "w-fit py-1")}>Read more</summary>
          <p className="mt-1">
            {formatPolicy()}. To be safe, send it by SMS or email. Or copy your guidebook into Airbnb’s own
            fields: “For Airbnb” in the stays of the home.
          </p>
        </details>
      </div>
    </div>
  );
}

export const formatPolicy = () => `${policy.name}, in force since ${formatDate(policy.inForce)}`;
