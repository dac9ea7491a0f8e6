import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { GuidebookPicture } from "#editor/dashboard/GuidebookPicture.tsx";
import { useRestoreGuidebook } from "#editor/dashboard/useRestoreGuidebook.ts";

interface AwayRowProps {
  guidebook: ListedGuidebook;
  /** Since when it is away. */
  since: string;
  onRestored: () => void;
  /** What else can be done with it. */
  children: ReactNode;
}

/** A guidebook that is archived or in the bin, and the way back. */
export function AwayRow({ guidebook, since, onRestored, children }: AwayRowProps) {
  const restore = useRestoreGuidebook(onRestored);
  return (
    <Card
      as="li"
      padded={false}
      className="flex flex-wrap items-center gap-4 overflow-hidden max-sm:pb-5 sm:pr-5"
    >
      <GuidebookPicture
        guidebook={guidebook}
        postalAddress={guidebook.postalAddress}
        className="h-24 w-full shrink-0 sm:w-36"
      />
      <div className="min-w-0 flex-1 basis-48 max-sm:px-5">
        <h2 className="text-xl">{guidebook.name}</h2>
        <p className="text-sm text-soft">{since}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:px-5">
        <Button
          variant="secondary"
          icon={RotateCcw}
          busy={restore.isPending}
          onClick={() => restore.mutate(guidebook.id)}
        >
          {restore.isPending ? "Restoring..." : "Restore"}
          <span className="sr-only"> {guidebook.name}</span>
        </Button>
        {children}
      </div>
    </Card>
  );
}
