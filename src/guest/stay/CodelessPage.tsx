import type { ReactNode } from "react";
import { Document, type GuestFiles } from "#guest/Document.tsx";
import { FootContact } from "#guest/FootContact.tsx";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { formatProblemTitle, type WayInProblem } from "#guest/stay/problems.ts";
import { Hero } from "#guest/Hero.tsx";
import { LanguageSwitch } from "#guest/LanguageSwitch.tsx";
import { contactToCall } from "#guest/stay/now/stayContents.ts";
import { usePage } from "#sections/page.ts";

interface CodelessPageProps {
  files: GuestFiles;
  guidebook: GuestGuidebook;
  /** What was wrong with what was sent: the title begins with it. */
  problem?: WayInProblem | undefined;
  /** Seconds until the page refetches itself; undefined where it does not. */
  refreshAfter?: number | undefined;
  children: ReactNode;
}

/** The frame of pages for guests without a code: they may read on, ring, or change the language. What they ring with stands once. */
export function CodelessPage({ files, guidebook, problem, refreshAfter, children }: CodelessPageProps) {
  const { texts } = usePage();
  const { name, key } = guidebook;
  const title = texts.page.stayTitle(name);
  return (
    <Document
      title={problem ? `${formatProblemTitle(texts, problem)} · ${title}` : title}
      files={files}
      page="gone"
      refreshAfter={refreshAfter}
    >
      <Hero guidebook={guidebook} />
      <main className="guide way-in-page">
        {children}
        <a href={`/view/${key}`} className="now-link">
          {texts.wayIn.readWithout}
        </a>
      </main>
      <footer className="foot">
        {!contactToCall(guidebook) && <FootContact guidebook={guidebook} path={`/view/${key}`} />}
        <LanguageSwitch />
      </footer>
    </Document>
  );
}
