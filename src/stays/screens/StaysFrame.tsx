import { useQuery } from "@tanstack/react-query";
import { Megaphone, Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { NavLink } from "react-router";
import { AddStay } from "#stays/screens/AddStay.tsx";
import { GuestNotices } from "#stays/screens/GuestNotices.tsx";
import type { StayProperty } from "#stays/stayProperty.ts";
import { clocksOf } from "#stays/timeZones.ts";
import { stayPropertiesQuery } from "#stays/client.ts";
import { Button } from "#ui/Button.tsx";
import { PageHeader } from "#ui/PageHeader.tsx";
import { classes } from "#ui/classes.ts";
import { deferredPart } from "#ui/deferred.tsx";

const NewGuestNotice = deferredPart(
  async () => (await import("#stays/screens/NewGuestNotice.tsx")).NewGuestNotice,
);

const tabs = [
  { to: "/stays", label: "Stays" },
  { to: "/stays/calendars", label: "Calendars" },
  { to: "/stays/messages", label: "Messages" },
  { to: "/stays/cleaners", label: "Cleaners" },
];

interface StaysFrameProps {
  /** A guidebook whose stays alone are shown. */
  guidebookId?: string;
  /** True where nothing else on the screen needs the host: "Add a stay" is its main action. */
  isQuiet?: boolean;
  /** What a tab adds in place of a stay; null for nothing. */
  action?: ReactNode;
  children: ReactNode;
}

/** The header of all screens about stays: what can be added, the notices that guests read, and the tabs. */
export function StaysFrame({ guidebookId, isQuiet = false, action, children }: StaysFrameProps) {
  const properties = useQuery(stayPropertiesQuery(guidebookId));
  const [dialog, setDialog] = useState<"stay" | "notice" | null>(null);
  const close = () => setDialog(null);
  const shown = (properties.data ?? []).filter(({ isArchived }) => guidebookId !== undefined || !isArchived);
  const shared = shown.filter(({ mayShare }) => mayShare);
  const [first, ...others] = shared;
  return (
    <>
      <PageHeader
        title="Stays"
        subtitle={<Whose shown={shown} isOne={guidebookId !== undefined} now={properties.dataUpdatedAt} />}
        action={
          action === undefined
            ? first && (
                <>
                  <Button
                    icon={Megaphone}
                    variant="quiet"
                    className="max-sm:px-2 max-sm:[&>svg]:hidden"
                    onClick={() => setDialog("notice")}
                  >
                    Tell guests
                  </Button>
                  <Button
                    icon={Plus}
                    variant={isQuiet ? "primary" : "secondary"}
                    className={phoneLook}
                    onClick={() => setDialog("stay")}
                  >
                    Add a stay
                  </Button>
                </>
              )
            : action
        }
      />
      <GuestNotices properties={shown} />
      {guidebookId === undefined && (
        <nav
          aria-label="Stays"
          className="mt-6 flex gap-2 overflow-x-auto border-b border-line max-sm:justify-between sm:gap-6"
        >
          {tabs.map(({ to, label }) => (
            <NavLink key={to} to={to} end className={tabLook}>
              {label}
            </NavLink>
          ))}
        </nav>
      )}
      {children}
      {first && <AddStay properties={[first, ...others]} open={dialog === "stay"} onClose={close} />}
      <NewGuestNotice properties={shared} open={dialog === "notice"} onClose={close} />
    </>
  );
}

interface WhoseProps {
  shown: readonly StayProperty[];
  isOne: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/** Whose stays these are, and the clock of their times where it is not the reader's; a phone shows the clock alone. */
function Whose({ shown, isOne, now }: WhoseProps) {
  const zones = shown.map(({ timeZone }) => timeZone);
  const { shared, differ } = clocksOf(zones, now);
  const name = isOne || shown.length === 1 ? shown[0]?.name : "All guidebooks";
  return (
    <>
      <span className={isOne ? undefined : "max-sm:hidden"}>
        {name}
        {shared && ", in "}
        {differ && ", each in its own local time"}
      </span>
      {shared}
    </>
  );
}

/** On a phone both buttons stand next to the title. */
const phoneLook = "max-sm:px-4 max-sm:[&>svg]:hidden";

const tabLook = ({ isActive }: { isActive: boolean }) =>
  classes(
    "inline-flex min-h-12 shrink-0 items-center border-b-2 font-semibold -outline-offset-2!",
    isActive ? "border-lamp text-ink" : "border-transparent text-soft hover:text-ink",
  );
