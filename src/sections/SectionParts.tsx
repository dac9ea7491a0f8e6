import { Fragment, type ComponentType, type ReactNode } from "react";
import { rowOf, type PropertyFact } from "#sections/catalog.ts";
import type { Contact } from "#sections/contacts/content.ts";
import { Gallery } from "#sections/gallery/Gallery.tsx";
import { tileNameOf } from "#sections/guestNames.ts";
import { usePage } from "#sections/page.ts";
import type { PictureSizes } from "#sections/pictures.ts";
import type { PropertyContent } from "#sections/property/content.ts";
import { isEmptySection, type GuestSection } from "#sections/section.ts";

export interface SectionViewProps {
  section: GuestSection;
  /** The property: determines the emergency number and the shown address. */
  property: PropertyContent | null;
  /** The contacts, shown first in Emergency. */
  contacts?: readonly Contact[];
  pictures?: PictureSizes;
  /** Shown above the rest when parts are masked for this reader. */
  maskedNote?: ReactNode;
  /** Shows the source of translated text. */
  translationNote?: ReactNode;
}

export interface BodyProps {
  section: GuestSection;
  pictures: PictureSizes;
  property: PropertyContent | null;
  /** Facts of the property among the host's text. */
  amongWords: ReactNode;
}

export interface FactProps {
  name: PropertyFact;
  property: PropertyContent | null;
  contacts: readonly Contact[];
}

interface SectionPartsProps extends SectionViewProps {
  /** What the host wrote, by its shape. */
  Body: ComponentType<BodyProps>;
  /** A fact of the property. */
  Fact: ComponentType<FactProps>;
}

/** The order of what a section shows to a guest; the page renders the heading. */
export function SectionParts({
  Body,
  Fact,
  section,
  property,
  contacts = [],
  pictures = {},
  maskedNote,
  translationNote,
}: SectionPartsProps) {
  const { texts } = usePage();
  const { above = [], among = [], below = [] } = rowOf(section.type);
  const factsOf = (names: readonly PropertyFact[]) =>
    names.map((name) => <Fact key={name} name={name} property={property} contacts={contacts} />);
  const amongWords = <Fragment>{factsOf(among)}</Fragment>;
  return (
    <div className="section-body">
      {factsOf(above)}
      {translationNote}
      {section.masked && maskedNote}
      {isEmptySection(section) && <p className="soft">{texts.facts.unavailable}</p>}
      {isEmptySection(withoutPictures(section)) ? (
        amongWords
      ) : (
        <Body section={section} pictures={pictures} property={property} amongWords={amongWords} />
      )}
      <Pictures section={section} pictures={pictures} />
      {factsOf(below)}
    </div>
  );
}

const withoutPictures = ({ content, ...section }: GuestSection) => ({
  ...section,
  content: { ...content, pictures: undefined },
});

/** The pictures below the text. */
function Pictures({ section, pictures }: Required<Pick<SectionViewProps, "section" | "pictures">>) {
  const { texts } = usePage();
  const { type, tile, content } = section;
  if (!("pictures" in content) || !content.pictures) return null;
  return <Gallery shown={content.pictures} pictures={pictures} label={tile ?? tileNameOf(texts, type)} />;
}
