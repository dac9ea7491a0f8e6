import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useMay } from "#accounts/session.ts";
import { Tokens } from "#accounts/tokens/Tokens.tsx";
import { Webhooks } from "#accounts/webhooks/Webhooks.tsx";
import { eventGroups } from "#app/shell/eventGroups.ts";
import { guidebooksQuery } from "#guidebooks/client.ts";
import ProfileScreen from "#accounts/ProfileScreen.tsx";
import { SubscriptionSection } from "#billing/SubscriptionSection.tsx";
import { useProduct } from "#ui/product.tsx";
import { Branding } from "#guidebooks/branding/Branding.tsx";
import { PhoneMessages } from "#stays/push/PhoneMessages.tsx";
import { UnconfirmedNotice } from "#accounts/profile/UnconfirmedNotice.tsx";
import { ProfilePicture } from "#accounts/profile/ProfilePicture.tsx";
import { YourData } from "#operations/export/YourData.tsx";
import { DeleteAccount } from "#operations/accountDeletion/DeleteAccount.tsx";
import { classes } from "#ui/classes.ts";
import { rowPadding } from "#ui/rowPadding.ts";
import { SettingsGroup } from "#ui/SettingsGroup.tsx";

/** The plan, the way to people, the user's details and sign-in, and what ends the account. */
export default function ProfilePage() {
  const product = useProduct();
  const { data: guidebooks } = useQuery(guidebooksQuery);
  const mayManage = useMay("manage members");
  return (
    <ProfileScreen
      picture={<ProfilePicture />}
      device={<PhoneMessages />}
      first={
        <>
          <UnconfirmedNotice />
          <SettingsGroup
            title={product.sells ? "Plan and people" : "People"}
            text={product.sells ? "What you pay, and who works with you." : "Who works with you."}
          >
            {product.sells && <SubscriptionSection className={rowPadding} />}
            <PeopleLink />
          </SettingsGroup>
        </>
      }
    >
      <SettingsGroup
        title="Guidebooks and data"
        text="Your logo, a copy of everything, and deleting your account."
      >
        <Branding />
        <YourData />
        <DeleteAccount />
      </SettingsGroup>
      <SettingsGroup title="For developers" text="Programs that read or write your guidebooks for you.">
        <Tokens names={guidebooks && new Map(guidebooks.map(({ id, name }) => [id, name]))} />
        {mayManage && <Webhooks groups={eventGroups} />}
      </SettingsGroup>
      <p className="text-sm text-soft xl:ml-68">
        {product.name} {import.meta.env.VITE_VERSION}
      </p>
    </ProfileScreen>
  );
}

const PeopleLink = () => (
  <Link
    to="/people"
    className={classes("flex min-h-16 items-center justify-between gap-4 py-3 hover:bg-ink/4", rowPadding)}
  >
    <span>
      <span className="block font-semibold">People</span>
      <span className="text-[0.9375rem] text-soft">Co-hosts, viewers and cleaners</span>
    </span>
    <ChevronRight size={20} aria-hidden className="shrink-0 text-soft" />
  </Link>
);
