import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { useAfterPress } from "#ui/useAfterPress.ts";
import { exactText } from "#ui/fieldControl.ts";
import { videoOf } from "#sections/howto/video.ts";

interface VideoFieldProps {
  value: string;
  error: string | undefined;
  onChange: (url: string) => void;
}

/** Shows while the host types whether the video is recognised; shows an error only on blur. */
export function VideoField({ value, error, onChange }: VideoFieldProps) {
  const [left, setLeft] = useState(value !== "");
  const afterPress = useAfterPress();
  const video = videoOf(value);
  const unknown = left && value.trim() !== "" && !video;
  return (
    <Field
      label="Video"
      aside="optional"
      hint={
        video ? (
          <span className="flex gap-1.5 font-medium text-leaf">
            <CircleCheck size={16} className="mt-0.5" />
            {video.page.includes("vimeo") ? "Vimeo" : "YouTube"} video found
          </span>
        ) : (
          "The address of a YouTube or Vimeo video"
        )
      }
      error={error ?? (unknown && "This is not a YouTube or Vimeo address, so guests would not see it.")}
    >
      <TextInput
        {...exactText}
        inputMode="url"
        maxLength={500}
        placeholder="https://www.youtube.com/watch?v="
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => afterPress(() => setLeft(true))}
      />
    </Field>
  );
}
