import { useQuery } from "@tanstack/react-query";
import { Ellipsis, History, Houses, Sparkles } from "lucide-react";
import { useState } from "react";
import { guidebooksQuery } from "#guidebooks/client.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { DoorCodeDialog } from "#editor/dialogs.ts";
import { useRegeneration } from "#editor/regenerate/useRegeneration.tsx";
import { useFollowAfterQuestion } from "#editor/shared/useFollowAfterQuestion.ts";
import { deferredPart } from "#ui/deferred.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { Menu, MenuItem } from "#ui/Menu.tsx";
import { Spinner } from "#ui/Spinner.tsx";

const SharingDialog = deferredPart(
  async () => (await import("#editor/sections/SharingDialog.tsx")).SharingDialog,
);
const HistoryDialog = deferredPart(
  async () => (await import("#editor/history/HistoryDialog.tsx")).HistoryDialog,
);

interface SectionMenuProps {
  guidebookId: string;
  section: HostSection;
  title: string;
  disabled: boolean;
}

/** What can be done with a section besides editing it; absent where there is nothing. */
export function SectionMenu({ guidebookId, section, title, disabled }: SectionMenuProps) {
  const [opened, setOpened] = useState<"sharing" | "history" | null>(null);
  const regeneration = useRegeneration(guidebookId, section);
  const { follow, doorCodeQuestion } = useFollowAfterQuestion(guidebookId, section, () => {});
  const { data: guidebooks = [] } = useQuery(guidebooksQuery);
  const isAlone = guidebooks.length < 2 || section.type === "property";
  const isShareable = !isAlone || section.shared !== undefined;
  const hasHistory = section.version > 1;
  const about = { guidebookId, section, onClose: () => setOpened(null) };
  return (
    <>
      {regeneration.isBusy && <Spinner size={18} label={`Writing ${title}`} className="text-soft" />}
      {regeneration.start || isShareable || hasHistory ? (
        <Menu
          trigger={
            <IconButton icon={Ellipsis} label={`More for ${title}`} iconSize={18} disabled={disabled} />
          }
        >
          {regeneration.start && (
            <MenuItem icon={Sparkles} onSelect={regeneration.start}>
              {regeneration.label}
            </MenuItem>
          )}
          {isShareable && (
            <MenuItem icon={Houses} onSelect={() => setOpened("sharing")}>
              Use in other homes
            </MenuItem>
          )}
          {hasHistory && (
            <MenuItem icon={History} onSelect={() => setOpened("history")}>
              History
            </MenuItem>
          )}
        </Menu>
      ) : (
        // The buttons before the menus stand below each other.
        <span className="w-11 max-sm:w-3" />
      )}
      {regeneration.dialog}
      {opened === "sharing" && <SharingDialog {...about} onUndo={follow} />}
      {opened === "history" && <HistoryDialog {...about} title={title} />}
      {doorCodeQuestion && <DoorCodeDialog question={doorCodeQuestion} />}
    </>
  );
}
