import { useId } from "react";
import type { Target } from "#contentImport/contract.ts";
import { targetFieldsOf, type TargetField } from "#contentImport/apply/targetFields.ts";
import type { Paragraph } from "#contentImport/screens/paragraphs.ts";
import type { TargetSection } from "#contentImport/screens/targetSections.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { classes } from "#ui/classes.ts";
import { rowOf } from "#sections/catalog.ts";

interface MoveDialogProps {
  paragraph: Paragraph;
  sections: readonly TargetSection[];
  onMove: (target: Target) => void;
  onClose: () => void;
}

/** Every place that a paragraph can go to. */
export function MoveDialog({ paragraph, sections, onMove, onClose }: MoveDialogProps) {
  const target = paragraph.sentences[0]?.target;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title="Where does this go?"
      description={<q className="wrap-anywhere">{paragraph.text}</q>}
    >
      <ul className="grid gap-2 sm:grid-flow-row-dense sm:grid-cols-2">
        {sections.map((section) => (
          <Places
            key={section.anchor}
            section={section}
            fields={targetFieldsOf(section.type).filter((field) => canHold(field, paragraph))}
            target={target?.section === section.anchor ? target.field : null}
            onMove={(field) => onMove({ section: section.anchor, field })}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface PlacesProps {
  section: TargetSection;
  fields: readonly TargetField[];
  /** The field that holds the paragraph. */
  target: string | null;
  onMove: (field: string) => void;
}

/** The places in a section: one button, or several below its title. */
function Places({ section, fields, target, onMove }: PlacesProps) {
  const heading = useId();
  const [first] = fields;
  if (!first) return null;
  if (fields.length === 1)
    return (
      <li>
        <Place
          section={section}
          label={first.label}
          isCurrent={target === first.field}
          onChoose={() => onMove(first.field)}
        />
      </li>
    );
  const { icon: Icon } = rowOf(section.type);
  return (
    <li className="rounded-field border border-line px-3.5 py-2 sm:col-span-2">
      <p id={heading} className="flex min-h-7 items-center gap-3 font-semibold">
        <Icon size={18} aria-hidden className="shrink-0 text-pine" />
        {section.title}
      </p>
      <ul aria-labelledby={heading} className="mt-1 flex flex-wrap gap-2 pb-1">
        {fields.map(({ field, label }) => (
          <li key={field}>
            <button
              type="button"
              aria-pressed={target === field}
              onClick={() => onMove(field)}
              className={classes(
                "min-h-11 rounded-full border px-4 py-1.5 text-left hover:bg-linen",
                target === field ? "border-pine bg-linen" : "border-line",
              )}
            >
              <span className="sr-only">{section.title} </span>
              {label || "Text"}
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}

interface PlaceProps {
  section: TargetSection;
  label: string;
  isCurrent: boolean;
  onChoose: () => void;
}

function Place({ section, label, isCurrent, onChoose }: PlaceProps) {
  const { icon: Icon } = rowOf(section.type);
  return (
    <button
      type="button"
      aria-pressed={isCurrent}
      onClick={onChoose}
      className={classes(
        "flex min-h-11 w-full items-center gap-3 rounded-field border px-3.5 py-2 text-left hover:bg-linen",
        isCurrent ? "border-pine bg-linen" : "border-line",
      )}
    >
      <Icon size={18} aria-hidden className="shrink-0 text-pine" />
      <span className="min-w-0">
        <span className="font-semibold">{section.title}</span>
        {label && <span className="text-soft"> {label}</span>}
      </span>
    </button>
  );
}

/**
 * Returns whether a field can hold a paragraph. A time or a password that was found fits its field; another one has to be
 * short enough, and a single value is one sentence.
 */
export function canHold(field: TargetField, { sentences, text }: Paragraph): boolean {
  const value = sentences[0]?.value;
  if (field.takes === "value" && sentences.length > 1) return false;
  if (field.field === "checkInTime" || field.field === "checkOutTime") return /^\d\d:\d\d$/.test(value ?? "");
  return (field.takes === "value" ? (value ?? text) : text).length <= field.max;
}
