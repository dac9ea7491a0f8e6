import { Document, type GuestFiles } from "#guest/Document.tsx";
import { WayInForm } from "#guest/stay/WayInForm.tsx";

interface WayInPageProps {
  files: GuestFiles;
  guidebookKey: string;
  name: string;
  problem?: string | undefined;
}

/** Where a guest with a code finds their own link. */
export function WayInPage({ files, guidebookKey, name, problem }: WayInPageProps) {
  return (
    <Document title={`Your stay · ${name}`} files={files} page="gone">
      <main className="gone">
        <h1 translate="no">{name}</h1>
        <WayInForm guidebookKey={guidebookKey} id="booking" problem={problem} />
        <p>
          <a href={`/view/${guidebookKey}`}>Read the guidebook without the codes</a>
        </p>
      </main>
    </Document>
  );
}
