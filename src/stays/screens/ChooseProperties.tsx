import { linkLook } from "#ui/buttonLook.ts";
import { Checkbox } from "#ui/Checkbox.tsx";
import { classes } from "#ui/classes.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import type { useChosenProperties } from "#stays/screens/useChosenProperties.ts";

interface ChoosePropertiesProps {
  legend: string;
  properties: readonly StayProperty[];
  choice: ReturnType<typeof useChosenProperties>;
  error?: string | undefined;
}

/** A checkbox for each property; nothing where there is only one. */
export function ChooseProperties({ legend, properties, choice, error }: ChoosePropertiesProps) {
  if (properties.length < 2) return null;
  return (
    <fieldset>
      <legend className="text-[0.9375rem] font-semibold">{legend}</legend>
      <button
        type="button"
        className={classes(linkLook, "inline-flex min-h-11 items-center text-[0.9375rem]")}
        onClick={choice.chosen.length === properties.length ? choice.chooseNone : choice.chooseAll}
      >
        {choice.chosen.length === properties.length ? "Choose none" : "Choose all"}
      </button>
      {properties.map(({ guidebookId, name }) => (
        <Checkbox
          key={guidebookId}
          label={name}
          checked={choice.chosen.includes(guidebookId)}
          onChange={({ target }) => choice.choose(guidebookId, target.checked)}
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
