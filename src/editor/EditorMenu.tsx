import {
  ArrowUpDown,
  CalendarDays,
  Copy,
  Ellipsis,
  FileInput,
  Globe,
  Image,
  ListX,
  Phone,
  Printer,
} from "lucide-react";
import { useNavigate } from "react-router";
import { IconButton } from "#ui/IconButton.tsx";
import { Menu, MenuItem } from "#ui/Menu.tsx";

interface EditorMenuProps {
  guidebookId: string;
  onArrange: () => void;
  onDuplicate: () => void;
  /** Shows the cover photo, where a phone has folded it; absent where it is in sight. */
  onShowCover?: (() => void) | undefined;
  /** Puts the first steps away; absent where they are not shown. */
  onHideSteps?: (() => void) | undefined;
}

/** What a host does seldom with a guidebook. */
export function EditorMenu({
  guidebookId,
  onArrange,
  onDuplicate,
  onShowCover,
  onHideSteps,
}: EditorMenuProps) {
  const navigate = useNavigate();
  const goTo = (path: string) => () => void navigate(path);
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label="Arrange, print and more" variant="secondary" />}>
      <MenuItem icon={ArrowUpDown} onSelect={onArrange}>
        Arrange sections
      </MenuItem>
      <MenuItem icon={CalendarDays} onSelect={goTo(`/guidebooks/${guidebookId}/stays`)}>
        Stays
      </MenuItem>
      <MenuItem icon={Phone} onSelect={goTo(`/contacts?home=${guidebookId}`)}>
        Contacts
      </MenuItem>
      <MenuItem icon={Globe} onSelect={goTo(`/guidebooks/${guidebookId}/languages`)}>
        Languages
      </MenuItem>
      <MenuItem icon={Printer} onSelect={goTo(`/guidebooks/${guidebookId}/print`)}>
        Print sheet
      </MenuItem>
      <MenuItem icon={FileInput} onSelect={goTo(`/guidebooks/${guidebookId}/import`)}>
        Import
      </MenuItem>
      <MenuItem icon={Copy} onSelect={onDuplicate}>
        Duplicate
      </MenuItem>
      {onShowCover && (
        <MenuItem icon={Image} onSelect={onShowCover}>
          Cover photo
        </MenuItem>
      )}
      {onHideSteps && (
        <MenuItem icon={ListX} onSelect={onHideSteps}>
          Hide the first steps
        </MenuItem>
      )}
    </Menu>
  );
}
