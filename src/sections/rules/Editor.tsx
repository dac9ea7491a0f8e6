import { printDefaults } from "#sections/defaults.ts";
import type { EditorProps } from "#sections/editing/editorProps.ts";
import { LineRows } from "#sections/editing/LineRows.tsx";
import type { RulesContent } from "#sections/rules/content.ts";

export default function RulesEditor({ value, onChange, fieldErrors }: EditorProps<RulesContent>) {
  return (
    <LineRows
      noun="rule"
      placeholder="Shoes off inside"
      suggested={printDefaults.rules}
      rows={value.rules}
      onChange={(rules) => onChange({ ...value, rules })}
      errorAt={(index) => fieldErrors?.[`rules.${index}`]}
    />
  );
}
