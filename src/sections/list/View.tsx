import type { ListContent } from "#sections/list/content.ts";
import { NamedItems } from "#sections/viewing/NamedItems.tsx";
import type { PropertyContent } from "#sections/property/content.ts";

interface ListViewProps {
  property: PropertyContent | null;
  content: ListContent;
}

export function ListView({ content, property }: ListViewProps) {
  return <NamedItems items={content.items} property={property} />;
}

export function IdeasView({ content, property }: ListViewProps) {
  return <NamedItems items={content.items} ideas property={property} />;
}
