import type { CoverFocus } from "#guidebooks/cover.ts";
import { focusPosition, MIDDLE } from "#guidebooks/coverPosition.ts";
import { kindOfPlace } from "#ui/scenes/kindOfPlace.ts";
import { Scene } from "#ui/scenes/Scene.tsx";
import type { SceneSeed } from "#ui/scenes/scenesApart.ts";
import { classes } from "#ui/classes.ts";

interface GuidebookPictureProps {
  guidebook: { id: string; name: string; cover: string | null; coverFocus: CoverFocus | null };
  /** The address that guests see: it tells the kind of place. */
  postalAddress: string | null;
  /** The scene without a photo. Default: that of the guidebook. */
  scene?: SceneSeed;
  /** How much of the scene is seen. */
  view?: "all" | "square" | "house" | "strip";
  className?: string;
}

/** The host's own photo, or else the evening that guests see too. Decoration. */
export function GuidebookPicture({
  guidebook,
  postalAddress,
  scene,
  view = "all",
  className,
}: GuidebookPictureProps) {
  const { cover, coverFocus } = guidebook;
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
  return <Scene {...(scene ?? sceneOf(guidebook, postalAddress))} view={view} className={className} />;
}

/** Returns the scene that guests see of a guidebook without a photo. */
export const sceneOf = (
  { id, name }: { id: string; name: string },
  postalAddress: string | null,
): SceneSeed => ({
  seed: id,
  kind: kindOfPlace({ name, postalAddress, seed: id }),
});
