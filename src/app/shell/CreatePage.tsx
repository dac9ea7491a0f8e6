import { ImportView } from "#contentImport/screens/ImportView.tsx";
import CreateScreen from "#editor/create/CreateScreen.tsx";

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
