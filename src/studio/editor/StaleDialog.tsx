import { Button } from "#platform/ui/Button.tsx";
import { Dialog } from "#platform/ui/Dialog.tsx";
import { catalog } from "#sections/catalog.ts";
import { isEmptySection, type GuestSection } from "#sections/section.ts";
import { SectionView } from "#sections/views.tsx";
import type { SectionForms } from "#studio/editor/useSectionForms.ts";
import { useTakeSection } from "#studio/editor/useSaveSection.ts";
import { asGuestSection } from "#studio/editor/guestSection.ts";
import { Scroller } from "#studio/Scroller.tsx";

/** Two people, or two tabs, changed one section: the host decides which one stays (Sections 3). */
export function StaleDialog({
  guidebookId,
  sectionForms,
}: {
  guidebookId: string;
  sectionForms: SectionForms;
}) {
  const take = useTakeSection(guidebookId);
  const { conflict } = sectionForms;
  if (!conflict) return null;
  const { save, theirs } = conflict;
  return (
    <Dialog
      open
      onOpenChange={sectionForms.decideLater}
      dismissOnOutside={false}
      size="large"
      title={`${catalog[theirs.type].title} was changed elsewhere`}
      description="Somebody, perhaps you in another window, saved this section after you began. Which one should guests read?"
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              take(theirs);
              sectionForms.takeTheirs(theirs);
            }}
          >
            Take theirs
          </Button>
          <Button onClick={() => sectionForms.keepMine(save, theirs)}>Keep mine</Button>
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Side title="Theirs" section={theirs} empty="They emptied the section." />
        <Side title="Mine" section={asGuestSection(theirs, save.content)} empty="You emptied the section." />
      </div>
    </Dialog>
  );
}

interface SideProps {
  title: string;
  section: GuestSection;
  empty: string;
}

function Side({ title, section, empty }: SideProps) {
  return (
    <div className="min-w-0">
      <h3 className="text-lg">{title}</h3>
      <Scroller
        label={title}
        className="mt-2 max-h-60 overflow-y-auto rounded-field bg-linen p-4 sm:max-h-80"
      >
        {isEmptySection(section) ? (
          <p className="text-soft">{empty}</p>
        ) : (
          <SectionView section={section} property={null} />
        )}
      </Scroller>
    </div>
  );
}
