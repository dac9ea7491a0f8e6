import { Select } from "#ui/Select.tsx";
import type { StayProperty } from "#stays/stayProperty.ts";
import { useStaysSearch } from "#stays/screens/useStaysSearch.ts";

/** Shows the stays of one property, or of all. */
export function PropertyFilter({ properties }: { properties: readonly StayProperty[] }) {
  const { chosenProperty, chooseProperty } = useStaysSearch();
  return (
    <div className="relative mt-5 -mb-2 sm:w-64 lg:-mt-13 lg:mb-0 lg:ml-auto">
      <Select
        aria-label="Stays of"
        value={
          properties.some(({ guidebookId }) => guidebookId === chosenProperty) ? (chosenProperty ?? "") : ""
        }
        onChange={({ target }) => chooseProperty(target.value || null)}
      >
        <option value="">All guidebooks</option>
        {properties.map(({ guidebookId, name }) => (
          <option key={guidebookId} value={guidebookId}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
