import { usePage } from "#sections/page.ts";
import { MapPin } from "lucide-react";
import { Figure } from "#sections/gallery/Figure.tsx";
import { pictureSizes } from "#sections/gallery/sizes.ts";
import type { PictureSizes } from "#sections/pictures.ts";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";
import type { ListItem } from "#sections/list/content.ts";
import { mapAt, mapOf } from "#sections/property/postalAddress.ts";
import type { PropertyContent } from "#sections/property/content.ts";

interface NamedItemsProps {
  items: ListItem[];
  /** The property, around which places are searched. */
  property: PropertyContent | null;
  pictures: PictureSizes;
  /** Not every item is a place: "Sunrise from the deck" has no map. Only items from a map are places. */
  ideas?: boolean;
}

export function NamedItems({ items, property, pictures, ideas = false }: NamedItemsProps) {
  return (
    <ul className="entries">
      {items.map((item, position) => (
        <NamedItem key={position} item={item} map={mapLinkOf(item, property, ideas)} pictures={pictures} />
      ))}
    </ul>
  );
}

function mapLinkOf(item: ListItem, property: PropertyContent | null, ideas: boolean): string | null {
  if (item.position !== undefined) return mapAt(item.position);
  return !ideas || item.placeId !== undefined ? mapOf(item.name, property) : null;
}

/** One place or tip: name, category, text. Spaces separate the words for the search. */
function NamedItem({ item, map, pictures }: { item: ListItem; map: string | null; pictures: PictureSizes }) {
  const { hostWords, hostList } = usePage();
  const { list, entry } = hostList(item.category ? [item.name, item.category] : [item.name]);
  return (
    <li className="card place">
      {item.picture && (
        <Figure picture={item.picture} pictures={pictures} name={item.name} sizes={pictureSizes.whole} />
      )}
      <div className="place-head" {...list}>
        <p translate="no" {...entry(item.name)}>
          {item.name}
        </p>{" "}
        {item.category && <span {...entry(item.category)}>{item.category}</span>}
      </div>{" "}
      {item.description && (
        <p {...hostWords(item.description)}>
          <LinkedText text={item.description} />
        </p>
      )}
      {map && <MapLink name={item.name} url={map} />}
    </li>
  );
}

function MapLink({ name, url }: { name: string; url: string }) {
  const { texts, hostWords } = usePage();
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" data-map="">
      <MapPin size={20} aria-hidden="true" />
      {texts.facts.map}
      <span className="sr-only">
        {texts.facts.mapOf}
        <span translate="no" {...hostWords(name)}>
          {name}
        </span>
      </span>
    </a>
  );
}
