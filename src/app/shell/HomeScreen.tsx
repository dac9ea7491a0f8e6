import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type RouterContextProvider,
} from "react-router";
import { CatchMissingCode, deferred } from "#ui/deferred.tsx";
import { untilLoaded } from "#app/shell/screenCode.ts";
import { fetchSessionState, queryClientContext } from "#app/shell/session.ts";
import { landingHead, loadLanding } from "#site/landing/page.ts";

const loadHostsHome = () => import("#app/shell/HostsHome.tsx");
const HostsHome = deferred(loadHostsHome);
const Landing = deferred(() => import("#site/LandingScreen.tsx"));

export const loader = async ({ context }: LoaderFunctionArgs) =>
  (await isHostsHome(context)) ? null : loadLanding({ context });

/** Loads nothing from the server but code: a host's home needs only `/api`. */
export const clientLoader = async ({ context, serverLoader }: ClientLoaderFunctionArgs) => {
  if (!(await isHostsHome(context))) return serverLoader<typeof loader>();
  await untilLoaded(loadHostsHome);
  return null;
};

/** The dashboard writes its own title. */
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => (loaderData ? landingHead(loaderData) : []);

/** One URL, two screens: the dashboard for a subscribed host, the landing page for a visitor (Screens 2). */
export default function HomeScreen() {
  const isLanding = useLoaderData<typeof loader>() !== null;
  return <CatchMissingCode>{isLanding ? <Landing /> : <HostsHome />}</CatchMissingCode>;
}

const isHostsHome = async (context: Readonly<RouterContextProvider>) =>
  (await fetchSessionState(context.get(queryClientContext))) === "subscribed";
