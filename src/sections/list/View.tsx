import type { SectionType } from "#sections/catalog.ts";
import type { ListContent } from "#sections/list/content.ts";
import { NamedItems, type Whereabouts } from "#sections/list/NamedItems.tsx";

interface ListViewProps extends Whereabouts {
  type: SectionType;
  content: ListContent;
}

export function ListView({ type, content, property, onTheMap }: ListViewProps) {
  return (
    <NamedItems items={content.items} ideas={type === "activities"} property={property} onTheMap={onTheMap} />
  );
}
