import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { accounts } from "#accounts/client.ts";
import type { EmailLink } from "#accounts/contract.ts";
import { AuthLayout } from "#accounts/AuthLayout.tsx";
import { EndedLink, endedLinkWords } from "#accounts/EndedLink.tsx";
import { EMAIL_LINK_DAYS } from "#accounts/profile/emailLinkDays.ts";
import { useSendConfirmation } from "#accounts/profile/useSendConfirmation.ts";
import { useUser, userQuery } from "#accounts/session.ts";
import { ApiError, jsonOf, messageOf } from "#core/client.ts";
import { Button } from "#ui/Button.tsx";
import { buttonLook } from "#ui/buttonLook.ts";
import { failureText } from "#ui/failure.ts";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { Notice } from "#ui/Notice.tsx";
import { PageTitle } from "#ui/PageTitle.tsx";
import { Loading } from "#ui/Skeleton.tsx";
import { useCall } from "#ui/useCall.ts";

export const meta = () => [{ name: "robots", content: "noindex" }];

const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ["/api/auth/email-link", token],
    queryFn: () => jsonOf(accounts.auth["email-link"].$get({ query: { token } })),
  });

const texts = {
  confirm: {
    before: (email: string) => `Is ${email} your email?`,
    button: "Confirm my email",
    after: (email: string) => `Thank you: ${email} is confirmed.`,
  },
  change: {
    before: (email: string) => `From now on you sign in with ${email}. We will let your old email know.`,
    button: "Use this email",
    after: (email: string) => `Your email is now ${email}.`,
  },
  undo: {
    before: (email: string) => `Your email goes back to ${email}, and every device is signed out.`,
    button: "Take it back",
    after: (email: string) =>
      `Your email is ${email} again. We have sent a link there to choose a new password.`,
  },
};

/** The target of email links. Only the button acts: mail programs open links automatically. */
export default function EmailLinkScreen() {
  const token = useSearchParams()[0].get("token") ?? "";
  const link = useQuery({ ...linkQuery(token), enabled: token !== "" });
  const hasEnded = token === "" || (link.error instanceof ApiError && link.error.status === 400);
  return (
    <AuthLayout
      {...(hasEnded && !link.data
        ? {
            title: token === "" ? "Part of the link is missing" : "The link in your email has ended",
            words: endedLinkWords,
          }
        : { title: "Your email", words: "So that we can always find you." })}
    >
      <PageTitle>Your email</PageTitle>
      {link.data ? (
        <Pressed token={token} link={link.data} />
      ) : hasEnded ? (
        <Ended isWhole={token !== ""} message={messageOf(link.error)} />
      ) : link.error ? (
        <LoadFailed className="" error={link.error} onRetry={link.refetch}>
          The link could not be read. Please try again.
        </LoadFailed>
      ) : (
        <Loading label="Loading..." sizes={["h-20"]} />
      )}
    </AuthLayout>
  );
}

interface EndedProps {
  /** False when the link was opened incompletely. */
  isWhole: boolean;
  message: string | undefined;
}

function Ended({ isWhole, message }: EndedProps) {
  const user = useUser();
  const send = useSendConfirmation();
  const canSend = user && !user.emailConfirmed;
  return (
    <EndedLink
      action={
        canSend ? (
          <>
            <Button busy={send.isPending} onClick={() => send.mutate()}>
              Send a new link
            </Button>
            <Link to="/" className={buttonLook({ variant: "quiet" })}>
              Continue
            </Link>
          </>
        ) : (
          <Link to={user ? "/profile" : "/login?next=%2Fprofile"} className={buttonLook({})}>
            {user ? "Go to your profile" : "Sign in to get a new link"}
          </Link>
        )
      }
    >
      {isWhole
        ? message
        : `Open it from the email again${canSend ? "" : user ? ", or send a new one from your profile" : ", or sign in to get a new one"}.`}{" "}
      A link works once, for at most {EMAIL_LINK_DAYS} days.
    </EndedLink>
  );
}

function Pressed({ token, link: { purpose, email } }: { token: string; link: EmailLink }) {
  const client = useQueryClient();
  const { before, button, after } = texts[purpose];
  const use = useCall({
    mutationFn: () => jsonOf(accounts.auth["email-link"].$post({ json: { token } })),
    onSuccess: () => client.invalidateQueries({ queryKey: userQuery.queryKey }),
    asksToSignIn: false,
    failure: (error) =>
      failureText(error, { title: "Error", description: "That did not work. Please try again." }, () => true),
  });
  if (use.isSuccess)
    return (
      <>
        <Notice tone="done">
          <span className="wrap-anywhere">{after(email)}</span>
        </Notice>
        <Onward />
      </>
    );
  return (
    <>
      <p className="wrap-anywhere">{before(email)}</p>
      <Button size="large" className="mt-6 w-full" busy={use.isPending} onClick={() => use.mutate()}>
        {button}
      </Button>
    </>
  );
}

function Onward() {
  const user = useUser();
  return (
    <Link to={user ? "/" : "/login"} className={buttonLook({ variant: "secondary", className: "mt-6" })}>
      {user ? "Continue" : "Go to sign-in"}
    </Link>
  );
}
