import { formatDate } from "#core/format.ts";
import type { GuestDataCount } from "#stays/guestData/contract.ts";

const kinds = {
  stays: { label: "Stays", when: "30 days after the departure" },
  names: { label: "Names in them", when: "30 days after the departure" },
  notes: { label: "Notes in them", when: "30 days after the departure" },
  details: { label: "Answers before the arrival", when: "30 days after the departure" },
  requests: { label: "Requests without a code", when: "after 30 days" },
  "left behind": { label: "Things left behind", when: "with their stay" },
  extras: { label: "Extras asked for", when: "30 days after the departure" },
  reports: { label: "Reports of problems", when: "30 days after the departure" },
  "calendar entries": { label: "Entries of calendars", when: "30 days after the departure" },
  searches: { label: "Searches without a result", when: "after 90 days" },
} satisfies Record<GuestDataCount["kind"], { label: string; when: string }>;

/** What is stored of guests: kinds, counts, the oldest day, and when each is deleted. */
export function GuestDataList({ counts }: { counts: readonly GuestDataCount[] }) {
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {counts.map(({ kind, count, oldest }) => (
        <li key={kind} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <span>
            {kinds[kind].label}: <span className="font-semibold tabular-nums">{count}</span>
          </span>
          <span className="text-sm text-soft">
            {oldest !== null && `oldest ${formatDate(oldest)}, `}deleted {kinds[kind].when}
          </span>
        </li>
      ))}
    </ul>
  );
}
