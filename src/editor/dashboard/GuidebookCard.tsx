import { Archive, Copy, Ellipsis, Share2 } from "lucide-react";
import { Link } from "react-router";
import { useMay } from "#accounts/session.ts";
import type { Guidebook, ListedGuidebook } from "#guidebooks/contract.ts";
import { Badge } from "#ui/Badge.tsx";
import { linkLook } from "#ui/buttonLook.ts";
import { Card } from "#ui/Card.tsx";
import { classes } from "#ui/classes.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { Menu, MenuItem } from "#ui/Menu.tsx";
import { CardActions } from "#editor/dashboard/CardActions.tsx";
import { formatMonthFirst } from "#core/format.ts";
import { GuidebookPicture } from "#editor/dashboard/GuidebookPicture.tsx";
import { Opens } from "#guidebooks/guestUsage/Opens.tsx";
import { Readiness } from "#editor/Readiness.tsx";
import { ShareDialog } from "#editor/share/ShareDialog.tsx";
import { useShare } from "#editor/share/useShare.ts";

interface GuidebookCardProps {
  guidebook: ListedGuidebook;
  /** True while edits of it wait in this browser. */
  unsaved: boolean;
  onArchive: () => void;
  onDuplicate: () => void;
}

export function GuidebookCard({ guidebook, unsaved, onArchive, onDuplicate }: GuidebookCardProps) {
  const { id, name, postalAddress, updatedAt, readySections, totalSections } = guidebook;
  const mayArchive = useMay("archive");
  const mayCreate = useMay("create");
  const mayShare = useMay("share");
  return (
    <Card as="li" padded={false} className="relative flex flex-col overflow-hidden">
      <GuidebookPicture guidebook={guidebook} postalAddress={postalAddress} className="block h-38 w-full" />
      <div className="flex-1 p-5">
        <h3 className="text-xl">
          <Link to={`/guidebooks/${id}`} className="underline-offset-4 hover:underline">
            {name}
          </Link>
        </h3>
        <p className="mt-1 text-[0.9375rem] text-soft">Last updated: {formatMonthFirst(updatedAt)}</p>
        <div className="flex flex-wrap items-center gap-x-5">
          <Link
            to={`/guidebooks/${id}/stays`}
            className={classes(linkLook, "inline-flex min-h-11 items-center")}
          >
            Stays<span className="sr-only"> of {name}</span>
          </Link>
          <Opens guidebookId={id} name={name} />
          {mayArchive && (
            <IconButton
              icon={Archive}
              label={`Archive ${name}`}
              iconSize={18}
              className="-mr-3 ml-auto"
              onClick={onArchive}
            />
          )}
        </div>
        <Readiness ready={readySections} total={totalSections} className="mt-2" />
      </div>
      <CardActions guidebook={guidebook} />
      <div className="absolute top-3 left-3 flex max-w-[calc(100%-11rem)] flex-wrap gap-1.5">
        <Badge className="border-transparent bg-card/95">Guidebook</Badge>
        {unsaved && <Badge tone="lamp">Unsaved changes</Badge>}
      </div>
      <div className="absolute top-2 right-2 flex gap-1.5">
        {mayShare && <ShareFromCard guidebook={guidebook} />}
        {mayCreate && (
          <Menu
            trigger={
              <IconButton icon={Ellipsis} label={`More for ${name}`} variant="secondary" iconSize={18} />
            }
          >
            <MenuItem icon={Copy} onSelect={onDuplicate}>
              Duplicate
            </MenuItem>
          </Menu>
        )}
      </div>
    </Card>
  );
}

/** Shares a guidebook without a way through its editor. */
function ShareFromCard({ guidebook }: { guidebook: Guidebook }) {
  const share = useShare(guidebook.id);
  return (
    <>
      <IconButton
        icon={Share2}
        label={`Share ${guidebook.name}`}
        variant="secondary"
        iconSize={18}
        aria-busy={share.isPending || undefined}
        onClick={() => share.isPending || share.open()}
      />
      <ShareDialog guidebook={guidebook} open={share.isOpen} onOpenChange={share.setOpen} />
    </>
  );
}
