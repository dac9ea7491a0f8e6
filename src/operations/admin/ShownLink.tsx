import { Button } from "#ui/Button.tsx";
import { Dialog, DialogClose } from "#ui/Dialog.tsx";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";

interface ShownLinkProps {
  link: string;
  /** "The link works once, for one hour." */
  validity: string;
  onClose: () => void;
}

/** A link that could not be mailed: it is shown once, to pass on by another way. */
export function ShownLink({ link, validity, onClose }: ShownLinkProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Pass this link on"
      description={`There is no mail server. ${validity} It is not shown again.`}
      footer={
        <DialogClose>
          <Button>Done</Button>
        </DialogClose>
      }
    >
      <Field label="Link">
        <TextInput readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
    </Dialog>
  );
}
