import { Link } from "react-router";
import { linkLook } from "#platform/ui/buttonLook.ts";
import { classes } from "#platform/ui/classes.ts";
import type { StayProperty } from "#stays/stayProperty.ts";

/** Over all guidebooks: the way to the calendars of each. */
export function CalendarLinks({ properties }: { properties: readonly StayProperty[] }) {
  return (
    <section aria-labelledby="calendars" className="mt-12">
      <h2 id="calendars" className="text-xl">
        Calendars
      </h2>
      <p className="mt-1 text-soft">Paste the calendar of a platform, and its stays come by themselves.</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {properties.map(({ guidebookId, name }) => (
          <li key={guidebookId}>
            <Link
              to={`/guidebooks/${guidebookId}/stays`}
              className={classes(linkLook, "inline-flex min-h-11 items-center")}
            >
              <span className="sr-only">Calendars of </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
