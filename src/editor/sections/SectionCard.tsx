import { CircleHelp } from "lucide-react";
import { Suspense, useRef } from "react";
import type { HostSection } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classes } from "#ui/classes.ts";
import { CatchMissingCode, deferred, deferredPart, ReopenBy } from "#ui/deferred.tsx";
import { catalog, isSectionType } from "#sections/catalog.ts";
import { anchorOf, isEmptySection } from "#sections/section.ts";
import { Suggestions } from "#sections/editing/Suggestions.tsx";
import { LoadingForm } from "#sections/editing/LoadingForm.tsx";
import type { Contact } from "#sections/contacts/content.ts";
import type { PropertyContent } from "#sections/property/content.ts";
import { useWide } from "#ui/browserState.ts";
import { asGuestSection } from "#editor/sections/guestSection.ts";
import { focusFirstField } from "#ui/firstField.ts";
import { PolicyNotes } from "#editor/sections/PolicyNotes.tsx";
import { cardHeading, SectionHead } from "#editor/sections/SectionHead.tsx";
import { suggestedLines, withLine } from "#editor/sections/suggestedLines.ts";
import { SectionReading } from "#editor/sections/SectionReading.tsx";
import type { SectionForms } from "#editor/sections/useSectionForms.ts";

const SectionForm = deferred(async () => ({
  default: (await import("#editor/sections/SectionForm.tsx")).SectionForm,
}));
const UnreadableSection = deferredPart(
  async () => (await import("#editor/sections/UnreadableSection.tsx")).UnreadableSection,
);

interface SectionCardProps {
  guidebookId: string;
  section: HostSection;
  property: PropertyContent | null;
  contacts: readonly Contact[];
  sectionForms: SectionForms;
  /** True while the preview is on: nothing can be edited (Editor 4). */
  locked: boolean;
  /** True for the section of the next step: on a phone the button that opens it is the one to press. */
  isNext: boolean;
  /** The host is in this section now. */
  onFocus: () => void;
  onProperty: () => void;
  /** Opens the form of another section. */
  onForm: (type: string) => void;
}

/** One section: as guests read it, or as its form; without content a row that says so (Editor 13). */
export function SectionCard({
  guidebookId,
  section,
  property,
  contacts,
  sectionForms,
  locked,
  isNext,
  onFocus,
  onProperty,
  onForm,
}: SectionCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const turned = useRef(false);
  const isWide = useWide();
  if (!isSectionType(section.type)) return <UnknownSection />;

  const headingId = cardHeading(anchorOf(section));
  const title = section.tile ?? catalog[section.type].title;
  const { editing: open, draft, pending, discarded } = sectionForms.of(section);
  const { unreadable } = section;
  const editing = open && !locked && !unreadable;
  const isRow =
    !editing && !unreadable && isEmptySection(pending ? asGuestSection(section, pending.content) : section);

  // Next to the guests' page, which shows the content, a card that cannot be edited is its first line.
  const isFolded = locked && isWide && !unreadable;
  const suggested = isRow && !locked && !pending ? suggestedLines(section) : [];

  function turn() {
    turned.current = true;
    if (editing) sectionForms.cancel(section);
    else sectionForms.edit([section.id]);
  }

  function startWith(line: string) {
    turned.current = true;
    sectionForms.change(section, withLine(section, line));
    sectionForms.edit([section.id]);
  }

  function hide(content: Record<string, unknown>) {
    turned.current = !editing;
    sectionForms.change(section, content);
    sectionForms.edit([section.id]);
  }

  function undoCancel() {
    if (!discarded) return;
    turned.current = true;
    sectionForms.restoreDiscarded(section, discarded);
  }

  function save() {
    if (!sectionForms.save(section)) return;
    turned.current = true;
    toggle.current?.focus();
  }

  /**
   * With its form a card changes height and column; the host who turned it must not have to look for it, nor for its first
   * field.
   */
  function stayInSight(shown: HTMLElement | null) {
    if (!shown || !turned.current) return undefined;
    turned.current = false;
    // A phone has room for a form and little else.
    card.current?.scrollIntoView({ block: editing && !isWide ? "start" : "nearest" });
    return editing ? focusFirstField(shown) : undefined;
  }

  return (
    <Card
      as="section"
      ref={card}
      aria-labelledby={headingId}
      padded={false}
      className={classes("min-w-0 **:shadow-none", editing && "border-pine")}
      data-editing={editing || undefined}
      onFocus={onFocus}
    >
      <SectionHead
        guidebookId={guidebookId}
        section={section}
        title={title}
        isRow={isRow}
        isFolded={isFolded}
        isEditing={editing}
        isSaving={pending !== undefined}
        locked={locked}
        isNext={isNext && !isWide}
        toggle={toggle}
        onTurn={turn}
      />
      {suggested.length > 0 && (
        <div className="px-4 pb-4 sm:pl-12.5">
          <Suggestions texts={suggested} onAdd={startWith} />
        </div>
      )}
      {!locked && !unreadable && !pending && (
        <PolicyNotes
          guidebookId={guidebookId}
          section={section}
          title={title}
          shown={draft?.content ?? section.content}
          onHide={hide}
        />
      )}
      {discarded && !locked && (
        <p
          className={classes(
            "flex flex-wrap items-center justify-between gap-x-3 border-line bg-linen px-4 text-[0.9375rem]",
            isRow ? "rounded-b-card border-t" : "border-b",
          )}
        >
          Changes discarded.
          <Button variant="quiet" className="-mr-3 px-3!" onClick={undoCancel}>
            Undo<span className="sr-only"> in {title}</span>
          </Button>
        </p>
      )}
      <Suspense fallback={<LoadingForm />}>
        <div key={editing ? "form" : "reading"} ref={stayInSight}>
          {unreadable ? (
            <UnreadableSection guidebookId={guidebookId} section={section} disabled={locked} />
          ) : editing ? (
            <ReopenBy value={`?open=${encodeURIComponent(anchorOf(section))}`}>
              <CatchMissingCode>
                <SectionForm section={section} sectionForms={sectionForms} onSave={save} onForm={onForm} />
              </CatchMissingCode>
            </ReopenBy>
          ) : (
            !isRow &&
            !isFolded && (
              <SectionReading
                guidebookId={guidebookId}
                section={section}
                property={property}
                contacts={contacts}
                pending={pending}
                onProperty={onProperty}
              />
            )
          )}
        </div>
      </Suspense>
    </Card>
  );
}

function UnknownSection() {
  return (
    <Card as="section" className="flex items-center gap-3 text-soft">
      <CircleHelp size={22} aria-hidden />
      Unknown section type
    </Card>
  );
}
