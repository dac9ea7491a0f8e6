import { Slot } from "radix-ui";
import { use, useState, type ReactNode } from "react";
import { CloseDialog } from "#ui/closeDialog.ts";
import { deferredLayer } from "#ui/deferredLayer.tsx";
import type { DialogPanelProps } from "#ui/DialogPanel.tsx";

const DialogPanel = deferredLayer(async () => (await import("#ui/DialogPanel.tsx")).DialogPanel);

/** Makes a button close the surrounding dialog: `<DialogClose><Button>Cancel</Button></DialogClose>`. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Slot.Root onClick={use(CloseDialog)}>{children}</Slot.Root>;
}

interface DialogProps extends Omit<DialogPanelProps, "open" | "onOpenChange"> {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** A button that opens the dialog, when the caller does not control `open`. */
  trigger?: ReactNode;
}

/** A dialog, whose panel comes with its first opening or while the browser is idle. */
export function Dialog({ trigger, ...props }: DialogProps) {
  const [isTriggered, setTriggered] = useState(false);
  const { open = isTriggered, onOpenChange = setTriggered } = props;
  return (
    <>
      {trigger && (
        <Slot.Root aria-haspopup="dialog" aria-expanded={open} onClick={() => onOpenChange(true)}>
          {trigger}
        </Slot.Root>
      )}
      <DialogPanel {...props} open={open} onOpenChange={onOpenChange} />
    </>
  );
}
