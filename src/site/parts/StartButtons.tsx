import { Smartphone } from "lucide-react";
import { useUser } from "#accounts/session.ts";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { classes } from "#ui/classes.ts";
import { DocumentLink } from "#ui/DocumentLink.tsx";
import { useProduct } from "#ui/product.tsx";
import { lampButton, lineButton } from "#ui/buttonLook.ts";
import { DEMO } from "#site/site.ts";

/** On a phone the two share a line, as far as it has room for both. */
const shared = "max-sm:grow max-sm:px-5 max-sm:[&>svg]:hidden";

/** What comes next: sign up, or look at the demo first. */
export function StartButtons({ on = "paper" }: { on?: "paper" | "night" }) {
  const isNight = on === "night";
  return (
    <div className="mt-8 flex flex-wrap gap-3 print:hidden">
      <StartButton className={classes(shared, isNight && lampButton)} />
      <DocumentLink
        href={DEMO.view}
        target="_blank"
        variant="secondary"
        size="large"
        icon={Smartphone}
        className={classes(shared, isNight && lineButton)}
      >
        View Live Demo<span className="sr-only"> (opens in a new tab)</span>
      </DocumentLink>
    </div>
  );
}

/** Leads a visitor to sign-up where it is open, and who is signed in to their dashboard. */
export function StartButton({ className }: { className: string }) {
  const user = useUser();
  const { signUp } = useProduct();
  if (!user && signUp !== "open") return null;
  return (
    <ButtonLink to={user ? "/dashboard" : "/signup"} size="large" className={className}>
      {user ? "Go to your dashboard" : "Sign Up Today"}
    </ButtonLink>
  );
}
