import { useParams } from "react-router";
import { PRODUCT } from "#platform/site.ts";
import { ForAirbnb } from "#studio/channels/ForAirbnb.tsx";

export const meta = () => [{ title: `For Airbnb | ${PRODUCT.name}` }];

/** Airbnb's own fields from one guidebook. */
export default function ForAirbnbScreen() {
  const { id = "" } = useParams();
  return <ForAirbnb key={id} guidebookId={id} />;
}
