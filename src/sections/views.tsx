import { usePage } from "#sections/page.ts";
import type { ReactNode } from "react";
import {
  catalog,
  rowOf,
  type PropertyFact,
  type SectionContent,
  type SectionType,
} from "#sections/catalog.ts";
import { CheckinView } from "#sections/checkin/View.tsx";
import type { Contact } from "#sections/contacts/content.ts";
import { ContactCards, ContactsView } from "#sections/contacts/View.tsx";
import { DepartureView } from "#sections/departure/View.tsx";
import { EmergencyNumber } from "#sections/viewing/EmergencyNumber.tsx";
import { Gallery } from "#sections/gallery/Gallery.tsx";
import { tileNameOf } from "#sections/guestNames.ts";
import { HowtoView } from "#sections/howto/View.tsx";
import { IdeasView, ListView } from "#sections/list/View.tsx";
import type { PictureSizes } from "#sections/pictures.ts";
import { PropertyAddressFact } from "#sections/viewing/PropertyAddressFact.tsx";
import type { PropertyContent } from "#sections/property/content.ts";
import { PropertyView } from "#sections/property/View.tsx";
import { ProseView } from "#sections/prose/View.tsx";
import { RecommendationsView } from "#sections/recommendations/View.tsx";
import { RulesView } from "#sections/rules/View.tsx";
import { anchorOf, isEmptySection, type GuestSection } from "#sections/section.ts";
import type { ContentOf, ShapeName } from "#sections/shapes.ts";
import { WifiView } from "#sections/wifi/View.tsx";

interface ViewProps<Content> {
  property: PropertyContent | null;
  type: SectionType;
  content: Content;
  pictures: PictureSizes;
  anchor: string;
  /** Facts of the property among the host's text. */
  amongWords: ReactNode;
}

/** The guest view of each shape. Static HTML, complete without script; the heading belongs to the page. */
const views: { [Name in ShapeName]: (props: ViewProps<ContentOf<Name>>) => ReactNode } = {
  prose: ProseView,
  list: ListView,
  ideas: IdeasView,
  wifi: WifiView,
  checkin: CheckinView,
  rules: RulesView,
  recommendations: RecommendationsView,
  departure: DepartureView,
  property: PropertyView,
  howto: HowtoView,
  contacts: ContactsView,
};

interface PropertyFactProps {
  property: PropertyContent | null;
  contacts: readonly Contact[];
}

const propertyFacts: Record<PropertyFact, (props: PropertyFactProps) => ReactNode> = {
  "emergency numbers": ({ property }) => <EmergencyNumber country={property?.country ?? ""} />,
  "postal address": ({ property }) => property && <PropertyAddressFact property={property} />,
  "postal address to copy": ({ property }) => property && <PropertyAddressFact property={property} copy />,
  contacts: ({ contacts }) => <ContactCards contacts={contacts} />,
};

interface SectionViewProps {
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

/** The body of one section for a guest; the page renders the heading. */
export function SectionView({
  section,
  property,
  contacts = [],
  pictures = {},
  maskedNote,
  translationNote,
}: SectionViewProps) {
  const { texts } = usePage();
  const { above = [], among = [], below = [] } = rowOf(section.type);
  const facts = { property, contacts };
  const amongWords = <PropertyFacts names={among} {...facts} />;
  return (
    <div className="section-body">
      <PropertyFacts names={above} {...facts} />
      {translationNote}
      {section.masked && maskedNote}
      {isEmptySection(section) && <p className="soft">{texts.facts.unavailable}</p>}
      {isEmptySection(withoutPictures(section)) ? (
        amongWords
      ) : (
        <Body section={section} pictures={pictures} property={property} amongWords={amongWords} />
      )}
      <Pictures section={section} pictures={pictures} />
      <PropertyFacts names={below} {...facts} />
    </div>
  );
}

function PropertyFacts({ names, ...facts }: PropertyFactProps & { names: readonly PropertyFact[] }) {
  return names.map((name) => {
    const Named = propertyFacts[name];
    return <Named key={name} {...facts} />;
  });
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

function Body({
  section,
  ...rest
}: Required<Omit<SectionViewProps, "maskedNote" | "translationNote" | "contacts">> &
  Pick<ViewProps<unknown>, "amongWords">) {
  const { type, content } = section;
  const View = views[catalog[type].shape] as (props: ViewProps<SectionContent>) => ReactNode; // the type's shape
  return <View type={type} content={content} anchor={anchorOf(section)} {...rest} />;
}
