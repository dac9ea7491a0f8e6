import { usePage } from "#sections/page.ts";
import { Printer } from "lucide-react";
import { Announcer } from "#guest/Announcer.tsx";
import { Document, type GuestFiles } from "#guest/Document.tsx";
import { GuideLink } from "#guest/GuideLink.tsx";
import { envelopeOf, propertyOf } from "#guest/guidebook.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { qrPath } from "#core/qr.ts";
import { buttonLook } from "#ui/buttonLook.ts";
import { QrCode } from "#ui/QrCode.tsx";

interface QrPageProps {
  guidebook: GuestGuidebook;
  files: GuestFiles;
  /** The absolute URL of the guidebook. */
  url: string;
}

/** The code to hang up at the door (Print and QR pages 3). */
export function QrPage({ guidebook, files, url }: QrPageProps) {
  const { texts, hostWords } = usePage();
  const title = propertyOf(guidebook)?.propertyName || guidebook.name;
  return (
    <Document title={texts.qr.title(title)} files={files} page="qr">
      <main className="qr">
        <header>
          <h1 {...hostWords()}>{title}</h1>
          {guidebook.name !== title && (
            <p className="qr-guidebook" {...hostWords()}>
              {guidebook.name}
            </p>
          )}
          <p className="qr-postal-address" {...hostWords()}>
            {envelopeOf(guidebook).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        </header>
        <div className="qr-card">
          <QrCode code={qrPath(url)} size={256} label={texts.qr.code} className="qr-code" />
        </div>
        <p className="qr-hint">{texts.qr.scan}</p>
        <p className="qr-link">
          <GuideLink url={url} />
        </p>
        <div className="qr-actions">
          <button type="button" hidden data-print="" className={buttonLook({})}>
            <Printer size={18} aria-hidden="true" />
            {texts.qr.print}
          </button>
          <a href="/" data-back="" className={buttonLook({ variant: "secondary" })}>
            {texts.qr.back}
          </a>
        </div>
        <div className="qr-more">
          <p>
            {texts.qr.wide}{" "}
            <span>
              {texts.qr.downloadAs}
              <a href={`/qr/${guidebook.key}.png`} download aria-label={`${texts.qr.downloadAs}PNG`}>
                PNG
              </a>{" "}
              ·{" "}
              <a href={`/qr/${guidebook.key}.svg`} download aria-label={`${texts.qr.downloadAs}SVG`}>
                SVG
              </a>
            </span>
          </p>
          <p hidden data-host="">
            <a href={`/cards?home=${guidebook.key}`} lang="en" dir="ltr">
              Cards for Wi-Fi, door and appliances
            </a>
          </p>
        </div>
        <Announcer />
      </main>
    </Document>
  );
}
