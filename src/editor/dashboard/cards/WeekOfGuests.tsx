import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { useMay } from "#accounts/session.ts";
import { addDays, utcDay } from "#core/days.ts";
import { opensQuery, searchesWithoutResultQuery } from "#guidebooks/guestUsage/client.ts";
import type { GuidebookOpens } from "#guidebooks/guestUsage/contract.ts";
import { OpensDialog } from "#guidebooks/guestUsage/Opens.tsx";
import { answerPath } from "#guidebooks/searchesWithoutResult/answerPath.ts";
import { isSectionType, rowOf } from "#sections/catalog.ts";
import { linkLook } from "#ui/buttonLook.ts";

/** Sections that are named. */
const MAX_SECTIONS = 3;
/** Searches that are named, those of most guests first; the others are in the dialog. */
const MAX_SEARCHES = 1;
const WEEK_DAYS = 7;

interface WeekOfGuestsProps {
  guidebookId: string;
  name: string;
}

/** What guests read and searched for in vain in the last seven days (Insight). */
export function WeekOfGuests({ guidebookId, name }: WeekOfGuestsProps) {
  const { data: opens } = useQuery(opensQuery(guidebookId));
  const { data: unfound = [], dataUpdatedAt } = useQuery(searchesWithoutResultQuery(guidebookId));
  const mayEdit = useMay("edit");
  const [seesAll, setSeesAll] = useState(false);
  const since = addDays(utcDay(dataUpdatedAt), 1 - WEEK_DAYS);
  const searches = unfound.filter(({ lastDay }) => lastDay >= since).slice(0, MAX_SEARCHES);
  return (
    <div className="flex min-w-0 flex-col gap-3 border-line px-[min(1.25rem,6vw)] py-4 text-[0.9375rem] max-[88rem]:border-t sm:col-span-full sm:px-7 min-[88rem]:col-span-1 min-[88rem]:border-l min-[88rem]:py-6">
      <div className="max-[88rem]:flex max-[88rem]:items-baseline max-[88rem]:gap-x-2">
        <h4 className="font-display text-lg font-semibold">This week</h4>
        {opens && <Count opens={opens} />}
      </div>
      {opens && opens.week.sections.length > 0 && (
        <p>
          <span className="text-soft min-[88rem]:block">Read most </span>
          {opens.week.sections.slice(0, MAX_SECTIONS).map(titleOf).join(", ")}
        </p>
      )}
      {searches.length > 0 && (
        <div className="max-[88rem]:flex max-[88rem]:flex-wrap max-[88rem]:items-baseline max-[88rem]:gap-x-2">
          <p className="text-soft">Searched, not found</p>
          {searches.map((search) => (
            <p key={search.text} className="flex flex-wrap items-baseline gap-x-3">
              <span className="wrap-anywhere">“{search.text}”</span>
              {mayEdit && (
                <Link
                  to={answerPath(guidebookId, search)}
                  className={`inline-flex min-h-11 items-center ${linkLook}`}
                >
                  Add it<span className="sr-only">: {search.text}</span>
                </Link>
              )}
            </p>
          ))}
        </div>
      )}
      <button
        type="button"
        className={`-my-2 mt-auto min-h-11 self-start ${linkLook}`}
        onClick={() => setSeesAll(true)}
      >
        See the last 30 days<span className="sr-only"> of {name}</span>
      </button>
      <OpensDialog guidebookId={guidebookId} name={name} open={seesAll} onOpenChange={setSeesAll} />
    </div>
  );
}

function Count({ opens: { total, week } }: { opens: GuidebookOpens }) {
  if (total === 0) return <p>Not opened yet</p>;
  if (week.total === 0) return <p>Not opened this week</p>;
  return (
    <p>
      <span className="font-semibold min-[88rem]:block min-[88rem]:text-4xl min-[88rem]:leading-tight">
        {week.total}
      </span>{" "}
      {week.total === 1 ? "time opened" : "times opened"}
    </p>
  );
}

const titleOf = ({ type }: { type: string }) => (isSectionType(type) ? rowOf(type).title : type);
