import type { ReactNode } from "react";
import { Notice } from "#ui/Notice.tsx";

/** What `AuthLayout` says next to a link that was used, withdrawn or has expired. */
export const endedLinkWords = "Ask for a new link. The light stays on.";

interface EndedLinkProps {
  /** What to do, and for how long such links work. The screen's heading says why this one does not. */
  children: ReactNode;
  /** One filled button that gets a new link or leads on, and quieter ones after it. */
  action: ReactNode;
}

/** Shown in place of what a link was for. */
export function EndedLink({ children, action }: EndedLinkProps) {
  return (
    <>
      <Notice tone="warn">{children}</Notice>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">{action}</div>
    </>
  );
}
