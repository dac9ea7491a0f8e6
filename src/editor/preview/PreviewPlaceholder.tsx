import { PhoneFrame } from "#ui/PhoneFrame.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { frameLook } from "#editor/preview/frameLook.ts";

/** The guests' page before its frame has loaded, in the same size. */
export function PreviewPlaceholder() {
  return (
    <div aria-busy className="mx-auto w-full max-w-98 xl:sticky xl:top-6 xl:self-start">
      <output className="sr-only">Loading the preview...</output>
      <PhoneFrame className={frameLook.edge}>
        <div className={frameLook.screen}>
          <LoadingPage />
        </div>
      </PhoneFrame>
    </div>
  );
}

/** The outline of a guests' page: the picture, the welcome, the tiles. */
export function LoadingPage() {
  return (
    <div aria-hidden className="space-y-4 p-5">
      <Skeleton className="h-44 rounded-card" />
      <Skeleton className="h-16 rounded-card" />
      <div className="grid grid-cols-2 gap-3">
        {[1, 2, 3, 4].map((tile) => (
          <Skeleton key={tile} className="h-24 rounded-card" />
        ))}
      </div>
    </div>
  );
}
