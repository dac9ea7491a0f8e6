import ProfileScreen, { meta } from "#accounts/ProfileScreen.tsx";
import { SubscriptionSection } from "#billing/SubscriptionSection.tsx";
import { PeopleSection } from "#studio/people/PeopleSection.tsx";

export { meta };

/** The account and what is paid for it, on one screen. */
export default function ProfilePage() {
  return (
    <ProfileScreen>
      <SubscriptionSection />
      <PeopleSection />
    </ProfileScreen>
  );
}
