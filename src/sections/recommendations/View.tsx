import type { ListItem } from "#sections/list/content.ts";
import { NamedItem } from "#sections/list/NamedItem.tsx";
import type { RecommendationsContent } from "#sections/recommendations/content.ts";

export function RecommendationsView({ content }: { content: RecommendationsContent }) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <Group title="Restaurants" items={content.restaurants} />
      <Group title="Activities" items={content.activities} />
    </div>
  );
}

function Group({ title, items }: { title: string; items: ListItem[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className="mb-3 text-2xl">{title}</h3>
      <ul className="grid grid-cols-1 gap-3">
        {items.map((item, position) => (
          <NamedItem key={position} item={item} />
        ))}
      </ul>
    </div>
  );
}
