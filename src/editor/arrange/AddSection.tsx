import { Plus } from "lucide-react";
import { useState } from "react";
import { TILE_NAME_MAX } from "#guidebooks/layout/contract.ts";
import {
  customShapeNames,
  type NewCustomSection,
  type CustomShape,
} from "#guidebooks/customSections/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { Select } from "#ui/Select.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { sectionIcons, type SectionIcon } from "#sections/icons.ts";
import { IconChoice } from "#editor/arrange/IconChoice.tsx";

const shapeNames: Record<CustomShape, string> = {
  text: "Text with pictures",
  list: "A list of things or places",
  "how-to": "How-to guides",
  contacts: "People to contact",
};

/** Stable, so that it runs once: the host pressed a button to write here. */
const focusOnMount = (input: HTMLInputElement | null) => input?.focus();

interface AddSectionProps {
  busy: boolean;
  onAdd: (section: NewCustomSection) => void;
}

/** The form of a section of the host's own. */
export function AddSection({ busy, onAdd }: AddSectionProps) {
  const [open, setOpen] = useState(false);
  const [title, setTitle] = useState("");
  const [shape, setShape] = useState<CustomShape>("text");
  const [icon, setIcon] = useState<SectionIcon>("star");
  const [error, setError] = useState<string>();

  function add() {
    if (title.trim() === "") return setError("Give this section a name.");
    onAdd({ shape, title: title.trim(), icon });
    setTitle("");
    return setOpen(false);
  }

  if (!open)
    return (
      <Button variant="secondary" icon={Plus} busy={busy} onClick={() => setOpen(true)} className="mt-4">
        Add a section
      </Button>
    );
  return (
    <div className="mt-4 space-y-4 rounded-field border border-line bg-linen p-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Section name" error={error}>
          <TextInput
            ref={focusOnMount}
            value={title}
            maxLength={TILE_NAME_MAX}
            autoComplete="off"
            placeholder="Pool, Pets, The boat..."
            onChange={({ target }) => {
              setTitle(target.value);
              setError(undefined);
            }}
          />
        </Field>
        <Field label="What goes in it">
          <Select
            value={shape}
            onChange={({ target }) => setShape(customShapeNames.find((one) => one === target.value) ?? shape)}
          >
            {customShapeNames.map((one) => (
              <option key={one} value={one}>
                {shapeNames[one]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <IconChoice
        icon={icon}
        customIcon={sectionIcons.star.icon}
        onChoose={(chosen) => setIcon(chosen ?? "star")}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={() => setOpen(false)}>
          Not now
        </Button>
        <Button busy={busy} onClick={add}>
          Add section
        </Button>
      </div>
    </div>
  );
}
