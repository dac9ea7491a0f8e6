import { ChevronDown, CircleCheck } from "lucide-react";
import { useId, useState } from "react";
import { classes } from "#ui/classes.ts";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { useAfterPress } from "#ui/useAfterPress.ts";
import { RichTextField } from "#sections/editing/RichTextField.tsx";
import { RowActions } from "#sections/editing/RowActions.tsx";
import { titleMissing, type HowtoItem } from "#sections/howto/content.ts";
import { GuidePictures } from "#sections/howto/GuidePictures.tsx";
import { isBlankHtml } from "#sections/richtext/reading.ts";
import { exactText } from "#ui/fieldControl.ts";
import { videoOf } from "#sections/howto/video.ts";

interface GuideCardProps {
  guide: HowtoItem;
  name: string;
  index: number;
  count: number;
  errors: Record<string, string>;
  open: boolean;
  onToggle: (open: boolean) => void;
  onChange: (guide: HowtoItem) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

export function GuideCard(props: GuideCardProps) {
  const { guide, name, index, count, errors, open, onToggle, onChange, onMove, onRemove } = props;
  const bodyId = useId();
  const [titleLeft, setTitleLeft] = useState(false);
  const afterPress = useAfterPress();
  const untitled = titleLeft && guide.title.trim() === "";

  return (
    <div className="rounded-field border border-line">
      <div className="flex items-center gap-1 py-1 pr-3 pl-1">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => onToggle(!open)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-field px-2 text-left font-semibold hover:bg-ink/7"
        >
          <ChevronDown size={20} className={classes("transition-transform", !open && "-rotate-90")} />
          <span className="truncate">{name}</span>
        </button>
        <RowActions name={name} index={index} count={count} onMove={onMove} onRemove={onRemove} />
      </div>
      {open && (
        <div id={bodyId} className="flex flex-col gap-5 border-t border-line p-3 sm:p-4">
          <Field label="Title" aside="required" error={errors.title ?? (untitled && titleMissing)}>
            <TextInput
              data-part="field"
              aria-required
              maxLength={200}
              placeholder="How to use the fireplace"
              value={guide.title}
              onChange={(event) => onChange({ ...guide, title: event.target.value })}
              onBlur={() => afterPress(() => setTitleLeft(true))}
            />
          </Field>
          <RichTextField
            label="Instructions"
            aside="required"
            hint={isBlankHtml(guide.description) && "Guests follow these step by step"}
            error={errors.description}
            value={guide.description}
            onChange={(description) => onChange({ ...guide, description })}
          />
          <VideoField
            value={guide.videoUrl}
            error={errors.videoUrl}
            onChange={(videoUrl) => onChange({ ...guide, videoUrl })}
          />
          <GuidePictures
            name={name}
            guide={guide}
            errors={errors}
            onChange={(pictured) => onChange({ ...guide, ...pictured })}
          />
        </div>
      )}
    </div>
  );
}

interface VideoFieldProps {
  value: string;
  error: string | undefined;
  onChange: (url: string) => void;
}

/** Shows while the host types whether the video is recognised; shows an error only on blur. */
function VideoField({ value, error, onChange }: VideoFieldProps) {
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
