import { ChevronDown } from "lucide-react";
import { ApiCallDetails } from "#site/api/ApiCallDetails.tsx";
import { Marked } from "#site/api/Marked.tsx";
import type { ApiCall } from "#site/api/apiReference.ts";

export interface CallGroup {
  id: string;
  title: string;
  calls: readonly ApiCall[];
}

interface ApiGroupProps {
  group: CallGroup;
  isOpen: boolean;
  /** Whether its calls are open too. */
  areCallsOpen: boolean;
  /** The words of the search. */
  words: readonly string[];
}

/**
 * The calls of one part, closed until it is opened. Its link leads into what is closed, as a call's does, so that
 * browsers open it; paper shows the calls in any case.
 */
export function ApiGroup({ group: { id, title, calls }, isOpen, areCallsOpen, words }: ApiGroupProps) {
  const titleId = `${id}-title`;
  return (
    <section aria-labelledby={titleId} className="overflow-clip rounded-card border border-line bg-card">
      <details open={isOpen} className="group/part print:details-content:[content-visibility:visible]">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2.5 -outline-offset-2 hover:bg-linen sm:px-5 [&::-webkit-details-marker]:hidden">
          <h2 id={titleId} className="grow text-xl">
            <Marked text={title} words={words} />
          </h2>
          <span className="text-sm text-soft">{calls.length === 1 ? "1 call" : `${calls.length} calls`}</span>
          <ChevronDown
            size={22}
            aria-hidden
            className="shrink-0 text-pine transition-transform group-open/part:rotate-180"
          />
        </summary>
        <div id={id} className="scroll-mt-34 divide-y divide-line border-t border-line">
          {calls.map((call) => (
            <ApiCallDetails key={call.id} call={call} isOpen={areCallsOpen} words={words} />
          ))}
        </div>
      </details>
    </section>
  );
}
