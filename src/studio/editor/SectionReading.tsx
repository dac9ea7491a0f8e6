import type { ReactNode } from "react";
import type { HostSection } from "#guidebooks/contract.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { rowOf } from "#sections/catalog.ts";
import { countUndescribed } from "#sections/gallery/undescribed.ts";
import { emergencyNumbers } from "#sections/emergency.ts";
import type { PropertyContent } from "#sections/property/content.ts";
import { isEmptySection } from "#sections/section.ts";
import { SectionView } from "#sections/views.tsx";
import type { SectionSave } from "#studio/editor/sectionForms.ts";
import { Folded } from "#studio/editor/Folded.tsx";
import { OpenQuestions } from "#studio/editor/OpenQuestions.tsx";
import { Sources } from "#studio/editor/Sources.tsx";
import { asGuestSection } from "#studio/editor/guestSection.ts";

interface SectionReadingProps {
  section: HostSection;
  property: PropertyContent | null;
  /** What is on its way to the server: it shows at once. */
  pending: SectionSave | undefined;
  onProperty: () => void;
  /** What can be done with the section besides editing it. */
  children?: ReactNode;
}

/** A card at rest: what guests read, and what only the host sees. */
export function SectionReading({ section, property, pending, onProperty, children }: SectionReadingProps) {
  const { title, emptyText, above } = rowOf(section.type);
  const shown = pending ? asGuestSection(section, pending.content) : section;
  const unknownCountry =
    above?.includes("emergency numbers") && emergencyNumbers(property?.country ?? "").length === 0;
  return (
    <div className="space-y-4 p-5">
      <OpenQuestions questions={section.prompts} />
      {unknownCountry && (
        <Notice
          tone="warn"
          action={
            <Button size="small" variant="secondary" onClick={onProperty}>
              Go to Property
            </Button>
          }
        >
          Choose the country in the Property section, so that guests see its emergency number.
        </Notice>
      )}
      {isEmptySection(shown) ? (
        <p className="text-soft">
          {section.own ? "Nothing here yet. Click Edit to add something." : emptyText}
        </p>
      ) : (
        <Folded label={title}>
          <SectionView section={shown} property={property} />
        </Folded>
      )}
      <Undescribed count={countUndescribed(shown)} />
      <Sources sectionId={section.id} sources={section.sources} />
      {children}
    </div>
  );
}

/** A gentle word: nothing is wrong with a picture that everybody sees. */
function Undescribed({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="text-sm text-soft">
      {count === 1 ? "One picture has" : `${count} pictures have`} no description yet for guests who cannot
      see.
    </p>
  );
}
