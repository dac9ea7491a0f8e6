import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/Button.tsx";
import { type EditorProps, errorsOf } from "#sections/editing/editorProps.ts";
import { RowsFrame } from "#sections/editing/RowsFrame.tsx";
import { useRows } from "#sections/editing/useRows.ts";
import type { HowtoContent, HowtoItem } from "#sections/howto/content.ts";
import { GuideCard } from "#sections/howto/GuideCard.tsx";

const blank: HowtoItem = { title: "", description: "", videoUrl: "", imageUrls: [] };
const nameOf = (item: HowtoItem) => item.title.trim() || "New guide";

/** One collapsible card per guide; the first is open, and so is a new one or one with an error. */
export default function HowtoEditor({ value, onChange, fieldErrors }: EditorProps<HowtoContent>) {
  const edits = useRows(value.items, (items) => onChange({ ...value, items }), nameOf);
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set([edits.entries[0]?.key ?? -1]));

  function setOneOpen(key: number, shown: boolean) {
    setOpen((all) => {
      const next = new Set(all);
      if (shown) next.add(key);
      else next.delete(key);
      return next;
    });
  }

  return (
    <RowsFrame
      edits={edits}
      nameOf={nameOf}
      add={
        <Button variant="secondary" icon={Plus} onClick={() => setOneOpen(edits.add(blank), true)}>
          Add a how-to guide
        </Button>
      }
    >
      {({ key, index, row }) => {
        const errors = errorsOf(fieldErrors, index);
        return (
          <GuideCard
            guide={row}
            name={nameOf(row)}
            index={index}
            count={value.items.length}
            errors={errors}
            open={open.has(key) || Object.keys(errors).length > 0}
            onToggle={(shown) => setOneOpen(key, shown)}
            onChange={(guide) => edits.change(index, guide)}
            onMove={(step) => edits.move(index, step)}
            onRemove={() => edits.remove(index)}
          />
        );
      }}
    </RowsFrame>
  );
}
