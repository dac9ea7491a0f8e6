import type { ReactNode } from "react";
import type { SectionType } from "#sections/catalog.ts";
import { MAX_PICTURES, type DescribedPicture } from "#sections/gallery/content.ts";
import { PictureRows } from "#sections/gallery/PictureRows.tsx";

interface PicturesFieldProps {
  type: SectionType;
  pictures: readonly DescribedPicture[] | undefined;
  onChange: (pictures: DescribedPicture[] | undefined) => void;
  fieldErrors: Record<string, string> | undefined;
}

const hints: Partial<Record<SectionType, ReactNode>> = {
  welcome: "The gallery of the home. Guests see it below your welcome and can look at each picture large.",
  checkin:
    "Anyone with the link can see these. To show a picture only during a stay, put it into a text, in an “Only during the stay” block.",
};

/** The pictures below a section's text. */
export default function PicturesField({ type, pictures = [], onChange, fieldErrors }: PicturesFieldProps) {
  return (
    <PictureRows
      label={type === "welcome" ? "Photos of the home" : "Pictures"}
      hint={hints[type]}
      place="pictures"
      max={MAX_PICTURES}
      pictures={pictures}
      onChange={(next) => onChange(next.length > 0 ? next : undefined)}
      errorAt={(path) => fieldErrors?.[path ? `pictures.${path}` : "pictures"]}
    />
  );
}
