import type { ReactNode } from "react";

interface DisclosedProps {
  /** What opens it; null where it stands open. */
  summary: string | null;
  /** True while something goes on in it. */
  isOpen: boolean;
  children: ReactNode;
}

/** Something that steps back once there is more to look at. It stays the same element: a form in it keeps its words. */
export function Disclosed({ summary, isOpen, children }: DisclosedProps) {
  return (
    <details open={summary === null || isOpen || undefined}>
      <summary
        className={
          summary === null
            ? "hidden"
            : "mb-2 flex min-h-11 w-fit items-center font-semibold text-pine underline underline-offset-4"
        }
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}
