import { Eye } from "lucide-react";
import { Link } from "react-router";
import type { Sharing } from "#guidebooks/contract.ts";
import { linkLook } from "#ui/buttonLook.ts";
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
    <div className="mt-4 flex gap-3">
      <Eye size={20} aria-hidden className="mt-0.5 shrink-0 text-pine" />
      <div>
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
