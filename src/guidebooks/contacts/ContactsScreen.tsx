import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { contactsQuery } from "#guidebooks/client.ts";
import { PageTitle } from "#ui/PageTitle.tsx";
import { Loading } from "#ui/Skeleton.tsx";
import { ContactsOfHomes } from "#guidebooks/contacts/ContactsOfHomes.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";

/** Contacts for guests of all properties: set once, used in all, with others for single ones (Contacts 6). */
export default function ContactsScreen() {
  const { data, error, refetch } = useQuery(contactsQuery);
  return (
    <div className="mx-auto max-w-4xl">
      <PageTitle>Contacts</PageTitle>
      <Link to="/" className="mb-4 inline-flex min-h-11 items-center gap-2 font-semibold text-pine">
        <ArrowLeft size={18} aria-hidden /> Your Guidebooks
      </Link>
      {data && <ContactsOfHomes {...data} />}
      {!data && error && (
        <LoadFailed error={error} onRetry={refetch}>
          Failed to load your contacts. Please try again.
        </LoadFailed>
      )}
      {!data && !error && <Loading label="Loading your contacts..." sizes={["h-12 w-60", "mt-8 h-60"]} />}
    </div>
  );
}
