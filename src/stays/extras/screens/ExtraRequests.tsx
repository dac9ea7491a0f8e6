import { useQuery } from "@tanstack/react-query";
import { ChevronDown, HandHelping } from "lucide-react";
import { useId } from "react";
import { classes } from "#ui/classes.ts";
import { Card } from "#ui/Card.tsx";
import { extraRequestsQuery } from "#stays/extras/client.ts";
import { AnsweredExtra } from "#stays/extras/screens/AnsweredExtra.tsx";
import { ExtraQuestion } from "#stays/extras/screens/ExtraQuestion.tsx";
import type { StayProperty } from "#stays/stayProperty.ts";

interface ExtraRequestsProps {
  properties: readonly StayProperty[];
  /** Whether rows name their property. */
  isNamed: boolean;
}

/** What guests ask for, to answer with one press, and what was answered, to take back while it lies ahead. */
export function ExtraRequests({ properties, isNamed }: ExtraRequestsProps) {
  const { data: requests = [] } = useQuery(extraRequestsQuery);
  const heading = useId();
  const shown = requests.flatMap((request) => {
    const property = properties.find(({ guidebookId }) => guidebookId === request.guidebookId);
    return property ? [{ request, property, isNamed }] : [];
  });
  const open = shown.filter(({ request }) => request.state === "open" || request.isContradicted);
  const answered = shown.filter((one) => !open.includes(one));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="mt-8">
      <h2 id={heading} className="mb-3 flex items-center gap-2 text-xl">
        <HandHelping size={22} aria-hidden className="text-pine" /> Guests ask for extras
      </h2>
      <Card padded={false} className={classes("overflow-clip", open.length > 0 && "border-lamp")}>
        {open.length > 0 && (
          <ul className="divide-y divide-line">
            {open.map((one) =>
              one.request.state === "open" ? (
                <ExtraQuestion key={one.request.id} {...one} />
              ) : (
                <AnsweredExtra key={one.request.id} {...one} />
              ),
            )}
          </ul>
        )}
        {answered.length > 0 && (
          <details className={classes("group", open.length > 0 && "border-t border-line")}>
            <summary className="flex min-h-12 items-center gap-2 px-5 py-3 font-semibold sm:px-6 [&::-webkit-details-marker]:hidden">
              Answered ({answered.length})
              <ChevronDown size={18} aria-hidden className="transition-transform group-open:rotate-180" />
            </summary>
            <ul className="divide-y divide-line border-t border-line">
              {answered.map((one) => (
                <AnsweredExtra key={one.request.id} {...one} />
              ))}
            </ul>
          </details>
        )}
      </Card>
    </section>
  );
}
