import type { ReactNode } from "react";
import { NamedItems, type Whereabouts } from "#sections/list/NamedItems.tsx";
import type { RecommendationsContent } from "#sections/recommendations/content.ts";

interface RecommendationsViewProps extends Whereabouts {
  content: RecommendationsContent;
}

export function RecommendationsView({ content, property, onTheMap }: RecommendationsViewProps) {
  const { restaurants, activities } = content;
  const whereabouts = { property, onTheMap };
  return (
    <div className="grid grid-cols-1 gap-8">
      {restaurants.length > 0 && (
        <Group title="Restaurants">
          <NamedItems items={restaurants} {...whereabouts} />
        </Group>
      )}
      {activities.length > 0 && (
        <Group title="Activities">
          <NamedItems items={activities} ideas {...whereabouts} />
        </Group>
      )}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-3 text-2xl">{title}</h3>
      {children}
    </div>
  );
}
