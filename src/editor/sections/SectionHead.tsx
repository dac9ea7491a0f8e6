import { Pencil, X } from "lucide-react";
import type { ReactNode, Ref } from "react";
import type { HostSection } from "#guidebooks/contract.ts";
import { formatProperties } from "#guidebooks/shared/effects.ts";
import { rowOf } from "#sections/catalog.ts";
import { sectionIcons } from "#sections/icons.ts";
import { anchorOf } from "#sections/section.ts";
import { Button } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";
import { SectionMenu } from "#editor/sections/SectionMenu.tsx";

/** Returns the id of the heading of a section's card. */
export const cardHeading = (type: string) => `section-${type}`;

interface SectionHeadProps {
  guidebookId: string;
  section: HostSection;
  title: string;
  /** True without content: then it is the whole card. */
  isRow: boolean;
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
  const { guidebookId, section, title, isRow, isEditing, isSaving, locked, isNext, toggle, onTurn } = props;
  const { icon: standardIcon, emptyText } = rowOf(section.type);
  const Icon = section.icon ? sectionIcons[section.icon].icon : standardIcon;
  const icon = isEditing ? X : isSaving ? Pencil : null;
  return (
    <div
      className={classes(
        "flex items-center gap-3 pr-3 pl-5 max-sm:pr-1",
        isRow ? "min-h-17.5 py-1.25 max-sm:gap-2.5 max-sm:pl-3.5" : "border-b border-line py-3",
      )}
    >
      <Icon size={22} aria-hidden className={classes("shrink-0 text-pine", isRow && "max-[22rem]:hidden")} />
      <div className="min-w-0 flex-1">
        <h2
          id={cardHeading(anchorOf(section))}
          tabIndex={-1}
          className={classes("scroll-mt-5 text-lg outline-none", isRow && "leading-6")}
        >
          {title}
          {section.hidden && <Aside>Hidden from guests</Aside>}
          {section.shared && <Aside>Shared with {formatProperties(section.shared.properties)}</Aside>}
        </h2>
        {isRow && (
          <p className="text-[0.84375rem] leading-4.5 text-soft">
            {section.own ? "Nothing here yet. Click Edit to add something." : emptyText}
          </p>
        )}
      </div>
      {!section.unreadable && (
        <div className="-my-1 flex shrink-0 items-center">
          <Button
            ref={toggle}
            size="small"
            variant={isEditing ? "secondary" : isNext ? "primary" : "quiet"}
            {...(icon && { icon })}
            busy={isSaving}
            disabled={locked}
            onClick={onTurn}
            className={isEditing ? "max-sm:mr-2" : "px-3.5!"}
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
    </div>
  );
}

function Aside({ children }: { children: ReactNode }) {
  return <span className="block text-sm font-normal text-soft">{children}</span>;
}
