import { useParams } from "react-router";
import { GuidebookLanguages } from "#guidebooks/translation/GuidebookLanguages.tsx";
import { ScreenTitle } from "#guidebooks/ScreenTitle.tsx";

/** The languages of one guidebook, and its texts in each of them. */
export default function LanguagesScreen() {
  const { id = "" } = useParams();
  return (
    <>
      <ScreenTitle guidebookId={id} of={(name) => `Languages of ${name}`} before="Languages" />
      <GuidebookLanguages key={id} guidebookId={id} />
    </>
  );
}
