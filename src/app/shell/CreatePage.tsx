import { ImportView } from "#contentImport/screens/ImportView.tsx";
import CreateScreen, { meta } from "#editor/create/CreateScreen.tsx";

export { meta };

/** Makes a guidebook: blank, generated, or of what a host has. */
export default function CreatePage() {
  return (
    <CreateScreen
      renderImport={(name, onName) => (
        <ImportView guidebook={null} sections={null} named={{ name, onName }} />
      )}
    />
  );
}
