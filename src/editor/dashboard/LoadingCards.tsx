import { gridLook } from "#editor/dashboard/gridLook.ts";
import { Card } from "#ui/Card.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";

/** Three cards hold the place while the guidebooks load. */
export function LoadingCards() {
  return (
    <section aria-busy className="mt-9">
      <h2 className="text-2xl">Your Guidebooks</h2>
      <output className="sr-only">Loading your guidebooks...</output>
      <div className={gridLook}>
        {[1, 2, 3].map((card) => (
          <Card key={card} padded={false} data-placeholder="">
            <div className="flex gap-4 p-4">
              <Skeleton className="size-22" />
              <div className="flex-1 space-y-3 py-4">
                <Skeleton className="h-6 w-2/3" />
                <Skeleton className="h-4 w-1/2" />
              </div>
            </div>
            <div className="border-t border-line p-2">
              <Skeleton className="h-8" />
            </div>
          </Card>
        ))}
      </div>
    </section>
  );
}
