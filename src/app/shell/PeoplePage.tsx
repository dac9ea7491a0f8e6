import { useQuery } from "@tanstack/react-query";
import { PeopleSection } from "#accounts/members/PeopleSection.tsx";
import { guidebooksQuery } from "#guidebooks/client.ts";
import { stayPropertiesQuery } from "#stays/client.ts";
import { CleanerLinks } from "#stays/screens/CleanerLinks.tsx";
import { PageHeader } from "#ui/PageHeader.tsx";
import { PageTitle } from "#ui/PageTitle.tsx";

/** The members of the account, and the links of cleaners, who need no account. */
export default function PeoplePage() {
  const { data: guidebooks } = useQuery(guidebooksQuery);
  const { data: properties = [] } = useQuery(stayPropertiesQuery(undefined));
  return (
    <>
      <PageTitle>People</PageTitle>
      <PageHeader title="People" subtitle="Co-hosts, viewers and cleaners" className="mb-8" />
      <PeopleSection names={guidebooks && new Map(guidebooks.map(({ id, name }) => [id, name]))} />
      <CleanerLinks properties={properties.filter(({ isArchived }) => !isArchived)} />
    </>
  );
}
