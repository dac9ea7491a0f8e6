import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";

/** Once around screens with tooltips: makes a second one open sooner than the first (Screens 5). */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  label: string;
  /** The one element that the tooltip explains. */
  children: ReactNode;
}

export function Tooltip({ label, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-w-64 animate-appear rounded-lg bg-ink px-2.5 py-1.5 text-sm text-paper"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
