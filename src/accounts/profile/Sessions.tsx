import { useQuery, useQueryClient } from "@tanstack/react-query";
import { accounts, sessionsQuery } from "#accounts/client.ts";
import type { ListedSession } from "#accounts/contract.ts";
import { peopleQuery } from "#accounts/members/client.ts";
import { SecurityEvents } from "#accounts/security/SecurityEvents.tsx";
import { formatMoment } from "#core/format.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { SettingsRow } from "#ui/SettingsRow.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { Loading } from "#ui/Skeleton.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";

const failure = { title: "Error", description: "Failed to sign out there. Please try again." };

/** The user's sessions, and the way to end them (Accounts 13). */
export function Sessions() {
  const client = useQueryClient();
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  const refresh = () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  const endOthers = useCall({
    mutationFn: () => accounts.auth.sessions.$delete(),
    onSuccess: () => {
      showToast({
        title: "Signed out",
        description: "You are now signed in only here. Open invitations that you made have ended.",
      });
      return Promise.all([refresh(), client.invalidateQueries({ queryKey: peopleQuery.queryKey })]);
    },
    failure,
  });
  return (
    <SettingsRow
      id="sessions"
      title="Where you are signed in"
      value={sessions && formatCount(sessions.length)}
    >
      {sessions ? (
        <ul className="divide-y divide-line border-y border-line">
          {sessions.map((session) => (
            <Session key={session.id} session={session} onEnded={refresh} />
          ))}
        </ul>
      ) : error ? (
        <LoadFailed className="" error={error} onRetry={refetch}>
          Failed to load your sessions. Please try again.
        </LoadFailed>
      ) : (
        <Loading label="Loading your sessions..." sizes={["h-16"]} />
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {sessions && sessions.length > 1 && (
          <Button
            variant="secondary"
            busy={endOthers.isPending}
            busyLabel="Signing out..."
            onClick={() => endOthers.mutate()}
          >
            Sign out everywhere else
          </Button>
        )}
        <SecurityEvents />
      </div>
    </SettingsRow>
  );
}

function Session({ session, onEnded }: { session: ListedSession; onEnded: () => Promise<void> }) {
  const { id, device, createdAt, lastSeenAt, isThis } = session;
  const name = capital(device ?? "a browser");
  const end = useCall({
    mutationFn: () => accounts.auth.sessions[":id"].$delete({ param: { id } }),
    onSuccess: () => {
      showToast({ title: "Signed out", description: `${name} is signed out.` });
      return onEnded();
    },
    failure,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isThis && <Badge tone="leaf">here</Badge>}
        </p>
        <p className="text-sm text-soft">
          {isThis ? `Since ${formatMoment(createdAt)}` : `Last seen ${formatMoment(lastSeenAt)}`}
        </p>
      </div>
      {!isThis && (
        <Button variant="secondary" size="small" busy={end.isPending} onClick={() => end.mutate()}>
          Sign out<span className="sr-only"> of {name}</span>
        </Button>
      )}
    </li>
  );
}

const formatCount = (count: number) => (count === 1 ? "Only here" : `Here and on ${count - 1} more`);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
