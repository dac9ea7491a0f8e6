import { Card } from "#ui/Card.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { gridLook } from "#editor/dashboard/gridLook.ts";

/** Three cards hold the place while the guidebooks load. */
export function LoadingCards() {
  return (
    <section aria-busy className="mt-10">
      <h2 className="text-2xl">Your Guidebooks</h2>
      <output className="sr-only">Loading your guidebooks...</output>
      <div className={gridLook}>
        {[1, 2, 3].map((card) => (
          <Card key={card} padded={false} className="overflow-hidden" data-placeholder="">
            <Skeleton className="h-38 rounded-none" />
            <div className="space-y-3 p-5">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-1.5" />
            </div>
            <div className="border-t border-line p-4">
              <Skeleton className="h-11" />
            </div>
          </Card>
        ))}
      </div>
    </section>
  );
}
