import { Share2 } from "lucide-react";
import { Link } from "react-router";
import { useMay } from "#accounts/session.ts";
import { CardActions } from "#editor/dashboard/cards/CardActions.tsx";
import { CardControls, type CardProps } from "#editor/dashboard/cards/CardControls.tsx";
import { WeekOfGuests } from "#editor/dashboard/cards/WeekOfGuests.tsx";
import { GuidebookPicture } from "#editor/dashboard/GuidebookPicture.tsx";
import { Readiness } from "#editor/Readiness.tsx";
import { ShareDialog } from "#editor/dialogs.ts";
import { useShare } from "#editor/share/useShare.ts";
import { formatMonthFirst } from "#core/format.ts";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { catalog } from "#sections/catalog.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";

/** The only guidebook: its scene, the guidebook, and what its guests did this week. */
export function LoneCard({ unsaved, scene, ...card }: CardProps) {
  const { guidebook } = card;
  const { id, name, postalAddress, updatedAt, readySections, totalSections } = guidebook;
  const mayShare = useMay("share");
  const share = useShare(id);
  return (
    <Card
      as="li"
      padded={false}
      className="grid overflow-hidden sm:grid-cols-[14rem_minmax(0,1fr)] min-[88rem]:grid-cols-[18.75rem_minmax(0,1fr)_17rem]"
    >
      <GuidebookPicture
        guidebook={guidebook}
        postalAddress={postalAddress}
        scene={scene}
        className="block h-28 w-full sm:hidden"
      />
      {/* As high as the text next to it. */}
      <div className="relative max-sm:hidden">
        <GuidebookPicture
          guidebook={guidebook}
          postalAddress={postalAddress}
          scene={scene}
          view="square"
          className="absolute inset-0 size-full"
        />
      </div>
      <div className="flex min-w-0 flex-col">
        <div className="px-[min(1.25rem,6vw)] pt-5 sm:px-7">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <p className="flex flex-wrap gap-2 text-sm text-soft">
                Guidebook {unsaved && <Badge tone="lamp">Unsaved changes</Badge>}
              </p>
              <h3 className="text-2xl leading-tight wrap-anywhere">
                <Link to={`/guidebooks/${id}`} className="underline-offset-4 hover:underline">
                  {name}
                </Link>
              </h3>
            </div>
            <div className="-mt-1 -mr-2.5 flex shrink-0 items-center">
              {mayShare && (
                <Button
                  variant="secondary"
                  icon={Share2}
                  busy={share.isPending}
                  className="mr-1.5 max-sm:hidden"
                  onClick={share.open}
                >
                  Share<span className="sr-only"> {name}</span>
                </Button>
              )}
              <CardControls {...card} isLone />
            </div>
          </div>
          <p className="text-[0.9375rem] text-soft">Last updated: {formatMonthFirst(updatedAt)}</p>
          <Readiness ready={readySections} total={totalSections} className="mt-4" />
          <StillEmpty guidebook={guidebook} />
        </div>
        <div className="mt-auto flex border-line pt-2 max-sm:mt-4 max-sm:border-t max-sm:px-1 max-sm:pt-0 sm:gap-1 sm:px-5 sm:pb-4">
          <CardActions guidebook={guidebook} withIcons />
          {mayShare && (
            <button
              type="button"
              aria-busy={share.isPending || undefined}
              className="flex min-h-16 flex-1 flex-col items-center justify-center gap-1 text-[0.9375rem] font-medium -outline-offset-2! sm:hidden"
              onClick={() => share.isPending || share.open()}
            >
              <Share2 size={20} aria-hidden className="text-pine" />
              <span>
                Share<span className="sr-only"> {name}</span>
              </span>
            </button>
          )}
        </div>
      </div>
      <WeekOfGuests guidebookId={id} name={name} />
      <ShareDialog guidebook={guidebook} open={share.isOpen} onOpenChange={share.setOpen} />
    </Card>
  );
}

/** Sections that are named; the others are counted. */
const MAX_NAMED = 2;

function StillEmpty({ guidebook: { emptySections } }: { guidebook: ListedGuidebook }) {
  if (emptySections.length === 0) return null;
  const named = emptySections.slice(0, MAX_NAMED).map((type) => catalog[type].title);
  const others = emptySections.length - named.length;
  return (
    <p className="mt-2 text-[0.9375rem] text-soft max-sm:hidden">
      Still empty:{" "}
      <span className="text-ink">
        {others > 0 ? `${named.join(", ")} and ${others} more` : named.join(" and ")}
      </span>
    </p>
  );
}
