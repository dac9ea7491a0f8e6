import { hostWords } from "#languages/pageLanguage.ts";
import { pageCountry } from "#sections/pageCountry.ts";
import { htmlForReading } from "#sections/richtext/forReading.ts";
import { isBlankHtml } from "#sections/richtext/reading.ts";

/**
 * The one place that puts HTML of a host on a page. It was sanitised when it was written (sanitise.server.ts), so
 * every "<" in it begins a tag of the allow list.
 */
export function RichText({ html }: { html: string }) {
  if (isBlankHtml(html)) return null;
  return (
    <div
      className="prose-guidebook"
      {...hostWords()}
      dangerouslySetInnerHTML={{ __html: htmlForReading(html, pageCountry()) }}
    />
  );
}
