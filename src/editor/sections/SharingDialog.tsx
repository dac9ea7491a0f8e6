import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { HostSection } from "#guidebooks/contract.ts";
import { guidebooksQuery, sharedSectionsQuery } from "#guidebooks/client.ts";
import type { SharedSection } from "#guidebooks/shared/contract.ts";
import { formatList } from "#core/format.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog, DialogClose } from "#ui/Dialog.tsx";
import { showToast } from "#ui/toast.ts";
import { rowOf, type SectionType } from "#sections/catalog.ts";
import { changedLines } from "#sections/differences/differences.ts";
import { DoorCodeDialog } from "#editor/access/DoorCodeDialog.tsx";
import { useDoorCodeQuestion } from "#editor/access/useDoorCodeQuestion.ts";
import { ChangedLines } from "#sections/differences/ChangedLines.tsx";
import { formatProperties } from "#guidebooks/shared/effects.ts";
import { PropertyChoice } from "#guidebooks/shared/PropertyChoice.tsx";
import { fetchChangesInProperties } from "#editor/shared/changesInProperties.ts";
import { PropertyChanges } from "#editor/shared/PropertyChanges.tsx";
import { useFollowAfterQuestion } from "#editor/shared/useFollowAfterQuestion.ts";
import { PropertyEffects } from "#guidebooks/shared/PropertyEffects.tsx";
import { useFollow, useShareWith } from "#guidebooks/shared/useSharing.ts";

interface SharingDialogProps {
  guidebookId: string;
  section: HostSection;
  onClose: () => void;
  /** Has the section follow the shared one again, after the dialog has closed. */
  onUndo: (sharedId: string) => void;
}

/** Shares a section with other homes, has it follow another home's, or lets it go its own way (Shared content 1). */
export function SharingDialog({ guidebookId, section, onClose, onUndo }: SharingDialogProps) {
  const client = useQueryClient();
  const title = section.tile ?? rowOf(section.type).title;
  const { data: all = [] } = useQuery(sharedSectionsQuery(guidebookId));
  const { data: guidebooks = [] } = useQuery(guidebooksQuery);
  const [chosen, setChosen] = useState<string[]>([]);
  const shared = all.find(({ id }) => id === section.shared?.id);
  const inUse = new Set([guidebookId, ...(shared?.properties ?? []).map((property) => property.guidebookId)]);
  const free = guidebooks.filter(({ id }) => !inUse.has(id));
  const share = useShareWith(guidebookId, ({ properties, others }) => {
    const count = formatProperties(properties.length + others);
    showToast({ title: "Section shared", description: `${count} now share ${title}.` });
    onClose();
  });
  const { fetchAndAskWhen, isAskingWhen, doorCodeQuestion } = useDoorCodeQuestion(
    (guidebookIds: string[]) => {
      share.mutate({ sectionId: section.id, guidebookIds });
      return true;
    },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={`Use ${title} in other homes`}
      description="One text for several homes. Change it in one and it changes in all of them."
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Close</Button>
          </DialogClose>
          {free.length > 0 && (
            <Button
              disabled={chosen.length === 0}
              busy={share.isPending || isAskingWhen}
              onClick={() => fetchAndAskWhen(chosen, () => fetchChangesInProperties(client, chosen, section))}
            >
              {chosen.length === 0 ? "Use in other homes" : `Use in ${formatProperties(chosen.length)}`}
            </Button>
          )}
        </>
      }
    >
      <DoorCodeDialog question={doorCodeQuestion} />
      <div className="space-y-6">
        {shared && (
          <Following
            guidebookId={guidebookId}
            section={section}
            shared={shared}
            onClose={onClose}
            onUndo={onUndo}
          />
        )}
        {!section.shared && (
          <Followable guidebookId={guidebookId} section={section} shared={all} onClose={onClose} />
        )}
        {free.length > 0 ? (
          <>
            <PropertyChoice
              legend={shared ? "Use it in more homes" : "Use this text in"}
              properties={free}
              chosen={chosen}
              onChoose={setChosen}
            />
            {chosen.length > 0 && (
              <p className="text-sm text-soft">
                {section.own
                  ? `${title} is added to these homes, after their other sections.`
                  : `This replaces what these homes have in ${title} now. Their history keeps it.`}
              </p>
            )}
            {!section.own && (
              <PropertyChanges
                properties={free.filter(({ id }) => chosen.includes(id))}
                type={section.type}
                content={section.content}
              />
            )}
          </>
        ) : (
          !shared && <p className="text-soft">There is no other home to share it with yet.</p>
        )}
      </div>
    </Dialog>
  );
}

interface FollowingProps extends SharingDialogProps {
  shared: SharedSection;
}

function Following({ guidebookId, section, shared, onClose, onUndo }: FollowingProps) {
  const part = useFollow(guidebookId, () => {
    showToast({
      title: "This home no longer shares it",
      description: "Changes you make here no longer affect the other homes.",
      action: { label: "Undo", onSelect: () => onUndo(shared.id) },
    });
    onClose();
  });
  return (
    <div className="space-y-3">
      <PropertyEffects {...shared} content={section.content} />
      <Button
        size="small"
        variant="secondary"
        busy={part.isPending}
        onClick={() => part.mutate({ id: section.id, sharedId: null })}
      >
        Stop sharing in this home
      </Button>
    </div>
  );
}

interface FollowableProps extends Omit<SharingDialogProps, "onUndo"> {
  shared: SharedSection[];
}

/** The shared sections of this kind that other homes use. */
function Followable({ guidebookId, section, shared, onClose }: FollowableProps) {
  const ofKind = shared.filter(
    ({ type, isOwn }) => type === section.type && isOwn === (section.own !== undefined),
  );
  const { follow, isFollowing, doorCodeQuestion } = useFollowAfterQuestion(guidebookId, section, () => {
    showToast({
      title: "This home now shares it",
      description: "What it had before is in its history if you stop sharing.",
    });
    onClose();
  });
  if (ofKind.length === 0) return null;
  return (
    <section aria-labelledby="to-follow">
      <DoorCodeDialog question={doorCodeQuestion} />
      <h3 id="to-follow" className="mb-2 text-lg">
        Use what other homes share
      </h3>
      <ul className="space-y-2">
        {ofKind.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-3 rounded-field border border-line p-3">
            <span className="min-w-0 flex-1 basis-48">
              {one.tile && `${one.tile}: `}
              {formatList(one.properties.map(({ name }) => name)) || formatProperties(one.others)}
            </span>
            <Button size="small" variant="secondary" busy={isFollowing} onClick={() => follow(one.id)}>
              Follow
            </Button>
            <Replaced type={section.type} from={section.content} to={one.content} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What following a shared section changes in this home; nothing where the words stay the same. */
function Replaced({ type, from, to }: { type: SectionType; from: unknown; to: unknown }) {
  const lines = changedLines(type, from, to);
  if (lines.length === 0) return null;
  return (
    <div className="w-full">
      <ChangedLines lines={lines} />
    </div>
  );
}
