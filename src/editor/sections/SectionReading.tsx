import type { HostSection, SectionSave } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { deferredPart } from "#ui/deferred.tsx";
import { Notice } from "#ui/Notice.tsx";
import { rowOf } from "#sections/catalog.ts";
import { countUndescribed } from "#sections/gallery/undescribed.ts";
import { emergencyNumbers } from "#sections/emergency.ts";
import type { Contact } from "#sections/contacts/content.ts";
import type { PropertyContent } from "#sections/property/content.ts";
import { SectionAsRead } from "#editor/sections/SectionAsRead.tsx";
import { Folded } from "#editor/sections/Folded.tsx";
import { asGuestSection } from "#editor/sections/guestSection.ts";

const Sources = deferredPart(async () => (await import("#editor/regenerate/Sources.tsx")).Sources);

interface SectionReadingProps {
  guidebookId: string;
  section: HostSection;
  property: PropertyContent | null;
  contacts?: readonly Contact[];
  /** What is on its way to the server: it shows at once. */
  pending: SectionSave | undefined;
  onProperty: () => void;
}

/** A card with content, at rest: what guests read, and what only the host sees. */
export function SectionReading({
  guidebookId,
  section,
  property,
  contacts,
  pending,
  onProperty,
}: SectionReadingProps) {
  const { title, above } = rowOf(section.type);
  const shown = pending ? asGuestSection(section, pending.content) : section;
  const unknownCountry =
    above?.includes("emergency numbers") && emergencyNumbers(property?.country ?? "").length === 0;
  return (
    <div className="space-y-4 p-4">
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
      {above?.includes("contacts") && contacts?.length === 0 && (
        <Notice
          action={
            <ButtonLink size="small" variant="secondary" to={`/contacts?home=${guidebookId}`}>
              Add contacts
            </ButtonLink>
          }
        >
          Guests find who they can ring here and at the bottom of every page. There is no contact yet.
        </Notice>
      )}
      <Folded label={title}>
        <div className="in-card">
          <SectionAsRead section={shown} property={property} {...(contacts && { contacts })} />
        </div>
      </Folded>
      <Undescribed count={countUndescribed(shown)} />
      {section.sources.length > 0 && <Sources sectionId={section.id} sources={section.sources} />}
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
