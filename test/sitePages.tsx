import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, RouterContextProvider, type LoaderFunctionArgs } from "react-router";
import { productFrom, type Product } from "#core/product.ts";
import { ProductProvider } from "#ui/product.tsx";
import * as blog from "#site/BlogScreen.tsx";
import * as features from "#site/FeaturesScreen.tsx";
import * as landing from "#site/LandingScreen.tsx";
import * as post from "#site/PostScreen.tsx";
import * as pricing from "#site/PricingScreen.tsx";
import * as privacy from "#site/PrivacyScreen.tsx";
import { openSite } from "#site/site.server.ts";
import { samplesOf } from "#site/content/testimonials.ts";
import { siteContext } from "#site/site.ts";
import * as terms from "#site/TermsScreen.tsx";

export const origin = "https://porchlight.test";
export const frame = {
  product: productFrom({}),
  origin,
  year: 2026,
  script: "/enhance.js",
  can: { hasMapData: true, hasModel: true },
};
/** Returns the site of a product, with samples. */
export const siteOf = (product: Product) => openSite({ ...frame, product }, samplesOf(product));
export const site = siteOf(frame.product);
const postPaths = site.posts.map(({ slug }) => `/blog/${slug}`);

/** The types of what a screen is given differ by route; a method may be given less. */
interface Screen {
  loader(args: Pick<LoaderFunctionArgs, "context" | "params">): unknown;
  meta(args: { loaderData: unknown }): unknown;
  default: () => React.ReactNode;
}

/** Who looks at a page: a visitor, without either. */
interface Session {
  user?: object | null;
  subscription?: object | null;
}

/** Every page of the site, by its path. */
export const siteScreens: Record<string, Screen> = {
  "/": landing,
  "/features": features,
  "/pricing": pricing,
  "/blog": blog,
  "/privacy-policy": privacy,
  "/terms-and-conditions": terms,
  ...Object.fromEntries(postPaths.map((path) => [path, post])),
};

/** Draws a page as the server would for a visitor, or for a user who is signed in: its HTML and its head. */
export function drawPage(path: string, screen = siteScreens[path], given = site, session: Session = {}) {
  if (!screen) throw new Error(`no screen for ${path}`);
  const context = new RouterContextProvider();
  context.set(siteContext, given);
  const params = path.startsWith("/blog/") ? { slug: path.slice("/blog/".length) } : {};
  const response = screen.loader({ context, params });
  const loaderData =
    typeof response === "object" && response && "data" in response ? response.data : response;
  const Stub = createRoutesStub([{ id: "page", path, Component: screen.default }]);
  const html = renderToStaticMarkup(
    <ProductProvider product={given.frame.product}>
      <QueryClientProvider client={sessionOf(session)}>
        <Stub initialEntries={[path]} hydrationData={{ loaderData: { page: loaderData } }} />
      </QueryClientProvider>
    </ProductProvider>,
  );
  const head = screen.meta({ loaderData }) as Record<string, string>[];
  return { html, head };
}

function sessionOf({ user = null, subscription = null }: Session) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(["/api/auth/user"], user);
  client.setQueryData(["/api/subscription-status"], subscription);
  return client;
}
