import { usePage } from "#sections/page.ts";
import type { ReactNode } from "react";
import type { PictureSizes } from "#sections/pictures.ts";
import { NamedItems } from "#sections/viewing/NamedItems.tsx";
import type { PropertyContent } from "#sections/property/content.ts";
import type { RecommendationsContent } from "#sections/recommendations/content.ts";

interface RecommendationsViewProps {
  property: PropertyContent | null;
  content: RecommendationsContent;
  pictures: PictureSizes;
}

export function RecommendationsView({ content, ...rest }: RecommendationsViewProps) {
  const { texts } = usePage();
  const { restaurants, activities } = content;
  return (
    <div className="groups">
      {restaurants.length > 0 && (
        <Group title={texts.facts.restaurants}>
          <NamedItems items={restaurants} {...rest} />
        </Group>
      )}
      {activities.length > 0 && (
        <Group title={texts.facts.activities}>
          <NamedItems items={activities} ideas {...rest} />
        </Group>
      )}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
