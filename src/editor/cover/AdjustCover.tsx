import { useEffect, useState } from "react";
import type { CoverCrop } from "#guidebooks/cover.ts";
import { MIDDLE } from "#guidebooks/coverPosition.ts";
import type { Guidebook, GuidebookChange } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { CoverFrame } from "#editor/cover/CoverFrame.tsx";
import { fromPart, toPart, WHOLE, within } from "#editor/cover/coverPart.ts";
import { CoverStage } from "#editor/cover/CoverStage.tsx";

interface AdjustCoverProps {
  guidebook: Guidebook;
  busy: boolean;
  onSave: (change: Pick<GuidebookChange, "coverCrop" | "coverFocus">) => void;
  onClose: () => void;
}

/** In CSS pixels, as the first screen of a guest has it. */
const screens = [
  { label: "Phone", width: 390, height: 523 },
  { label: "Computer", width: 1440, height: 512 },
];

const percent = (share: number) => `${Math.round(share * 100)} %`;
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** Chooses the part of a photo that is the cover, and what of it every screen shows. The photo stays whole. */
export function AdjustCover({ guidebook, busy, onSave, onClose }: AdjustCoverProps) {
  const stored = guidebook.coverCrop ?? WHOLE;
  const [crop, setCrop] = useState(stored);
  const [focus, setFocus] = useState(() => fromPart(stored, guidebook.coverFocus ?? MIDDLE));
  const path = guidebook.coverOriginal ?? guidebook.cover ?? "";
  const ratio = useRatio(path);

  function change(next: CoverCrop) {
    setCrop(next);
    setFocus(within(next, focus));
  }

  const save = () =>
    onSave({
      ...(!isSame(crop, stored) && { coverCrop: isSame(crop, WHOLE) ? null : crop }),
      coverFocus: toPart(crop, focus),
    });
  return (
    <Dialog
      open
      onOpenChange={() => busy || onClose()}
      dismissOnOutside={false}
      size="large"
      title="Adjust cover photo"
      description="Put the dot on what matters. Drag the corners to crop. We keep the whole photo."
      footer={
        <>
          {!isSame(crop, WHOLE) && (
            <Button variant="quiet" className="mr-auto -ml-3 px-3!" onClick={() => setCrop(WHOLE)}>
              Show all of it
            </Button>
          )}
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} busyLabel="Saving..." onClick={save}>
            Save cover
          </Button>
        </>
      }
    >
      <CoverStage path={path} ratio={ratio} crop={crop} focus={focus} onCrop={change} onFocus={setFocus} />
      <p id="cover-keys" className="mt-4 text-sm text-soft max-md:sr-only pointer-coarse:sr-only">
        The arrow keys move a corner or the dot, with Shift ten times as far.
      </p>
      <output className="sr-only">
        {`Shows ${percent(crop.width)} of the width and ${percent(crop.height)} of the height. The focus is ${percent(focus.x)} from the left and ${percent(focus.y)} from the top.`}
      </output>
      {/* Columns in the ratios of the screens, so that both have one height. */}
      <div className="mt-4 grid grid-cols-[0.746fr_2.813fr] gap-4 sm:gap-5">
        {screens.map((screen) => (
          <CoverFrame key={screen.label} {...screen} path={path} crop={crop} focus={focus} ratio={ratio} />
        ))}
      </div>
    </Dialog>
  );
}

/** Returns a picture's width by its height, once it has come. */
function useRatio(path: string): number {
  const [ratio, setRatio] = useState(4 / 3);
  useEffect(() => {
    const image = new Image();
    image.addEventListener("load", () => setRatio(image.naturalWidth / image.naturalHeight));
    image.src = path;
  }, [path]);
  return ratio;
}
