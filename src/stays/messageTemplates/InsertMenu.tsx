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
  onInsert: (name: Placeholder) => void;
  /** Gives the focus back to the text, once the menu is closed. */
  onInserted: () => void;
}

/** The details that change with each stay, behind one button. */
export function InsertMenu({ message, onInsert, onInserted }: InsertMenuProps) {
  const isInserted = useRef(false);

  function insert(name: Placeholder) {
    isInserted.current = true;
    onInsert(name);
  }

  function focusText(event: Event) {
    if (!isInserted.current) return;
    isInserted.current = false;
    event.preventDefault();
    onInserted();
  }

  return (
    <Menu
      onCloseAutoFocus={focusText}
      trigger={
        <Button size="small" variant="secondary" icon={Plus}>
          Insert…<span className="sr-only"> into “{message}”</span>
        </Button>
      }
    >
      {names.map((name) => (
        <MenuItem key={name} onSelect={() => insert(name)}>
          <span className="flex-1">{placeholderLabels[name]}</span>
          <span className="text-sm font-normal text-soft">{`{${name}}`}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}
