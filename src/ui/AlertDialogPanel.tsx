import { AlertDialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { useBackCloses } from "#ui/backCloses.ts";
import { Button } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";
import { backdropLook, panelLook } from "#ui/dialogLook.ts";
import { useDialogFocus } from "#ui/dialogFocus.ts";

export interface AlertDialogPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  cancelLabel?: string;
  actionLabel: string;
  /** Shown on the action while `busy`. */
  busyLabel?: string;
  busy?: boolean;
  destructive?: boolean;
  /** True where cancelling is what most people want: it is the main button, and the last. */
  prefersCancel?: boolean;
  /** The dialog stays open: the caller closes it when the action is done. */
  onAction: () => void;
  children?: ReactNode;
}

/** The panel of `AlertDialog.tsx`. */
export function AlertDialogPanel(props: AlertDialogPanelProps) {
  const { open, onOpenChange, title, description, cancelLabel = "Cancel", busy = false } = props;
  const change = (next: boolean) => (busy ? undefined : onOpenChange(next));
  useBackCloses(open, () => change(false));
  const cancel = (
    <Radix.Cancel key="cancel" asChild>
      <Button variant={props.prefersCancel ? "primary" : "secondary"}>{cancelLabel}</Button>
    </Radix.Cancel>
  );
  const action = (
    <Button
      key="action"
      variant={props.prefersCancel ? "secondary" : props.destructive ? "destructive" : "primary"}
      className={props.prefersCancel && props.destructive ? "border-clay/50! text-clay!" : ""}
      busy={busy}
      busyLabel={props.busyLabel}
      onClick={props.onAction}
    >
      {props.actionLabel}
    </Button>
  );
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <div className={backdropLook} data-scroll-lock>
          <Radix.Content className={classes(panelLook, "sm:max-w-md")} {...useDialogFocus()}>
            <Radix.Title className="text-2xl">{title}</Radix.Title>
            <Radix.Description className="mt-2 text-soft">{description}</Radix.Description>
            {props.children}
            <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:grow">
              {props.prefersCancel ? [action, cancel] : [cancel, action]}
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
