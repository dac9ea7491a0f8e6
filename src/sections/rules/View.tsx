import { hostWords } from "#languages/pageLanguage.ts";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";
import type { RulesContent } from "#sections/rules/content.ts";

export function RulesView({ content }: { content: RulesContent }) {
  return (
    <ul className="lines rules" {...hostWords()}>
      {content.rules.map((rule, position) => (
        <li key={position}>
          <LinkedText text={rule} />
        </li>
      ))}
    </ul>
  );
}
