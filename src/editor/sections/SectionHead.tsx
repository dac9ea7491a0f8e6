import { Pencil, X } from "lucide-react";
import type { ReactNode, Ref } from "react";
import type { HostSection } from "#guidebooks/contract.ts";
import { formatProperties } from "#guidebooks/shared/effects.ts";
import { TileIcon } from "#sections/TileIcon.tsx";
import { anchorOf } from "#sections/section.ts";
import { Button } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";
import { emptyTexts } from "#editor/sections/emptyTexts.ts";
import { SectionMenu } from "#editor/sections/SectionMenu.tsx";

/** Returns the id of the heading of a section's card. */
export const cardHeading = (type: string) => `section-${type}`;

interface SectionHeadProps {
  guidebookId: string;
  section: HostSection;
  title: string;
  /** True without content: then it is the whole card. */
  isRow: boolean;
  /** True while the content below it is not shown. */
  isFolded: boolean;
  isEditing: boolean;
  isSaving: boolean;
  locked: boolean;
  isNext: boolean;
  /** The button that opens the form and closes it. */
  toggle: Ref<HTMLButtonElement>;
  onTurn: () => void;
}

/** The first line of a section's card: its name, the button of its form, and its menu. */
export function SectionHead(props: SectionHeadProps) {
  const {
    guidebookId,
    section,
    title,
    isRow,
    isFolded,
    isEditing,
    isSaving,
    locked,
    isNext,
    toggle,
    onTurn,
  } = props;
  const icon = isEditing ? X : isSaving ? Pencil : null;
  return (
    <div
      className={classes(
        "flex flex-wrap items-center gap-x-3",
        isRow ? "py-4 pr-1 pl-4" : "py-3 pr-1 pl-4",
        !isRow && !isFolded && "border-b border-line",
      )}
    >
      <TileIcon type={section.type} icon={section.icon} size={22} className="shrink-0 text-pine" />
      <div className="min-w-0 flex-1">
        <h2 id={cardHeading(anchorOf(section))} tabIndex={-1} className="scroll-mt-5 text-lg outline-none">
          {title}
          {section.hidden && <Aside>Hidden from guests</Aside>}
          {section.shared && <Aside>Shared with {formatProperties(section.shared.properties)}</Aside>}
        </h2>
      </div>
      {!section.unreadable && (
        <div
          className={classes("flex shrink-0 items-center", isRow && !isNext ? "-my-2.5 min-h-11" : "-my-1")}
        >
          <Button
            ref={toggle}
            size="small"
            variant={isEditing ? "secondary" : isNext ? "primary" : "quiet"}
            {...(icon && { icon })}
            busy={isSaving}
            disabled={locked}
            onClick={onTurn}
            className={isEditing ? "mr-3" : "px-3.5!"}
          >
            {isSaving ? "Saving..." : isEditing ? "Cancel" : "Edit"}
            <span className="sr-only"> {title}</span>
          </Button>
          {!isEditing && (
            <SectionMenu
              guidebookId={guidebookId}
              section={section}
              title={title}
              disabled={locked || isSaving}
            />
          )}
        </div>
      )}
      {isRow && (
        <p className="mt-2 basis-full pr-3 text-[0.9375rem] leading-snug text-soft sm:pl-8.5">
          {section.own ? "Nothing here yet. Click Edit to add something." : emptyTexts[section.type]}
        </p>
      )}
    </div>
  );
}

function Aside({ children }: { children: ReactNode }) {
  return <span className="block text-sm font-normal text-soft">{children}</span>;
}
