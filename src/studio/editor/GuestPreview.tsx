import { useEffect, useRef } from "react";
import type { Guidebook } from "#guidebooks/contract.ts";
import { Button } from "#platform/ui/Button.tsx";

interface GuestPreviewProps {
  guidebook: Guidebook;
  onLeave: () => void;
}

/** The guests' page as it is now, in the width of a phone; drawn anew after each save. */
export function GuestPreview({ guidebook: { slug, updatedAt }, onLeave }: GuestPreviewProps) {
  const preview = useRef<HTMLDivElement>(null);
  // On a phone it would open below what is on the screen.
  useEffect(() => {
    preview.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={preview} className="mx-auto w-full scroll-my-4 max-w-98 xl:sticky xl:top-6 xl:self-start">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own page */}
      <iframe
        key={updatedAt}
        src={`/view/${slug}`}
        title="Guest page preview"
        className="block h-[calc(100dvh-10rem)] min-h-120 w-full rounded-card border border-line bg-paper shadow-soft"
      />
      <div className="mt-2 flex items-center justify-between gap-3 text-sm text-soft xl:justify-center">
        <p>What guests see now, without unsaved changes.</p>
        {/* Where it lies over the cards it fills the screen, and the button that turned it on is far above. */}
        <Button size="small" variant="secondary" onClick={onLeave} className="xl:hidden">
          Back to editing
        </Button>
      </div>
    </div>
  );
}
