import { useParams } from "react-router";
import { PRODUCT } from "#core/product.ts";
import { PrintView } from "#editor/print/PrintView.tsx";

export const meta = () => [{ title: `Print sheet | ${PRODUCT.name}` }];

/** The print sheet of one guidebook, and what its host decides about it. */
export default function PrintScreen() {
  const { id = "" } = useParams();
  return <PrintView key={id} guidebookId={id} />;
}
