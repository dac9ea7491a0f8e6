import { bodyLimit } from "hono/body-limit";
import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "#core/http.server.ts";
import { limit } from "#core/limitRule.ts";
import { MINUTE_MS } from "#core/durations.ts";
import type { AppContext } from "#core/context.server.ts";
import { parseJson } from "#core/parseJson.ts";

export const POLICY_REPORTS = "/policy-reports";

/** A page that breaks its policy does so a few times; a browser with a loud extension may go on. */
export const policyReports = limit("policy-reports", 20, MINUTE_MS, {
  message: "Too many requests.",
  inMemory: true,
});

const MAX_BYTES = 16 * 1024;
/** A stranger can invent any number of kinds; each process logs the first of these. */
const MAX_LOGGED_KINDS = 50;

const text = z.string().max(4096).optional().catch(undefined);
const policyReport = z.object({
  "csp-report": z.object({ "effective-directive": text, "violated-directive": text, "blocked-uri": text }),
});

interface PolicyBreach {
  directive: string;
  /** What was refused: `inline`, `eval`, the name of a host, or a scheme such as that of browser extensions. */
  blocked: string;
}

/** Logs which rule of our policy was broken by what host. URLs may be keys, and samples hosts' texts. */
export const policyReportRoutes = new Hono<AppEnv>().post(
  POLICY_REPORTS,
  bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.body(null, 413) }),
  async (c) => {
    const context = c.get("context");
    const free = await context.limits.consume(policyReports, c.get("ip"));
    if (!free.ok) return c.body(null, 429);
    const report = policyReport.safeParse(parseJson(await c.req.text())).data?.["csp-report"];
    if (report) {
      const directive = report["effective-directive"] ?? report["violated-directive"];
      note(context, breachOf(directive, report["blocked-uri"]));
    }
    return c.body(null, 204);
  },
);

const DIRECTIVE =
  /^(?:(?:script|style)-src(?:-elem|-attr)?|(?:default|img|font|connect|frame|worker|manifest|media|object)-src|form-action|base-uri|frame-ancestors)\b/;
const HOST_MAX = 100;

function breachOf(directive = "", blocked = ""): PolicyBreach {
  const url = URL.parse(blocked);
  const host = url?.protocol === "https:" || url?.protocol === "http:" ? url.host : url?.protocol;
  return {
    directive: DIRECTIVE.exec(directive)?.[0] ?? "other",
    blocked: host?.slice(0, HOST_MAX) ?? (/^(inline|eval)$/.exec(blocked)?.[0] || "unknown"),
  };
}

const loggedKinds = new WeakMap<AppContext, Set<string>>();

function note(context: AppContext, { directive, blocked }: PolicyBreach): void {
  context.metrics.policyReports.inc({ directive });
  const logged = loggedKinds.get(context) ?? new Set();
  loggedKinds.set(context, logged);
  const kind = `${directive} ${blocked}`;
  if (logged.has(kind) || logged.size >= MAX_LOGGED_KINDS) return;
  logged.add(kind);
  context.log.warn({ directive, blocked }, "A browser refused what a page's content policy does not allow");
}
