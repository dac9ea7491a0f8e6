import { ClipboardPaste, Ellipsis, Pencil, RefreshCw, Trash2 } from "lucide-react";
import { Button } from "#ui/Button.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { Menu, MenuItem } from "#ui/Menu.tsx";

interface CalendarActionsProps {
  name: string;
  isReading: boolean;
  onRead: () => void;
  onRename: () => void;
  onPasteAgain: () => void;
  onRemove: () => void;
}

/** The actions of a calendar: "Read now", the others in a menu. */
export function CalendarActions(props: CalendarActionsProps) {
  const { name, isReading, onRead, onRename, onPasteAgain, onRemove } = props;
  return (
    <div className="ml-auto flex gap-2">
      <Button variant="secondary" icon={RefreshCw} busy={isReading} onClick={onRead}>
        Read now<span className="sr-only">: {name}</span>
      </Button>
      <Menu trigger={<IconButton icon={Ellipsis} label={`More for ${name}`} variant="secondary" />}>
        <MenuItem icon={Pencil} onSelect={onRename}>
          Rename
        </MenuItem>
        <MenuItem icon={ClipboardPaste} onSelect={onPasteAgain}>
          Paste the address again
        </MenuItem>
        <MenuItem icon={Trash2} destructive onSelect={onRemove}>
          Remove
        </MenuItem>
      </Menu>
    </div>
  );
}
