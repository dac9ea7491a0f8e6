import { Badge } from "#platform/ui/Badge.tsx";
import { Card } from "#platform/ui/Card.tsx";
import { LinkedText } from "#sections/LinkedText.tsx";
import type { ListItem } from "#sections/list/content.ts";

/** One place or tip: its name large, what kind it is, what the host says of it. Spaces part the words for the search. */
export function NamedItem({ item }: { item: ListItem }) {
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
    </Card>
  );
}
