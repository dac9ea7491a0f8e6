import { useParams } from "react-router";
import { PrintView } from "#editor/print/PrintView.tsx";
import { ScreenTitle } from "#guidebooks/ScreenTitle.tsx";

/** The print sheet of one guidebook, and what its host decides about it. */
export default function PrintScreen() {
  const { id = "" } = useParams();
  return (
    <>
      <ScreenTitle guidebookId={id} of={(name) => `Print sheet of ${name}`} before="Print sheet" />
      <PrintView key={id} guidebookId={id} />
    </>
  );
}
