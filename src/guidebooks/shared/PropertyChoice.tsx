import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";

interface PropertyChoiceProps {
  legend: string;
  properties: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}

/** A checkbox for each property, and one button for all of them. */
export function PropertyChoice({ legend, properties, chosen, onChoose }: PropertyChoiceProps) {
  const isAll = properties.every(({ id }) => chosen.includes(id));
  return (
    <fieldset>
      <legend className="text-[0.9375rem] font-semibold">{legend}</legend>
      {properties.length > 1 && (
        <Button
          size="small"
          variant="quiet"
          className="mt-1 -ml-4 text-pine"
          onClick={() => onChoose(isAll ? [] : properties.map(({ id }) => id))}
        >
          {isAll ? "Choose none" : `Choose all ${properties.length}`}
        </Button>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-6">
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
    </fieldset>
  );
}
