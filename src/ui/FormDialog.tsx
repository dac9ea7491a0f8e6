import type { ReactNode } from "react";
import { Button } from "#ui/Button.tsx";
import { Dialog, DialogClose } from "#ui/Dialog.tsx";
import type { useForm } from "#ui/useForm.ts";

interface FormDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** The label of the submit button, normal and while `busy`. */
  actionLabel: string;
  busyLabel?: string;
  busy: boolean;
  /** Whether the action takes away what cannot easily be brought back. */
  isDestructive?: boolean | undefined;
  form: Pick<ReturnType<typeof useForm>, "onInput" | "clear">;
  onSubmit: ReturnType<ReturnType<typeof useForm>["onSubmit"]>;
  children: ReactNode;
}

/** A form in a dialog. A click outside does not dismiss it, since input would be lost. */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, title, description, actionLabel, busyLabel, busy, form, onSubmit, children } = props;
  const variant = props.isDestructive ? "destructive" : "primary";
  const close = () => {
    form.clear();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={title}
      description={description}
      dismissOnOutside={false}
      onSubmit={onSubmit}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button type="submit" variant={variant} busy={busy} busyLabel={busyLabel}>
            {actionLabel}
          </Button>
        </>
      }
    >
      <div className="space-y-4" onInput={form.onInput}>
        {children}
      </div>
    </Dialog>
  );
}
