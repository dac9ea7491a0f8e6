import { findPolicyMarks } from "#stays/messageTemplates/policy.ts";
import { MarkedText } from "#stays/messageTemplates/MarkedText.tsx";
import { PolicyMarks } from "#stays/messageTemplates/PolicyMarks.tsx";

/** A message as it is sent, with the passages that Airbnb's policy names. */
export function MessagePreview({ label, text }: { label: string; text: string }) {
  const marks = findPolicyMarks(text);
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-[0.9375rem] font-semibold wrap-anywhere">To {label}</p>
      <div className="rounded-field rounded-tl-sm bg-linen px-4 py-3">
        <MarkedText text={text} marks={marks} />
      </div>
      <PolicyMarks marks={marks} />
    </div>
  );
}
