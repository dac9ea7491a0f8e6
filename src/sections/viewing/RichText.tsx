import { usePage } from "#sections/page.ts";
import { htmlForReading } from "#sections/richtext/forReading.ts";
import { isBlankHtml } from "#sections/richtext/reading.ts";

interface RichTextProps {
  html: string;
  /** The whole text, when this is a part of it. */
  partOf?: string;
}

/** The only component that renders a host's HTML, which was sanitised when written. */
export function RichText({ html, partOf = html }: RichTextProps) {
  const { country, hostWords } = usePage();
  if (isBlankHtml(html)) return null;
  return (
    <div
      className="prose-guidebook"
      {...hostWords(partOf)}
      dangerouslySetInnerHTML={{ __html: htmlForReading(html, country) }}
    />
  );
}
