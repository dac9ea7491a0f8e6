import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/Button.tsx";
import { Dialog, DialogClose } from "#ui/Dialog.tsx";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { showToast } from "#ui/toast.ts";

interface InvitationLinkProps {
  url: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  description: string;
}

/** Shows the link of a new invitation, to copy; it is shown only once. */
export function InvitationLink({ url, open, onOpenChange, description }: InvitationLinkProps) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
      showToast({ title: "Link copied", description: "Paste it into a message to them." });
    } catch {
      showToast({
        title: "Failed to copy",
        description: "Please copy the link manually.",
        variant: "destructive",
      });
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Invitation link"
      description={description}
      dismissOnOutside={false}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Done</Button>
          </DialogClose>
          <Button icon={copied ? Check : Copy} onClick={() => void copy()}>
            {copied ? "Copied!" : "Copy link"}
          </Button>
        </>
      }
    >
      <Field label="Link" hint="We show it only once. You can make another any time.">
        <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
    </Dialog>
  );
}
