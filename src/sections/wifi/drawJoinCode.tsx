import { createContext, Suspense, type ReactNode } from "react";
import { CatchMissingCode, deferred } from "#ui/deferred.tsx";
import type { JoinCodeProps } from "#sections/wifi/JoinCode.tsx";

const Loaded = deferred(async () => ({ default: (await import("#sections/wifi/JoinCode.tsx")).JoinCode }));

function LaterJoinCode(props: JoinCodeProps) {
  return (
    <CatchMissingCode>
      <Suspense fallback={<svg width={144} height={144} aria-hidden />}>
        <Loaded {...props} />
      </Suspense>
    </CatchMissingCode>
  );
}

/** Draws the QR code of a network: guest pages provide it, hosts' screens load it when it is first shown. */
export const DrawJoinCode = createContext<(props: JoinCodeProps) => ReactNode>((props) => (
  <LaterJoinCode {...props} />
));
