/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */
import type { QrPath } from "#core/qr.ts";
import { classes } from "#ui/classes.ts";
import { Card } from "#ui/Card.tsx";
import { QrCode } from "#ui/QrCode.tsx";
import { sampleCards } from "#site/content/features.ts";
import { swipeRow } from "#site/parts/swipeRow.ts";
import { DEMO } from "#site/site.ts";

interface SampleCardsProps {
  /** Where the demo's link begins. */
  origin: string;
  qr: QrPath;
}

/** Six pieces of a guidebook, each with the words that a guest would read. */
export function SampleCards({ origin, qr }: SampleCardsProps) {
  const link = new URL(DEMO.view, origin);
  return (
    <ul tabIndex={0} aria-label="Sections" className={classes(swipeRow, "md:grid-cols-3")}>
      {sampleCards.map(({ icon: Icon, title, text, sample, shows }) => (
        <Card as="li" key={title} padded={false} className="flex snap-start flex-col">
          <div className="flex items-center gap-4 px-5 py-3">
            <Icon size={26} className="text-pine" />
            <div className="min-w-0">
              <h3 className="text-lg leading-snug">{title}</h3>
              <p className="text-sm text-soft">{text}</p>
            </div>
          </div>
          <div className="mx-3 mb-3 flex min-h-20 grow items-center gap-4 rounded-field bg-linen px-4 py-3 dark:bg-paper">
            {shows === "qr" && (
              <QrCode
                code={qr}
                size={72}
                label="QR code of the demo guidebook"
                className="shrink-0 rounded-md"
              />
            )}
            <ul className="space-y-1.5">
              {sample.map((line) => (
                <li key={line.text}>
                  {line.label && <span className="block text-sm text-soft">{line.label}</span>}
                  <span className={line.label && "text-lg font-medium"}>{line.text}</span>
                </li>
              ))}
              {shows === "link" && (
                <li>
                  <a
                    href={DEMO.view}
                    className="font-medium wrap-anywhere text-pine underline underline-offset-4"
                  >
                    {link.host + link.pathname}
                  </a>
                </li>
              )}
            </ul>
          </div>
        </Card>
      ))}
    </ul>
  );
}
