import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { formatList } from "#core/format.ts";
import { ApiError } from "#core/client.ts";
import { Button } from "#ui/Button.tsx";
import { showToast } from "#ui/toast.ts";
import { catalog, type SectionContent, type SectionType } from "#sections/catalog.ts";
import { SectionEditor } from "#sections/editors.tsx";
import { problemsOf } from "#sections/editing/problems.ts";
import { DoorCodeDialog } from "#editor/access/DoorCodeDialog.tsx";
import { useDoorCodeQuestion } from "#editor/access/useDoorCodeQuestion.ts";
import { fetchChangesInProperties } from "#editor/shared/changesInProperties.ts";
import { ConfirmSet } from "#editor/shared/ConfirmSet.tsx";
import type { NewSharing } from "#guidebooks/shared/contract.ts";
import { formatProperties } from "#guidebooks/shared/effects.ts";
import { PropertyChoice } from "#guidebooks/shared/PropertyChoice.tsx";
import type { Source } from "#editor/shared/sourceOf.ts";
import { useShareWith } from "#guidebooks/shared/useSharing.ts";

interface SetSectionProps {
  type: SectionType;
  source: Source;
  guidebooks: readonly ListedGuidebook[];
  /** The property of the section, and those that share it already: they change in any case. */
  included: readonly string[];
  onClose: () => void;
}

/** The form of the section, and the properties that it is set for. */
export function SetSection({ type, source, guidebooks, included, onClose }: SetSectionProps) {
  const [content, setContent] = useState<SectionContent>(source.content);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const free = guidebooks.filter(({ id }) => !included.includes(id));
  const [chosen, setChosen] = useState<string[]>([]);
  const [confirming, setConfirming] = useState(false);
  /** Then a change of its text alone can be saved, too. */
  const isShared = included.length > 1;
  const { title } = catalog[type];
  const client = useQueryClient();
  const share = useShareWith(
    undefined,
    ({ properties, others }) => {
      const count = formatProperties(properties.length + others);
      showToast({ title: "Section shared", description: `${count} now share ${title}.` });
      onClose();
    },
    (error) => {
      setConfirming(false);
      if (error instanceof ApiError) setFieldErrors(error.body?.fields ?? {});
    },
  );

  const { fetchAndAskWhen, isAskingWhen, doorCodeQuestion } = useDoorCodeQuestion((set: NewSharing) => {
    share.mutate(set);
    return true;
  });

  function confirm() {
    const { sectionId, content: before, version } = source;
    fetchAndAskWhen({ sectionId, guidebookIds: chosen, content: { ...content }, version }, async () => [
      { sectionId, before, after: content },
      ...(await fetchChangesInProperties(client, chosen, { type, content })),
    ]);
  }

  function ask() {
    const problems = problemsOf(type, content);
    setFieldErrors(problems);
    if (Object.keys(problems).length === 0) setConfirming(true);
  }

  const properties = guidebooks.filter(({ id }) => included.includes(id) || chosen.includes(id));
  const names = guidebooks.filter(({ id }) => included.includes(id)).map(({ name }) => name);
  return (
    <div className="space-y-6">
      <SectionEditor type={type} value={content} onChange={setContent} fieldErrors={fieldErrors} />
      {free.length > 0 && (
        <PropertyChoice
          legend={`Use it in, as well as ${formatList(names)}`}
          properties={free}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={chosen.length === 0 && !isShared} onClick={ask}>
          {chosen.length > 0
            ? `Use in ${formatProperties(chosen.length)}`
            : isShared
              ? `Save for ${formatProperties(included.length)}`
              : "Use in other homes"}
        </Button>
      </div>
      {confirming && (
        <ConfirmSet
          type={type}
          content={content}
          properties={properties}
          busy={share.isPending || isAskingWhen}
          onClose={() => setConfirming(false)}
          onConfirm={confirm}
        />
      )}
      <DoorCodeDialog question={doorCodeQuestion} />
    </div>
  );
}
