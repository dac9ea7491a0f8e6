import { Document, type GuestFiles } from "#guest/Document.tsx";
import { languageOf, type GuestGuidebook } from "#guest/guidebook.ts";
import { Hero } from "#guest/Hero.tsx";
import { NoCode } from "#guest/stay/NoCode.tsx";
import { WayInForm } from "#guest/stay/WayInForm.tsx";

interface WayInPageProps {
  files: GuestFiles;
  guidebook: GuestGuidebook;
  /** What was wrong with a code, or with a first name, that was sent. */
  problem?: string | undefined;
  nameProblem?: string | undefined;
}

/** Where a guest with a code finds their own link. */
export function WayInPage({ files, guidebook, problem, nameProblem }: WayInPageProps) {
  const { name, key } = guidebook;
  return (
    <Document title={`Your stay · ${name}`} language={languageOf(guidebook)} files={files} page="gone">
      <Hero guidebook={guidebook} />
      <main className="guide way-in-page">
        <WayInForm guidebookKey={key} id="booking" problem={problem} />
        <NoCode guidebookKey={key} problem={nameProblem} />
        <a href={`/view/${key}`} className="now-link">
          Read the guidebook without the codes
        </a>
      </main>
    </Document>
  );
}
