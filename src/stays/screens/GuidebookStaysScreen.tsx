import { useParams } from "react-router";
import { PRODUCT } from "#core/product.ts";
import { StaysView } from "#stays/screens/StaysView.tsx";

export const meta = () => [{ title: `Stays | ${PRODUCT.name}` }];

/** The stays of one guidebook. */
export default function GuidebookStaysScreen() {
  const { id = "" } = useParams();
  return <StaysView key={id} guidebookId={id} />;
}
