import { useQueryClient } from "@tanstack/react-query";
import type { Guidebook } from "#guidebooks/contract.ts";
import { isLanguage, languageNames, languages } from "#core/i18n/languages.ts";
import { Field } from "#ui/Field.tsx";
import { Select } from "#ui/Select.tsx";
import { useGuidebookChange } from "#guidebooks/useGuidebookChange.ts";
import { languagesQuery } from "#guidebooks/translation/client.ts";

/** The host's language: of print sheet and QR page, and for guests without theirs (Languages 2). */
export function WrittenIn({ guidebook, mayEdit }: { guidebook: Guidebook; mayEdit: boolean }) {
  const client = useQueryClient();
  const change = useGuidebookChange(guidebook.id, () => {
    void client.invalidateQueries({ queryKey: languagesQuery(guidebook.id).queryKey });
  });
  const shown = change.isPending ? change.variables.language : guidebook.language;
  return (
    <Field
      label="Written in"
      hint="The language you write in. Your print sheet uses it too."
      className="max-w-xs"
    >
      <Select
        value={shown ?? guidebook.language}
        disabled={!mayEdit || change.isPending}
        onChange={({ target: { value } }) => isLanguage(value) && change.mutate({ language: value })}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
