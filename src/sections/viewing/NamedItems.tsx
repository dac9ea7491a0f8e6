import { MapPin } from "lucide-react";
import { Badge } from "#platform/ui/Badge.tsx";
import { Card } from "#platform/ui/Card.tsx";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";
import type { ListItem } from "#sections/list/content.ts";
import { mapOf } from "#sections/property/postalAddress.ts";
import type { PropertyContent } from "#sections/property/content.ts";

interface NamedItemsProps {
  items: ListItem[];
  /** Where the home stands: places are looked for around it. */
  property: PropertyContent | null;
  /** Not each is somewhere to go: of "Sunrise from the deck" there is no map. Only what came from one is known to be. */
  ideas?: boolean;
}

export function NamedItems({ items, property, ideas = false }: NamedItemsProps) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {items.map((item, position) => (
        <NamedItem
          key={position}
          item={item}
          map={!ideas || item.placeId !== undefined ? mapOf(item.name, property) : null}
        />
      ))}
    </ul>
  );
}

/** One place or tip: its name large, what kind it is, what the host says of it. Spaces part the words for the search. */
function NamedItem({ item, map }: { item: ListItem; map: string | null }) {
  return (
    <Card as="li" className="py-4 sm:py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <p translate="no" className="font-display min-w-0 text-xl leading-snug font-semibold">
          {item.name}
        </p>{" "}
        {item.category && <Badge className="whitespace-normal!">{item.category}</Badge>}
      </div>{" "}
      {item.description && (
        <p className="mt-1.5 max-w-measure whitespace-pre-line">
          <LinkedText text={item.description} />
        </p>
      )}
      {map && <MapLink name={item.name} url={map} />}
    </Card>
  );
}

function MapLink({ name, url }: { name: string; url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      data-map=""
      className="text-pine -mb-3 inline-flex min-h-11 items-center gap-1.5 pe-4 font-semibold print:hidden"
    >
      <MapPin size={20} aria-hidden="true" />
      Map
      <span className="sr-only">
        {" "}
        of <span translate="no">{name}</span>
      </span>
    </a>
  );
}
