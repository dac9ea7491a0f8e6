import ProfileScreen from "#accounts/ProfileScreen.tsx";
import { SubscriptionSection } from "#billing/SubscriptionSection.tsx";
import { useProduct } from "#ui/product.tsx";
import { Branding } from "#guidebooks/branding/Branding.tsx";
import { PhoneMessages } from "#stays/push/PhoneMessages.tsx";
import { UnconfirmedNotice } from "#accounts/profile/UnconfirmedNotice.tsx";
import { OwnPicture } from "#accounts/profile/OwnPicture.tsx";
import { YourData } from "#operations/export/YourData.tsx";
import { DeleteAccount } from "#operations/accountDeletion/DeleteAccount.tsx";

/** The user's details and sign-in, the plan, and what ends the account. */
export default function ProfilePage() {
  const product = useProduct();
  return (
    <ProfileScreen
      picture={<OwnPicture />}
      first={
        <>
          <UnconfirmedNotice />
          {product.sells && <SubscriptionSection />}
          <PhoneMessages />
        </>
      }
    >
      <Branding />
      <YourData />
      <DeleteAccount />
      <p className="text-sm text-soft">
        {product.name} {import.meta.env.VITE_VERSION}
      </p>
    </ProfileScreen>
  );
}
