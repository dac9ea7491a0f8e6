import type { ReactNode } from "react";
import { catalog, type PropertyFact, type SectionContent, type SectionType } from "#sections/catalog.ts";
import { CheckinView } from "#sections/checkin/View.tsx";
import { ContactCards, ContactsView } from "#sections/contacts/View.tsx";
import { DepartureView } from "#sections/departure/View.tsx";
import { EmergencyNumber } from "#sections/viewing/EmergencyNumber.tsx";
import { HowtoView } from "#sections/howto/View.tsx";
import { IdeasView, ListView } from "#sections/list/View.tsx";
import type { PictureSizes } from "#sections/pictures.ts";
import { PropertyAddressFact } from "#sections/viewing/PropertyAddressFact.tsx";
import type { PropertyContent } from "#sections/property/content.ts";
import { PropertyView } from "#sections/property/View.tsx";
import { ProseView } from "#sections/prose/View.tsx";
import { RecommendationsView } from "#sections/recommendations/View.tsx";
import { RulesView } from "#sections/rules/View.tsx";
import { anchorOf } from "#sections/section.ts";
import {
  SectionParts,
  type BodyProps,
  type FactProps,
  type SectionViewProps,
} from "#sections/SectionParts.tsx";
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

const propertyFacts: Record<PropertyFact, (props: Omit<FactProps, "name">) => ReactNode> = {
  "emergency numbers": ({ property }) => <EmergencyNumber country={property?.country ?? ""} />,
  "postal address": ({ property }) => property && <PropertyAddressFact property={property} />,
  "postal address to copy": ({ property }) => property && <PropertyAddressFact property={property} copy />,
  contacts: ({ contacts }) => <ContactCards contacts={contacts} />,
};

/** The body of one section for a guest; the page renders the heading. */
export function SectionView(props: SectionViewProps) {
  return <SectionParts {...props} Body={SectionBody} Fact={SectionFact} />;
}

export function SectionFact({ name, ...facts }: FactProps) {
  const Named = propertyFacts[name];
  return <Named {...facts} />;
}

export function SectionBody({ section, ...rest }: BodyProps) {
  const { type, content } = section;
  const View = views[catalog[type].shape] as (props: ViewProps<SectionContent>) => ReactNode; // the type's shape
  return <View type={type} content={content} anchor={anchorOf(section)} {...rest} />;
}
