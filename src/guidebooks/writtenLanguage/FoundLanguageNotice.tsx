import { useQueryClient } from "@tanstack/react-query";
import type { Guidebook } from "#guidebooks/contract.ts";
import { languagesQuery } from "#guidebooks/translation/client.ts";
import { useGuidebookChange } from "#guidebooks/useGuidebookChange.ts";
import { DEFAULT_LANGUAGE, type Language } from "#core/i18n/languages.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";

const names = new Intl.DisplayNames("en", { type: "language" });
const nameOf = (language: Language) => names.of(language) ?? language;

/** Says which language was found in what the host writes, until the host keeps it or sets another (Languages 2). */
export function FoundLanguageNotice({ guidebook }: { guidebook: Guidebook }) {
  const client = useQueryClient();
  const change = useGuidebookChange(guidebook.id, () => {
    void client.invalidateQueries({ queryKey: languagesQuery(guidebook.id).queryKey });
  });
  const { language } = guidebook;
  const set = (to: Language) => () => change.mutate({ language: to });
  return (
    <Notice
      title={`You write in ${nameOf(language)}`}
      className="mt-6"
      action={
        <>
          <Button size="small" disabled={change.isPending} onClick={set(language)}>
            Keep {nameOf(language)}
          </Button>
          <Button size="small" variant="quiet" disabled={change.isPending} onClick={set(DEFAULT_LANGUAGE)}>
            Set to {nameOf(DEFAULT_LANGUAGE)}
          </Button>
        </>
      }
    >
      So the guest page, its search and its times are in {nameOf(language)} too.
    </Notice>
  );
}
