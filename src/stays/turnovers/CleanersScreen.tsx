import { useQuery } from "@tanstack/react-query";
import { stayPropertiesQuery } from "#stays/client.ts";
import { CleanerLinks } from "#stays/screens/CleanerLinks.tsx";
import { StaysFrame } from "#stays/screens/StaysFrame.tsx";
import { PageTitle } from "#ui/PageTitle.tsx";

/** The links by which cleaners see when guests leave and arrive. */
export default function CleanersScreen() {
  const { data: properties = [] } = useQuery(stayPropertiesQuery(undefined));
  return (
    <StaysFrame action={null}>
      <PageTitle>Cleaners</PageTitle>
      <CleanerLinks properties={properties.filter(({ isArchived }) => !isArchived)} isAlone />
    </StaysFrame>
  );
}
