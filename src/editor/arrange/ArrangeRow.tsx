import { ArrowDown, ArrowUp, Eye, EyeOff, GripVertical, Pencil, Trash2 } from "lucide-react";
import { useState, type ComponentProps, type KeyboardEvent } from "react";
import { Button } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";
import { Field } from "#ui/Field.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { isSectionType, rowOf } from "#sections/catalog.ts";
import { sectionIcons } from "#sections/icons.ts";
import { TILE_NAME_MAX } from "#guidebooks/layout/contract.ts";
import { IconChoice } from "#editor/arrange/IconChoice.tsx";
import { nameOf, type ArrangedSection } from "#editor/arrange/sectionOrder.ts";
import type { useDragRows } from "#ui/useDragRows.ts";

/** Where a pointer hovers, a row shows its arrows while it is in it; a narrow row has no room for them. */
const arrowLook = "max-[30rem]:hidden pointer-fine:group-[:not(:hover):not(:focus-within)]:opacity-0";

interface ArrangeRowProps {
  place: ArrangedSection;
  isFirst: boolean;
  isLast: boolean;
  drag: ReturnType<ReturnType<typeof useDragRows>>;
  onMove: (by: -1 | 1) => void;
  onChange: (change: Partial<ArrangedSection>) => void;
  /** Absent for the sections of the catalog, which are hidden instead. */
  onDelete: (() => void) | undefined;
}

/** A section to be moved by drag, by the arrow keys or by buttons, hidden, or given another name and icon. */
export function ArrangeRow({ place, isFirst, isLast, drag, onMove, onChange, onDelete }: ArrangeRowProps) {
  const [open, setOpen] = useState(false);
  if (!isSectionType(place.type)) return null;
  const name = nameOf(place);
  const { tile, icon } = rowOf(place.type);
  const Icon = place.icon ? sectionIcons[place.icon].icon : icon;

  function press(event: KeyboardEvent) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    onMove(event.key === "ArrowUp" ? -1 : 1);
  }

  return (
    <li className="group rounded-field border border-line bg-card">
      <div className="flex items-center gap-1 py-1 pr-1 pointer-fine:py-0 max-[30rem]:gap-0">
        <button
          type="button"
          aria-label={`Move ${name}`}
          aria-describedby="arrange-keys"
          onKeyDown={press}
          className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-full text-soft -outline-offset-6! hover:text-ink active:cursor-grabbing"
          {...drag}
        >
          <GripVertical size={18} />
        </button>
        <Icon
          size={20}
          aria-hidden
          className={classes("ml-1 shrink-0", place.hidden ? "text-soft" : "text-pine")}
        />
        <span
          className={classes(
            "min-w-0 flex-1 px-1.5 leading-snug font-semibold wrap-anywhere max-[30rem]:px-2 max-[30rem]:text-[0.9375rem]",
            place.hidden && "text-soft",
          )}
        >
          <span className="mr-1">{name}</span>{" "}
          <span className="inline-block text-sm font-normal text-soft empty:hidden">
            {place.hidden
              ? "hidden"
              : place.isEmpty
                ? "empty"
                : tile !== null && name !== tile && place.title === "" && `guests see “${tile}”`}
          </span>
        </span>
        <IconButton
          icon={ArrowUp}
          label={`Move ${name} up`}
          disabled={isFirst}
          iconSize={18}
          className={arrowLook}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={ArrowDown}
          label={`Move ${name} down`}
          disabled={isLast}
          iconSize={18}
          className={arrowLook}
          onClick={() => onMove(1)}
        />
        {tile !== null && (
          <>
            <RowButton
              icon={place.hidden ? EyeOff : Eye}
              verb={place.hidden ? "Show" : "Hide"}
              name={name}
              onClick={() => onChange({ hidden: !place.hidden })}
            />
            <RowButton
              icon={Pencil}
              verb="Rename"
              name={name}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            />
          </>
        )}
      </div>
      {open && (
        <div className="space-y-4 border-t border-line p-4">
          {/* A narrow row has no room for these; who cannot drag moves it here. */}
          <div className="flex flex-wrap gap-2 min-[30rem]:hidden">
            <Button variant="secondary" icon={ArrowUp} disabled={isFirst} onClick={() => onMove(-1)}>
              Move up
            </Button>
            <Button variant="secondary" icon={ArrowDown} disabled={isLast} onClick={() => onMove(1)}>
              Move down
            </Button>
          </div>
          <Field label="Tile name" hint={`Leave empty to use "${tile ?? ""}".`}>
            <TextInput
              value={place.title}
              maxLength={TILE_NAME_MAX}
              autoComplete="off"
              placeholder={tile ?? ""}
              onChange={({ target }) => onChange({ title: target.value })}
            />
          </Field>
          {onDelete && (
            <Button
              size="small"
              variant="quiet destructive"
              icon={Trash2}
              onClick={onDelete}
              className="-ml-4"
            >
              Delete {name}
            </Button>
          )}
          <IconChoice icon={place.icon} customIcon={icon} onChoose={(chosen) => onChange({ icon: chosen })} />
        </div>
      )}
    </li>
  );
}

interface RowButtonProps extends Pick<ComponentProps<typeof Button>, "icon" | "onClick" | "aria-expanded"> {
  verb: string;
  name: string;
}

/** A button with its word where there is room for it. */
function RowButton({ verb, name, ...rest }: RowButtonProps) {
  return (
    <Button variant="quiet" size="small" className="min-h-11! px-3! max-sm:size-11 max-sm:px-0!" {...rest}>
      <span className="max-sm:sr-only">{verb}</span>
      <span className="sr-only"> {name}</span>
    </Button>
  );
}
