import { useParams } from "react-router";
import { PRODUCT } from "#core/product.ts";
import { ForAirbnb } from "#stays/airbnbExport/ForAirbnb.tsx";

export const meta = () => [{ title: `For Airbnb | ${PRODUCT.name}` }];

export default function ForAirbnbScreen() {
  const { id = "" } = useParams();
  return <ForAirbnb key={id} guidebookId={id} />;
}
