import type { WayInProblem } from "#guest/stay/problems.ts";
import type { GuestFiles } from "#guest/Document.tsx";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { CodelessPage } from "#guest/stay/CodelessPage.tsx";
import { NoCode } from "#guest/stay/NoCode.tsx";
import { Call } from "#guest/stay/now/Call.tsx";
import { WayInForm } from "#guest/stay/WayInForm.tsx";

interface WayInPageProps {
  files: GuestFiles;
  guidebook: GuestGuidebook;
  /** What was wrong with a code, or with a first name, that was sent. */
  problem?: WayInProblem | undefined;
  nameProblem?: WayInProblem | undefined;
}

/** The page with the form for a guest code. */
export function WayInPage({ files, guidebook, problem, nameProblem }: WayInPageProps) {
  const { key } = guidebook;
  return (
    <CodelessPage files={files} guidebook={guidebook} problem={problem ?? nameProblem}>
      <WayInForm guidebookKey={key} id="booking" hasNoCodeForm problem={problem} />
      <NoCode guidebookKey={key} problem={nameProblem} />
      <Call guidebook={guidebook} />
    </CodelessPage>
  );
}
