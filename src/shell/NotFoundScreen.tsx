import { useLocation } from "react-router";
import { ButtonLink } from "#platform/ui/ButtonLink.tsx";
import { Logo } from "#platform/ui/Logo.tsx";
import { useSessionState } from "#shell/useSessionState.ts";

/** Spec §2 "Not-found screen"; a signed-out visitor can sign in and come back to the path (product.md). */
export function NotFoundScreen() {
  const { pathname, search } = useLocation();
  const state = useSessionState();
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center gap-6 px-6 py-16">
      <title>404 Page Not Found</title>
      <Logo markOnly size={48} />
      <div className="space-y-3">
        <h1 className="text-4xl">404 Page Not Found</h1>
        <p className="text-soft">Did you forget to add the page to the router?</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/">Go home</ButtonLink>
        {state === "signed-out" && (
          <ButtonLink variant="secondary" to={`/login?next=${encodeURIComponent(pathname + search)}`}>
            Sign In
          </ButtonLink>
        )}
      </div>
    </main>
  );
}
