import { SquarePen } from "lucide-react";
import { useUser } from "#accounts/session.ts";
import { Button } from "#ui/Button.tsx";
import { Band } from "#site/parts/Band.tsx";
import { DeskPicture } from "#site/parts/DeskPicture.tsx";

/** The editor's picture; a press replaces it with the editor, which `enhance.ts` loads (editor without account, Site 7). */
export function TryOutBand() {
  const isVisitor = !useUser();
  return (
    <Band
      id="try"
      on="linen"
      title="Try the editor, right here"
      lead={`Change the demo guidebook, and watch the guest’s phone.${isVisitor ? " You need no account." : ""}`}
    >
      <div data-try-out="">
        <Button size="large" icon={SquarePen} hidden data-open-try-out="" className="max-sm:w-full">
          Try the editor
        </Button>
        <DeskPicture
          screenshot="editor"
          alt="The editor: the sections as a list and as forms, and next to them the guest’s phone, which changes as you type"
          onPhone={{
            screenshot: "editor-phone",
            alt: "The editor on a phone: the form of the Wi-Fi, with the network’s name and password",
          }}
          className="mt-6 h-56 max-w-3xl overflow-hidden rounded-t-card mask-b-from-60% max-sm:hidden lg:-mt-40 lg:ml-auto lg:w-2/5"
        />
      </div>
    </Band>
  );
}
