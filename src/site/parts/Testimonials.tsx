/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */
import { Star } from "lucide-react";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { classes } from "#ui/classes.ts";
import { swipeRow } from "#site/parts/swipeRow.ts";
import { MAX_RATING, type Testimonial, type Testimonials } from "#site/content/testimonials.ts";

/** The band's title: a sample is no host's quote (samples are labelled, Site 3). */
export const testimonialsTitle = ({ entries }: Testimonials) =>
  isSample(entries) ? "What a host could say" : "What hosts say";

const isSample = (entries: Testimonials["entries"]) => entries.every(({ sample }) => sample);

/** Says before the first sample what they are; nothing where hosts are quoted. */
export function AboutSamples({ testimonials: { entries } }: { testimonials: Testimonials }) {
  return isSample(entries) ? "Examples that we wrote. No host has said them yet." : null;
}

/** What hosts say. A sample is captioned as one (Site 3). */
export function TestimonialCards({ entries }: { entries: readonly Testimonial[] }) {
  const few = entries.length < 3;
  return (
    <ul
      tabIndex={0}
      aria-label="Quotes"
      className={classes(swipeRow, few ? "md:grid-cols-2" : "md:grid-cols-5")}
    >
      {entries.map((entry) => (
        <Card as="li" key={entry.firstName} className="flex snap-start flex-col">
          <figure className="flex grow flex-col">
            {entry.sample && <Badge className="mb-3 self-start">Example</Badge>}
            <blockquote className="grow font-display text-[1.0625rem] leading-snug">
              “{entry.text}”
            </blockquote>
            <figcaption className="mt-4 flex items-center gap-3">
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
            </figcaption>
          </figure>
        </Card>
      ))}
    </ul>
  );
}

/** The average rating; an example too, without stars, while every entry that it would come from is one. */
export function RatingOf({ testimonials: { rating, entries } }: { testimonials: Testimonials }) {
  const sample = isSample(entries);
  if (rating === null) return null;
  return (
    <span className="inline-flex flex-wrap items-center justify-center gap-x-3 gap-y-1">
      {sample && <Badge>Example</Badge>}
      {!sample && (
        <span aria-hidden="true" className="inline-flex gap-1 text-lamp">
          {[1, 2, 3, 4, 5].map((star) => (
            <Star key={star} size={20} fill={star <= Math.round(rating) ? "currentColor" : "none"} />
          ))}
        </span>
      )}
      <span>
        <strong className="font-semibold text-ink">{rating.toFixed(1)}</strong> average rating out of{" "}
        {MAX_RATING}
      </span>
    </span>
  );
}
