import ProfileScreen, { meta } from "#accounts/ProfileScreen.tsx";
import { SubscriptionSection } from "#billing/SubscriptionSection.tsx";

export { meta };

/** The account and what is paid for it, on one screen. */
export default function ProfilePage() {
  return (
    <ProfileScreen>
      <SubscriptionSection />
    </ProfileScreen>
  );
}
