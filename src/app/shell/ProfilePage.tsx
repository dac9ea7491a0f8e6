import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import ProfileScreen from "#accounts/ProfileScreen.tsx";
import { SubscriptionSection } from "#billing/SubscriptionSection.tsx";
import { useProduct } from "#ui/product.tsx";
import { Branding } from "#guidebooks/branding/Branding.tsx";
import { PhoneMessages } from "#stays/push/PhoneMessages.tsx";
import { UnconfirmedNotice } from "#accounts/profile/UnconfirmedNotice.tsx";
import { ProfilePicture } from "#accounts/profile/ProfilePicture.tsx";
import { YourData } from "#operations/export/YourData.tsx";
import { DeleteAccount } from "#operations/accountDeletion/DeleteAccount.tsx";
import { Card } from "#ui/Card.tsx";

/** The plan, the way to people, the user's details and sign-in, and what ends the account. */
export default function ProfilePage() {
  const product = useProduct();
  return (
    <ProfileScreen
      picture={<ProfilePicture />}
      first={
        <>
          <UnconfirmedNotice />
          {product.sells && <SubscriptionSection />}
          <PeopleLink />
        </>
      }
    >
      <PhoneMessages />
      <Branding />
      <YourData />
      <DeleteAccount />
      <p className="text-sm text-soft">
        {product.name} {import.meta.env.VITE_VERSION}
      </p>
    </ProfileScreen>
  );
}

const PeopleLink = () => (
  <Card padded={false}>
    <Link
      to="/people"
      className="flex min-h-16 items-center justify-between gap-4 rounded-card px-[min(1.25rem,6vw)] py-3 hover:bg-linen sm:px-6"
    >
      <span>
        <span className="block font-display text-xl font-semibold md:text-2xl">People</span>
        <span className="text-soft">Co-hosts, viewers and cleaners</span>
      </span>
      <ChevronRight size={20} aria-hidden className="text-soft" />
    </Link>
  </Card>
);
