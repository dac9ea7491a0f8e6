import { useState } from "react";
import { guidebookCalls } from "#guidebooks/client.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { jsonOf } from "#core/client.ts";
import { AlertDialog } from "#ui/AlertDialog.tsx";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { useProduct } from "#ui/product.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { catalog } from "#sections/catalog.ts";
import { useCacheSection } from "#guidebooks/useCacheSection.ts";

interface UnreadableSectionProps {
  guidebookId: string;
  section: HostSection;
  disabled: boolean;
}

/** The body of a card whose stored content does not fit its form. Only the host may give that content up. */
export function UnreadableSection({ guidebookId, section, disabled }: UnreadableSectionProps) {
  const { contactEmail } = useProduct();
  const [confirming, setConfirming] = useState(false);
  const take = useCacheSection(guidebookId);
  const { title } = catalog[section.type];
  const startAgain = useCall({
    mutationFn: () =>
      jsonOf(
        guidebookCalls["guidebook-sections"][":id"].$put({
          param: { id: section.id },
          json: { content: section.content, version: section.version, replaceUnreadable: true },
        }),
      ),
    onSuccess: (emptied) => {
      take(emptied);
      setConfirming(false);
      showToast({ title: "Section updated", description: "You can fill it in again." });
    },
    failure: {
      title: "Failed to update section",
      description: "The section could not be started again. Please try again.",
    },
  });

  return (
    <div className="p-5">
      <Notice
        tone="warn"
        title="Cannot be edited here"
        action={
          <Button size="small" variant="secondary" disabled={disabled} onClick={() => setConfirming(true)}>
            Start again<span className="sr-only"> {title}</span>
          </Button>
        }
      >
        What you saved in this section is still there, but this form cannot show it. Guests see that the
        section is not available yet. To get it back, write to{" "}
        <a href={`mailto:${contactEmail}`} className="text-pine underline underline-offset-4">
          {contactEmail}
        </a>
        ; to write it again, start again.
      </Notice>
      <AlertDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={`Start ${title} again?`}
        description="The section will be empty. What you saved in it before cannot be brought back after that."
        actionLabel="Start again"
        busyLabel="Emptying..."
        busy={startAgain.isPending}
        destructive
        onAction={() => startAgain.mutate()}
      />
    </div>
  );
}
