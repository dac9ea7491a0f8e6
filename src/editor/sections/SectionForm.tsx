import type { HostSection } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { Notice } from "#ui/Notice.tsx";
import { rowOf, type SectionContent } from "#sections/catalog.ts";
import { NearbyPlaces, type NearbyPlacesProps } from "#sections/editing/formContext.ts";
import { SectionEditor } from "#sections/editors.tsx";
import { UploadScope } from "#sections/gallery/upload/uploading.ts";
import { AddFromNearby } from "#editor/nearby/AddFromNearby.tsx";
import { OpenQuestions } from "#editor/regenerate/OpenQuestions.tsx";
import { useOnline } from "#ui/browserState.ts";
import { formatProperties } from "#guidebooks/shared/effects.ts";
import type { SectionForms } from "#editor/sections/useSectionForms.ts";

interface SectionFormProps {
  section: HostSection;
  sectionForms: SectionForms;
  onSave: () => void;
  /** Opens the form of another section. */
  onForm: (type: string) => void;
}

/** A card being edited. Every keystroke is stored as a draft. */
export function SectionForm({ section, sectionForms, onSave, onForm }: SectionFormProps) {
  const { draft, refused } = sectionForms.of(section);
  const online = useOnline();
  const content = (draft?.content ?? section.content) as SectionContent; // the draft was written in this very form
  const drawNearby = (props: NearbyPlacesProps) => (
    <AddFromNearby
      {...props}
      section={section}
      onSources={(sources) => sectionForms.addSources(section, sources)}
      onPostalAddress={() => onForm("property")}
    />
  );
  return (
    <div className="space-y-5 p-4">
      {section.shared && (
        <Notice>
          Shared with {formatProperties(section.shared.properties)}. Before you save you see where it changes.
        </Notice>
      )}
      {refused?.message && (
        <Notice
          tone="error"
          title="Not saved"
          action={<RefusedAction code={refused.code} onCopy={() => sectionForms.saveCopy(section)} />}
        >
          {refused.message} Your draft is kept.
        </Notice>
      )}
      {section.prompts.length > 0 && (
        <OpenQuestions
          questions={section.prompts}
          open={draft?.prompts ?? section.prompts}
          onOpen={(open) => sectionForms.changePrompts(section, open)}
        />
      )}
      <UploadScope value={section.id}>
        <NearbyPlaces value={listsPlaces(section) ? drawNearby : null}>
          <SectionEditor
            type={section.type}
            value={content}
            onChange={(next) => sectionForms.change(section, next)}
            {...(refused?.fields && { fieldErrors: refused.fields })}
          />
        </NearbyPlaces>
      </UploadScope>
      <div
        data-foot-bar
        className="sticky bottom-0 z-10 -mx-4 -mb-4 flex flex-wrap items-center justify-end gap-x-5 gap-y-2 rounded-b-card border-t border-line bg-card px-4 py-3"
      >
        {/* The notice of it stands at the top of the screen, far from who writes. */}
        {!online && (
          <p className="text-sm text-soft">No connection. What you write is kept on this device.</p>
        )}
        <Button onClick={onSave} className="max-sm:w-full">
          Save Changes
        </Button>
      </div>
    </div>
  );
}

/** What is around one address is not around all; and a custom section has no known subject. */
const listsPlaces = ({ type, shared, own }: HostSection) => !shared && !own && rowOf(type).fromMap === "all";

/** What the host can do about a refusal. */
function RefusedAction({ code, onCopy }: { code: string | undefined; onCopy: () => void }) {
  if (code === "subscription_required")
    return (
      <ButtonLink size="small" to="/subscribe">
        Subscribe
      </ButtonLink>
    );
  if (code !== "shared_elsewhere") return null;
  return (
    <Button size="small" variant="secondary" onClick={onCopy}>
      Save a copy for this home
    </Button>
  );
}
