import { Trash2 } from "lucide-react";
import { IconButton } from "#ui/IconButton.tsx";
import type { DescribedPicture } from "#sections/gallery/content.ts";
import { PictureWords } from "#sections/gallery/PictureWords.tsx";
import { Thumbnail } from "#sections/gallery/Thumbnail.tsx";
import { AddPictures } from "#sections/gallery/upload/AddPictures.tsx";

interface PlacePictureProps {
  name: string;
  picture: DescribedPicture | undefined;
  onChange: (picture: DescribedPicture | undefined) => void;
  errorAt: (field: "alt" | "caption") => string | undefined;
}

export function PlacePicture({ name, picture, onChange, errorAt }: PlacePictureProps) {
  if (!picture) {
    return (
      <AddPictures
        label="Add a picture"
        place={`picture of ${name}`}
        maxMore={1}
        onArrived={(url) => onChange({ url, alt: "", caption: "" })}
      />
    );
  }
  return (
    <fieldset aria-label={`Picture of ${name}`} className="flex min-w-0 items-start gap-3">
      <Thumbnail path={picture.url} className="h-18 w-24 shrink-0" />
      <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-2">
        <PictureWords picture={picture} onChange={onChange} errorAt={errorAt} />
      </div>
      <IconButton
        icon={Trash2}
        iconSize={18}
        variant="destructive"
        label={`Remove the picture of ${name}`}
        className="-mr-2"
        onClick={() => onChange(undefined)}
      />
    </fieldset>
  );
}
