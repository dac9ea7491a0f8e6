import type { ListContent } from "#sections/list/content.ts";
import type { PictureSizes } from "#sections/pictures.ts";
import { NamedItems } from "#sections/viewing/NamedItems.tsx";
import type { PropertyContent } from "#sections/property/content.ts";

interface ListViewProps {
  property: PropertyContent | null;
  content: ListContent;
  pictures: PictureSizes;
}

export function ListView({ content, ...rest }: ListViewProps) {
  return <NamedItems items={content.items} {...rest} />;
}

export function IdeasView({ content, ...rest }: ListViewProps) {
  return <NamedItems items={content.items} ideas {...rest} />;
}
