import { useQuery, useQueryClient } from "@tanstack/react-query";
import { BrushCleaning } from "lucide-react";
import { useId, useState } from "react";
import { formatList } from "#core/format.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { NewCleanerLink } from "#stays/screens/NewCleanerLink.tsx";
import { copyWithToast } from "#ui/shareSheet.ts";
import { turnoverCalls, turnoverLinksQuery } from "#stays/turnovers/client.ts";
import type { TurnoverLink } from "#stays/turnovers/contract.ts";

interface CleanerLinksProps {
  properties: readonly StayProperty[];
  /** True where the screen shows nothing else: it has the name already, and no other action. */
  isAlone?: boolean;
}

/** The links by which cleaners see departures and arrivals without an account (Stays 33). */
export function CleanerLinks({ properties, isAlone = false }: CleanerLinksProps) {
  const heading = useId();
  const [making, setMaking] = useState(false);
  const shared = properties.filter(({ mayShare }) => mayShare);
  const { data: links = [] } = useQuery({ ...turnoverLinksQuery, enabled: shared.length > 0 });
  if (shared.length === 0) return null;
  const shown = links.filter(
    ({ revokedAt, guidebookIds }) =>
      revokedAt === null && shared.some(({ guidebookId }) => guidebookIds.includes(guidebookId)),
  );
  return (
    <Card as="section" aria-labelledby={heading} className={isAlone ? "mt-6" : "mt-8"}>
      <h2 id={heading} className={isAlone ? "sr-only" : "mb-1 text-xl"}>
        Cleaners
      </h2>
      <p className="max-w-prose text-soft">
        Give your cleaner a link. They see when guests leave and arrive in the next 14 days. They never see
        guests’ names.
      </p>
      {isAlone && shown.length === 0 && <CleanerExample />}
      {shown.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {shown.map((link) => (
            <CleanerLink key={link.token} link={link} properties={shared} />
          ))}
        </ul>
      )}
      <Button
        variant={isAlone ? "primary" : "secondary"}
        icon={BrushCleaning}
        className="mt-5"
        onClick={() => setMaking(true)}
      >
        New link for a cleaner
      </Button>
      <NewCleanerLink properties={shared} open={making} onClose={() => setMaking(false)} />
    </Card>
  );
}

/** What a cleaner sees, for a host who has made no link yet. */
function CleanerExample() {
  return (
    <figure className="mt-4 max-w-md rounded-field border border-dashed border-control/60 px-4 py-3">
      <figcaption className="text-sm font-semibold text-soft">For example</figcaption>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 font-semibold">
        Friday, Lake House <Badge tone="lamp">Same day</Badge>
      </p>
      <p className="text-[0.9375rem] text-soft">Out by 10 am · next guests in from 3 pm</p>
    </figure>
  );
}

const linkCopied = { title: "Link copied", description: "Paste it into a message to your cleaner." };
const calendarCopied = {
  title: "Calendar copied",
  description: "Your cleaner subscribes to this link in a calendar.",
};

function CleanerLink({ link, properties }: { link: TurnoverLink; properties: readonly StayProperty[] }) {
  const client = useQueryClient();
  const end = useCall({
    mutationFn: () => turnoverCalls["turnover-links"][":id"].$delete({ param: { id: link.token } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: turnoverLinksQuery.queryKey });
      showToast({ title: "Link ended", description: "It no longer works." });
    },
    failure: { title: "Error", description: "Failed to end the link. Please try again." },
  });
  const name = link.label ?? "Cleaner";
  const names = properties.flatMap((property) =>
    link.guidebookIds.includes(property.guidebookId) ? property.name : [],
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-soft wrap-anywhere">
          {formatList(names)}
          {link.showsCodes && " · with door codes"}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copyWithToast(link.url, linkCopied)}>
          Copy link<span className="sr-only"> for {name}</span>
        </Button>
        <Button variant="secondary" onClick={() => void copyWithToast(link.calendarUrl, calendarCopied)}>
          Copy calendar<span className="sr-only"> for {name}</span>
        </Button>
        <Button variant="quiet destructive" busy={end.isPending} onClick={() => end.mutate()}>
          End<span className="sr-only"> the link for {name}</span>
        </Button>
      </div>
    </li>
  );
}
