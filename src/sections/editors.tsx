import { type ComponentType, use, useLayoutEffect, useRef } from "react";
import { CatchMissingCode, deferred } from "#ui/deferred.tsx";
import { catalog, type SectionContent, type SectionType } from "#sections/catalog.ts";
import type { EditorProps } from "#sections/editing/editorProps.ts";
import { shapes, type ContentOf, type ShapeName } from "#sections/shapes.ts";
import { WithPictures } from "#sections/editing/formContext.ts";

type Editors = { [Name in ShapeName]: ComponentType<EditorProps<ContentOf<Name>>> };

/** The form of each shape, loaded when first opened: Tiptap must not reach guests or visitors. */
const editors: Editors = {
  prose: deferred(() => import("#sections/prose/Editor.tsx")),
  list: deferred(() => import("#sections/list/Editor.tsx")),
  ideas: deferred(() => import("#sections/list/Editor.tsx")),
  wifi: deferred(() => import("#sections/wifi/Editor.tsx")),
  checkin: deferred(() => import("#sections/checkin/Editor.tsx")),
  rules: deferred(() => import("#sections/rules/Editor.tsx")),
  recommendations: deferred(() => import("#sections/recommendations/Editor.tsx")),
  departure: deferred(() => import("#sections/departure/Editor.tsx")),
  property: deferred(() => import("#sections/property/Editor.tsx")),
  howto: deferred(() => import("#sections/howto/Editor.tsx")),
  contacts: deferred(() => import("#sections/contacts/Editor.tsx")),
};

const PicturesField = deferred(() => import("#sections/gallery/PicturesField.tsx"));

interface SectionEditorProps<Type extends SectionType> extends EditorProps<SectionContent<Type>> {
  type: Type;
}

/** The controlled form of a section. `fieldErrors` takes the `fields` of the API's refusal. */
export function SectionEditor<Type extends SectionType>(props: SectionEditorProps<Type>) {
  const { type, value, onChange, fieldErrors } = props;
  // The row's shape belongs to the type, so the content fits; a union of forms cannot express that.
  const Editor = editors[catalog[type].shape] as unknown as ComponentType<EditorProps<SectionContent<Type>>>;
  const errors = fieldErrors && withinContent(fieldErrors);
  const withPictures = use(WithPictures);
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value; // a picture arrives while its host goes on writing
  });
  return (
    <CatchMissingCode>
      <Editor value={value} onChange={onChange} fieldErrors={errors} />
      {withPictures && "pictures" in shapes[catalog[type].shape].schema.shape && (
        <div className="mt-7 border-t border-line pt-5">
          <PicturesField
            type={type}
            pictures={"pictures" in value ? value.pictures : undefined}
            onChange={(pictures) => onChange({ ...latest.current, pictures })}
            fieldErrors={errors}
          />
        </div>
      )}
    </CatchMissingCode>
  );
}

/** A request's paths start at its body, `content.items.0.title`; a form's own start within the content. */
function withinContent(fieldErrors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([path, sentence]) => [path.replace(/^content\./, ""), sentence]),
  );
}
