import type { Context, MiddlewareHandler } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { accountsOf, chosenMembership } from "#accounts/actor.server.ts";
import { user } from "#accounts/contract.ts";
import { offerGoogle } from "#analytics/consentOffer.tsx";
import { headersAskNotToBeCounted } from "#analytics/privacySignal.ts";
import { routePatternOf } from "#analytics/routePattern.ts";
import { apiReferenceOf } from "#app/reference/apiReference.server.ts";
import { isGoogleWelcomeAt } from "#analytics/consent.ts";
import { subscriptionFor } from "#billing/subscription.server.ts";
import { newQueryClient } from "#core/client.ts";
import type { AppEnv, SignedInHost } from "#core/http.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { Assets } from "#app/server/assets.ts";
import { DEVELOPMENT_POLICY, screenPolicy } from "#app/server/headers.ts";
import { screens as table } from "#core/screens.ts";
import { FIRST_ANSWERS_KEY } from "#app/shell/FirstAnswers.tsx";
import { newVisitorScreens } from "#app/server/visitorScreens.ts";
import {
  fillSession,
  logContext,
  nonceContext,
  productContext,
  queryClientContext,
  SIGNED_OUT,
  type SessionFacts,
} from "#app/shell/session.ts";
import { aboutPlaces } from "#places/places.server.ts";
import { apiReferenceContext } from "#site/api/apiReference.ts";
import { articlesOf } from "#site/articles/library.server.ts";
import type { LegalFiles } from "#site/articles/legalFiles.server.ts";
import { openSite } from "#site/site.server.ts";
import type { Testimonials } from "#site/content/testimonials.ts";
import { siteContext, type Can } from "#site/site.ts";

/** Returns the screens of hosts and visitors, drawn by React Router with the session already known. */
export function screens(
  { config }: AppContext,
  assets: Assets,
  content: SiteContent,
): MiddlewareHandler<AppEnv> {
  const mark = `nonce-of-the-answer-${crypto.randomUUID()}`;
  const visitorScreens = newVisitorScreens(mark, articlesOf(config.product).posts);

  return async (c) => {
    const context = c.get("context");
    const { product } = context.config;
    const nonce = Buffer.from(context.randomBytes(16)).toString("base64");
    const google = googleFor(c);
    const year = new Date(context.now()).getUTCFullYear();
    const { hasMapData, hasModel } = await aboutPlaces(context);
    const key = import.meta.env.PROD ? visitorScreens.keyOf(c, { product, google, year, hasMapData }) : null;
    let html = key === null ? undefined : visitorScreens.get(key);
    const policy = policyFor(c, nonce, google);
    if (html !== undefined) return documentOf(visitorScreens.withNonce(html, nonce), policy);

    const response = await draw(c, assets, {
      nonce: key === null ? nonce : mark,
      google,
      year,
      content,
      can: { hasMapData, hasModel },
    });
    if (key === null || response.status !== 200) return withPolicy(response, policy);
    html = await response.text();
    visitorScreens.set(key, html);
    return documentOf(visitorScreens.withNonce(html, nonce), policy);
  };
}

/** What the operator adds to the site. */
interface SiteContent {
  testimonials: Testimonials | null;
  legalFiles: LegalFiles;
}

interface Drawing {
  nonce: string;
  google: string | undefined;
  year: number;
  content: SiteContent;
  can: Can;
}

async function draw(c: Context<AppEnv>, assets: Assets, { nonce, google, year, content, can }: Drawing) {
  const context = c.get("context");
  const host = c.get("host");
  const client = newQueryClient();
  fillSession(client, host ? await factsOf(context, host) : SIGNED_OUT);
  client.setQueryData(FIRST_ANSWERS_KEY, c.get("firstAnswers"));
  if (google) offerGoogle(client, google);

  const { product } = context.config;
  const script = assets.url("src/site/enhance.ts");
  const routerContext = new RouterContextProvider();
  routerContext.set(nonceContext, import.meta.env.PROD ? nonce : undefined);
  routerContext.set(logContext, context.log);
  routerContext.set(productContext, product);
  routerContext.set(queryClientContext, client);
  routerContext.set(apiReferenceContext, () => apiReferenceOf(product, c.get("origin")));
  routerContext.set(
    siteContext,
    openSite(
      { product, can, origin: c.get("origin"), year, script },
      content.testimonials,
      content.legalFiles,
    ),
  );
  return handle(decodable(c.req.raw), routerContext);
}

async function factsOf(context: AppContext, host: SignedInHost): Promise<SessionFacts> {
  const [member, accounts] = await Promise.all([
    chosenMembership(context, host),
    accountsOf(context, host, host.accountId),
  ]);
  return {
    user: user.parse(host),
    subscription: member ? await subscriptionFor(context, member) : null,
    accounts,
  };
}

/** What visitors read leads to no screen of a host's without a full load: it has no manifest, and lets none in. */
const visitorPatterns = new Set(
  table.filter(({ path, file }) => path === "/" || file?.startsWith("site/")).map(({ path }) => path),
);

function policyFor(c: Context<AppEnv>, nonce: string, google: string | undefined): string {
  if (!import.meta.env.PROD) return DEVELOPMENT_POLICY;
  const isForVisitors = !c.get("host") && visitorPatterns.has(routePatternOf(c.req.path));
  return screenPolicy(nonce, { google: google !== undefined, hasManifest: !isForVisitors });
}

const documentOf = (html: string, policy: string) =>
  withPolicy(new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } }), policy);

function withPolicy(response: Response, policy: string): Response {
  response.headers.set("Content-Security-Policy", policy);
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}

/** React Router prints a path that it cannot decode, and a path may be a key. Escaped, it is a path without a screen. */
function decodable(request: Request): Request {
  const url = new URL(request.url);
  try {
    decodeURIComponent(url.pathname);
    return request;
  } catch {
    url.pathname = url.pathname.replaceAll("%", "%25");
    return new Request(url, request);
  }
}

/** The measurement id, where the operator has one, the screen allows it and the browser does not object. */
function googleFor(c: Context<AppEnv>): string | undefined {
  const isWelcome = isGoogleWelcomeAt(c.req.path) && !headersAskNotToBeCounted((name) => c.req.header(name));
  return isWelcome ? c.get("context").config.gaMeasurementId : undefined;
}

const handle = createRequestHandler(build, import.meta.env.MODE);
