import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { catalog } from "#sections/catalog.ts";
import { SectionSide } from "#editor/sections/SectionSide.tsx";
import type { SectionForms } from "#editor/sections/useSectionForms.ts";
import { useCacheSection } from "#guidebooks/useCacheSection.ts";
import { asGuestSection } from "#editor/sections/guestSection.ts";

interface StaleDialogProps {
  guidebookId: string;
  sectionForms: SectionForms;
  conflict: NonNullable<SectionForms["conflict"]>;
}

/** Two people, or two tabs, changed one section: the host decides which one stays (Sections 3). */
export function StaleDialog({ guidebookId, sectionForms, conflict: { save, theirs } }: StaleDialogProps) {
  const take = useCacheSection(guidebookId);
  return (
    <Dialog
      open
      onOpenChange={sectionForms.decideLater}
      dismissOnOutside={false}
      size="large"
      title={`${catalog[theirs.type].title} was changed elsewhere`}
      description="This section was saved after you started, perhaps by you in another window. Which one should guests read?"
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
        <SectionSide title="Theirs" section={theirs} empty="They emptied the section." />
        <SectionSide
          title="Mine"
          section={asGuestSection(theirs, save.content)}
          empty="You emptied the section."
        />
      </div>
    </Dialog>
  );
}
