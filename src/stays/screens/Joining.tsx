import type { ReactNode } from "react";
import { Button } from "#ui/Button.tsx";
import type { Stay } from "#stays/contract.ts";
import { formatDays } from "#stays/screens/stayWords.ts";
import { useStayChange } from "#stays/screens/useStayChange.ts";

/** The offer to join a stay with the one before, or to separate joined ones (Stays 37). */
export function Joining({ stay }: { stay: Stay }) {
  const { note, isPending } = useStayChange();
  const { id, joined } = stay;
  if (joined.length === 0 && !stay.joinable) return null;
  const join = () =>
    note({
      id,
      change: { joined: true },
      undo: { joined: false },
      toast: { title: "Stays joined", description: "One link works until the last departure." },
    });
  const separate = () =>
    note({
      id,
      change: { joined: false },
      toast: { title: "Stays separated", description: "Each has its own link and its own days again." },
    });
  if (joined.length === 0)
    return (
      <Box action={join} label="Join the two stays" isPending={isPending}>
        Another stay ends on the day this one begins. If it is the same guest, join the two: one link, and the
        codes stay visible in between.
        {!stay.followsSameGuest && " Nothing here says who the guests are: check your bookings first."}
      </Box>
    );
  return (
    <Box action={separate} label="Separate them" isPending={isPending}>
      {joined.length} bookings, one link: {joined.map((one) => `${formatDays(one)} (${one.code})`).join(", ")}
      .
    </Box>
  );
}

interface BoxProps {
  action: () => void;
  label: string;
  isPending: boolean;
  children: ReactNode;
}

const Box = ({ action, label, isPending, children }: BoxProps) => (
  <div className="mt-5 rounded-field bg-linen p-4">
    <p className="wrap-anywhere">{children}</p>
    <Button variant="secondary" size="small" busy={isPending} onClick={action} className="mt-3">
      {label}
    </Button>
  </div>
);
