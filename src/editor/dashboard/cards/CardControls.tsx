import { CalendarDays, ChartNoAxesColumn, Copy, Ellipsis, Share2, Trash2 } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useMay } from "#accounts/session.ts";
import { ShareDialog } from "#editor/dialogs.ts";
import { useShare } from "#editor/share/useShare.ts";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { allOpensQuery } from "#guidebooks/guestUsage/client.ts";
import { formatTimes, OpensDialog } from "#guidebooks/guestUsage/Opens.tsx";
import { classes } from "#ui/classes.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { Menu, MenuItem } from "#ui/Menu.tsx";
import type { SceneSeed } from "#ui/scenes/scenesApart.ts";

export interface CardProps {
  guidebook: ListedGuidebook;
  scene: SceneSeed;
  /** True while edits of it wait in this browser. */
  unsaved: boolean;
  onArchive: () => void;
  onDuplicate: () => void;
}

interface CardControlsProps extends Pick<CardProps, "guidebook" | "onArchive" | "onDuplicate"> {
  /** True where sharing and the opens stand on the card. */
  isLone?: boolean;
  className?: string;
}

/** The button that archives, and the menu with all that is needed more rarely. */
export function CardControls({ guidebook, onArchive, onDuplicate, isLone, className }: CardControlsProps) {
  const { id, name } = guidebook;
  const mayArchive = useMay("archive");
  const mayCreate = useMay("create");
  const mayShare = useMay("share");
  const navigate = useNavigate();
  const share = useShare(id);
  const { data: opens } = useQuery(allOpensQuery);
  const [seesOpens, setSeesOpens] = useState(false);
  const total = opens?.find(({ guidebookId }) => guidebookId === id)?.total ?? 0;
  return (
    <div className={classes("flex", className)}>
      {mayArchive && <IconButton icon={Trash2} label={`Archive ${name}`} iconSize={19} onClick={onArchive} />}
      <Menu trigger={<IconButton icon={Ellipsis} label={`More for ${name}`} iconSize={20} />}>
        {mayShare && !isLone && (
          <MenuItem icon={Share2} onSelect={share.open}>
            Share
          </MenuItem>
        )}
        <MenuItem icon={CalendarDays} onSelect={() => void navigate(`/guidebooks/${id}/stays`)}>
          Stays
        </MenuItem>
        {opens && !isLone && (
          <MenuItem icon={ChartNoAxesColumn} onSelect={() => setSeesOpens(true)}>
            {total === 0 ? "Not opened yet" : `Opened ${formatTimes(total)}`}
          </MenuItem>
        )}
        {mayCreate && (
          <MenuItem icon={Copy} onSelect={onDuplicate}>
            Duplicate
          </MenuItem>
        )}
      </Menu>
      {!isLone && (
        <>
          <ShareDialog guidebook={guidebook} open={share.isOpen} onOpenChange={share.setOpen} />
          <OpensDialog guidebookId={id} name={name} open={seesOpens} onOpenChange={setSeesOpens} />
        </>
      )}
    </div>
  );
}
