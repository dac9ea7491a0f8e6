import { Eye } from "lucide-react";
import { Link } from "react-router";
import type { Sharing } from "#guidebooks/contract.ts";
import { linkLook } from "#ui/buttonLook.ts";
import { classes } from "#ui/classes.ts";
import { DialogClose } from "#ui/Dialog.tsx";
import { formatLinkSecrets } from "#editor/share/whoSees.ts";

interface LinkSecretsProps {
  guidebookId: string;
  secrets: Sharing["secrets"];
}

/** Who reads the codes by the permanent link, and the way to change it. Nothing for a guidebook without secrets. */
export function LinkSecrets({ guidebookId, secrets }: LinkSecretsProps) {
  const sentence = formatLinkSecrets(secrets);
  if (!sentence) return null;
  return (
    <div
      className={classes(
        "flex gap-3 rounded-field px-3.5 pt-2.5 pb-1 text-[0.9375rem]",
        secrets.duringStays.length > 0 ? "bg-linen" : "bg-warm text-on-warm **:text-on-warm!",
      )}
    >
      <Eye size={20} aria-hidden className="mt-0.5 shrink-0" />
      <div className="flex-1 sm:flex sm:flex-wrap sm:items-center sm:justify-between sm:gap-x-4">
        <p>{sentence}</p>
        <DialogClose>
          <Link
            to={`/guidebooks/${guidebookId}?open=access.showFrom`}
            className={`${linkLook} inline-flex min-h-11 items-center sm:min-h-8`}
          >
            Change who sees it
          </Link>
        </DialogClose>
      </div>
    </div>
  );
}
