import { Suspense } from "react";
import { CatchMissingCode, deferred } from "#ui/deferred.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { catalog } from "#sections/catalog.ts";
import type { ProseContent } from "#sections/prose/content.ts";
import { ProseView } from "#sections/prose/View.tsx";
import { SectionParts, type BodyProps, type SectionViewProps } from "#sections/SectionParts.tsx";

const loadViews = () => import("#sections/views.tsx");
const LaterBody = deferred(async () => ({ default: (await loadViews()).SectionBody }));
const LaterFact = deferred(async () => ({ default: (await loadViews()).SectionFact }));

/** A section as guests read it. Text is there at once; other shapes come with the first of them. */
export function SectionAsRead(props: SectionViewProps) {
  return (
    <CatchMissingCode>
      <Suspense fallback={<Skeleton className="h-24" />}>
        <SectionParts {...props} Body={Body} Fact={LaterFact} />
      </Suspense>
    </CatchMissingCode>
  );
}

function Body(props: BodyProps) {
  const { type, content } = props.section;
  if (catalog[type].shape !== "prose") return <LaterBody {...props} />;
  return <ProseView content={content as ProseContent} />; // the type's shape
}
