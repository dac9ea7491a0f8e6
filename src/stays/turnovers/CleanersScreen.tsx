import { useQuery } from "@tanstack/react-query";
import { stayPropertiesQuery } from "#stays/client.ts";
import { CheckLists } from "#stays/turnovers/checkItems/CheckLists.tsx";
import { CleanerLinks } from "#stays/screens/CleanerLinks.tsx";
import { StaysFrame } from "#stays/screens/StaysFrame.tsx";
import { PageTitle } from "#ui/PageTitle.tsx";

/** The links by which cleaners see when guests leave and arrive, and what they tick at each home. */
export default function CleanersScreen() {
  const { data: properties = [] } = useQuery(stayPropertiesQuery(undefined));
  const active = properties.filter(({ isArchived }) => !isArchived);
  return (
    <StaysFrame action={null}>
      <PageTitle>Cleaners</PageTitle>
      <CleanerLinks properties={active} isAlone />
      <CheckLists properties={active} />
    </StaysFrame>
  );
}
