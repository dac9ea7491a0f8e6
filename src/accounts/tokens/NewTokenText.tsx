import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/Button.tsx";
import { Dialog, DialogClose } from "#ui/Dialog.tsx";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { showToast } from "#ui/toast.ts";

interface NewTokenTextProps {
  token: string;
  name: string;
  onClose: () => void;
}

/** Shows a new token, to copy; it is shown only once. */
export function NewTokenText({ token, name, onClose }: NewTokenTextProps) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(token);
      setCopied(true);
    } catch {
      showToast({
        title: "Failed to copy",
        description: "Please select the token and copy it.",
        variant: "destructive",
      });
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Token for ${name}`}
      description="Copy it into the program. Who has it can do what you allowed, so do not send it to anybody."
      dismissOnOutside={false}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Done</Button>
          </DialogClose>
          <Button icon={copied ? Check : Copy} onClick={() => void copy()}>
            {copied ? "Copied!" : "Copy the token"}
          </Button>
        </>
      }
    >
      <Field label="Token" hint="We show it only once. You can make another at any time.">
        <TextInput readOnly value={token} onFocus={({ target }) => target.select()} />
      </Field>
    </Dialog>
  );
}
