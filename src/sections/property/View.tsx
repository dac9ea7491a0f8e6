import { Navigation } from "lucide-react";
import { buttonLook } from "#platform/ui/buttonLook.ts";
import { Card } from "#platform/ui/Card.tsx";
import { postalAddressLines, directionsUrl } from "#sections/property/postalAddress.ts";
import type { PropertyContent } from "#sections/property/content.ts";

export function PropertyView({ content }: { content: PropertyContent }) {
  const lines = postalAddressLines(content);
  const directions = directionsUrl(content);
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div>
        {content.propertyName && (
          <p className="font-display text-2xl leading-snug font-semibold">{content.propertyName}</p>
        )}
        {lines.length > 0 && (
          <address className="mt-1 text-xl leading-snug not-italic">
            {lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        )}
      </div>
      {directions && (
        <a
          href={directions}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLook({ className: "justify-self-start print:hidden" })}
        >
          <Navigation size={20} aria-hidden="true" />
          Directions
        </a>
      )}
    </Card>
  );
}
