import { use } from "react";
import { usePage } from "#sections/page.ts";
import { Fact } from "#sections/viewing/Fact.tsx";
import { RichText } from "#sections/viewing/RichText.tsx";
import type { WifiContent } from "#sections/wifi/content.ts";
import { JoinDrawing } from "#sections/wifi/joinDrawing.ts";

export function WifiView({ content }: { content: WifiContent }) {
  const say = usePage().texts.facts;
  const drawJoin = use(JoinDrawing);
  return (
    <div className="facts">
      {content.networkName && <Fact label={say.network} value={content.networkName} copy />}
      {content.password && <Fact label={say.password} value={content.password} spelled main />}
      {drawJoin?.(content)}
      <RichText html={content.notes} />
    </div>
  );
}
