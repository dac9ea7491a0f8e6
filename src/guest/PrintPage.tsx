import { usePage } from "#sections/page.ts";
import { ArrowLeft, BookOpen, Printer } from "lucide-react";
import { Announcer } from "#guest/Announcer.tsx";
import { Document, type GuestFiles } from "#guest/Document.tsx";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { printSheetOf } from "#guest/printSheet.ts";
import { Logo } from "#guest/Logo.tsx";
import { Mark, Sheet } from "#guest/Sheet.tsx";
import { buttonLook } from "#ui/buttonLook.ts";

interface PrintPageProps {
  guidebook: GuestGuidebook;
  files: GuestFiles;
  /** The absolute URL of the guidebook. */
  url: string;
}

/** The host's logo, else the product's mark unless the host has removed it (Sharing 11, 12). */
function WhoseMark({ guidebook }: { guidebook: GuestGuidebook }) {
  if (guidebook.logo !== null) return <Logo guidebook={guidebook} className="sheet-logo" />;
  return guidebook.namesProduct && <Mark />;
}

/** One sheet of A4 for the fridge door (Print and QR pages 1). */
export function PrintPage({ guidebook, files, url }: PrintPageProps) {
  const page = usePage();
  const say = page.texts.print;
  return (
    <Document title={say.title(guidebook.name)} files={files} page="print">
      <header className="print-bar">
        <a href="/" className={buttonLook({ variant: "quiet" })}>
          <ArrowLeft size={18} aria-hidden="true" />
          {say.back}
        </a>
        <a href={url} className={buttonLook({ variant: "quiet" })}>
          <BookOpen size={18} aria-hidden="true" />
          {say.open}
        </a>
        <button type="button" hidden data-print="" className={buttonLook({})}>
          <Printer size={18} aria-hidden="true" />
          {say.print}
        </button>
      </header>
      <Announcer />
      <Sheet sheet={printSheetOf(page, guidebook)} url={url} mark={<WhoseMark guidebook={guidebook} />} />
    </Document>
  );
}
