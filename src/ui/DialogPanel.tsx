import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useRef, type ReactNode, type SubmitEvent } from "react";
import { useBackCloses } from "#ui/backCloses.ts";
import { classes } from "#ui/classes.ts";
import { CloseDialog } from "#ui/closeDialog.ts";
import { backdropLook, footerLook, panelLook } from "#ui/dialogLook.ts";
import { useDialogFocus } from "#ui/dialogFocus.ts";
import { keepForToast } from "#ui/Toaster.tsx";
import { rememberTyped } from "#ui/typedInDialog.ts";

export interface DialogPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** True where the footer has its own "Close": the cross would be the same again. */
  withoutCross?: boolean;
  /** Makes body and footer one form. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  dismissOnOutside?: boolean;
  /** Focuses another element after closing than the one focused before. */
  afterClose?: (() => void) | undefined;
  size?: "medium" | "large";
  children?: ReactNode;
}

/** The panel of a dialog (`Dialog.tsx`). */
export function DialogPanel(props: DialogPanelProps) {
  const { open, onOpenChange, title, description, footer, onSubmit, dismissOnOutside = true } = props;
  const panel = useRef<HTMLDivElement>(null);
  useBackCloses(open, () => {
    if (panel.current) rememberTyped(panel.current);
    onOpenChange(false);
  });
  const body = (
    <>
      {props.children}
      {footer && (
        <div className={classes("flex flex-wrap justify-end gap-3 max-sm:*:grow max-sm:*:px-4", footerLook)}>
          {footer}
        </div>
      )}
    </>
  );
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={backdropLook} data-scroll-lock>
          <Radix.Content
            ref={panel}
            className={classes(panelLook, props.size === "large" ? "sm:max-w-2xl" : "sm:max-w-md")}
            {...useDialogFocus(props.afterClose)}
            onInteractOutside={(event) => {
              if (!dismissOnOutside) event.preventDefault();
              keepForToast(event);
            }}
            {...(description ? {} : { "aria-describedby": undefined })}
          >
            <Radix.Title className={classes("text-2xl", !props.withoutCross && "pr-10")}>{title}</Radix.Title>
            {description && <Radix.Description className="mt-1 text-soft">{description}</Radix.Description>}
            <CloseDialog value={() => onOpenChange(false)}>
              {onSubmit ? (
                <form noValidate className="mt-5" onSubmit={onSubmit}>
                  {body}
                </form>
              ) : (
                <div className="mt-5">{body}</div>
              )}
            </CloseDialog>
            {!props.withoutCross && (
              <Radix.Close
                aria-label="Close"
                className="absolute top-2 right-3 grid size-11 place-items-center rounded-full text-soft hover:bg-ink/7 hover:text-ink sm:top-4 sm:right-5"
              >
                <X size={20} />
              </Radix.Close>
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
