import { useQuery } from "@tanstack/react-query";
import { sectionsQuery } from "#guidebooks/client.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import type { SectionType } from "#sections/catalog.ts";
import { changedLines } from "#sections/differences/differences.ts";
import { ChangedLines } from "#sections/differences/ChangedLines.tsx";

interface PropertyChangesProps {
  properties: readonly { id: string; name: string }[];
  type: SectionType;
  content: object;
}

/** Shows, by property, what a section with this content changes there: the Wi-Fi that it replaces, and the new one. */
export function PropertyChanges({ properties, type, content }: PropertyChangesProps) {
  return (
    <ul className="space-y-4">
      {properties.map(({ id, name }) => (
        <li key={id}>
          <h3 className="mb-1.5 font-semibold wrap-anywhere">{name}</h3>
          <ChangesIn id={id} type={type} content={content} />
        </li>
      ))}
    </ul>
  );
}

function ChangesIn({ id, type, content }: { id: string; type: SectionType; content: object }) {
  const { data: sections, error } = useQuery(sectionsQuery(id));
  if (error && !sections) return <p className="text-soft">We could not load what changes here.</p>;
  if (!sections) return <Skeleton className="h-11" />;
  const before = sections.find((section) => section.type === type && !section.own);
  const lines = before ? changedLines(type, before.content, content) : [];
  if (lines.length === 0) return <p className="text-soft">The words stay the same.</p>;
  return <ChangedLines lines={lines} />;
}
