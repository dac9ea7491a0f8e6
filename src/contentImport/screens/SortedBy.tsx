import type { Review } from "#contentImport/screens/review.ts";

/** Whether a model had a part in the proposal. */
export function SortedBy({ review: { sources, sentences } }: { review: Review }) {
  const moved = sentences.filter(({ isByModel }) => isByModel).length;
  const marked = `the section of ${moved === 1 ? "one sentence" : `${moved} sentences`}, marked below`;
  return (
    <p className="max-w-measure text-sm text-soft">
      {!sources.some(({ sorting }) => sorting)
        ? "Sorted by our rules, without an AI model."
        : `Sorted by our rules with an AI model’s help${moved > 0 ? `: it chose ${marked}` : ""}. Passwords and codes that we recognise were not sent.`}
    </p>
  );
}
