import { useState } from "react";
import { flushSync } from "react-dom";
import type { Guidebook, HostSection } from "#guidebooks/contract.ts";
import { withQuestion } from "#guidebooks/searchesWithoutResult/withQuestion.ts";
import { useBackCloses } from "#ui/backCloses.ts";
import { WhoSeesSecret } from "#sections/editing/WhoSees.tsx";
import type { SectionContent } from "#sections/catalog.ts";
import { contactsIn } from "#sections/contacts/reach.ts";
import { anchorOf, isEmptySection, propertyIn } from "#sections/section.ts";
import { EditorHeader } from "#editor/EditorHeader.tsx";
import { EditorNotices } from "#editor/EditorNotices.tsx";
import { asGuestSection } from "#editor/sections/guestSection.ts";
import { useGeneratedStart } from "#editor/generated/useGeneratedStart.ts";
import { useFirstSteps, type FirstStepsState } from "#editor/overview/useFirstSteps.ts";
import { SectionCard } from "#editor/sections/SectionCard.tsx";
import { cardHeading } from "#editor/sections/SectionHead.tsx";
import { SectionGrid } from "#editor/sections/SectionGrid.tsx";
import { useSideBySide } from "#ui/browserState.ts";
import { PreviewPlaceholder } from "#editor/preview/PreviewPlaceholder.tsx";
import type { PreviewMode } from "#editor/preview/previewMode.ts";
import { useEditorTarget } from "#editor/useEditorTarget.ts";
import { useSectionForms, type SectionForms } from "#editor/sections/useSectionForms.ts";
import { PropertyHere } from "#sections/editing/formContext.ts";
import { DoorCodeDialog, KnownAccessDialog } from "#editor/dialogs.ts";
import { deferredPart } from "#ui/deferred.tsx";

const SharedSaveDialog = deferredPart(
  async () => (await import("#guidebooks/shared/SharedSaveDialog.tsx")).SharedSaveDialog,
);
const SecretLock = deferredPart(
  async () => (await import("#editor/access/SecretLock.tsx")).SecretLock,
  "Checking who sees this.",
);
const DraftsNotice = deferredPart(async () => (await import("#editor/DraftsNotice.tsx")).DraftsNotice);
const HostQuestions = deferredPart(
  async () => (await import("#editor/overview/HostQuestions.tsx")).HostQuestions,
);
const StaleDialog = deferredPart(async () => (await import("#editor/StaleDialog.tsx")).StaleDialog);
const GeneratedStart = deferredPart(
  async () => (await import("#editor/generated/GeneratedStart.tsx")).GeneratedStart,
);
const GuestPreview = deferredPart(
  async () => (await import("#editor/preview/GuestPreview.tsx")).GuestPreview,
  <PreviewPlaceholder />,
);

/** The editor of a guidebook: its header, its cards, and the guests' page next to or over them. */
export function SectionsEditor({ guidebook, sections }: { guidebook: Guidebook; sections: HostSection[] }) {
  const [chosen, setPreview] = useState<PreviewMode>("off");
  const isSideBySide = useSideBySide();
  // There has to be room for it next to the forms.
  const preview = isSideBySide || chosen !== "live" ? chosen : "off";
  const sectionForms = useSectionForms(guidebook.id, sections);
  const isGenerated = useGeneratedStart(guidebook.id, sections);
  // After generation questions replace the steps.
  const firstSteps = useFirstSteps(guidebook.id, sections);
  const steps = isGenerated ? null : firstSteps;
  const [tab, setTab] = useState<string>(() => firstTab(sections, steps));
  /** The section that the host is in; none before the first. */
  const [entered, setEntered] = useState<string>();
  const isWriting = sections.some((section) => sectionForms.of(section).editing);
  const isWaiting = sections.some((section) => sectionForms.of(section).draft);
  /** Those written before a reload, a crash or a lost connection. */
  const draftsLeft = sections.filter((section) => {
    const { draft, editing, pending } = sectionForms.of(section);
    return draft && !editing && !pending;
  });
  const isShown = preview !== "off";
  // Its list stays after the last answer, so that a wrong tick can be taken back.
  const [hadQuestions, setHadQuestions] = useState(false);
  if (!hadQuestions && sections.some(({ prompts }) => prompts.length > 0)) setHadQuestions(true);
  const property = propertyIn(sections)?.content ?? null;
  const contacts = contactsIn(sections.filter(({ hidden }) => !hidden));

  function enter(section: HostSection) {
    setTab(anchorOf(section));
    setEntered(anchorOf(section));
  }

  function goTo(type: string) {
    flushSync(() => show(type));
    document.getElementById(cardHeading(type))?.focus();
  }

  /** Shows a section; an empty one in its form, which closes again when the host goes on without a word in it. */
  function show(type: string) {
    setTab(type);
    for (const section of sections) {
      const { draft, editing, pending } = sectionForms.of(section);
      const isBlank = isEmptySection(section) && !draft && !pending && !section.unreadable;
      if (!isBlank) continue;
      if (anchorOf(section) === type) sectionForms.edit([section.id]);
      else if (editing) sectionForms.cancel(section);
    }
  }

  function leavePreview() {
    flushSync(() => setPreview("off"));
    document.getElementById(cardHeading(tab))?.focus();
  }

  useBackCloses(isShown && !isSideBySide, leavePreview);

  function restore(ids: string[]) {
    sectionForms.edit(ids);
    const first = sections.find(({ id }) => id === ids[0]);
    goTo(first ? anchorOf(first) : tab);
  }

  /** As the host has them, with what is not saved yet. */
  const sectionsWithDrafts = () =>
    sections.map((section) => {
      const { draft } = sectionForms.of(section);
      return draft ? { ...section, ...asGuestSection(section, draft.content) } : section;
    });
  const target = useEditorTarget(sections, (section, question) => {
    enter(section);
    const content = (sectionForms.of(section).draft?.content ?? section.content) as SectionContent; // the draft is of this section
    if (question !== "") sectionForms.change(section, withQuestion(section.type, content, question));
    sectionForms.edit([section.id]);
  });

  /** Opens a section's form, which the preview that is only read would keep shut. */
  function openForm(type: string) {
    if (preview === "reading") setPreview("off");
    target.openForm(type);
  }
  const drawLock = (opens: "door" | "network") => (
    <SecretLock guidebookId={guidebook.id} opens={opens} sections={sectionsWithDrafts} onGo={goTo} />
  );

  return (
    <>
      <EditorHeader
        guidebook={guidebook}
        sections={sections}
        sectionForms={sectionForms}
        preview={preview}
        onPreview={setPreview}
        isGenerated={isGenerated}
        steps={steps}
        isWriting={isWriting}
        tab={tab}
        onForm={openForm}
      >
        <EditorNotices guidebook={guidebook} />
        {draftsLeft.length > 0 && (
          <DraftsNotice left={draftsLeft} sectionForms={sectionForms} onRestore={restore} />
        )}
      </EditorHeader>
      {/* A preview over the cards has the screen for itself. */}
      <div className={isShown ? "max-xl:hidden" : undefined}>
        {isGenerated ? (
          <WhoSeesSecret value={drawLock}>
            <GeneratedStart
              guidebookId={guidebook.id}
              sections={sections}
              sectionForms={sectionForms}
              onSection={goTo}
              onForm={openForm}
            />
          </WhoSeesSecret>
        ) : (
          hadQuestions && (
            <HostQuestions
              sections={sections}
              sectionForms={sectionForms}
              onAnswer={({ type }) => openForm(type)}
            />
          )
        )}
      </div>
      <div
        className={
          isShown
            ? "mt-3 gap-6 md:mt-5 xl:mt-8 xl:grid xl:grid-cols-[minmax(0,1fr)_24.5rem]"
            : "mt-8 max-md:mt-3"
        }
      >
        <div className={isShown ? "max-xl:hidden" : undefined}>
          <WhoSeesSecret value={drawLock}>
            <PropertyHere value={property}>
              <SectionGrid
                sections={sections}
                tab={tab}
                entered={entered}
                onTab={show}
                onGo={goTo}
                narrow={isShown}
              >
                {(section) => (
                  <SectionCard
                    guidebookId={guidebook.id}
                    section={section}
                    property={property}
                    contacts={contacts}
                    sectionForms={sectionForms}
                    locked={preview === "reading"}
                    isNext={!isWriting && !isWaiting && !isShown && anchorOf(section) === steps?.next}
                    onFocus={() => enter(section)}
                    onProperty={() => goTo("property")}
                    onForm={openForm}
                  />
                )}
              </SectionGrid>
            </PropertyHere>
          </WhoSeesSecret>
        </div>
        {isShown && (
          <GuestPreview
            guidebook={guidebook}
            sections={sections}
            sectionForms={sectionForms}
            isLive={preview === "live"}
            onLive={isSideBySide ? () => setPreview("live") : undefined}
            onLeave={leavePreview}
          />
        )}
      </div>
      {target.accessField && (
        <KnownAccessDialog
          guidebookId={guidebook.id}
          sections={sectionsWithDrafts}
          focusOn={target.accessField}
          onClose={target.leave}
          onGo={goTo}
        />
      )}
      {sectionForms.doorCodeQuestion && <DoorCodeDialog question={sectionForms.doorCodeQuestion} />}
      <SharedSave guidebookId={guidebook.id} sections={sections} sectionForms={sectionForms} />
      {sectionForms.conflict && (
        <StaleDialog
          guidebookId={guidebook.id}
          sectionForms={sectionForms}
          conflict={sectionForms.conflict}
        />
      )}
    </>
  );
}

/** The section that a phone shows first: that of the next step. */
const firstTab = (sections: readonly HostSection[], steps: FirstStepsState | null) =>
  sections.find((section) => anchorOf(section) === steps?.next)?.type ?? "welcome";

interface SharedSaveProps {
  guidebookId: string;
  sections: HostSection[];
  sectionForms: SectionForms;
}

function SharedSave({ guidebookId, sections, sectionForms }: SharedSaveProps) {
  const { sharedSave } = sectionForms;
  const section = sections.find(({ id }) => id === sharedSave?.sectionId);
  if (!sharedSave || !section) return null;
  return (
    <SharedSaveDialog
      key={section.id}
      guidebookId={guidebookId}
      section={section}
      save={sharedSave}
      onClose={() => sectionForms.decideShared(null)}
      onSave={(save) => sectionForms.decideShared(save)}
    />
  );
}
