import { Star } from "lucide-react";
import { Card } from "#platform/ui/Card.tsx";
import { classes } from "#platform/ui/classes.ts";
import { MAX_RATING, type Testimonial, type Testimonials } from "#site/content/testimonials.ts";

/** What hosts say. A sample is captioned as one (Site 3). */
export function TestimonialCards({ entries }: { entries: readonly Testimonial[] }) {
  const few = entries.length < 3;
  return (
    <ul className={classes("grid gap-4 sm:gap-5", few ? "md:grid-cols-2" : "md:grid-cols-6")}>
      {entries.map((entry, at) => (
        <Card
          as="li"
          key={entry.firstName}
          className={classes(
            "flex flex-col",
            !few && (at < 3 ? "md:col-span-3 lg:col-span-2" : "md:col-span-3 md:max-lg:odd:col-span-6"),
          )}
        >
          <figure className="flex grow flex-col">
            <blockquote className="grow font-display text-[1.1875rem] leading-snug">
              “{entry.text}”
            </blockquote>
            <figcaption className="mt-6 flex items-center gap-3">
              <span
                aria-hidden="true"
                className="grid size-11 shrink-0 place-items-center rounded-full bg-lamp font-display text-lg font-semibold text-on-lamp"
              >
                {entry.firstName.charAt(0)}
              </span>
              <span className="leading-snug">
                <span className="block font-semibold">{entry.firstName}</span>
                <span className="block text-sm text-soft">{entry.role}</span>
              </span>
              {entry.sample && <span className="ml-auto self-start text-xs text-soft">Example</span>}
            </figcaption>
          </figure>
        </Card>
      ))}
    </ul>
  );
}

/** The average rating; an example too while every entry that it would come from is one. */
export function RatingOf({ testimonials: { rating, entries } }: { testimonials: Testimonials }) {
  const sample = entries.every((entry) => entry.sample);
  if (rating === null) return null;
  return (
    <span className="inline-flex flex-wrap items-center justify-center gap-x-3 gap-y-1">
      <span aria-hidden="true" className="inline-flex gap-1 text-lamp">
        {[1, 2, 3, 4, 5].map((star) => (
          <Star key={star} size={20} fill={star <= Math.round(rating) ? "currentColor" : "none"} />
        ))}
      </span>
      <span>
        <strong className="font-semibold text-ink">{rating.toFixed(1)}</strong> average rating out of{" "}
        {MAX_RATING}
      </span>
      {sample && <span className="text-xs">Example</span>}
    </span>
  );
}
