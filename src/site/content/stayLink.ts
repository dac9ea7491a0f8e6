import { CalendarCheck, DoorOpen, KeyRound, Moon } from "lucide-react";
import type { Feature } from "#site/content/features.ts";

/** What a guest's own link shows, from the booking to the day after (Stays 2 to 5). */
export const stayMoments = [
  {
    icon: CalendarCheck,
    title: "From the booking",
    text: "The way there, the rules, where to eat. The door code is not in the page yet.",
  },
  {
    icon: KeyRound,
    title: "Three days before",
    text: "The door code appears, for this guest alone. Seven days or the day itself, if you prefer.",
  },
  {
    icon: DoorOpen,
    title: "At the door",
    text: "The code at arm’s length, from when it works, the Wi-Fi, and whom to ring if it doesn’t open.",
  },
  {
    icon: Moon,
    title: "After check-out",
    text: "At midnight the codes are gone. Nobody has to take the link back, and the tips remain.",
  },
] as const satisfies readonly Feature[];
