import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { AuthLayout } from "#accounts/AuthLayout.tsx";
import { EndedLink, endedLinkWords } from "#accounts/EndedLink.tsx";
import { SessionEnded } from "#accounts/SessionEnded.tsx";
import { useUser } from "#accounts/session.ts";
import { invitationQuery, memberCalls } from "#accounts/members/client.ts";
import type { ShownInvitation } from "#accounts/members/contract.ts";
import { INVITATION_DAYS } from "#accounts/members/invitationDays.ts";
import { ApiError, jsonOf, messageOf } from "#core/client.ts";
import { formatDay, formatList } from "#core/format.ts";
import { Button } from "#ui/Button.tsx";
import { buttonLook, linkLook } from "#ui/buttonLook.ts";
import { announceSignOut } from "#core/tabs.ts";
import { DocumentLink } from "#ui/DocumentLink.tsx";
import { serverText } from "#ui/failure.ts";
import { PageTitle } from "#ui/PageTitle.tsx";
import { useProduct } from "#ui/product.tsx";
import { Loading } from "#ui/Skeleton.tsx";
import { useCall } from "#ui/useCall.ts";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { inRole } from "#accounts/roles.ts";

/** The target of an invitation link (People 11): signed in or not, with any email. */
export default function InviteScreen() {
  const { token = "" } = useParams();
  const invitation = useQuery(invitationQuery(token));
  const { data, error } = invitation;
  const hasEnded = !data && error instanceof ApiError && error.status === 404;
  return (
    <AuthLayout
      {...(hasEnded
        ? { title: "This invitation has ended", words: endedLinkWords }
        : {
            title: data ? `${data.ownerName} invites you` : "Invitation",
            words: "You are invited to look after a guidebook.",
          })}
    >
      <PageTitle>Invitation</PageTitle>
      {data ? (
        <Offer token={token} invitation={data} />
      ) : hasEnded ? (
        <Ended message={messageOf(error)} />
      ) : error ? (
        <LoadFailed error={error} onRetry={invitation.refetch}>
          Failed to load the invitation. Please try again.
        </LoadFailed>
      ) : (
        <Loading label="Loading the invitation..." sizes={["h-24"]} />
      )}
    </AuthLayout>
  );
}

function Ended({ message }: { message: string | undefined }) {
  const user = useUser();
  return (
    <EndedLink
      action={
        <Link to={user ? "/" : "/login"} className={buttonLook({ variant: "secondary" })}>
          {user ? "Back to the dashboard" : "Sign In"}
        </Link>
      }
    >
      {message} An invitation works once, for {INVITATION_DAYS} days.
    </EndedLink>
  );
}

function Offer({ token, invitation }: { token: string; invitation: ShownInvitation }) {
  const user = useUser();
  const product = useProduct();
  const { ownerName, role, guidebooks, expiresAt } = invitation;
  const canSignUp = product.signUp !== "closed";
  const next = `?next=${encodeURIComponent(`/invite/${token}`)}`;
  return (
    <div className="flex flex-col gap-5">
      <p>
        {ownerName} would like your help with their guidebooks on {product.name}, {inRole(role, product)}.
      </p>
      <p className="text-soft">
        {guidebooks === "all" ? "For all their guidebooks." : `For ${formatList(guidebooks)}.`} The invitation
        is open until {formatDay(expiresAt)}.
      </p>
      {user ? (
        <Accept token={token} email={user.email} />
      ) : (
        <>
          {canSignUp && (
            <Link to={`/signup${next}`} className={buttonLook({ size: "large" })}>
              Create an account
            </Link>
          )}
          <Link
            to={`/login${next}`}
            className={buttonLook({ variant: canSignUp ? "secondary" : "primary", size: "large" })}
          >
            I have an account
          </Link>
          <p className="text-sm text-soft">
            {canSignUp
              ? "It is free for you. Use any email you like: the link is what counts."
              : "New accounts are closed here. To accept, sign in with an account you already have."}
          </p>
        </>
      )}
    </div>
  );
}

function Accept({ token, email }: { token: string; email: string }) {
  const accept = useCall({
    mutationFn: () => jsonOf(memberCalls.invitations[":token"].$post({ param: { token } })),
    onSuccess: () => window.location.assign("/"),
    failure: (error) =>
      serverText(error, {
        title: "Error",
        description: "Failed to accept the invitation. Please try again.",
      }),
  });
  return (
    <>
      <Button size="large" busy={accept.isPending} busyLabel="Joining..." onClick={() => accept.mutate()}>
        Accept the invitation
      </Button>
      <p className="text-sm text-soft wrap-anywhere">
        You are signed in as {email}. To join with another account,{" "}
        <DocumentLink href="/api/logout" className={linkLook} onClick={announceSignOut}>
          sign out
        </DocumentLink>{" "}
        and open the link again.
      </p>
      <SessionEnded />
    </>
  );
}
