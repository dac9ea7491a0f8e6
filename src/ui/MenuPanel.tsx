import type { LucideIcon } from "lucide-react";
import { Menu as Radix } from "radix-ui/internal";
import { useRef, type ReactNode, type RefObject } from "react";
import { useBackCloses } from "#ui/backCloses.ts";
import { classes } from "#ui/classes.ts";
import { rememberMenuButton } from "#ui/dialogFocus.ts";
import { keepForToast } from "#ui/Toaster.tsx";

interface MenuPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it. */
  button: RefObject<HTMLElement | null>;
  buttonId: string;
  /** Whether a key opened it: the first item gets the focus. */
  isByKey: boolean;
  onCloseAutoFocus: ((event: Event) => void) | undefined;
  children: ReactNode;
}

/** The items of a menu. They do not lock the scroll, which would need an inline style that the CSP refuses. */
export function MenuPanel(props: MenuPanelProps) {
  const { open, onOpenChange, button, buttonId, isByKey, onCloseAutoFocus, children } = props;
  const isEntered = useRef(false);
  const isLeft = useRef(false);
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      {/* The button stays where it is when this code comes, and keeps the focus. */}
      <Radix.Anchor virtualRef={button} />
      <Radix.Portal>
        <Radix.Content
          aria-labelledby={buttonId}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          onFocus={({ target, currentTarget }) => {
            if (target !== currentTarget || isEntered.current) return;
            isEntered.current = true;
            isLeft.current = false;
            if (isByKey) currentTarget.querySelector<HTMLElement>("[role=menuitem]")?.focus();
          }}
          onInteractOutside={(event) => {
            keepForToast(event);
            isLeft.current = !event.defaultPrevented;
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            if (!event.defaultPrevented && !isLeft.current) button.current?.focus();
            event.preventDefault();
            isEntered.current = false;
          }}
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
