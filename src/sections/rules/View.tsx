import { usePage } from "#sections/page.ts";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";
import type { RulesContent } from "#sections/rules/content.ts";

export function RulesView({ content }: { content: RulesContent }) {
  const { hostList } = usePage();
  const { list, entry } = hostList(content.rules);
  return (
    <ul className="lines rules" {...list}>
      {content.rules.map((rule, position) => (
        <li key={position} {...entry(rule)}>
          <LinkedText text={rule} />
        </li>
      ))}
    </ul>
  );
}
