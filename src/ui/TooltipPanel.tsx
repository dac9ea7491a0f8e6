import { DismissableLayer, Popper } from "radix-ui/internal";
import type { RefObject } from "react";
import { createPortal } from "react-dom";

interface TooltipPanelProps {
  open: boolean;
  id: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  onOpenChange: (open: boolean) => void;
  /** The pointer may go onto the tooltip. */
  onEnter: () => void;
  onLeave: () => void;
}

/** What a tooltip shows, at its element. Escape closes it. */
export function TooltipPanel({ open, id, label, anchor, onOpenChange, onEnter, onLeave }: TooltipPanelProps) {
  if (!open) return null;
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={anchor} />
      {createPortal(
        <DismissableLayer.Root
          asChild
          disableOutsidePointerEvents={false}
          onFocusOutside={(event) => event.preventDefault()}
          onDismiss={() => onOpenChange(false)}
        >
          <Popper.Content
            id={id}
            role="tooltip"
            side="top"
            sideOffset={6}
            collisionPadding={8}
            onPointerEnter={onEnter}
            onPointerLeave={onLeave}
            className="z-60 max-w-64 animate-appear rounded-lg bg-ink px-2.5 py-1.5 text-sm text-paper"
          >
            {label}
          </Popper.Content>
        </DismissableLayer.Root>,
        document.body,
      )}
    </Popper.Root>
  );
}
