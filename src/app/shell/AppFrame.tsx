import { useEffect, type ReactNode } from "react";
import { SignedOutNotice } from "#accounts/SignedOutNotice.tsx";
import { SessionEnded } from "#accounts/SessionEnded.tsx";
import { AnnouncementNotice } from "#operations/settings/AnnouncementNotice.tsx";
import { startPrefetching } from "#ui/loadCode.ts";
import { TooltipProvider } from "#ui/Tooltip.tsx";
import { useCoverSentence } from "#core/otherSession.ts";
import { useSessionEnded } from "#core/sessionEnd.ts";
import { forgetWeek, registerHostWorker, storeWeek } from "#app/hostWorker/registerHostWorker.ts";
import { SideNavigation } from "#app/shell/SideNavigation.tsx";

/** What surrounds every screen of a subscribed host. */
export function AppFrame({ children }: { children: ReactNode }) {
  useEffect(startPrefetching, []);
  useEffect(registerHostWorker, []);
  const isSessionOver = useSessionEnded();
  const isOtherSession = useCoverSentence() !== null;
  useEffect(
    () => (isSessionOver || isOtherSession ? forgetWeek() : storeWeek()),
    [isSessionOver, isOtherSession],
  );
  return (
    <TooltipProvider>
      <div data-app-frame className="min-h-dvh lg:pl-64">
        <a
          href="#main"
          className="sr-only z-40 rounded-full bg-card px-5 py-3 focus:not-sr-only focus:fixed focus:left-4 focus:top-3"
        >
          Skip to content
        </a>
        <SideNavigation />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto max-w-6xl px-5 py-8 outline-none sm:px-8 lg:px-12 lg:py-12"
        >
          <SignedOutNotice />
          <AnnouncementNotice />
          {children}
        </main>
        <SessionEnded />
      </div>
    </TooltipProvider>
  );
}
