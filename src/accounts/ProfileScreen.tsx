import type { ReactNode } from "react";
import { ChangePassword } from "#accounts/ChangePassword.tsx";
import type { User } from "#accounts/contract.ts";
import { useUser } from "#accounts/session.ts";
import { PRODUCT } from "#platform/site.ts";
import { PageHeader } from "#platform/ui/PageHeader.tsx";

export const meta = () => [{ title: `Profile · ${PRODUCT.name}` }];

/** The host's own account; beside the password there is room for what else belongs to the account. */
export default function ProfileScreen({ children }: { children?: ReactNode }) {
  const user = useUser();
  return (
    <>
      <PageHeader title="Profile" subtitle={user && <Identity {...user} />} className="mb-8" />
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <ChangePassword />
        {children}
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
