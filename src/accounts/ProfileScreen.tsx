import type { ReactNode } from "react";
import { ChangePassword } from "#accounts/ChangePassword.tsx";
import type { User } from "#accounts/contract.ts";
import { Sessions } from "#accounts/profile/Sessions.tsx";
import { YourDetails } from "#accounts/profile/YourDetails.tsx";
import { Passkeys } from "#accounts/passkeys/Passkeys.tsx";
import { useUser } from "#accounts/session.ts";
import { PageHeader } from "#ui/PageHeader.tsx";
import { useProduct } from "#ui/product.tsx";

interface ProfileScreenProps {
  picture?: ReactNode;
  /** What comes first on a phone: the plan, and what else is changed often. */
  first?: ReactNode;
  children?: ReactNode;
}

/** The profile of the host, with sections of their current account. */
export default function ProfileScreen({ picture, first, children }: ProfileScreenProps) {
  const user = useUser();
  const product = useProduct();
  return (
    <>
      <title>{`Profile · ${product.name}`}</title>
      <PageHeader title="Profile" subtitle={user && <Identity {...user} />} className="mb-8" />
      <div className="grid items-start gap-8 xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-8 empty:hidden xl:col-start-2">{first}</div>
        <div className="grid min-w-0 gap-8 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <YourDetails picture={picture} />
          {product.hasPasswords && <ChangePassword />}
          <Passkeys />
          <Sessions />
        </div>
        <div className="grid min-w-0 gap-8">{children}</div>
      </div>
    </>
  );
}

function Identity({ firstName, lastName, email }: User) {
  return (
    <span className="flex flex-wrap gap-x-3">
      <span>{`${firstName} ${lastName}`}</span>
      <span className="min-w-0 break-words">{email}</span>
    </span>
  );
}
