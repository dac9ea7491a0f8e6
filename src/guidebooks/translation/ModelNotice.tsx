import { useQueryClient } from "@tanstack/react-query";
import { Languages, RotateCw, type LucideIcon } from "lucide-react";
import { jsonOf } from "#core/client.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { useCall } from "#ui/useCall.ts";
import { languagesQuery, translationCalls } from "#guidebooks/translation/client.ts";
import type { GuidebookLanguages } from "#guidebooks/translation/contract.ts";

interface ModelNoticeProps {
  guidebookId: string;
  languages: GuidebookLanguages;
  mayEdit: boolean;
}

/** The state of the machine translation of the guidebook, and the texts that it skipped. */
export function ModelNotice({ guidebookId: id, languages, mayEdit }: ModelNoticeProps) {
  const client = useQueryClient();
  const begin = useCall({
    mutationFn: (again: boolean) =>
      jsonOf(translationCalls.guidebooks[":id"].translations.$post({ param: { id }, json: { again } })),
    onSuccess: (begun) => client.setQueryData(languagesQuery(id).queryKey, begun),
    failure: { title: "Not begun", description: "Nothing could be translated just now. Please try again." },
  });
  const { isTranslating, hasFailed } = languages;
  const sum = (count: (one: GuidebookLanguages["languages"][number]) => number) =>
    languages.languages.reduce((total, one) => total + count(one), 0);
  const dropped = sum((one) => one.dropped);
  const toConfirm = sum((one) => one.toConfirm);
  const left = sum(({ total, done }) => total - done) - dropped - toConfirm;

  const action = (label: string, icon: LucideIcon, again: boolean) =>
    mayEdit && (
      <Button
        size="small"
        variant="secondary"
        icon={icon}
        busy={begin.isPending}
        onClick={() => begin.mutate(again)}
      >
        {label}
      </Button>
    );

  if (isTranslating)
    return (
      <Notice className="mt-6" title="Your words are being translated">
        You can go on. Numbers, codes, links and names stay as they are, and what shows only during the stay
        is not sent.
      </Notice>
    );
  if (hasFailed)
    return (
      <Notice
        tone="warn"
        className="mt-6"
        title="The translation service is not responding"
        action={action("Try again", RotateCw, false)}
      >
        Until it does, guests read your own words.
      </Notice>
    );
  if (toConfirm > 0 || dropped > 0)
    return (
      <>
        {toConfirm > 0 && (
          <Notice
            tone="warn"
            className="mt-6"
            title={
              toConfirm === 1
                ? "One translation waits for you to confirm it"
                : `${toConfirm} translations wait for you to confirm them`
            }
          >
            They may not mean what you wrote, such as “may” for “may not”. Guests read your words until you
            confirm or edit them.
          </Notice>
        )}
        {dropped > 0 && (
          <Notice
            tone="warn"
            className="mt-6"
            title={dropped === 1 ? "One translation was left out" : `${dropped} translations were left out`}
            action={action("Try them again", RotateCw, true)}
          >
            Something in them was not right, such as a number or a link. Each is listed below with the reason;
            guests read the original.
          </Notice>
        )}
      </>
    );
  if (left <= 0 || !mayEdit) return null;
  return (
    <Notice className="mt-6" action={action("Translate now", Languages, false)}>
      What you save is translated automatically. {left === 1 ? "One piece is" : `${left} pieces are`} still to
      do.
    </Notice>
  );
}
