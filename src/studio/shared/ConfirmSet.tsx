import { useQuery } from "@tanstack/react-query";
import { sectionsQuery } from "#guidebooks/queries.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Dialog } from "#platform/ui/Dialog.tsx";
import { Skeleton } from "#platform/ui/Skeleton.tsx";
import { catalog, type SectionType } from "#sections/catalog.ts";
import { changedLines } from "#sections/differences/differences.ts";
import { ChangedLines } from "#studio/history/ChangedLines.tsx";
import { sayHomes } from "#studio/shared/effects.ts";

interface ConfirmSetProps {
  type: SectionType;
  content: object;
  homes: readonly { id: string; name: string }[];
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Shows what changes in each home, before anything is sent (Shared content 5). */
export function ConfirmSet({ type, content, homes, busy, onClose, onConfirm }: ConfirmSetProps) {
  return (
    <Dialog
      open
      onOpenChange={() => busy || onClose()}
      dismissOnOutside={false}
      size="large"
      title={`Use ${catalog[type].title} in ${sayHomes(homes.length)}`}
      description="They will share this section from now on. What each had before stays in its history."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button busy={busy} busyLabel="Saving..." onClick={onConfirm}>
            Save for {sayHomes(homes.length)}
          </Button>
        </>
      }
    >
      <ul className="space-y-4">
        {homes.map((home) => (
          <li key={home.id}>
            <h3 className="mb-1.5 font-semibold wrap-anywhere">{home.name}</h3>
            <HomeChanges id={home.id} type={type} content={content} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function HomeChanges({ id, type, content }: { id: string; type: SectionType; content: object }) {
  const { data: sections, error } = useQuery(sectionsQuery(id));
  if (error && !sections) return <p className="text-soft">We could not load what changes here.</p>;
  if (!sections) return <Skeleton className="h-11" />;
  const before = sections.find((section) => section.type === type && !section.own);
  const lines = before ? changedLines(type, before.content, content) : [];
  if (lines.length === 0) return <p className="text-soft">The words stay the same.</p>;
  return <ChangedLines lines={lines} />;
}
