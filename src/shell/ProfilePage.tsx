import ProfileScreen, { meta } from "#accounts/ProfileScreen.tsx";
import { SubscriptionSection } from "#billing/SubscriptionSection.tsx";
import { PRODUCT } from "#platform/site.ts";
import { Branding } from "#studio/branding/Branding.tsx";
import { PeopleSection } from "#studio/people/PeopleSection.tsx";
import { OwnPicture } from "#studio/profile/OwnPicture.tsx";
import { YourData } from "#transfer/YourData.tsx";
import { DeleteAccount } from "#transfer/DeleteAccount.tsx";

export { meta };

/** One's own account, what is paid for it, its people, and the way out, on one screen. */
export default function ProfilePage() {
  return (
    <ProfileScreen picture={<OwnPicture />}>
      {PRODUCT.sells && <SubscriptionSection />}
      <Branding />
      <PeopleSection />
      <YourData />
      <DeleteAccount />
    </ProfileScreen>
  );
}
