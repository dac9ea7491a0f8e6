import { useParams } from "react-router";
import { GuidebookEditor } from "#editor/GuidebookEditor.tsx";
import { ScreenTitle } from "#guidebooks/ScreenTitle.tsx";
import { deferredPart } from "#ui/deferred.tsx";

const NewGuidebook = deferredPart(async () => (await import("#editor/NewGuidebook.tsx")).NewGuidebook);

/** One screen for two URLs: an id of `new` means creating (Editor 1). */
export default function EditorScreen() {
  const { id = "new" } = useParams();
  return (
    <>
      <ScreenTitle
        guidebookId={id}
        of={(name) => `Edit ${name}`}
        before={id === "new" ? "Create Your Guidebook" : "Edit guidebook"}
      />
      {id === "new" ? <NewGuidebook /> : <GuidebookEditor key={id} id={id} />}
    </>
  );
}
