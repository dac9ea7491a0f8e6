import { useQuery } from "@tanstack/react-query";
import ProfileScreen, { meta } from "#accounts/ProfileScreen.tsx";
import { SubscriptionSection } from "#billing/SubscriptionSection.tsx";
import { guidebooksQuery } from "#guidebooks/queries.ts";
import { PRODUCT } from "#core/product.ts";
import { Branding } from "#guidebooks/branding/Branding.tsx";
import { PeopleSection } from "#accounts/members/PeopleSection.tsx";
import { OwnPicture } from "#accounts/profile/OwnPicture.tsx";
import { YourData } from "#operations/export/YourData.tsx";
import { DeleteAccount } from "#operations/accountDeletion/DeleteAccount.tsx";

export { meta };

/** One's own account, what is paid for it, its people, and the way out, on one screen. */
export default function ProfilePage() {
  const { data: guidebooks } = useQuery(guidebooksQuery);
  const names = guidebooks && new Map(guidebooks.map(({ id, name }) => [id, name]));
  return (
    <ProfileScreen picture={<OwnPicture />}>
      {PRODUCT.sells && <SubscriptionSection />}
      <Branding />
      <PeopleSection names={names} />
      <YourData />
      <DeleteAccount />
    </ProfileScreen>
  );
}
