import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { ALT_MAX, CAPTION_MAX, type DescribedPicture } from "#sections/gallery/content.ts";

interface PictureWordsProps {
  picture: DescribedPicture;
  onChange: (picture: DescribedPicture) => void;
  errorAt: (field: "alt" | "caption") => string | undefined;
}

/** The alternative text and the caption of a picture. */
export function PictureWords({ picture, onChange, errorAt }: PictureWordsProps) {
  return (
    <>
      <Field label="Caption" aside="optional" error={errorAt("caption")}>
        <TextInput
          data-part="field"
          maxLength={CAPTION_MAX}
          placeholder="Shown below the picture"
          value={picture.caption}
          onChange={({ target }) => onChange({ ...picture, caption: target.value })}
        />
      </Field>
      <Field label="Description" error={errorAt("alt")}>
        <TextInput
          data-describe={picture.alt.trim() === "" ? "" : undefined}
          maxLength={ALT_MAX}
          placeholder="For guests who cannot see it"
          value={picture.alt}
          onChange={({ target }) => onChange({ ...picture, alt: target.value })}
        />
      </Field>
    </>
  );
}
