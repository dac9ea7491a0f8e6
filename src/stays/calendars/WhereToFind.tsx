import { ChevronRight } from "lucide-react";

/** When the menus were last compared with the platforms' help pages. */
const LOOKED_UP = "November 2026";

const places = [
  {
    name: "Airbnb",
    steps:
      "On the website: Calendar, choose the listing, then Availability and Calendar sync (in some accounts Connect calendars). Copy the link that Airbnb offers to other websites.",
    shape: "www.airbnb.com/calendar/ical/….ics?s=…",
  },
  {
    name: "Booking.com",
    steps:
      "In the extranet: Rates & availability, then Sync calendars, and export. Choose booked dates only where it asks: closed dates look like guests. Who uses a channel manager has no such menu.",
    shape: "ical.booking.com/v1/export?t=…",
  },
  {
    name: "Vrbo",
    steps:
      "Calendar, then Import & export, then Export calendar and Copy URL. Leave tentative reservations out: nobody stays on those days yet.",
    shape: "www.vrbo.com/icalendar/….ics",
  },
  {
    name: "Another platform or a channel manager",
    steps: "Look for Export calendar, iCal or ICS in the settings of the property.",
    shape: "https://….ics",
  },
] as const;

/** Where each platform shows the URL. Menus are renamed now and then; the form of the URL does not change. */
export function WhereToFind() {
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center gap-2 font-semibold text-pine [&::-webkit-details-marker]:hidden">
        <ChevronRight size={18} aria-hidden className="transition-transform group-open:rotate-90" />
        Where do I find the address?
      </summary>
      <dl className="space-y-3 pb-2 text-[0.9375rem]">
        {places.map(({ name, steps, shape }) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-soft">
              {steps} It looks like <span className="font-mono text-sm wrap-anywhere">{shape}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="pb-2 text-sm text-soft">
        As of {LOOKED_UP}. Menus move now and then; the address keeps its shape.
      </p>
    </details>
  );
}
