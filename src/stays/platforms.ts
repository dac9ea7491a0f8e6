import { platformNames, type StayPlatform } from "#core/platforms.ts";

interface Platform {
  name: string;
  /** Matches the PRODID of its calendars. */
  prodId: RegExp;
  /** Where its website shows the URL of a calendar, and the form of that URL. */
  calendar: { steps: string; url: string };
}

/** When the menus were last compared with the platforms' help pages. */
export const LOOKED_UP = "November 2026";

/** The data of each platform; the words of its calendars are in `calendars/feed`. */
export const platforms: Record<StayPlatform, Platform> = {
  airbnb: {
    name: platformNames.airbnb,
    prodId: /airbnb/i,
    calendar: {
      steps:
        "On the website: Calendar, choose the listing, then Availability and Calendar sync (in some accounts Connect calendars). Copy the link that Airbnb offers to other websites.",
      url: "www.airbnb.com/calendar/ical/….ics?s=…",
    },
  },
  booking: {
    name: platformNames.booking,
    prodId: /booking\.com/i,
    calendar: {
      steps:
        "In the extranet: Rates & availability, then Sync calendars, and export. Choose booked dates only where it asks: closed dates look like guests. If you use a channel manager, Booking.com hides this menu.",
      url: "ical.booking.com/v1/export?t=…",
    },
  },
  vrbo: {
    name: platformNames.vrbo,
    prodId: /homeaway|vrbo|abritel/i,
    calendar: {
      steps:
        "Calendar, then Import & export, then Export calendar and Copy URL. Leave tentative reservations out: nobody stays on those days yet.",
      url: "www.vrbo.com/icalendar/….ics",
    },
  },
};
