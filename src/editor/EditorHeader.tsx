import { Check, Eye, EyeOff, Save, Share2 } from "lucide-react";
import { useRef, useState, type ComponentProps, type ReactNode } from "react";
import type { Guidebook, HostSection } from "#guidebooks/contract.ts";
import { postalAddressForGuests } from "#guidebooks/postalAddress.ts";
import { Button } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";
import { showToast } from "#ui/toast.ts";
import { NAME_REQUIRED } from "#guidebooks/guidebookName.ts";
import { formatMonthFirst } from "#core/format.ts";
import { Cover } from "#editor/cover/Cover.tsx";
import { openFirstQuestions } from "#editor/generated/firstQuestions.ts";
import { FirstSteps } from "#editor/overview/FirstSteps.tsx";
import { markGuidebook, useSeenBefore } from "#editor/overview/guidebookMarks.ts";
import { countReady } from "#editor/overview/readySections.ts";
import type { FirstStepsState } from "#editor/overview/useFirstSteps.ts";
import { EditorMenu } from "#editor/EditorMenu.tsx";
import { LeaveDialog } from "#editor/LeaveDialog.tsx";
import { NameInput } from "#editor/NameInput.tsx";
import { useLeaveGuard, useWide } from "#ui/browserState.ts";
import { useUploading } from "#sections/gallery/upload/uploading.ts";
import { anchorOf, propertyIn } from "#sections/section.ts";
import type { PreviewMode } from "#editor/preview/previewMode.ts";
import { sectionsNaming } from "#editor/rename/nameInSections.ts";
import type { SectionForms } from "#editor/sections/useSectionForms.ts";
import { useGuidebookChange } from "#guidebooks/useGuidebookChange.ts";
import { Readiness } from "#editor/Readiness.tsx";
import { useShare } from "#editor/share/useShare.ts";
import { ArrangeDialog, DuplicateDialog, RenameDialog, ShareDialog } from "#editor/dialogs.ts";

interface EditorHeaderProps {
  guidebook: Guidebook;
  sections: HostSection[];
  sectionForms: SectionForms;
  preview: PreviewMode;
  onPreview: (preview: PreviewMode) => void;
  /** True while the questions after generation are shown: they replace the first steps. */
  isGenerated: boolean;
  /** The first steps; null where they are not shown. */
  steps: FirstStepsState | null;
  /** True while a form is open. */
  isWriting: boolean;
  /** The section that a phone shows. */
  tab: string;
  /** Opens the form of a section. */
  onForm: (type: string) => void;
  /** What the host should know before anything else. */
  children: ReactNode;
}

/** What concerns the guidebook as a whole: its name, cover and actions, and the first steps of a young one. */
export function EditorHeader(props: EditorHeaderProps) {
  const {
    guidebook,
    sections,
    sectionForms,
    preview,
    onPreview,
    isGenerated,
    steps,
    isWriting,
    tab,
    onForm,
    children,
  } = props;
  // A preview over the cards has the screen for itself.
  const withoutPreview = preview === "off" ? undefined : "max-xl:hidden";
  const [name, setName] = useState(guidebook.name);
  const input = useRef<HTMLTextAreaElement>(null);
  const [formerName, setFormerName] = useState<string | null>(null);
  const rename = useGuidebookChange(guidebook.id, (saved) => {
    setName(saved.name);
    if (saved.name !== guidebook.name) setFormerName(guidebook.name);
  });
  const naming = formerName === null ? [] : sectionsNaming(sections, formerName).filter(isAtRest);
  const [arranging, setArranging] = useState(false);
  const [duplicating, setDuplicating] = useState(false);
  const share = useShare(guidebook.id);
  const property = propertyIn(sections)?.content;
  const renamed = name.trim() !== guidebook.name;
  const isAllSaved = !renamed && sections.every(isAtRest);
  const editedSections = sections.filter((section) => {
    const { editing, draft } = sectionForms.of(section);
    return editing && draft;
  });
  const isWide = useWide();
  // One form in sight has its own button. A draft of an earlier visit is restored first, in its own notice.
  const [edited, another] = editedSections;
  const isInSight = edited && !another && (isWide || anchorOf(edited) === tab);
  const isSavable = renamed || (edited && !isInSight) || sectionForms.isSaving;
  const uploading = useUploading();
  // On a phone it steps back once the first steps were seen: the section that is written is what a host comes for.
  const wasSeen = useSeenBefore(guidebook.id);
  const [isCoverShown, setCoverShown] = useState(false);
  const isCoverFolded = wasSeen && !isCoverShown;
  const isReadyToShare = isGenerated ? openFirstQuestions(sections).length === 0 : steps?.next === "share";
  useLeaveGuard(sectionForms.isSaving || sectionForms.isAtRisk || uploading || renamed);

  /** True if a section has neither a draft nor an unfinished save. */
  function isAtRest(section: HostSection) {
    const { draft, pending } = sectionForms.of(section);
    return !draft && !pending;
  }

  /** Saves the name if it differs (Guidebooks 6), and what was written in the cards that are open. */
  function save() {
    if (name.trim() === "") {
      showToast({ ...NAME_REQUIRED, variant: "destructive" });
      return input.current?.focus();
    }
    if (renamed) rename.mutate({ name: name.trim() });
    for (const section of editedSections) sectionForms.save(section);
    if (isAllSaved) showToast({ title: "Everything is saved" });
  }

  return (
    <>
      <header className="relative gap-6 max-md:-mt-4 md:flex md:items-center">
        <div className={classes(withoutPreview, isCoverFolded && "max-md:hidden")}>
          <Cover
            guidebook={guidebook}
            isSmall={isGenerated}
            postalAddress={postalAddressForGuests(property, guidebook.propertyAddress)}
          />
        </div>
        <div className="min-w-0 flex-1 max-md:mt-2">
          <h1 className="sr-only">{guidebook.name}</h1>
          <div className="flex items-start gap-3">
            <div className="min-w-0 flex-1">
              <NameInput name={name} onName={setName} onSave={save} input={input} />
            </div>
            <div className="flex shrink-0 gap-2 xl:gap-2.5">
              <HeaderButton
                icon={preview === "off" ? Eye : EyeOff}
                // Over the cards the preview has its own way back.
                className={preview === "off" ? headerButton : `${headerButton} max-xl:hidden`}
                onClick={() => onPreview(preview === "off" ? "reading" : "off")}
              >
                {preview === "off" ? "Preview" : "Hide preview"}
              </HeaderButton>
              <HeaderButton
                icon={Share2}
                variant={isReadyToShare && isAllSaved && !isWriting ? "primary" : "secondary"}
                busy={share.isPending}
                onClick={share.open}
              >
                Share
              </HeaderButton>
              <EditorMenu
                guidebookId={guidebook.id}
                onArrange={() => setArranging(true)}
                onDuplicate={() => setDuplicating(true)}
                onShowCover={isCoverFolded && !isWide ? () => setCoverShown(true) : undefined}
                onHideSteps={steps ? () => markGuidebook(guidebook.id, "steps-hidden") : undefined}
              />
            </div>
          </div>
          <div
            className={classes(
              "flex flex-wrap items-center gap-x-5 gap-y-1 max-md:mt-1 max-md:gap-x-3",
              withoutPreview,
            )}
          >
            <p className="text-soft max-md:text-sm">Last updated: {formatMonthFirst(guidebook.updatedAt)}</p>
            {/* Where a card is open, its own button is the one to press; a draft of an earlier visit has its notice. */}
            {(isAllSaved || isSavable || edited) && (
              <Button
                variant={!isSavable ? "quiet" : isWriting && !renamed ? "secondary" : "primary"}
                {...((isAllSaved || isSavable) && { icon: isAllSaved ? Check : Save })}
                busy={rename.isPending || sectionForms.isSaving}
                disabled={!isSavable}
                className={
                  !isSavable
                    ? "min-h-8! px-0! max-md:min-h-6! max-md:py-0! text-[0.9375rem]! font-medium! text-soft! opacity-100! max-md:text-sm!"
                    : ""
                }
                onClick={save}
              >
                {isAllSaved ? "All saved" : isSavable ? "Save" : "Not saved"}
              </Button>
            )}
            {!isGenerated && (
              <Readiness
                {...countReady(sections)}
                isInline
                className={steps ? "max-md:sr-only" : isCoverFolded ? "" : onCover}
              />
            )}
          </div>
        </div>
        {arranging && (
          <ArrangeDialog guidebookId={guidebook.id} sections={sections} onClose={() => setArranging(false)} />
        )}
        {duplicating && <DuplicateDialog guidebook={guidebook} onClose={() => setDuplicating(false)} />}
        {formerName !== null && naming.length > 0 && (
          <RenameDialog
            from={formerName}
            to={guidebook.name}
            sections={naming}
            sectionForms={sectionForms}
            onClose={() => setFormerName(null)}
          />
        )}
        <LeaveDialog renamed={renamed && !rename.isPending} name={guidebook.name} />
        <ShareDialog guidebook={guidebook} open={share.isOpen} onOpenChange={share.setOpen} />
      </header>
      <div className={withoutPreview}>
        {children}
        {steps && (
          <FirstSteps
            steps={steps}
            wasSeen={wasSeen}
            isWriting={isWriting}
            isSecond={!isAllSaved}
            onStep={(step) => (step === "share" ? share.open() : onForm(step))}
          />
        )}
      </div>
    </>
  );
}

/** On a phone how complete it is stands on the cover, once the first steps have gone: one count at a time. */
const onCover =
  "max-md:absolute max-md:top-2 max-md:left-2 max-md:rounded-full max-md:bg-night/80 max-md:px-3 max-md:py-0.5 max-md:*:text-on-night!";

const headerButton = "max-xl:size-11 max-xl:px-0!";

/** A button with its words where there is room for them. */
function HeaderButton({ children, ...rest }: ComponentProps<typeof Button>) {
  return (
    <Button variant="secondary" className={headerButton} {...rest}>
      <span className="max-xl:sr-only">{children}</span>
    </Button>
  );
}
