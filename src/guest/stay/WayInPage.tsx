import type { WayInProblem } from "#guest/stay/problems.ts";
import { texts } from "#languages/pageLanguage.ts";
import { Document, type GuestFiles } from "#guest/Document.tsx";
import { FootContact } from "#guest/FootContact.tsx";
import { LanguageSwitch } from "#guest/LanguageSwitch.tsx";
import { languageTagOf, type GuestGuidebook } from "#guest/guidebook.ts";
import { Hero } from "#guest/Hero.tsx";
import { NoCode } from "#guest/stay/NoCode.tsx";
import { WayInForm } from "#guest/stay/WayInForm.tsx";

interface WayInPageProps {
  files: GuestFiles;
  guidebook: GuestGuidebook;
  /** What was wrong with a code, or with a first name, that was sent. */
  problem?: WayInProblem | undefined;
  nameProblem?: WayInProblem | undefined;
}

/** Where a guest with a code finds their own link. */
export function WayInPage({ files, guidebook, problem, nameProblem }: WayInPageProps) {
  const { name, key } = guidebook;
  return (
    <Document
      title={texts().page.stayTitle(name)}
      language={languageTagOf(guidebook)}
      files={files}
      page="gone"
    >
      <Hero guidebook={guidebook} />
      <main className="guide way-in-page">
        <WayInForm guidebookKey={key} id="booking" problem={problem} />
        <NoCode guidebookKey={key} problem={nameProblem} />
        <a href={`/view/${key}`} className="now-link">
          {texts().wayIn.readWithout}
        </a>
      </main>
      <footer className="foot">
        <FootContact guidebook={guidebook} path={`/view/${key}`} />
        <LanguageSwitch />
      </footer>
    </Document>
  );
}
