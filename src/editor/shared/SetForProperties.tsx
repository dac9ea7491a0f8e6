import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { sectionsQuery } from "#guidebooks/client.ts";
import type { SharedSection } from "#guidebooks/shared/contract.ts";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { Select } from "#ui/Select.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { useFirstFocus } from "#ui/useFirstFocus.ts";
import { catalog, standardTypes, type SectionType } from "#sections/catalog.ts";
import { LoadingForm } from "#sections/editing/LoadingForm.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { SetSection } from "#editor/shared/SetSection.tsx";
import { widestShared, sourceIn } from "#editor/shared/sourceOf.ts";

interface SetForPropertiesProps {
  guidebooks: readonly ListedGuidebook[];
  shared: readonly SharedSection[];
  onClose: () => void;
}

/** One postal address is enough; it belongs to one property. */
const types = standardTypes.filter((type) => type !== "property");

/** Sets one section for many properties: type, content and properties (Shared content 3). */
export function SetForProperties({ guidebooks, shared, onClose }: SetForPropertiesProps) {
  const [type, setType] = useState<SectionType>("wifi");
  const [property, setProperty] = useState<string>();
  const widest = widestShared(shared, type);
  const focusFirst = useFirstFocus();
  const from = property ?? widest?.properties[0]?.guidebookId ?? guidebooks[0]?.id;
  if (from === undefined) return null;
  return (
    <Card as="section" aria-labelledby="set-for-homes" className="space-y-6">
      <h2 id="set-for-homes" className="text-2xl">
        Use a section in more homes
      </h2>
      <div ref={focusFirst} className="grid gap-5 sm:grid-cols-2">
        <Field label="Section">
          <Select
            value={type}
            onChange={({ target }) => {
              setType(types.find((one) => one === target.value) ?? type);
              setProperty(undefined);
            }}
          >
            {types.map((one) => (
              <option key={one} value={one}>
                {catalog[one].title}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Start with the text from">
          <Select value={from} onChange={({ target }) => setProperty(target.value)}>
            {guidebooks.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <FromProperty
        key={`${type} ${from}`}
        from={from}
        type={type}
        guidebooks={guidebooks}
        shared={shared}
        onClose={onClose}
      />
    </Card>
  );
}

interface FromPropertyProps {
  from: string;
  type: SectionType;
  guidebooks: readonly ListedGuidebook[];
  shared: readonly SharedSection[];
  onClose: () => void;
}

function FromProperty({ from, type, guidebooks, shared, onClose }: FromPropertyProps) {
  const { data: sections, error, refetch } = useQuery(sectionsQuery(from));
  if (!sections && error)
    return (
      <LoadFailed error={error} onRetry={refetch}>
        Failed to load this home. Please try again.
      </LoadFailed>
    );
  if (!sections) return <Skeleton className="h-40" />;
  const source = sourceIn(sections, type);
  if (!source) return <p className="text-soft">This home does not have this section.</p>;
  const followers = shared.find(({ id }) => id === source.sharedId)?.properties ?? [];
  return (
    <Suspense fallback={<LoadingForm />}>
      <SetSection
        key={`${source.sectionId} ${source.version}`}
        type={type}
        source={source}
        guidebooks={guidebooks}
        included={[...new Set([from, ...followers.map(({ guidebookId }) => guidebookId)])]}
        onClose={onClose}
      />
    </Suspense>
  );
}
