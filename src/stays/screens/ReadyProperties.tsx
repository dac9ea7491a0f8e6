import { Sparkles } from "lucide-react";
import { ReadinessBadge } from "#stays/screens/ReadinessBadge.tsx";
import { useReadiness } from "#stays/screens/useReadiness.ts";
import type { CheckedArrival } from "#stays/arrivalChecks/contract.ts";

interface ReadyPropertiesProps {
  arrivals: readonly CheckedArrival[];
  className?: string;
}

/** The cleaners' marks of the next arrivals' properties; nothing where no cleaner has a link (Stays 33). */
export function ReadyProperties({ arrivals, className }: ReadyPropertiesProps) {
  const readinessOf = useReadiness();
  const properties = arrivals.flatMap(({ stayId, guidebookId, guidebookName, arrival }) => {
    const readiness = readinessOf({ guidebookId, day: arrival });
    return readiness ? { stayId, guidebookName, readiness } : [];
  });
  if (properties.length === 0) return null;
  return (
    <div className={className}>
      <div className="flex gap-3">
        <Sparkles size={20} aria-hidden className="mt-0.5 shrink-0 text-soft" />
        <ul aria-label="From your cleaners" className="flex min-w-0 flex-wrap gap-x-5 gap-y-2">
          {properties.map(({ stayId, guidebookName, readiness }) => (
            <li key={stayId} className="wrap-anywhere">
              {guidebookName} <ReadinessBadge readiness={readiness} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
