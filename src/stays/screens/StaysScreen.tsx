import { StaysView } from "#stays/screens/StaysView.tsx";
import { PageTitle } from "#ui/PageTitle.tsx";

/** The stays of all guidebooks. */
export default function StaysScreen() {
  return (
    <>
      <PageTitle>Stays</PageTitle>
      <StaysView />
    </>
  );
}
