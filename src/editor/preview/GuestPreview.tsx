import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Guidebook, HostSection } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { PhoneFrame } from "#ui/PhoneFrame.tsx";
import { Select } from "#ui/Select.tsx";
import type { PreviewAs } from "#stays/previewStay.ts";
import { accessQuery } from "#stays/client.ts";
import { frameLook } from "#editor/preview/frameLook.ts";
import { LoadingPage } from "#editor/preview/PreviewPlaceholder.tsx";
import { useLivePage } from "#editor/preview/useLivePage.ts";
import type { SectionForms } from "#editor/sections/useSectionForms.ts";

interface GuestPreviewProps {
  guidebook: Guidebook;
  sections: readonly HostSection[];
  sectionForms: SectionForms;
  /** True if it shows drafts, next to the forms. */
  isLive: boolean;
  /** Opens the forms next to it; absent where there is no room. */
  onLive: (() => void) | undefined;
  onLeave: () => void;
}

const views: Record<PreviewAs, string> = {
  anyone: "Anyone with a link",
  before: "A guest, before the stay",
  arrival: "A guest, arrival day",
  during: "A guest, during the stay",
  "last day": "A guest, last day",
  after: "A guest, after the stay",
};
const moments = Object.entries(views) as [PreviewAs, string][]; // Object.entries forgets the key type

/** Returns where a view is drawn: what anyone sees is the page itself, but for what is not saved yet. */
const pathOf = ({ id, slug }: Guidebook, as: PreviewAs, isLive: boolean) =>
  as === "anyone" && !isLive ? `/view/${slug}` : `/api/guidebooks/${id}/preview?as=${encodeURIComponent(as)}`;

/** The guests' page in the width of a phone: as stored, redrawn after each save, or with drafts. */
export function GuestPreview(props: GuestPreviewProps) {
  const { guidebook, sections, sectionForms, isLive, onLive, onLeave } = props;
  const preview = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { data: access } = useQuery(accessQuery(guidebook.id));
  const [as, setAs] = useState<PreviewAs>("anyone");
  // A frame for each view and each save.
  const frameKey = isLive ? `live ${as}` : `${guidebook.updatedAt} ${as}`;
  const [loadedKey, setLoadedKey] = useState<string | null>(null);
  const isLoaded = loadedKey === frameKey;
  const live = useLivePage(frame, isLive ? { guidebook, sections, sectionForms, as } : null);
  const back = useRef<HTMLButtonElement>(null);
  // On a phone it would open below what is on the screen, and replace the button that opened it.
  useEffect(() => {
    preview.current?.scrollIntoView({ block: "nearest" });
    back.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={preview} className="mx-auto w-full scroll-my-4 max-w-98 xl:sticky xl:top-6 xl:self-start">
      {/* Without a time zone a stay has no days: everybody sees the same. */}
      {access?.timeZone && (
        <Field label="Preview as" className="mb-3">
          <Select
            value={as}
            onChange={({ target }) => setAs(moments.find(([one]) => one === target.value)?.[0] ?? "anyone")}
          >
            {moments.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className="mb-3 flex items-center justify-between gap-3 text-sm text-soft xl:flex-wrap xl:justify-center">
        <p>{isLive ? formatLive(live.isError) : "What guests see now, without unsaved changes."}</p>
        {onLive && !isLive && (
          <Button size="small" variant="secondary" icon={Pencil} onClick={onLive}>
            Edit next to it
          </Button>
        )}
        {/* Where it lies over the cards it fills the screen. */}
        <Button ref={back} size="small" variant="secondary" onClick={onLeave} className="xl:hidden">
          Back to editing
        </Button>
      </div>
      <PhoneFrame className={frameLook.edge}>
        <div aria-busy={!isLoaded} className={frameLook.screen}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own page */}
          <iframe
            key={frameKey}
            ref={frame}
            src={pathOf(guidebook, as, isLive)}
            onLoad={() => {
              setLoadedKey(frameKey);
              live.onLoad();
            }}
            title="Guest page preview"
            className="size-full"
          />
          {!isLoaded && (
            <div className="absolute inset-0 bg-paper">
              <LoadingPage />
            </div>
          )}
        </div>
      </PhoneFrame>
    </div>
  );
}

const formatLive = (isError: boolean) =>
  isError
    ? "We could not show the page. Your writing is safe, and the preview updates with your next change."
    : "As guests will see it once you save.";
