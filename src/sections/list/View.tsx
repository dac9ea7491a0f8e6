import type { ListContent } from "#sections/list/content.ts";
import { NamedItem } from "#sections/list/NamedItem.tsx";

export function ListView({ content }: { content: ListContent }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {content.items.map((item, position) => (
        <NamedItem key={position} item={item} />
      ))}
    </ul>
  );
}
