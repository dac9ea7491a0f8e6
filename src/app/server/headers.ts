import type { MiddlewareHandler } from "hono";
import { createHash } from "node:crypto";
import type { Config } from "#core/config.server.ts";
import type { AppEnv } from "#core/http.server.ts";
import { POLICY_REPORTS } from "#app/server/policyReports.ts";
import { EARLY_PRESS } from "#app/shell/EarlyClickCapture.tsx";

const always: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
};

/** Returns the headers of every response. Other hosts of the domain are moved to https by `HSTS_SUBDOMAINS` alone. */
export function floorHeaders({ publicUrl, hstsSubdomains }: Config): Record<string, string> {
  if (!publicUrl?.startsWith("https:")) return always;
  const subdomains = hstsSubdomains ? "; includeSubDomains" : "";
  return { ...always, "Strict-Transport-Security": `max-age=31536000${subdomains}` };
}

/** Sets the usual security headers that the response has not set itself. */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of Object.entries(floorHeaders(c.get("context").config))) {
    if (!headers.has(name)) headers.set(name, value);
  }
  const policy = headers.get("Content-Security-Policy") ?? "default-src 'none'";
  // A response without `frame-ancestors` may not be framed: `default-src` does not cover that.
  if (!policy.includes("frame-ancestors"))
    headers.set("Content-Security-Policy", `${policy}; frame-ancestors 'none'`);
};

/** While developing, Vite puts styles and scripts inline and speaks over a socket. */
export const DEVELOPMENT_POLICY = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:";

const earlyPress = `sha256-${createHash("sha256").update(EARLY_PRESS).digest("base64")}`;

interface ScreenNeeds {
  google: boolean;
  /** The screens of a host are an app of their own on a phone. */
  hasManifest: boolean;
}

/** Returns the content security policy of the screens: our files, nonced or known inline scripts, Google. */
export function screenPolicy(nonce: string, { google, hasManifest }: ScreenNeeds): string {
  const also = (origins: string) => (google ? ` ${origins}` : "");
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' '${earlyPress}'${also("https://www.googletagmanager.com")}`,
    "style-src 'self'",
    `img-src 'self' data: blob:${also(GOOGLE_COLLECTS)}`,
    "font-src 'self'",
    `connect-src 'self'${also(GOOGLE_COLLECTS)}`,
    "frame-src 'self'",
    ...(hasManifest ? ["manifest-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // All browsers read it. If `report-to` is also sent, Chromium reads that alone, and reports over https only.
    `report-uri ${POLICY_REPORTS}`,
  ].join("; ");
}

/** https://developers.google.com/tag-platform/security/guides/csp, Google Analytics 4 without its advertising features. */
const GOOGLE_COLLECTS =
  "https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com";
