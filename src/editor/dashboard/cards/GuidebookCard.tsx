import { Link } from "react-router";
import { CardActions } from "#editor/dashboard/cards/CardActions.tsx";
import { CardControls, type CardProps } from "#editor/dashboard/cards/CardControls.tsx";
import { GuidebookPicture } from "#editor/dashboard/GuidebookPicture.tsx";
import { formatMonthFirst } from "#core/format.ts";
import { Badge } from "#ui/Badge.tsx";
import { classes } from "#ui/classes.ts";
import { ProgressBar } from "#ui/ProgressBar.tsx";

interface GuidebookCardProps extends CardProps {
  /** The guest who arrives tonight. */
  arriving: string | undefined;
  /** True where it is one row of a card on a phone: many homes fit on a few screens. */
  isRow: boolean;
}

/** One of several guidebooks. */
export function GuidebookCard({ isRow, arriving, ...card }: GuidebookCardProps) {
  const { guidebook, scene, unsaved } = card;
  const { id, name, postalAddress, updatedAt, readySections, totalSections } = guidebook;
  const ready = `${readySections} of ${totalSections} ready`;
  return (
    <li
      className={classes(
        "flex flex-col border-line bg-card",
        isRow
          ? "max-sm:border-t max-sm:first:border-t-0 sm:rounded-card sm:border sm:shadow-soft"
          : "rounded-card border shadow-soft",
      )}
    >
      <div
        className={classes("flex flex-1 flex-wrap gap-4 px-4 pt-4", isRow && "max-sm:gap-3.5 max-sm:pt-3")}
      >
        <GuidebookPicture
          guidebook={guidebook}
          postalAddress={postalAddress}
          scene={scene}
          view="house"
          className={classes("size-22 shrink-0 rounded-field", isRow && "max-sm:size-13.5")}
        />
        <div
          className={classes(
            "flex min-w-0 flex-1 basis-32 flex-col",
            !isRow && "justify-center",
            isRow && "sm:justify-center",
          )}
        >
          <p
            className={classes(
              "flex min-h-6 flex-wrap items-center gap-x-2 text-[0.8125rem] text-soft",
              isRow && "max-sm:order-last max-sm:min-h-0",
            )}
          >
            <span>
              Guidebook
              {isRow && <span className="sm:hidden"> · {ready}</span>}
            </span>
            {unsaved && <Badge tone="lamp">Unsaved changes</Badge>}
            {arriving && (
              <Badge tone="warm" className={classes("ml-auto", isRow && "max-sm:hidden")}>
                <span className="truncate">{arriving} tonight</span>
              </Badge>
            )}
          </p>
          <h3 className={classes("text-xl leading-tight wrap-anywhere", isRow && "max-sm:text-lg")}>
            <Link to={`/guidebooks/${id}`} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          </h3>
          <p className="text-sm text-soft">Last updated: {formatMonthFirst(updatedAt)}</p>
        </div>
      </div>
      <div className={classes("flex items-center gap-3 px-4 py-3", isRow && "max-sm:hidden")}>
        <ProgressBar label="Sections ready" value={readySections} max={totalSections} />
        <p className="shrink-0 text-sm text-soft">{ready}</p>
      </div>
      <div
        className={classes(
          "flex flex-wrap items-center justify-end border-line py-0.5 pr-1.5 pl-2.5 max-[23rem]:px-1",
          isRow ? "sm:border-t" : "border-t",
        )}
      >
        <div className="flex flex-auto flex-wrap justify-between pr-3 max-[23rem]:pr-0">
          <CardActions guidebook={guidebook} />
        </div>
        <CardControls {...card} />
      </div>
    </li>
  );
}
