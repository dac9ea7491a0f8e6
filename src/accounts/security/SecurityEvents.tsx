import { useQuery } from "@tanstack/react-query";
import {
  KeyRound,
  LifeBuoy,
  LogIn,
  Mail,
  MonitorCheck,
  ShieldCheck,
  TriangleAlert,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { accounts, sessionsQuery } from "#accounts/client.ts";
import type { SecurityEvent, SecurityEventKind } from "#accounts/security/contract.ts";
import { jsonOf } from "#core/client.ts";
import { formatMoment } from "#core/format.ts";
import { Button } from "#ui/Button.tsx";
import { linkLook } from "#ui/buttonLook.ts";
import { classes } from "#ui/classes.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { DocumentLink } from "#ui/DocumentLink.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { useProduct } from "#ui/product.tsx";
import { Loading } from "#ui/Skeleton.tsx";

const words: Record<SecurityEventKind, string> = {
  signed_in: "Signed in",
  signed_in_new: "Signed in for the first time",
  wrong_password: "A wrong password was tried",
  password_changed: "The password was changed",
  password_reset: "A new password was set with a link from an email",
  email_requested: "A change of the email was asked for",
  email_changed: "The email was changed",
  email_taken_back: "A change of the email was taken back",
  passkey_added: "A passkey was added",
  passkey_removed: "A passkey was removed",
  token_made: "A token for another program was made",
  oidc_linked: "Single sign-on was connected",
  signed_out_elsewhere: "Signed out elsewhere",
  exported_by_support: "Our support exported your guidebooks",
  private_hosts_allowed_by_support: "Our support allowed your webhooks to reach addresses on its own network",
  private_hosts_refused_by_support: "Our support ended webhooks to addresses on its own network",
  plan_granted_by_support: "Our support gave you a plan",
  plan_ended_by_support: "Our support ended your plan",
  taken_down_by_support: "Our support took a guidebook down",
  put_back_by_support: "Our support put a guidebook back",
  signed_out_by_support: "Our support signed you out everywhere",
};

/** The account's security events, newest first (Accounts 15). */
export function SecurityEvents() {
  const { hasPasswords } = useProduct();
  return (
    <Dialog
      size="large"
      trigger={
        <Button variant="secondary" icon={ShieldCheck}>
          Sign-ins and changes
        </Button>
      }
      title="Sign-ins and changes"
      description={
        <>
          The newest 50 of the last year.
          {hasPasswords && (
            <>
              {" "}
              Don’t recognise one?{" "}
              <DocumentLink href="/.well-known/change-password" className={linkLook}>
                Change your password
              </DocumentLink>
              : that signs out everyone else.
            </>
          )}
        </>
      }
    >
      <EventList />
    </Dialog>
  );
}

function EventList() {
  const {
    data: events,
    error,
    refetch,
  } = useQuery({
    queryKey: ["/api/auth/security-events"],
    queryFn: () => jsonOf(accounts.auth["security-events"].$get()),
    staleTime: 0,
  });
  if (!events && error)
    return (
      <LoadFailed className="" error={error} onRetry={refetch}>
        Failed to load the list. Please try again.
      </LoadFailed>
    );
  if (!events) return <Loading label="Loading what happened..." sizes={["h-16"]} />;
  return (
    <ol className="divide-y divide-line">
      <CurrentSession />
      {events.map((event) => (
        <Row
          key={`${event.at}-${event.kind}-${event.device}`}
          icon={iconOf(event.kind)}
          isWarning={event.kind === "wrong_password"}
          at={formatMoment(event.at)}
        >
          {formatEvent(event)}
        </Row>
      ))}
    </ol>
  );
}

/** The session that reads the list, above its events. */
function CurrentSession() {
  const { data: sessions } = useQuery(sessionsQuery);
  const current = sessions?.find(({ isThis }) => isThis);
  if (!current) return null;
  return (
    <Row icon={MonitorCheck} at={`Since ${formatMoment(current.createdAt)}`}>
      You, signed in here{current.device ? ` with ${current.device}` : ""}
    </Row>
  );
}

interface RowProps {
  icon: LucideIcon;
  /** True for what a host should look at. */
  isWarning?: boolean;
  at: string;
  children: ReactNode;
}

function Row({ icon: Icon, isWarning = false, at, children }: RowProps) {
  return (
    <li className="flex gap-3.5 py-3.5">
      <Icon
        size={20}
        aria-hidden
        className={classes("mt-0.5 shrink-0", isWarning ? "text-clay" : "text-pine")}
      />
      <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
        <p className="font-medium wrap-anywhere">{children}</p>
        <p className="text-sm leading-6 text-soft">{at}</p>
      </div>
    </li>
  );
}

/** The icon of an event, by the start of its kind; sign-ins have the rest. */
const icons: readonly [RegExp, LucideIcon][] = [
  [/^wrong_password/, TriangleAlert],
  [/^(password|passkey|token|oidc)/, KeyRound],
  [/^email/, Mail],
  [/_by_support$/, LifeBuoy],
];

const iconOf = (kind: SecurityEventKind): LucideIcon =>
  icons.find(([kinds]) => kinds.test(kind))?.[1] ?? LogIn;

function formatEvent({ kind, device, times }: SecurityEvent): string {
  return `${words[kind]}${device ? ` with ${device}` : ""}${times > 1 ? ` (${times} times)` : ""}`;
}
