import { Plus } from "lucide-react";
import { useRef } from "react";
import { placeholderLabels } from "#stays/messageTemplates/messageWords.ts";
import { placeholders, type Placeholder } from "#stays/messageTemplates/template.ts";
import { Button } from "#ui/Button.tsx";
import { Menu, MenuItem } from "#ui/Menu.tsx";

const names = Object.keys(placeholders) as Placeholder[]; // its keys are the names

interface InsertMenuProps {
  /** The message that it writes into. */
  message: string;
  /** Types a placeholder into the text, which takes the focus, once the menu is closed. */
  onInsert: (name: Placeholder) => void;
}

/** The details that change with each stay, behind one button. */
export function InsertMenu({ message, onInsert }: InsertMenuProps) {
  const chosen = useRef<Placeholder | null>(null);

  function insertChosen(event: Event) {
    if (!chosen.current) return;
    event.preventDefault();
    onInsert(chosen.current);
    chosen.current = null;
  }

  return (
    <Menu
      onCloseAutoFocus={insertChosen}
      trigger={
        <Button size="small" variant="secondary" icon={Plus}>
          Insert…<span className="sr-only"> into “{message}”</span>
        </Button>
      }
    >
      {names.map((name) => (
        <MenuItem
          key={name}
          onSelect={() => {
            chosen.current = name;
          }}
        >
          <span className="flex-1">{placeholderLabels[name]}</span>
          <span className="rounded-full bg-pine/12 px-2 py-0.5 text-sm font-normal text-pine">{name}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}
