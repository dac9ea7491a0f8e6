import type { SharedProperty } from "#guidebooks/shared/contract.ts";
import { effectIn, formatProperties } from "#guidebooks/shared/effects.ts";

interface PropertyEffectsProps {
  properties: readonly SharedProperty[];
  /** The number of other properties that the host may not read. */
  others: number;
  type: string;
  content: unknown;
}

export function PropertyEffects({ properties, others, type, content }: PropertyEffectsProps) {
  return (
    <ul className="divide-y divide-line rounded-field border border-line">
      {properties.map((property) => (
        <li key={property.guidebookId} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5">
          <span className="font-semibold wrap-anywhere">{property.name}</span>
          <span className="text-sm leading-6 text-soft">{effectIn(property, type, content)}</span>
        </li>
      ))}
      {others > 0 && (
        <li className="px-4 py-2.5 text-soft">and {formatProperties(others)} that you cannot see</li>
      )}
    </ul>
  );
}
