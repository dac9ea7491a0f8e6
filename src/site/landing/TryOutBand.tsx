import { SquarePen } from "lucide-react";
import { Button } from "#ui/Button.tsx";
import { Band } from "#site/parts/Band.tsx";
import { DeskPicture } from "#site/parts/DeskPicture.tsx";

/** The editor's picture; a press replaces it with the editor, which `enhance.ts` loads (editor without account, Site 7). */
export function TryOutBand() {
  return (
    <Band
      id="try"
      on="linen"
      title="Try the editor, right here"
      lead="Change the demo guidebook, and the guest’s phone changes as you type. You need no account for it."
    >
      <div data-try-out="">
        <Button size="large" icon={SquarePen} hidden data-open-try-out="" className="mb-8 max-sm:w-full">
          Try the editor
        </Button>
        <DeskPicture
          screenshot="editor"
          alt="The editor: the sections as a list and as forms, and beside them the guest’s phone, which changes as you type"
          onPhone={{
            screenshot: "editor-phone",
            alt: "The editor on a phone: the form of the Wi-Fi, with the network’s name and password",
          }}
        />
      </div>
    </Band>
  );
}
