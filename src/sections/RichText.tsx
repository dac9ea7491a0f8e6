import { classes } from "#platform/ui/classes.ts";
import { isBlankHtml } from "#sections/shape.ts";

/**
 * The one place that puts HTML of a host on a page. It was sanitised when it was written (sanitise.server.ts), so
 * every "<" in it begins a tag of the allow list.
 */
export function RichText({ html, className }: { html: string; className?: string }) {
  if (isBlankHtml(html)) return null;
  return (
    <div
      className={classes("prose-guidebook", className)}
      dangerouslySetInnerHTML={{ __html: forReading(html) }}
    />
  );
}

/**
 * The largest heading used stands right below the section's own; lists number from the side that their language reads
 * from; pictures wait until they come near the screen.
 */
function forReading(html: string): string {
  const largest = Math.min(...Array.from(html.matchAll(HEADING), ([, level]) => Number(level)));
  return html
    .replace(HEADING, (heading, level) => `${heading} aria-level="${Number(level) - largest + 3}"`)
    .replace(/<[uo]l(?=[ >])/g, '$& dir="auto"')
    .replaceAll("<img ", '<img loading="lazy" decoding="async" ');
}

const HEADING = /<h([1-3])(?=[ >])/g;
