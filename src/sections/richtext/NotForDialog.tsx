import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { platformNames, platformsNamed, stayPlatforms } from "#core/platforms.ts";
import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { Dialog } from "#ui/Dialog.tsx";

/** Chooses the platforms whose guests do not see the selected text. */
export function NotForDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [notFor, setNotFor] = useState(() =>
    platformsNamed(String(editor.getAttributes("stayOnly").notFor ?? "")),
  );

  function save() {
    editor.chain().leaveLastLine().setNotFor(notFor).run();
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      onSubmit={save}
      title="Not for guests of"
      description="They do not see this text anywhere: not on their page, in its search or in print. A link or QR code does not show it either, because we cannot tell who opens it."
      footer={<Button type="submit">Save</Button>}
    >
      <div className="flex flex-col gap-2">
        {stayPlatforms.map((platform) => (
          <Checkbox
            key={platform}
            label={platformNames[platform]}
            checked={notFor.includes(platform)}
            onChange={({ target }) =>
              setNotFor(
                stayPlatforms.filter((one) => (one === platform ? target.checked : notFor.includes(one))),
              )
            }
          />
        ))}
      </div>
    </Dialog>
  );
}
