import { Checkbox } from "#ui/Checkbox.tsx";
import { formatProperties } from "#guidebooks/shared/effects.ts";
import type { useSharedSectionChoices } from "#editor/create/useSharedSectionChoices.ts";

/** What a new guidebook begins with of what other homes share; nothing where nothing is shared. */
export function SharedSectionChoices({ begin }: { begin: ReturnType<typeof useSharedSectionChoices> }) {
  if (begin.offered.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-[0.9375rem] font-semibold">Start with sections your homes share</legend>
      {begin.offered.map(({ id, title, properties }) => (
        <Checkbox
          key={id}
          label={`${title} (shared by ${formatProperties(properties)})`}
          checked={begin.chosen.includes(id)}
          onChange={({ target }) => begin.choose(id, target.checked)}
        />
      ))}
    </fieldset>
  );
}
