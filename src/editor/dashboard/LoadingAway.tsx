import { Skeleton } from "#ui/Skeleton.tsx";

/** As tall as the message that there is none. */
export function LoadingList() {
  return (
    <div aria-busy className="mt-8">
      <output className="sr-only">Loading your guidebooks...</output>
      <Skeleton className="h-50 rounded-card" />
    </div>
  );
}

/** Shown until the code of these screens is there. */
export function LoadingAway() {
  return (
    <>
      <Skeleton className="mb-4 h-11 w-44" />
      <Skeleton className="h-11 w-52" />
      <LoadingList />
    </>
  );
}
