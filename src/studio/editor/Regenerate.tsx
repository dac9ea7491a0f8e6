import { useQueryClient } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { generationCalls } from "#generation/client.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { guidebookKeys } from "#guidebooks/queries.ts";
import { jsonOf, messageOf } from "#platform/client.ts";
import { Button } from "#platform/ui/Button.tsx";
import { showToast } from "#platform/ui/toast.ts";
import { useCall } from "#platform/ui/useCall.ts";
import { rowOf } from "#sections/catalog.ts";
import { isEmptySection } from "#sections/section.ts";
import { useTakeSection } from "#studio/editor/useSaveSection.ts";
import { useRestoreVersion } from "#studio/history/useRestoreVersion.ts";

interface RegenerateProps {
  guidebookId: string;
  section: HostSection;
  disabled: boolean;
}

/** Has a section written anew from what is around the address; what the host changed in it stays. */
export function Regenerate({ guidebookId, section, disabled }: RegenerateProps) {
  const client = useQueryClient();
  const take = useTakeSection(guidebookId);
  const restore = useRestoreVersion(guidebookId, () =>
    showToast({ title: "Undone", description: "The section is as it was before." }),
  );
  const regenerate = useCall({
    mutationFn: () =>
      jsonOf(
        generationCalls["guidebook-sections"][":id"].regenerate.$post({
          param: { id: section.id },
          json: {},
        }),
      ),
    onSuccess: (regenerated) => {
      take(regenerated);
      void client.invalidateQueries({ queryKey: guidebookKeys.one(guidebookId), exact: true });
      void client.invalidateQueries({ queryKey: guidebookKeys.all, exact: true });
      showToast({
        title: "Section regenerated",
        description: "What you had changed in it is kept. Please review the rest.",
        action: {
          label: "Undo",
          onSelect: () =>
            restore.mutate({ id: section.id, version: section.version, current: regenerated.version }),
        },
      });
    },
    failure: (error) => ({
      title: "Failed to update section",
      description: messageOf(error) ?? "An unexpected error occurred",
    }),
  });
  const { title, fromMap } = rowOf(section.type);
  // The rest only the host knows.
  if (fromMap !== "all") return null;
  return (
    <Button
      size="small"
      variant="quiet"
      icon={Sparkles}
      busy={regenerate.isPending}
      disabled={disabled}
      onClick={() => regenerate.mutate()}
      className="text-soft"
    >
      {isEmptySection(section) ? "Fill from the address" : "Regenerate this section"}
      <span className="sr-only">: {title}</span>
    </Button>
  );
}
