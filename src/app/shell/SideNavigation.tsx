import { CirclePlus, LayoutDashboard, LogOut, Menu, UserRound, X, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { useMay } from "#accounts/accountsQuery.ts";
import { classes } from "#ui/classes.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { Logo } from "#ui/Logo.tsx";
import { AccountSwitcher } from "#app/shell/AccountSwitcher.tsx";
import { FullScreenMenu } from "#app/shell/FullScreenMenu.tsx";
import { SignOut } from "#app/shell/SignOut.tsx";
import { UserBlock } from "#app/shell/UserBlock.tsx";

const CREATE = "/create-simple";
const entries: { to: string; also?: string; label: string; icon: LucideIcon }[] = [
  { to: "/", also: "/dashboard", label: "Dashboard", icon: LayoutDashboard },
  { to: CREATE, label: "Create New Guidebook", icon: CirclePlus },
  { to: "/profile", label: "Profile", icon: UserRound },
];

/** Screens 4: a fixed sidebar on large screens, a bar with a full-screen menu below that. */
export function SideNavigation() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="on-night fixed inset-y-0 left-0 hidden w-64 flex-col px-3 py-6 lg:flex">
        <Home className="px-3" />
        <Entries />
        <AccountSwitcher on="night" className="px-3 pb-5" />
        <UserBlock />
      </div>
      <header className="on-night sticky top-0 z-20 flex h-14 items-center justify-between pl-5 pr-2 lg:hidden">
        <Home size={26} />
        <FullScreenMenu
          open={open}
          onOpenChange={setOpen}
          trigger={<IconButton icon={Menu} label="Open menu" className="text-on-night!" />}
          close={<IconButton icon={X} label="Close menu" className="text-on-night!" />}
        >
          <Entries onChoose={() => setOpen(false)} />
          <AccountSwitcher on="night" className="px-3 pb-5" />
          <UserBlock />
        </FullScreenMenu>
      </header>
    </>
  );
}

/** The name over the door leads home, as everywhere. */
function Home({ size, className }: { size?: number; className?: string }) {
  return (
    <Link to="/" className={classes("-my-1.75 flex min-h-11 min-w-0 items-center", className)}>
      <Logo on="night" size={size} />
    </Link>
  );
}

const here = "border-lamp bg-night-raised text-on-night";
const elsewhere = "border-transparent text-on-night-soft";
const look =
  "flex min-h-11 items-center gap-3 rounded-field border-l-4 py-2 pl-2 pr-1 font-medium hover:bg-night-raised hover:text-on-night";

function Entries({ onChoose }: { onChoose?: () => void }) {
  const { pathname } = useLocation();
  const mayCreate = useMay("create");
  const shown = entries.filter(({ to }) => mayCreate || to !== CREATE);
  const isHere = (...paths: (string | undefined)[]) => paths.includes(pathname);
  return (
    <nav aria-label="Main" className="mt-8 flex-1">
      <ul className="space-y-1">
        {shown.map(({ to, also, label, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onChoose}
              aria-current={isHere(to, also) ? "page" : undefined}
              className={classes(look, isHere(to, also) ? here : elsewhere)}
            >
              <Icon size={20} aria-hidden />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <SignOut className={classes(look, elsewhere, "w-full")}>
            <LogOut size={20} aria-hidden />
            Sign out
          </SignOut>
        </li>
      </ul>
    </nav>
  );
}
