import { use } from "react";
import { usePage } from "#sections/page.ts";
import { Fact } from "#sections/viewing/Fact.tsx";
import { RichText } from "#sections/viewing/RichText.tsx";
import type { WifiContent } from "#sections/wifi/content.ts";
import { wifiJoinCode } from "#sections/wifi/joinCode.ts";
import { DrawJoinCode } from "#sections/wifi/drawJoinCode.tsx";

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
  const drawJoinCode = use(DrawJoinCode);
  const code = wifiJoinCode(content);
  if (code === null) return null;
  return (
    <div className="card join">
      {drawJoinCode({ code, label: texts.facts.joinCode })}
      <div>
        <p>{texts.facts.join}</p>
        <p>{texts.facts.joinHow}</p>
      </div>
    </div>
  );
}
