import { useParams } from "react-router";
import { StaysView } from "#stays/screens/StaysView.tsx";
import { ScreenTitle } from "#guidebooks/ScreenTitle.tsx";

/** The stays of one guidebook. */
export default function GuidebookStaysScreen() {
  const { id = "" } = useParams();
  return (
    <>
      <ScreenTitle guidebookId={id} of={(name) => `Stays of ${name}`} before="Stays" />
      <StaysView key={id} guidebookId={id} />
    </>
  );
}
