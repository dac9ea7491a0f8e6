import type { LucideIcon } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import { useState, type ReactNode } from "react";
import { useBackCloses } from "#ui/backCloses.ts";
import { classes } from "#ui/classes.ts";
import { rememberMenuButton } from "#ui/dialogFocus.ts";
import { keepForToast } from "#ui/Toaster.tsx";

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  /** Gives the focus to another element than the button: an event that is prevented leaves it there. */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
}

/** A menu of further actions. It does not lock the scroll, which would need an inline style that the CSP refuses. */
export function Menu({ trigger, onCloseAutoFocus, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => setOpen(false));
  return (
    <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          onInteractOutside={keepForToast}
          {...(onCloseAutoFocus && { onCloseAutoFocus })}
          className="z-40 min-w-56 rounded-field border border-line bg-card p-1.5 text-ink shadow-soft"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface MenuItemProps {
  icon?: LucideIcon;
  destructive?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon: Icon, destructive = false, onSelect, children }: MenuItemProps) {
  return (
    <Radix.Item
      onSelect={({ currentTarget }) => {
        rememberMenuButton(currentTarget);
        onSelect();
      }}
      className={classes(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 font-medium -outline-offset-2 select-none data-highlighted:bg-linen",
        destructive && "text-clay",
      )}
    >
      {Icon && <Icon size={18} aria-hidden className={destructive ? undefined : "text-pine"} />}
      {children}
    </Radix.Item>
  );
}
