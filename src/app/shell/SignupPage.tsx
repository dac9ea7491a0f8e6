import SignupScreen from "#accounts/SignupScreen.tsx";
import { formatPrice, PLAN } from "#billing/plan.ts";
import { useProduct } from "#ui/product.tsx";

/** Sign-up with the price: a visitor should not need an account to learn it. */
export default function SignupPage() {
  const { sells, price } = useProduct();
  return (
    <SignupScreen
      cost={
        sells &&
        `The account is free. Next is the plan: ${formatPrice(price).priceWithCode} a year for up to ${PLAN.properties} properties, with 30 days to get your money back.`
      }
    />
  );
}
