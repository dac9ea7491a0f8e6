import { useQuery } from "@tanstack/react-query";
import {
  CalendarDays,
  CirclePlus,
  FileInput,
  Layers,
  LayoutDashboard,
  Menu,
  Phone,
  QrCode,
  Server,
  UserRound,
  UsersRound,
  X,
  type LucideIcon,
} from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { useMay, useUser } from "#accounts/session.ts";
import type { Right } from "#core/gate.ts";
import { guidebooksQuery } from "#guidebooks/client.ts";
import { useTonight } from "#stays/screens/useTonight.ts";
import { classes } from "#ui/classes.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { Logo } from "#ui/Logo.tsx";
import { AccountSwitcher } from "#app/shell/AccountSwitcher.tsx";
import { FullScreenMenu } from "#app/shell/FullScreenMenu.tsx";
import { UserBlock } from "#app/shell/UserBlock.tsx";

interface Entry {
  to: string;
  /** The other paths of the entry: of the same screen, and of screens of one guidebook. */
  also?: RegExp;
  label: string;
  icon: LucideIcon;
  /** The right without which the entry is absent. */
  right?: Right;
}

/** The screens of one guidebook that belong to an entry. */
const ofGuidebook = (screens: string) => new RegExp(`^/guidebooks/[^/]+/(${screens})$`);

const entries: Entry[] = [
  {
    to: "/",
    also: /^\/dashboard$|^\/guidebooks\/(?!new$)[^/]+(\/(languages|print))?$/,
    label: "Dashboard",
    icon: LayoutDashboard,
  },
  {
    to: "/create-simple",
    also: /^\/guidebooks\/new$/,
    label: "Create New Guidebook",
    icon: CirclePlus,
    right: "create",
  },
  { to: "/profile", label: "Profile", icon: UserRound },
];
const SHARED: Entry = { to: "/shared", label: "Shared sections", icon: Layers };
const SERVER: Entry = { to: "/admin", label: "Server", icon: Server };
const quieterEntries: Entry[] = [
  { to: "/stays", also: ofGuidebook("stays|airbnb"), label: "Stays", icon: CalendarDays },
  SHARED,
  { to: "/contacts", label: "Contacts", icon: Phone },
  { to: "/cards", also: ofGuidebook("cards"), label: "Cards", icon: QrCode },
  { to: "/people", label: "People", icon: UsersRound },
  { to: "/import", also: ofGuidebook("import"), label: "Import", icon: FileInput, right: "create" },
  SERVER,
];

/** Screens 4: a fixed sidebar on large screens, a bar with a full-screen menu below that. */
export function SideNavigation() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="on-night fixed inset-y-0 left-0 hidden w-64 flex-col overflow-y-auto px-3 py-6 lg:flex">
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

const here = "border-lamp bg-night-raised text-on-night!";
const elsewhere = "border-transparent";
const look =
  "flex min-h-11 items-center gap-3 rounded-field border-l-4 py-1.5 pl-2 pr-1 hover:bg-night-raised hover:text-on-night";

function Entries({ onChoose }: { onChoose?: () => void }) {
  const user = useUser();
  const { count } = useTonight();
  const { data: guidebooks } = useQuery(guidebooksQuery);
  const hasShared = (guidebooks?.length ?? 0) > 1;
  return (
    <nav aria-label="Main" className="mt-6 flex-1">
      <ul className="space-y-1">
        {entries.map((entry) => (
          <EntryLink
            key={entry.to}
            {...entry}
            onChoose={onChoose}
            className="min-h-13.5! text-lg font-medium text-on-night lg:min-h-11! lg:text-base"
          />
        ))}
      </ul>
      <ul className="mt-4 space-y-0.5 border-t border-on-night-soft/25 pt-4">
        {quieterEntries
          .filter((entry) => (entry !== SHARED || hasShared) && (entry !== SERVER || user?.isOperator))
          .map((entry) => (
            <EntryLink
              key={entry.to}
              {...entry}
              count={entry.to === "/stays" ? count : 0}
              onChoose={onChoose}
              className="min-h-12! text-[1.03125rem] text-on-night-soft lg:min-h-11! lg:text-[0.9375rem]"
            />
          ))}
      </ul>
    </nav>
  );
}

interface EntryLinkProps extends Entry {
  /** What needs the host there; 0 shows nothing. */
  count?: number;
  className: string;
  onChoose: (() => void) | undefined;
}

function EntryLink({
  to,
  also,
  label,
  icon: Icon,
  right = "read",
  count = 0,
  className,
  onChoose,
}: EntryLinkProps) {
  const { pathname } = useLocation();
  const isHere = pathname === to || also?.test(pathname) || (to !== "/" && pathname.startsWith(`${to}/`));
  if (!useMay(right)) return null;
  return (
    <li>
      <Link
        to={to}
        onClick={onChoose}
        aria-current={isHere ? "page" : undefined}
        className={classes(look, isHere ? here : elsewhere, className)}
      >
        <Icon size={20} aria-hidden />
        {label}
        {count > 0 && (
          <span className="mr-2 ml-auto min-w-6 rounded-full bg-lamp px-1.5 text-center text-sm leading-6 font-semibold text-on-lamp">
            {count}
            <span className="sr-only"> {count === 1 ? "needs" : "need"} you</span>
          </span>
        )}
      </Link>
    </li>
  );
}
