import { useQuery } from "@tanstack/react-query";
import { contactsQuery } from "#guidebooks/client.ts";
import { PageTitle } from "#ui/PageTitle.tsx";
import { Loading } from "#ui/Skeleton.tsx";
import { ContactsHeader, ContactsOfProperties } from "#guidebooks/contacts/ContactsOfProperties.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";

/** Contacts for guests of all properties: set once, used in all, with others for single ones (Contacts 6). */
export default function ContactsScreen() {
  const { data, error, refetch } = useQuery(contactsQuery);
  return (
    <>
      <PageTitle>Contacts</PageTitle>
      {data ? <ContactsOfProperties {...data} /> : <ContactsHeader />}
      {!data && error && (
        <LoadFailed error={error} onRetry={refetch}>
          Failed to load your contacts. Please try again.
        </LoadFailed>
      )}
      {!data && !error && <Loading label="Loading your contacts..." sizes={["h-60"]} />}
    </>
  );
}
