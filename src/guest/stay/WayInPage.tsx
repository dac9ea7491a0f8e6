import { Document, type GuestFiles } from "#guest/Document.tsx";
import { NoCode } from "#guest/stay/NoCode.tsx";
import { WayInForm } from "#guest/stay/WayInForm.tsx";

interface WayInPageProps {
  files: GuestFiles;
  guidebookKey: string;
  name: string;
  /** What was wrong with a code, or with a first name, that was sent. */
  problem?: string | undefined;
  nameProblem?: string | undefined;
}

/** Where a guest with a code finds their own link. */
export function WayInPage({ files, guidebookKey, name, problem, nameProblem }: WayInPageProps) {
  return (
    <Document title={`Your stay · ${name}`} files={files} page="gone">
      <main className="gone">
        <h1 translate="no">{name}</h1>
        <WayInForm guidebookKey={guidebookKey} id="booking" problem={problem} />
        <NoCode guidebookKey={guidebookKey} problem={nameProblem} />
        <p>
          <a href={`/view/${guidebookKey}`}>Read the guidebook without the codes</a>
        </p>
      </main>
    </Document>
  );
}
