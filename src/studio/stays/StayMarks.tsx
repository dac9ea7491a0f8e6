import { Badge } from "#platform/ui/Badge.tsx";
import type { Mark } from "#studio/stays/stayMarks.ts";
import { markWords } from "#studio/stays/stayWords.ts";

export function StayMarks({ marks }: { marks: readonly Mark[] }) {
  return (
    <ul className="flex min-w-0 flex-auto flex-wrap gap-1.5">
      {marks.map((mark) => (
        <li key={mark} className="leading-none">
          <Badge tone={markWords[mark].tone}>{markWords[mark].label}</Badge>
        </li>
      ))}
    </ul>
  );
}
