import SignupScreen from "#accounts/SignupScreen.tsx";
import { PLAN } from "#billing/plan.ts";
import { useProduct } from "#ui/product.tsx";

/** Sign-up with the price: a visitor should not need an account to learn it. */
export default function SignupPage() {
  const { sells } = useProduct();
  return (
    <SignupScreen
      cost={
        sells &&
        `The account is free. Next is the plan: ${PLAN.price} AUD a year for up to ${PLAN.properties} properties, with 30 days to get your money back.`
      }
    />
  );
}
