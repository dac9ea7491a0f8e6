import type { EditorProps } from "#sections/editing/editorProps.ts";
import { NamedRows } from "#sections/editing/NamedRows.tsx";
import type { ListContent } from "#sections/list/content.ts";

export default function ListEditor({ value, onChange, fieldErrors }: EditorProps<ListContent>) {
  return (
    <NamedRows
      list="items"
      noun="place"
      placeholder="Name as on the map"
      withCategories
      rows={value.items}
      onChange={(items) => onChange({ ...value, items })}
      errorAt={(path) => fieldErrors?.[`items.${path}`]}
    />
  );
}
