import { LinkedText } from "#sections/viewing/LinkedText.tsx";
import type { RulesContent } from "#sections/rules/content.ts";

export function RulesView({ content }: { content: RulesContent }) {
  return (
    <ul className="divide-line border-line max-w-measure divide-y border-t">
      {content.rules.map((rule, position) => (
        <li key={position} className="py-3.5 text-lg leading-snug">
          <LinkedText text={rule} />
        </li>
      ))}
    </ul>
  );
}
