import { hostWords } from "#core/i18n/pageLanguage.ts";
import { pageCountry } from "#sections/pageCountry.ts";
import { htmlForReading } from "#sections/richtext/forReading.ts";
import { isBlankHtml } from "#sections/richtext/reading.ts";

interface RichTextProps {
  html: string;
  /** The whole of the text, where this is a part of it. */
  partOf?: string;
}

/**
 * The one place that puts HTML of a host on a page. It was sanitised when it was written (sanitise.server.ts), so
 * every "<" in it begins a tag of the allow list.
 */
export function RichText({ html, partOf = html }: RichTextProps) {
  if (isBlankHtml(html)) return null;
  return (
    <div
      className="prose-guidebook"
      {...hostWords(partOf)}
      dangerouslySetInnerHTML={{ __html: htmlForReading(html, pageCountry()) }}
    />
  );
}
