import { useQuery } from "@tanstack/react-query";
import { useChosenAccount, useMay } from "#accounts/session.ts";
import { templatesQuery } from "#stays/messageTemplates/client.ts";
import { StaysFrame } from "#stays/screens/StaysFrame.tsx";
import { PageTitle } from "#ui/PageTitle.tsx";
import { Loading } from "#ui/Skeleton.tsx";
import { staysQuery, stayPropertiesQuery } from "#stays/client.ts";
import { MessagesForm } from "#stays/messageTemplates/MessagesForm.tsx";
import { messageExamples } from "#stays/messageTemplates/messageExample.ts";
import { LoadFailed } from "#ui/LoadFailed.tsx";

/** The account's two message templates (Stays 34). */
export default function MessagesScreen() {
  return (
    <StaysFrame action={null}>
      <PageTitle>Messages</PageTitle>
      <p className="mt-5 max-w-prose text-soft">
        Two messages are ready to send: “When they book” and “Three days before”. Edit them as you like.
      </p>
      <Body />
    </StaysFrame>
  );
}

const EDITORS = "Only the owner and co-hosts can change them.";
const ALL_GUIDEBOOKS = "They are for all guidebooks: only people with access to all of them can change them.";

function Body() {
  const mayEdit = useMay("edit");
  const isLimited = useChosenAccount()?.isLimited;
  const templates = useQuery(templatesQuery);
  const properties = useQuery(stayPropertiesQuery(undefined));
  const stays = useQuery(staysQuery(undefined));
  const error = templates.error ?? properties.error ?? stays.error;
  if (templates.data && properties.data && stays.data)
    return (
      <MessagesForm
        stored={templates.data}
        examples={messageExamples(stays.data, properties.data, stays.dataUpdatedAt)}
        readOnlyFor={isLimited ? ALL_GUIDEBOOKS : mayEdit ? null : EDITORS}
      />
    );
  if (error)
    return (
      <LoadFailed
        error={error}
        onRetry={() => Promise.all([templates.refetch(), properties.refetch(), stays.refetch()])}
      >
        Failed to load your messages. Please try again.
      </LoadFailed>
    );
  return (
    <Loading
      label="Loading your messages..."
      className="mt-8 space-y-5"
      sizes={["h-80 rounded-card", "h-80 rounded-card"]}
    />
  );
}
