import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/Button.tsx";
import { Dialog, DialogClose } from "#ui/Dialog.tsx";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { showToast } from "#ui/toast.ts";

interface ShownOnceProps {
  title: string;
  description: string;
  /** What it is: "Token". */
  label: string;
  value: string;
  onClose: () => void;
}

/** Shows a new secret, to copy; the server cannot show it again. */
export function ShownOnce({ title, description, label, value, onClose }: ShownOnceProps) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      showToast({
        title: "Failed to copy",
        description: "Please select the text and copy it.",
        variant: "destructive",
      });
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      dismissOnOutside={false}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Done</Button>
          </DialogClose>
          <Button icon={copied ? Check : Copy} onClick={() => void copy()}>
            {copied ? "Copied!" : "Copy"}
            <span className="sr-only"> {label}</span>
          </Button>
        </>
      }
    >
      <Field label={label} hint="We show it only once. You can make another at any time.">
        <TextInput readOnly value={value} onFocus={({ target }) => target.select()} />
      </Field>
    </Dialog>
  );
}
