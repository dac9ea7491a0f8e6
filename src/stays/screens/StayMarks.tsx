import type { ReactNode } from "react";
import { Badge } from "#ui/Badge.tsx";
import type { Mark } from "#stays/screens/stayMarks.ts";
import { markWords } from "#stays/screens/stayWords.ts";

interface StayMarksProps {
  marks: readonly Mark[];
  /** A badge before the others. */
  children?: ReactNode;
}

export function StayMarks({ marks, children }: StayMarksProps) {
  return (
    <ul className="flex min-w-0 flex-auto flex-wrap gap-1.5">
      {children && <li className="leading-none">{children}</li>}
      {marks.map((mark) => (
        <li key={mark} className="leading-none">
          <Badge tone={markWords[mark].tone}>{markWords[mark].label}</Badge>
        </li>
      ))}
    </ul>
  );
}
