import { useParams } from "react-router";
import { ForAirbnb } from "#stays/airbnbExport/ForAirbnb.tsx";
import { ScreenTitle } from "#guidebooks/ScreenTitle.tsx";

export default function ForAirbnbScreen() {
  const { id = "" } = useParams();
  return (
    <>
      <ScreenTitle guidebookId={id} of={(name) => `${name} for Airbnb`} before="For Airbnb" />
      <ForAirbnb key={id} guidebookId={id} />
    </>
  );
}
