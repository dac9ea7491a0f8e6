import { Link, useLocation } from "react-router";
import { useUser } from "#accounts/session.ts";
import { Scene } from "#ui/scenes/Scene.tsx";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { classes } from "#ui/classes.ts";
import { Logo } from "#ui/Logo.tsx";
import { useProduct } from "#ui/product.tsx";
import { decide } from "#app/shell/gate.ts";
import { lampButton, lineButton } from "#ui/buttonLook.ts";

/**
 * The screen of an unknown path, and of a host's screen for a visitor who is not signed in: they can sign in and come
 * back to it (Site 6).
 */
export default function NotFoundScreen() {
  const { pathname, search } = useLocation();
  const product = useProduct();
  const isSignedOut = useUser() === null;
  const isForHosts = isSignedOut && decide("subscribed", pathname, product) === "show";
  const signIn = `/login?next=${encodeURIComponent(pathname + search)}`;
  return (
    <main className="on-night relative isolate flex min-h-dvh flex-col items-center overflow-hidden px-5 py-6 sm:py-9">
      <title>404 Page Not Found</title>
      <Scene seed="lost" kind="mountains" className="absolute inset-x-0 bottom-0 -z-20 h-3/4 w-full" />
      <div
        aria-hidden="true"
        className={classes(
          "absolute inset-0 -z-10 bg-linear-to-b from-night from-30% to-transparent to-70%",
          // What is for hosts has two lines more, which would lie over the landscape of a phone.
          isForHosts && "max-sm:from-60% max-sm:to-95%",
        )}
      />
      <Link to="/" className="rounded-full py-2">
        <Logo on="night" />
      </Link>
      <div className="mt-[12vh] text-center">
        {isForHosts && (
          <div className="mb-10">
            <p className="mb-5 text-xl sm:text-2xl">This page is for hosts.</p>
            <ButtonLink to={signIn} size="large" className={lampButton}>
              Sign in to go on
            </ButtonLink>
          </div>
        )}
        <h1 className="text-[2.5rem] leading-[1.08] tracking-[-0.02em] sm:text-6xl">404 Page Not Found</h1>
        <p className="mt-4 text-lg text-balance text-on-night-soft sm:text-xl">
          Did you forget to add the page to the router?
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <ButtonLink to="/" size="large" className={isForHosts ? lineButton : lampButton}>
            Go home
          </ButtonLink>
          {isSignedOut && !isForHosts && (
            <ButtonLink to={signIn} variant="secondary" size="large" className={lineButton}>
              Sign In
            </ButtonLink>
          )}
        </div>
      </div>
    </main>
  );
}
