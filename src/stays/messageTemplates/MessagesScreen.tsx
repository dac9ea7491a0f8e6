import { useQuery } from "@tanstack/react-query";
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
        Two messages are ready to send: one before the arrival, one when the codes are visible. Edit them as
        you like.
      </p>
      <Body />
    </StaysFrame>
  );
}

function Body() {
  const templates = useQuery(templatesQuery);
  const properties = useQuery(stayPropertiesQuery(undefined));
  const stays = useQuery(staysQuery(undefined));
  const error = templates.error ?? properties.error ?? stays.error;
  if (templates.data && properties.data && stays.data)
    return (
      <MessagesForm
        stored={templates.data}
        examples={messageExamples(stays.data, properties.data, stays.dataUpdatedAt)}
        mayEdit={properties.data.every(({ mayEdit }) => mayEdit)}
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
