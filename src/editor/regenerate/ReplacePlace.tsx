import { useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { AuditedPlaceAnswer } from "#generation/audit/contract.ts";
import { generationCalls } from "#generation/client.ts";
import { guidebookKeys } from "#guidebooks/client.ts";
import { jsonOf, messageOf } from "#core/client.ts";
import { Button } from "#ui/Button.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { auditQuery } from "#editor/regenerate/audit.ts";
import { useCacheSection } from "#guidebooks/useCacheSection.ts";

/** Shows what has happened to a place, with a button that replaces it. */
export function ReplacePlace({ audited }: { audited: AuditedPlaceAnswer | undefined }) {
  const { id: guidebookId = "" } = useParams();
  const client = useQueryClient();
  const take = useCacheSection(guidebookId);
  const replace = useCall({
    mutationFn: ({ sectionId, placeId, replacement }: AuditedPlaceAnswer) =>
      jsonOf(
        generationCalls["guidebook-sections"][":id"]["replace-place"].$post({
          param: { id: sectionId },
          json: { placeId, replacement: replacement?.placeId ?? "" },
        }),
      ),
    onSuccess: (section, { name, replacement }) => {
      take(section);
      void client.invalidateQueries({ queryKey: auditQuery(guidebookId).queryKey });
      void client.invalidateQueries({ queryKey: guidebookKeys.one(guidebookId), exact: true });
      showToast({ title: "Place replaced", description: `${replacement?.name} has replaced ${name}.` });
    },
    failure: (error) => ({
      title: "Failed to update section",
      description: messageOf(error) ?? "An unexpected error occurred",
    }),
  });
  if (!audited) return null;
  const { sentence, kind, replacement, name } = audited;
  return (
    <span className="block text-clay">
      {sentence} {kind === "gone" && !replacement && "Check whether it has closed."}
      {replacement && (
        <Button
          size="small"
          variant="quiet"
          busy={replace.isPending}
          onClick={() => replace.mutate(audited)}
          className="-ml-4 block"
        >
          {kind === "gone" ? `Replace with ${replacement.name}` : "Use what the map says"}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
    </span>
  );
}
