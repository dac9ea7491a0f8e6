import { CircleHelp, Pencil, X } from "lucide-react";
import { Suspense, useRef } from "react";
import type { HostSection } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classes } from "#ui/classes.ts";
import { ReopenBy } from "#ui/deferred.tsx";
import { catalog, isSectionType } from "#sections/catalog.ts";
import { sectionIcons } from "#sections/icons.ts";
import { anchorOf } from "#sections/section.ts";
import { LoadingForm } from "#sections/editors.tsx";
import type { Contact } from "#sections/contacts/content.ts";
import type { PropertyContent } from "#sections/property/content.ts";
import { useWide } from "#ui/browserState.ts";
import { Regenerate } from "#editor/regenerate/Regenerate.tsx";
import { SectionForm } from "#editor/sections/SectionForm.tsx";
import { focusFirstField } from "#ui/firstField.ts";
import { formatHomes } from "#guidebooks/shared/effects.ts";
import { SectionSharing } from "#editor/sections/SectionSharing.tsx";
import { SectionHistory } from "#editor/history/SectionHistory.tsx";
import { SectionReading } from "#editor/sections/SectionReading.tsx";
import { UnreadableSection } from "#editor/sections/UnreadableSection.tsx";
import type { SectionForms } from "#editor/sections/useSectionForms.ts";

/** Returns the id of the heading of a section's card. */
export const cardHeading = (type: string) => `section-${type}`;

interface SectionCardProps {
  guidebookId: string;
  section: HostSection;
  property: PropertyContent | null;
  contacts: readonly Contact[];
  sectionForms: SectionForms;
  /** True while the preview is on: nothing can be edited (Editor 4). */
  locked: boolean;
  onProperty: () => void;
  /** Opens the form of another section. */
  onForm: (type: string) => void;
}

/** One section: as guests read it, or as its form. */
export function SectionCard({
  guidebookId,
  section,
  property,
  contacts,
  sectionForms,
  locked,
  onProperty,
  onForm,
}: SectionCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const turned = useRef(false);
  const isWide = useWide();
  if (!isSectionType(section.type)) return <UnknownSection />;

  const headingId = cardHeading(anchorOf(section));
  const { icon, title: ownTitle } = catalog[section.type];
  const title = section.tile ?? ownTitle;
  const Icon = section.icon ? sectionIcons[section.icon].icon : icon;
  const { editing: open, pending, discarded } = sectionForms.of(section);
  const { unreadable } = section;
  const editing = open && !locked && !unreadable;

  function turn() {
    turned.current = true;
    if (editing) sectionForms.cancel(section);
    else sectionForms.edit([section.id]);
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
      className={classes("min-w-0", editing && "border-pine")}
      data-editing={editing || undefined}
    >
      <div className="flex items-center gap-3 border-b border-line py-3 pr-3 pl-5">
        <Icon size={22} aria-hidden className="text-pine" />
        <h2 id={headingId} tabIndex={-1} className="min-w-0 flex-1 scroll-mt-5 text-lg outline-none">
          {title}
          {section.hidden && <span className="block text-sm font-normal text-soft">Hidden from guests</span>}
          {section.shared && (
            <span className="block text-sm font-normal text-soft">
              Shared with {formatHomes(section.shared.homes)}
            </span>
          )}
        </h2>
        {!unreadable && (
          <Button
            ref={toggle}
            size="small"
            variant="secondary"
            icon={editing ? X : Pencil}
            busy={pending !== undefined}
            disabled={locked}
            onClick={turn}
          >
            {pending ? "Saving..." : editing ? "Cancel" : "Edit"}
            <span className="sr-only"> {title}</span>
          </Button>
        )}
      </div>
      {discarded && !locked && (
        <p className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line bg-linen px-5 text-[0.9375rem]">
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
              <SectionForm section={section} sectionForms={sectionForms} onSave={save} onForm={onForm} />
            </ReopenBy>
          ) : (
            <SectionReading
              guidebookId={guidebookId}
              section={section}
              property={property}
              contacts={contacts}
              pending={pending}
              onProperty={onProperty}
            >
              <div className="-ml-2.5 flex flex-wrap gap-x-1 gap-y-2 [&_button]:px-2.5!">
                {/* What is around one address is not around all. */}
                {!section.shared && !section.own && (
                  <Regenerate
                    guidebookId={guidebookId}
                    section={section}
                    disabled={locked || pending !== undefined}
                  />
                )}
                <SectionSharing
                  guidebookId={guidebookId}
                  section={section}
                  title={title}
                  disabled={locked || pending !== undefined}
                />
                {section.version > 1 && (
                  <SectionHistory
                    guidebookId={guidebookId}
                    section={section}
                    title={title}
                    disabled={locked || pending !== undefined}
                  />
                )}
              </div>
            </SectionReading>
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
