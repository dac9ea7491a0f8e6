import type { ReactNode } from "react";
import { Notice } from "#ui/Notice.tsx";

/** What `AuthLayout` says of a link that was used, withdrawn or has expired. */
export const endedLink = {
  title: "This link does not work",
  words: "Ask for a new link. The light stays on.",
} as const;

interface EndedLinkProps {
  title: string;
  /** Why it does not work, and for how long such links do. */
  children: ReactNode;
  /** One filled button that gets a new link or leads on, and quieter ones after it. */
  action: ReactNode;
}

/** Shown in place of what a link was for. */
export function EndedLink({ title, children, action }: EndedLinkProps) {
  return (
    <>
      <Notice tone="warn" title={title}>
        {children}
      </Notice>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">{action}</div>
    </>
  );
}
