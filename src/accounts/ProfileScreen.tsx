import type { ReactNode } from "react";
import { ChangePassword } from "#accounts/ChangePassword.tsx";
import { Sessions } from "#accounts/profile/Sessions.tsx";
import { YourDetails } from "#accounts/profile/YourDetails.tsx";
import { Passkeys } from "#accounts/passkeys/Passkeys.tsx";
import { PageHeader } from "#ui/PageHeader.tsx";
import { SettingsGroup } from "#ui/SettingsGroup.tsx";
import { useProduct } from "#ui/product.tsx";

interface ProfileScreenProps {
  picture?: ReactNode;
  /** What comes first: the plan and people. */
  first?: ReactNode;
  /** What reaches the host on this device. */
  device?: ReactNode;
  children?: ReactNode;
}

/** The profile of the host, with sections of their current account. */
export default function ProfileScreen({ picture, first, device, children }: ProfileScreenProps) {
  const product = useProduct();
  return (
    <>
      <title>{`Profile · ${product.name}`}</title>
      <PageHeader title="Profile" />
      <div className="grid gap-8 xl:gap-10">
        {first}
        <SettingsGroup title="Your account" text="Your name, how you sign in, and which messages you get.">
          <YourDetails picture={picture} />
          {product.hasPasswords && <ChangePassword />}
          <Passkeys />
          <Sessions />
          {device}
        </SettingsGroup>
        {children}
      </div>
    </>
  );
}
