import { usePage } from "#sections/page.ts";
import { Navigation } from "lucide-react";
import { postalAddressLines, directionsUrl } from "#sections/property/postalAddress.ts";
import type { PropertyContent } from "#sections/property/content.ts";

export function PropertyView({ content }: { content: PropertyContent }) {
  const { texts, hostWords } = usePage();
  const lines = postalAddressLines(content);
  const directions = directionsUrl(content);
  return (
    <div className="card facts property">
      <div {...hostWords()}>
        {content.propertyName && <p>{content.propertyName}</p>}
        {lines.length > 0 && (
          <address>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        )}
      </div>
      {directions && (
        <a href={directions} target="_blank" rel="noopener noreferrer" className="button">
          <Navigation size={20} aria-hidden="true" />
          {texts.page.directions}
        </a>
      )}
    </div>
  );
}
