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

/** What holds for all calls: the token, the examples, errors, limits, the idempotency key. */
export function ApiBasics({ tokenLimit, anyRefusals, keyHours }: Omit<ApiReference, "calls">) {
  return (
    <div className="mt-10 grid gap-6 md:grid-cols-2">
      <Part title="Your token">
        <p>
          Make a token in{" "}
          <Link to="/profile#tokens" className={linkLook}>
            your profile
          </Link>
          , under “Other programs”. Send it in a header, never in the address:
        </p>
        <Example title="header" text="Authorization: Bearer pl_..." />
        <p>
          A token acts for you in one account, as far as you allow: it reads (Viewer) or also writes
          (Co-host), in all your guidebooks or in some. It never signs in, pays or manages people. A call
          marked “No token” is for a person who is signed in: its example sends the cookie of a browser.
        </p>
      </Part>
      <Part title="The examples">
        <p>
          They run as they are: curl in a shell, fetch as a module of Node. What is yours comes from the
          environment. Set it once:
        </p>
        <Example title="shell" text={variables} />
        <p>
          <code>$STAY_ID</code> and the like are ids that other calls answer. Times are milliseconds since
          1970 (UTC). For other tools there is an{" "}
          <a href="/api/openapi.json" className={linkLook}>
            OpenAPI description
          </a>
          .
        </p>
      </Part>
      <Part title="Errors">
        <p>
          Each refusal has a stable <code>code</code>, a <code>message</code> for a person and, where fields
          are at fault, a sentence for each of them:
        </p>
        <Example title="answer" text={refusal} />
        <p>Any call with a token may also answer:</p>
        <Refusals refusals={anyRefusals} />
      </Part>
      <Part title="Limits, and trying again">
        <p>
          A token makes calls up to a limit. {tokenLimit} Some calls have limits of their own. A refused one
          says in <code>Retry-After</code> how many seconds to wait.
        </p>
        <p>
          A call that takes an <code>idempotency-key</code> is done once for each key within {keyHours} hours.
          After a lost connection send it again with the same key: the same request gets the same answer, with{" "}
          <code>idempotent-replayed</code>.
        </p>
        <Example title="header" text="idempotency-key: 2f6b1c9e-stay-of-12-March" />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="min-w-0 space-y-3.5">
      <h2 className="text-xl">{title}</h2>
      {children}
    </Card>
  );
}
