import { usePage } from "#sections/page.ts";
import { GoneCard } from "#guest/GoneCard.tsx";
import { Document, type GuestFiles } from "#guest/Document.tsx";

/** The page for an error. It uses nothing that may have failed. */
export function TryAgainPage({ files, heading, text }: { files: GuestFiles; heading: string; text: string }) {
  const { texts } = usePage();
  return (
    <Document title={heading} files={files} page="gone">
      <GoneCard heading={heading} text={text}>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- no address is the one that was asked for */}
        <a href="" className="button">
          {texts.gone.tryAgain}
        </a>
      </GoneCard>
    </Document>
  );
}
