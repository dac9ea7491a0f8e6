import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import type { ApiCall } from "#site/api/apiReference.ts";
import { CallPath } from "#site/api/CallPath.tsx";
import { Example } from "#site/api/Example.tsx";
import { Fields } from "#site/api/Fields.tsx";
import { InlineCode } from "#site/api/InlineCode.tsx";
import { Refusals } from "#site/api/Refusals.tsx";
import { Badge } from "#ui/Badge.tsx";
import { linkLook } from "#ui/buttonLook.ts";
import { classes } from "#ui/classes.ts";

const methodTones: Record<string, string> = { GET: "text-pine", DELETE: "text-clay" };
const tokenLabels = { viewer: "Viewer token", editor: "Co-host token" };

interface ApiCallDetailsProps {
  call: ApiCall;
  isOpen: boolean;
  /** The words of the search. */
  words: readonly string[];
}

/**
 * A call: one line, and everything about it when opened. The link of a call leads into what is closed, which browsers
 * open for it.
 */
export function ApiCallDetails({ call, isOpen, words }: ApiCallDetailsProps) {
  const { id, method, path, summary, token, who } = call;
  return (
    <details open={isOpen} className="group/call">
      <summary className="flex cursor-pointer list-none items-start gap-3 px-4 py-3.5 -outline-offset-2 hover:bg-linen sm:px-5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block font-mono text-[0.9375rem]">
            <span className={classes("font-semibold", methodTones[method] ?? "text-ink")}>{method}</span>{" "}
            <CallPath path={path} words={words} />
          </span>
          <span className="mt-0.5 block text-soft">
            <InlineCode text={summary} words={words} />
          </span>
        </span>
        <Badge tone={token ? "leaf" : "neutral"} className="mt-0.5 max-sm:hidden">
          {token ? tokenLabels[token] : who === "anyone" ? "Anyone" : "Signed-in person"}
        </Badge>
        <ChevronDown
          size={20}
          aria-hidden
          className="mt-1 shrink-0 text-soft transition-transform group-open/call:rotate-180"
        />
      </summary>
      <div id={id} className="scroll-mt-32 px-4 pt-1 pb-6 sm:px-5">
        <dl className="grid gap-x-6 gap-y-0.5 sm:gap-y-2 sm:grid-cols-[7rem_minmax(0,1fr)]">
          <Fact name="Who may">
            {upperFirst(who)}
            {token ? `, and a token with the role “${token === "viewer" ? "Viewer" : "Co-host"}”` : null}
            {!token && who !== "anyone" ? "; no token may" : null}.
            {call.needsPlan && " The account needs an active plan."}
          </Fact>
          {call.query.length > 0 && (
            <Fact name="Query">
              {call.query.map(({ name, isRequired }, at) => (
                <span key={name}>
                  {at > 0 && ", "}
                  <code>{name}</code>
                  {isRequired ? " (needed)" : ""}
                </span>
              ))}
            </Fact>
          )}
          <Fact name="Answers">{call.answers.join(", ")}</Fact>
          <Fact name="Limits">
            {call.limits.length > 0 ? call.limits.join(" ") : "None but those of every call."}
          </Fact>
          {call.takesKey && (
            <Fact name="Key">
              Takes an <code>idempotency-key</code>.
            </Fact>
          )}
        </dl>
        {call.fields.length > 0 && (
          <>
            <h3 className="mt-5 text-lg">Body</h3>
            <Fields fields={call.fields} />
          </>
        )}
        <h3 className="mt-5 mb-2 text-lg">Example</h3>
        <div className="grid gap-4">
          <Example title="curl" text={call.curl} />
          <Example title="fetch" text={call.fetch} />
          {call.answer !== null && <Example title="answer" text={call.answer} />}
        </div>
        {call.refusals.length > 0 && (
          <details className="group/errors mt-4 print:details-content:[content-visibility:visible]">
            <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
              <h3 className="text-lg">Errors</h3>
              <span className="text-sm text-soft">{call.refusals.length}</span>
              <ChevronDown
                size={18}
                aria-hidden
                className="text-soft transition-transform group-open/errors:rotate-180"
              />
            </summary>
            <Refusals refusals={call.refusals} />
          </details>
        )}
        <p className="mt-4">
          <a href={`#${id}`} className={linkLook}>
            Link to this call
          </a>
        </p>
      </div>
    </details>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-semibold max-sm:mt-2">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
