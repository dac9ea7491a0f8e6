import { Link, useLocation } from "react-router";
import { AuthLayout } from "#accounts/AuthLayout.tsx";
import { buttonLook } from "#ui/buttonLook.ts";
import { useProduct } from "#ui/product.tsx";

/** Says to a visitor why they cannot make an account here, and leads to sign-in. */
export function SignUpClosed() {
  const { search } = useLocation();
  const { name, signUp } = useProduct();
  const isByInvitation = signUp === "invited";
  return (
    <AuthLayout
      title={isByInvitation ? "Accounts are by invitation" : "New accounts are closed"}
      words="A guest arrives at dusk, and the porch light is on."
    >
      <p>
        {isByInvitation
          ? `To use ${name} here, you need an invitation. Open the link in yours: it leads to a form for your account. If you have no invitation, ask the person whose guidebooks you want to help with.`
          : `${name} takes no new accounts here. If you have an account already, you can sign in as before.`}
      </p>
      <Link to={`/login${search}`} className={`mt-7 w-full ${buttonLook({ size: "large" })}`}>
        Sign in
      </Link>
    </AuthLayout>
  );
}
