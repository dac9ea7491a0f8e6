import { linkLook } from "#ui/buttonLook.ts";
import { Checkbox } from "#ui/Checkbox.tsx";
import { classes } from "#ui/classes.ts";

interface PropertyChoiceProps {
  legend: string;
  properties: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  error?: string | undefined;
}

/** A checkbox for each property, and one button for all of them. */
export function PropertyChoice({ legend, properties, chosen, onChoose, error }: PropertyChoiceProps) {
  const isAll = properties.every(({ id }) => chosen.includes(id));
  return (
    <fieldset>
      {/* Floated, a legend stands on one line with the button. */}
      <legend className="float-left mr-4 py-2.5 text-[0.9375rem] leading-6 font-semibold">{legend}</legend>
      {properties.length > 1 && (
        <button
          type="button"
          className={classes(linkLook, "float-right inline-flex min-h-11 items-center text-[0.9375rem]")}
          onClick={() => onChoose(isAll ? [] : properties.map(({ id }) => id))}
        >
          {isAll ? "Choose none" : `Choose all ${properties.length}`}
        </button>
      )}
      <div className="clear-both grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-6">
        {properties.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={<span className="wrap-anywhere">{name}</span>}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="text-sm font-medium text-clay">
          {error}
        </p>
      )}
    </fieldset>
  );
}
