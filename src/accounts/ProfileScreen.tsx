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
  /** What comes first: the plan and people. */
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
      <PageHeader title="Profile" subtitle={user && <Identity {...user} />} />
      <div className={`${columnLook} items-start xl:grid-cols-2`}>
        <div className={columnLook}>
          {first}
          <YourDetails picture={picture} />
          {product.hasPasswords && <ChangePassword />}
        </div>
        <div className={columnLook}>
          <Passkeys />
          <Sessions />
          {children}
        </div>
      </div>
    </>
  );
}

const columnLook = "grid min-w-0 gap-3 md:gap-8";

function Identity({ firstName, lastName, email }: User) {
  return (
    <span className="flex flex-wrap gap-x-3">
      <span>{`${firstName} ${lastName}`}</span>
      <span className="min-w-0 break-words">{email}</span>
    </span>
  );
}
