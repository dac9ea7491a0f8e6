import type { Sharing } from "#guidebooks/contract.ts";
import { qrPath } from "#core/qr.ts";
import { linkLook } from "#ui/buttonLook.ts";
import { DocumentLink } from "#ui/DocumentLink.tsx";
import { QrCode } from "#ui/QrCode.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";

/** In pixels (Sharing 7). */
const QR_SIZE = 150;

/** The permanent link as a code for the property, drawn in the browser: it opens the property and goes to no service. */
export function ShareCode({ sharing }: { sharing: Sharing | undefined }) {
  return (
    <div className="mt-5 flex items-center gap-5 sm:gap-6">
      <div className="shrink-0 rounded-field border border-line bg-white p-1.5">
        {sharing ? (
          <QrCode code={qrPath(sharing.url, { margin: 2 })} size={QR_SIZE} label="QR code of the link" />
        ) : (
          <Skeleton className="size-37.5" />
        )}
      </div>
      <div className="min-w-0">
        <p className="font-semibold">In the home</p>
        <p className="mt-1 text-soft">
          <span className="max-sm:hidden">The same link as a QR code, for</span>
          <span className="sm:hidden">For</span> the fridge or the wall.
        </p>
        {sharing && (
          <DocumentLink
            href={`/qr/${sharing.slug}`}
            className={`${linkLook} mt-1 inline-flex min-h-11 items-center`}
          >
            Print it
          </DocumentLink>
        )}
      </div>
    </div>
  );
}
