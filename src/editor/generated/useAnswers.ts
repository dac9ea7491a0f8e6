import { useQueryClient } from "@tanstack/react-query";
import { guidebookCalls, guidebookKeys, sectionsQuery } from "#guidebooks/client.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { jsonOf } from "#core/client.ts";
import { failureText } from "#ui/failure.ts";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import type { SectionContent } from "#sections/catalog.ts";
import { stayCalls, stayKeys } from "#stays/client.ts";
import { arrangedSectionsOf, toLayout } from "#editor/arrange/sectionOrder.ts";
import { promptsWithout, withAnswer, type FirstQuestion } from "#editor/generated/firstQuestions.ts";
import { NOT_SAVED } from "#editor/sections/useSaveSection.ts";
import type { SectionForms } from "#editor/sections/useSectionForms.ts";

/** Saves the answers to the first questions: in their section, as the first contact, or as a section that is hidden. */
export function useAnswers(
  guidebookId: string,
  sections: readonly HostSection[],
  sectionForms: SectionForms,
  onSaved: (question: FirstQuestion) => void,
) {
  const client = useQueryClient();
  const failure = (error: Error) => failureText(error, NOT_SAVED);
  const contact = useCall({
    mutationFn: ({ line }: { line: string; question: FirstQuestion }) =>
      jsonOf(
        stayCalls.guidebooks[":id"].access.$put({ param: { id: guidebookId }, json: { contact: line } }),
      ),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: guidebookKeys.one(guidebookId) });
      await client.invalidateQueries({ queryKey: stayKeys.access(guidebookId) });
      showToast({ title: "Section updated", description: "Your changes have been saved." });
    },
    onSuccessHere: (_saved, { question }) => onSaved(question),
    failure,
  });
  const hide = useCall({
    mutationFn: ({ section }: { section: HostSection; question: FirstQuestion }) => {
      const places = arrangedSectionsOf(sections).map((place) =>
        place.id === section.id ? { ...place, hidden: true } : place,
      );
      const json = { sections: toLayout(places) };
      return jsonOf(guidebookCalls.guidebooks[":id"].layout.$put({ param: { id: guidebookId }, json }));
    },
    onSuccess: (arranged) => {
      client.setQueryData(sectionsQuery(guidebookId).queryKey, arranged);
      void client.invalidateQueries({ queryKey: guidebookKeys.one(guidebookId), exact: true });
      showToast({
        title: "Hidden from guests",
        description: "To show the section again, go to Arrange sections.",
      });
    },
    onSuccessHere: (_saved, { question }) => onSaved(question),
    failure,
  });

  function saveAnswer(question: FirstQuestion, section: HostSection, values: Record<string, string>) {
    if (question.name === "contact") return contact.mutate({ line: values["contact"] ?? "", question });
    const content = (sectionForms.of(section).draft?.content ?? section.content) as SectionContent; // of this section
    const prompts = promptsWithout(question, section.prompts);
    sectionForms.saveAnswer(section, withAnswer(question, content, values), prompts);
    return onSaved(question);
  }

  /** Says that there is none: no Wi-Fi, no bins to put out. */
  function saveNone(question: FirstQuestion, section: HostSection) {
    if (question.name === "wifi") return hide.mutate({ section, question });
    sectionForms.leaveOpen(section, promptsWithout(question, section.prompts));
    return onSaved(question);
  }

  return {
    saveAnswer,
    saveNone,
    isPending: contact.isPending || hide.isPending,
  };
}
