import { useParams } from "react-router";
import { PRODUCT } from "#core/product.ts";
import { GuidebookEditor } from "#editor/GuidebookEditor.tsx";
import { deferredPart } from "#ui/deferred.tsx";

const NewGuidebook = deferredPart(async () => (await import("#editor/NewGuidebook.tsx")).NewGuidebook);

export const meta = () => [{ title: `Edit guidebook | ${PRODUCT.name}` }];

/** One screen for two URLs: an id of `new` means creating (Editor 1). */
export default function EditorScreen() {
  const { id = "new" } = useParams();
  return <>{id === "new" ? <NewGuidebook /> : <GuidebookEditor key={id} id={id} />}</>;
}
