import { useQuery } from "@tanstack/react-query";
import { DoorOpen } from "lucide-react";
import { useId } from "react";
import { Card } from "#ui/Card.tsx";
import type { Stay } from "#stays/contract.ts";
import { accessRequestsQuery } from "#stays/client.ts";
import { MAX_REQUESTS_SHOWN } from "#stays/accessRequests/contract.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { AccessRequest } from "#stays/screens/AccessRequest.tsx";

interface AccessRequestsProps {
  properties: readonly StayProperty[];
  stays: readonly Stay[];
}

/** The requests of guests without a code, above all else (Stays 12). */
export function AccessRequests({ properties, stays }: AccessRequestsProps) {
  const { data: requests = [], dataUpdatedAt } = useQuery(accessRequestsQuery);
  const heading = useId();
  const shown = requests.flatMap((request) => {
    const property = properties.find(({ guidebookId }) => guidebookId === request.guidebookId);
    return property ? [{ request, property }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="mt-8">
      <h2 id={heading} className="mb-3 flex items-center gap-2 text-xl">
        <DoorOpen size={22} aria-hidden className="text-pine" /> Waiting at the door
      </h2>
      <Card padded={false} className="border-lamp">
        <ul className="divide-y divide-line">
          {shown.map(({ request, property }) => (
            <AccessRequest
              key={request.id}
              request={request}
              property={property}
              stays={stays.filter(({ guidebookId }) => guidebookId === request.guidebookId)}
              now={dataUpdatedAt}
            />
          ))}
        </ul>
        {requests.length === MAX_REQUESTS_SHOWN && (
          <p className="border-t border-line px-4 py-3 text-sm text-soft sm:px-5">
            Many people are asking right now. Here are {MAX_REQUESTS_SHOWN} of them: names of your guests
            first, then the newest.
          </p>
        )}
      </Card>
    </section>
  );
}
