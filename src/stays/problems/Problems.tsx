import { useQuery } from "@tanstack/react-query";
import { Wrench } from "lucide-react";
import { useId } from "react";
import { useSearchParams } from "react-router";
import { problemsQuery } from "#stays/problems/client.ts";
import { ProblemRow } from "#stays/problems/ProblemRow.tsx";
import type { StayProperty } from "#stays/stayProperty.ts";
import { Card } from "#ui/Card.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";

interface ProblemsProps {
  properties: readonly StayProperty[];
  /** True on the screen of all guidebooks, where each report names its own. */
  isNamed: boolean;
}

/** What guests reported and is not done. Nothing where there is none. */
export function Problems({ properties, isNamed }: ProblemsProps) {
  const { data: problems, error, refetch } = useQuery(problemsQuery);
  const [search] = useSearchParams();
  const heading = useId();
  if (!problems)
    return (
      error && (
        <LoadFailed error={error} onRetry={refetch}>
          Failed to load what guests reported. Please try again.
        </LoadFailed>
      )
    );
  const shown = problems.flatMap((problem) => {
    const property = properties.find(({ guidebookId }) => guidebookId === problem.guidebookId);
    return property && problem.doneAt === null ? [{ problem, property }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section id="problems" aria-labelledby={heading} className="mt-8">
      <h2 id={heading} className="mb-3 flex items-center gap-2 text-xl">
        <Wrench size={22} aria-hidden className="text-pine" /> Reported by guests
      </h2>
      <Card padded={false} className="border-lamp/55">
        <ul className="divide-y divide-line">
          {shown.map(({ problem, property }) => (
            <ProblemRow
              key={problem.id}
              problem={problem}
              property={property}
              isNamed={isNamed}
              isOpenAtFirst={search.get("problem") === problem.id}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}
