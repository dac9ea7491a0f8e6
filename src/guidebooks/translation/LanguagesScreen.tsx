import { useParams } from "react-router";
import { PRODUCT } from "#core/product.ts";
import { GuidebookLanguages } from "#guidebooks/translation/GuidebookLanguages.tsx";

export const meta = () => [{ title: `Languages | ${PRODUCT.name}` }];

/** The languages of one guidebook, and its texts in each of them. */
export default function LanguagesScreen() {
  const { id = "" } = useParams();
  return <GuidebookLanguages key={id} guidebookId={id} />;
}
