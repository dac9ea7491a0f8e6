import { Crop, Ellipsis, ImagePlus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import type { Guidebook } from "#guidebooks/contract.ts";
import { useWide } from "#ui/browserState.ts";
import { classes } from "#ui/classes.ts";
import { loadCode, prefetchLater } from "#ui/loadCode.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { Menu, MenuItem } from "#ui/Menu.tsx";
import { showToast } from "#ui/toast.ts";
import { photoAccept } from "#sections/gallery/upload/photoTypes.ts";
import { useGuidebookChange } from "#guidebooks/useGuidebookChange.ts";
import { GuidebookPicture } from "#editor/dashboard/GuidebookPicture.tsx";
import { deferredPart } from "#ui/deferred.tsx";

const AdjustCover = deferredPart(async () => (await import("#editor/cover/AdjustCover.tsx")).AdjustCover);

/** What prepares and sends a photo comes with the first one, or while the browser is idle. */
const loadUpload = () => import("#sections/gallery/upload/uploadPicture.ts");
prefetchLater(loadUpload);
const NOT_LOADED = {
  ok: false,
  message: "The picture could not be uploaded. Please try again.",
} as const;

interface CoverProps {
  guidebook: Guidebook;
  postalAddress: string | null;
  /** True where the screen is about something else: the house alone, not to be changed, and nothing on a phone. */
  isSmall: boolean;
}

/** The picture over the guidebook: the host's photo, or the drawn evening until there is one. */
export function Cover({ guidebook, postalAddress, isSmall }: CoverProps) {
  const file = useRef<HTMLInputElement>(null);
  const [uploading, setUploading] = useState(false);
  const [adjusting, setAdjusting] = useState(false);
  const change = useGuidebookChange(guidebook.id, () => setAdjusting(false));
  const isWide = useWide();
  const busy = uploading || change.isPending;

  async function upload(photo: File) {
    setUploading(true);
    const taken = await loadCode(loadUpload).then(
      ({ uploadPicture }) => uploadPicture(photo, { guidebookId: guidebook.id }),
      () => NOT_LOADED,
    );
    setUploading(false);
    if (taken.ok) change.mutate({ cover: taken.picture });
    else showToast({ title: "Photo not added", description: taken.message, variant: "destructive" });
  }

  return (
    <div
      className={classes(
        "relative shrink-0 overflow-hidden rounded-card",
        isSmall ? "size-28 max-md:hidden" : "max-md:h-16 md:h-32 md:w-48 xl:h-40 xl:w-64",
      )}
    >
      <GuidebookPicture
        guidebook={guidebook}
        postalAddress={postalAddress}
        view={isSmall ? "house" : isWide ? "all" : "strip"}
        className="absolute inset-0 size-full"
      />
      <input
        ref={file}
        type="file"
        accept={photoAccept}
        hidden
        aria-label="Cover photo"
        onChange={(event) => {
          const photo = event.target.files?.[0];
          event.target.value = "";
          if (photo) void upload(photo);
        }}
      />
      {!isSmall && (
        <div className="absolute right-2.5 bottom-2.5">
          {guidebook.cover ? (
            <Menu
              trigger={
                <IconButton
                  icon={Ellipsis}
                  label={busy ? "Saving..." : "More for the cover photo"}
                  variant="secondary"
                  disabled={busy}
                />
              }
            >
              <MenuItem icon={ImagePlus} onSelect={() => file.current?.click()}>
                Change cover photo
              </MenuItem>
              <MenuItem icon={Crop} onSelect={() => setAdjusting(true)}>
                Adjust cover photo
              </MenuItem>
              <MenuItem icon={Trash2} destructive onSelect={() => change.mutate({ cover: null })}>
                Remove cover photo
              </MenuItem>
            </Menu>
          ) : (
            <IconButton
              icon={ImagePlus}
              label={busy ? "Saving..." : "Add cover photo"}
              variant="secondary"
              iconSize={18}
              disabled={busy}
              onClick={() => file.current?.click()}
            />
          )}
        </div>
      )}
      {adjusting && (
        <AdjustCover
          guidebook={guidebook}
          busy={change.isPending}
          onSave={(view) => change.mutate(view)}
          onClose={() => setAdjusting(false)}
        />
      )}
    </div>
  );
}
