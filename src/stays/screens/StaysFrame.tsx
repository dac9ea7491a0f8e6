import { useQuery } from "@tanstack/react-query";
import { Megaphone, Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { NavLink } from "react-router";
import { AddStay } from "#stays/screens/AddStay.tsx";
import { GuestNotices } from "#stays/screens/GuestNotices.tsx";
import { NewGuestNotice } from "#stays/screens/NewGuestNotice.tsx";
import { stayPropertiesQuery } from "#stays/client.ts";
import { Button } from "#ui/Button.tsx";
import { PageHeader } from "#ui/PageHeader.tsx";
import { classes } from "#ui/classes.ts";

const tabs = [
  { to: "/stays", label: "Stays" },
  { to: "/stays/calendars", label: "Calendars" },
  { to: "/stays/messages", label: "Messages" },
  { to: "/stays/cleaners", label: "Cleaners" },
];

interface StaysFrameProps {
  /** A guidebook whose stays alone are shown. */
  guidebookId?: string;
  children: ReactNode;
}

/** The header of all screens about stays: what can be added, the notices that guests read, and the tabs. */
export function StaysFrame({ guidebookId, children }: StaysFrameProps) {
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
        subtitle={guidebookId === undefined ? "All guidebooks, each in its own local time" : shown[0]?.name}
        action={
          first && (
            <>
              <Button icon={Megaphone} variant="secondary" onClick={() => setDialog("notice")}>
                <span>
                  Notice<span className="max-sm:sr-only"> to guests</span>
                </span>
              </Button>
              <Button icon={Plus} variant="secondary" onClick={() => setDialog("stay")}>
                Add a stay
              </Button>
            </>
          )
        }
      />
      <GuestNotices properties={shown} readAt={properties.dataUpdatedAt} />
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

const tabLook = ({ isActive }: { isActive: boolean }) =>
  classes(
    "inline-flex min-h-12 shrink-0 items-center border-b-2 font-semibold -outline-offset-2!",
    isActive ? "border-lamp text-ink" : "border-transparent text-soft hover:text-ink",
  );
