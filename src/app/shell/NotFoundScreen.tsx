import { Link, useLocation } from "react-router";
import { useUser } from "#accounts/session.ts";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { Logo } from "#ui/Logo.tsx";
import { NotFoundCard } from "#ui/NotFoundCard.tsx";
import { useProduct } from "#ui/product.tsx";
import { isForHosts } from "#app/shell/gate.ts";

/**
 * The screen of an unknown path, and of a host's screen for a visitor who is not signed in: they can sign in and come
 * back to it (Site 6). `script` is the URL of the site's script, which counts a page that comes without React.
 */
export default function NotFoundScreen({ script }: { script?: string | undefined }) {
  const { pathname, search } = useLocation();
  const product = useProduct();
  const isSignedOut = useUser() === null;
  const leadsToSignIn = isSignedOut && isForHosts(pathname, product);
  const signIn = `/login?next=${encodeURIComponent(pathname + search)}`;
  return (
    <main className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr] items-center gap-5 px-4 pt-4 pb-[14vh] sm:px-6">
      <title>404 Page Not Found</title>
      {script && !leadsToSignIn && <script type="module" async src={script} />}
      <Link to="/" className="mx-auto rounded-full px-2 py-2">
        <Logo />
      </Link>
      {leadsToSignIn ? (
        <NotFoundCard
          {...lines}
          lead="This page is for hosts."
          advice="Sign in, and you come back to it."
          action={
            <>
              <ButtonLink to={signIn}>Sign in to go on</ButtonLink>
              <ButtonLink to="/" variant="quiet">
                Go home
              </ButtonLink>
            </>
          }
        />
      ) : isSignedOut ? (
        <NotFoundCard
          {...lines}
          advice="There is no page at this address. Check the link. If a host sent it to you, ask them for a new one."
          action={
            <>
              <ButtonLink to="/">Go home</ButtonLink>
              <ButtonLink to={signIn} variant="quiet">
                Sign In
              </ButtonLink>
            </>
          }
        />
      ) : (
        <NotFoundCard
          {...lines}
          advice="There is no page at this address. Check the link, or go on from your guidebooks."
          action={<ButtonLink to="/">Back to the dashboard</ButtonLink>}
        />
      )}
    </main>
  );
}

const lines = { title: "404 Page Not Found", text: "Did you forget to add the page to the router?" };
