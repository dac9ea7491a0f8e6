import { Checkbox } from "#platform/ui/Checkbox.tsx";
import type { StayProperty } from "#stays/stayProperty.ts";
import type { useChosenHomes } from "#studio/stays/useChosenHomes.ts";

interface ChooseHomesProps {
  legend: string;
  properties: readonly StayProperty[];
  homes: ReturnType<typeof useChosenHomes>;
  error?: string | undefined;
}

/** A tick for each home; nothing where there is one alone. */
export function ChooseHomes({ legend, properties, homes, error }: ChooseHomesProps) {
  if (properties.length < 2) return null;
  return (
    <fieldset>
      <legend className="text-[0.9375rem] font-semibold">{legend}</legend>
      {properties.map(({ guidebookId, name }) => (
        <Checkbox
          key={guidebookId}
          label={name}
          checked={homes.chosen.includes(guidebookId)}
          onChange={({ target }) => homes.choose(guidebookId, target.checked)}
        />
      ))}
      {error && (
        <p role="alert" className="text-sm font-medium text-clay">
          {error}
        </p>
      )}
    </fieldset>
  );
}
