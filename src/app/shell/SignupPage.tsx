import { useSearchParams } from "react-router";
import { joinsAccountOfAnother } from "#accounts/signUpOffer.ts";
import SignupScreen from "#accounts/SignupScreen.tsx";
import { formatPrice, PLAN } from "#billing/plan.ts";
import { useProduct } from "#ui/product.tsx";

/** Sign-up with the price, which a visitor should not need an account to learn; members of another's account pay none. */
export default function SignupPage() {
  const { sells, price } = useProduct();
  const [params] = useSearchParams();
  return (
    <SignupScreen
      cost={
        sells &&
        !joinsAccountOfAnother(params) &&
        `The account is free. Next is the plan: ${formatPrice(price).priceWithCode} a year for up to ${PLAN.properties} properties, with 30 days to get your money back.`
      }
    />
  );
}
