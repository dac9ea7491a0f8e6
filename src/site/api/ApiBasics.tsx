import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ApiReference } from "#site/api/apiReference.ts";
import { Example } from "#site/api/Example.tsx";
import { Refusals } from "#site/api/Refusals.tsx";
import { linkLook } from "#ui/buttonLook.ts";
import { Card } from "#ui/Card.tsx";

const variables = `export TOKEN=pl_...
export GUIDEBOOK_ID=...`;

const refusal = `{
  "code": "invalid",
  "message": "Please enter a name for your guidebook.",
  "fields": { "name": "Please enter a name for your guidebook." }
}`;

/** How to make a first call, and what holds for all calls: errors, limits, the idempotency key. */
export function ApiBasics({ tokenLimit, anyRefusals, keyHours }: Omit<ApiReference, "calls">) {
  return (
    <section aria-labelledby="first-call" className="mt-12">
      <h2 id="first-call" className="text-[1.6875rem]">
        Make your first call
      </h2>
      <ol className="mt-4 grid gap-8 lg:grid-cols-3">
        <Step number={1} title="Make a token">
          <p>
            In{" "}
            <Link to="/profile#tokens" className={linkLook}>
              your profile
            </Link>
            , under “Other programs”. It is for one account, with all its guidebooks or some. A Viewer token
            reads, a Co-host token also writes.
          </p>
          <p>No token can sign in, pay or manage people.</p>
        </Step>
        <Step number={2} title="Set it in your shell">
          <Example title="shell" text={variables} />
          <p>
            The examples read both from your shell. <code>$STAY_ID</code> and the like are ids that come from
            other calls.
          </p>
        </Step>
        <Step number={3} title="Run an example">
          <p>
            Each call below has one for curl and one for fetch, as a module of Node. They send the token in a
            header, never in the address:
          </p>
          <Example title="header" text="Authorization: Bearer pl_..." />
        </Step>
      </ol>
      <p className="mt-6 max-w-measure">
        Times are milliseconds since 1970 (UTC). A call marked “Signed-in person” takes no token: its example
        sends the cookie of a browser. For other tools there is an{" "}
        <a href="/api/openapi.json" className={linkLook}>
          OpenAPI description
        </a>
        .
      </p>
      <Card padded={false} className="mt-6 divide-y divide-line overflow-clip">
        <Folded title="Errors of every call">
          <p>
            Each refusal has a stable <code>code</code>, a <code>message</code> for a person and, where fields
            are at fault, a sentence for each of them:
          </p>
          <Example title="answer" text={refusal} />
          <p>Any call with a token may also answer:</p>
          <Refusals refusals={anyRefusals} />
        </Folded>
        <Folded title="Limits, and trying again">
          <p>
            A token makes calls up to a limit. {tokenLimit} Some calls have limits of their own. A refused one
            says in <code>Retry-After</code> how many seconds to wait.
          </p>
          <p>
            A call that takes an <code>idempotency-key</code> is done once for each key within {keyHours}{" "}
            hours. After a lost connection send it again with the same key: the same request gets the same
            answer, with <code>idempotent-replayed</code>.
          </p>
          <Example title="header" text="idempotency-key: 2f6b1c9e-stay-of-12-March" />
        </Folded>
      </Card>
    </section>
  );
}

interface StepProps {
  number: number;
  title: string;
  children: ReactNode;
}

function Step({ number, title, children }: StepProps) {
  return (
    <li className="min-w-0 space-y-3">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-full border border-line bg-card font-display text-lg font-semibold text-pine"
        >
          {number}
        </span>
        <h3 className="text-xl">{title}</h3>
      </div>
      {children}
    </li>
  );
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group print:details-content:[content-visibility:visible]">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2.5 -outline-offset-2 hover:bg-linen sm:px-5 [&::-webkit-details-marker]:hidden">
        <h3 className="grow text-lg">{title}</h3>
        <ChevronDown
          size={20}
          aria-hidden
          className="shrink-0 text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="max-w-3xl space-y-3.5 px-4 pt-1 pb-6 sm:px-5">{children}</div>
    </details>
  );
}
