import { useParams } from "react-router";
import { PRODUCT } from "#platform/site.ts";
import { GuidebookLanguages } from "#studio/languages/GuidebookLanguages.tsx";

export const meta = () => [{ title: `Languages | ${PRODUCT.name}` }];

/** The languages of one guidebook, and its words in each of them. */
export default function LanguagesScreen() {
  const { id = "" } = useParams();
  return <GuidebookLanguages key={id} guidebookId={id} />;
}
