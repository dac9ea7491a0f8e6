import { focusPosition, MIDDLE, type CoverFocus } from "#guidebooks/cover.ts";
import { kindOfPlace } from "#ui/scenes/kindOfPlace.ts";
import { Scene } from "#ui/scenes/Scene.tsx";
import { classes } from "#ui/classes.ts";

interface GuidebookPictureProps {
  guidebook: { id: string; name: string; cover: string | null; coverFocus: CoverFocus | null };
  /** The address that guests see: it tells the kind of place. */
  postalAddress: string | null;
  className?: string;
}

/** The host's own photo, or else the evening that guests see too. Decoration. */
export function GuidebookPicture({ guidebook, postalAddress, className }: GuidebookPictureProps) {
  const { id, name, cover, coverFocus } = guidebook;
  if (cover) {
    return (
      <img
        src={cover.replace(/\.jpg$/, "-800.webp")}
        alt=""
        // A style attribute would be refused.
        ref={(image) => image?.style.setProperty("object-position", focusPosition(coverFocus ?? MIDDLE))}
        className={classes("object-cover", className)}
      />
    );
  }
  return <Scene seed={id} kind={kindOfPlace({ name, postalAddress, seed: id })} className={className} />;
}
