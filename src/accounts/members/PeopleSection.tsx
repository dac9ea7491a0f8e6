import { useQuery } from "@tanstack/react-query";
import { useChosenAccount } from "#accounts/session.ts";
import { denialMessage } from "#accounts/roles.ts";
import { peopleQuery } from "#accounts/members/client.ts";
import { Card } from "#ui/Card.tsx";
import { Loading } from "#ui/Skeleton.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { ActivityDialog } from "#accounts/members/ActivityDialog.tsx";
import { InvitationRow } from "#accounts/members/InvitationRow.tsx";
import { LeaveAccount } from "#accounts/members/LeaveAccount.tsx";
import { PersonRow } from "#accounts/members/PersonRow.tsx";

interface PeopleProps {
  /** The names of the account's guidebooks, by id; undefined until they are loaded. */
  names: ReadonlyMap<string, string> | undefined;
}

/** The people of the account for its owners; the account's owner for other members (People 2). */
export function PeopleSection({ names }: PeopleProps) {
  const account = useChosenAccount();
  if (!account) return null;
  const mayManage = denialMessage(account, "manage members") === null;
  return (
    <Card as="section" aria-labelledby="people">
      <h2 id="people" tabIndex={-1} className="text-xl">
        Members
      </h2>
      {mayManage ? <People names={names} /> : <LeaveAccount account={account} />}
    </Card>
  );
}

function People({ names }: PeopleProps) {
  const people = useQuery(peopleQuery);
  return (
    <>
      <p className="mt-1 text-soft">
        Members have an account: a co-host who edits, or a viewer who reads guidebooks and stays.
      </p>
      {people.data ? (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {people.data.members.map((person) => (
            <PersonRow key={person.id} person={person} names={names} />
          ))}
          {people.data.invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} names={names} />
          ))}
        </ul>
      ) : people.error ? (
        <LoadFailed error={people.error} onRetry={people.refetch}>
          Failed to load the people of your account. Please try again.
        </LoadFailed>
      ) : (
        <Loading label="Loading people..." className="mt-4" sizes={["h-16"]} />
      )}
      <div className="mt-5">
        <ActivityDialog />
      </div>
    </>
  );
}
