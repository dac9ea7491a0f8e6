import { CalendarCheck, DoorOpen, KeyRound, Moon } from "lucide-react";
import type { Feature } from "#site/content/features.ts";

/** What a guest's own link shows, from the booking to the day after (Stays 2 to 5). */
export const stayMoments = [
  {
    icon: CalendarCheck,
    title: "From the booking",
    text: "Paste your calendars of Airbnb, Booking.com and Vrbo once, and each booking gets its link. No door code yet.",
  },
  {
    icon: KeyRound,
    title: "Three days before",
    text: "The door code appears, for this guest only. You choose how early.",
  },
  {
    icon: DoorOpen,
    title: "At the door",
    text: "The code in large figures, the Wi-Fi, and a number to ring if the door doesn’t open.",
  },
  {
    icon: Moon,
    title: "After check-out",
    text: "At midnight the codes are gone. The tips stay.",
  },
] as const satisfies readonly Feature[];
