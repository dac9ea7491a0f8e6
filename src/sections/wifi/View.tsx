import { qrPath } from "#platform/qr.ts";
import { Card } from "#platform/ui/Card.tsx";
import { QrCode } from "#platform/ui/QrCode.tsx";
import { Fact } from "#sections/viewing/Fact.tsx";
import { RichText } from "#sections/viewing/RichText.tsx";
import type { WifiContent } from "#sections/wifi/content.ts";
import { wifiJoinCode } from "#sections/wifi/joinCode.ts";

export function WifiView({ content }: { content: WifiContent }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {content.networkName && <Fact label="Network" value={content.networkName} copy />}
      {content.password && <Fact label="Password" value={content.password} copy main />}
      <JoinCard content={content} />
      <RichText html={content.notes} className="mt-2" />
    </div>
  );
}

/** A code that puts the camera of a second phone on the network. */
function JoinCard({ content }: { content: WifiContent }) {
  const code = wifiJoinCode(content);
  if (code === null) return null;
  return (
    <Card className="flex flex-wrap items-center gap-5">
      <QrCode
        code={qrPath(code, { margin: 2 })}
        size={144}
        label="QR code that joins the WiFi"
        className="rounded-field h-auto max-w-full shrink-0"
      />
      <div className="min-w-0 flex-1 basis-32">
        <p className="text-lg leading-snug font-semibold">Join with another phone</p>
        <p className="text-soft mt-1">Point its camera here. Nothing to type.</p>
      </div>
    </Card>
  );
}
