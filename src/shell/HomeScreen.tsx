import { lazy } from "react";
import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type RouterContextProvider,
} from "react-router";
import { PRODUCT } from "#platform/site.ts";
import { fetchSessionState, queryClientContext } from "#shell/session.ts";
import { landingHead, loadLanding } from "#site/landing/page.ts";

const HostsHome = lazy(() => import("#shell/HostsHome.tsx"));
const Landing = lazy(() => import("#site/LandingScreen.tsx"));

export const loader = async ({ context }: LoaderFunctionArgs) =>
  (await isHostsHome(context)) ? null : loadLanding({ context });

/** Loads nothing from the server: a host's home needs only `/api`. */
export const clientLoader = async ({ context, serverLoader }: ClientLoaderFunctionArgs) =>
  (await isHostsHome(context)) ? null : serverLoader<typeof loader>();

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? landingHead(loaderData) : [{ title: `Dashboard | ${PRODUCT.name}` }];

/** One URL, two screens: the dashboard for a subscribed host, the landing page for a visitor (Screens 2). */
export default function HomeScreen() {
  return useLoaderData<typeof loader>() ? <Landing /> : <HostsHome />;
}

const isHostsHome = async (context: Readonly<RouterContextProvider>) =>
  (await fetchSessionState(context.get(queryClientContext))) === "subscribed";
