import { LogOut } from "lucide-react";
import { useUser } from "#accounts/session.ts";
import { SignOut } from "#app/shell/SignOut.tsx";
import { initials } from "#app/shell/initials.ts";

export function UserBlock() {
  const user = useUser();
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <div className="flex items-center gap-3 border-t border-on-night-soft/25 px-3 pt-4 lg:block lg:pt-5">
      <div className="flex min-w-0 flex-1 items-center gap-3">
        {user.profileImageUrl ? (
          <img
            src={user.profileImageUrl}
            alt=""
            width={40}
            height={40}
            className="size-10 rounded-full object-cover"
          />
        ) : (
          <span
            aria-hidden
            className="flex size-10 shrink-0 items-center justify-center rounded-full bg-lamp font-semibold text-on-lamp"
          >
            {initials(user)}
          </span>
        )}
        <p className="min-w-0 text-sm wrap-anywhere">
          <span className="block font-semibold">{name}</span>
          <span className="block truncate text-on-night-soft">{user.email}</span>
        </p>
      </div>
      <SignOut className="flex min-h-11 shrink-0 items-center gap-3 rounded-field pl-1 lg:mt-2 lg:-ml-1 text-on-night-soft hover:text-on-night">
        <LogOut size={20} aria-hidden />
        Sign out
      </SignOut>
    </div>
  );
}
