import { CalendarPlus, ClipboardPaste, Ellipsis, Pencil, RefreshCw, Trash2 } from "lucide-react";
import { IconButton } from "#ui/IconButton.tsx";
import { Menu, MenuItem } from "#ui/Menu.tsx";

interface CalendarActionsProps {
  name: string;
  isReading: boolean;
  onRead: () => void;
  onRename: () => void;
  onPasteAgain: () => void;
  onRemove: () => void;
  /** Adds another one to the same property. */
  onAdd?: (() => void) | undefined;
}

/** The actions of a calendar in a menu. */
export function CalendarActions(props: CalendarActionsProps) {
  const { name, isReading, onRead, onRename, onPasteAgain, onRemove, onAdd } = props;
  return (
    <Menu
      trigger={
        <IconButton
          icon={isReading ? RefreshCw : Ellipsis}
          label={`More for ${name}`}
          aria-busy={isReading}
          className="-my-2 -mr-2.5"
        />
      }
    >
      <MenuItem icon={RefreshCw} onSelect={onRead}>
        Read now
      </MenuItem>
      <MenuItem icon={Pencil} onSelect={onRename}>
        Rename
      </MenuItem>
      <MenuItem icon={ClipboardPaste} onSelect={onPasteAgain}>
        Paste the link again
      </MenuItem>
      {onAdd && (
        <MenuItem icon={CalendarPlus} onSelect={onAdd}>
          Add another calendar
        </MenuItem>
      )}
      <MenuItem icon={Trash2} destructive onSelect={onRemove}>
        Remove
      </MenuItem>
    </Menu>
  );
}
