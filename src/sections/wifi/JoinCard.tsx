import type { ReactNode } from "react";
import { qrPath } from "#core/qr.ts";
import { QrCode } from "#ui/QrCode.tsx";
import { usePage } from "#sections/page.ts";
import type { WifiContent } from "#sections/wifi/content.ts";
import { wifiJoinCode } from "#sections/wifi/joinCode.ts";

/** A QR code that connects a second phone to the network; nothing without a network. */
export const drawJoinCard = (content: WifiContent): ReactNode => <JoinCard content={content} />;

function JoinCard({ content }: { content: WifiContent }) {
  const { texts } = usePage();
  const code = wifiJoinCode(content);
  if (code === null) return null;
  return (
    <div className="card join">
      <QrCode code={qrPath(code, { margin: 2, quick: true })} size={144} label={texts.facts.joinCode} />
      <div>
        <p>{texts.facts.join}</p>
        <p>{texts.facts.joinHow}</p>
      </div>
    </div>
  );
}
