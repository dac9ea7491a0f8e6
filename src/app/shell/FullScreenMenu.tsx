import { Dialog } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { useBackCloses } from "#ui/backCloses.ts";
import { Logo } from "#ui/Logo.tsx";

interface FullScreenMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactElement;
  close: ReactElement;
  children: ReactNode;
}

/** The menu of small screens: covers everything, holds the focus, closes with Escape and by going back. */
export function FullScreenMenu({ open, onOpenChange, trigger, close, children }: FullScreenMenuProps) {
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusWhole}
          className="on-night animate-appear fixed inset-0 z-30 flex flex-col overflow-y-auto px-4 pb-6 outline-none lg:hidden"
        >
          <div className="flex h-14 shrink-0 items-center justify-between pl-1">
            <Logo on="night" size={26} />
            <Dialog.Title className="sr-only">Menu</Dialog.Title>
            <Dialog.Close asChild>{close}</Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The menu itself, not its first button: whose name would come up over the entries at once. */
function focusWhole(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
