import { useQuery } from "@tanstack/react-query";
import { InviteMember } from "#accounts/members/InviteMember.tsx";
import { PeopleSection } from "#accounts/members/PeopleSection.tsx";
import { useMay } from "#accounts/session.ts";
import { guidebooksQuery } from "#guidebooks/client.ts";
import { stayPropertiesQuery } from "#stays/client.ts";
import { CleanerLinks } from "#stays/screens/CleanerLinks.tsx";
import { PageHeader } from "#ui/PageHeader.tsx";
import { PageTitle } from "#ui/PageTitle.tsx";

/** The members of the account, and the links of cleaners, who need no account. */
export default function PeoplePage() {
  const { data: guidebooks } = useQuery(guidebooksQuery);
  const { data: properties = [] } = useQuery(stayPropertiesQuery(undefined));
  const mayInvite = useMay("manage members");
  const names = guidebooks && new Map(guidebooks.map(({ id, name }) => [id, name]));
  return (
    <>
      <PageTitle>People</PageTitle>
      <PageHeader
        title="People"
        subtitle="Co-hosts, viewers and cleaners"
        action={mayInvite && <InviteMember names={names} />}
      />
      <PeopleSection names={names} />
      <CleanerLinks properties={properties.filter(({ isArchived }) => !isArchived)} />
    </>
  );
}
