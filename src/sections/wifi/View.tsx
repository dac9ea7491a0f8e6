import { qrPath } from "#core/qr.ts";
import { QrCode } from "#ui/QrCode.tsx";
import { usePage } from "#sections/page.ts";
import { Fact } from "#sections/viewing/Fact.tsx";
import { RichText } from "#sections/viewing/RichText.tsx";
import type { WifiContent } from "#sections/wifi/content.ts";
import { wifiJoinCode } from "#sections/wifi/joinCode.ts";

export function WifiView({ content }: { content: WifiContent }) {
  const say = usePage().texts.facts;
  return (
    <div className="facts">
      {content.networkName && <Fact label={say.network} value={content.networkName} copy />}
      {content.password && <Fact label={say.password} value={content.password} spelled main />}
      <JoinCard content={content} />
      <RichText html={content.notes} />
    </div>
  );
}

/** A QR code that connects a second phone to the network. */
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
