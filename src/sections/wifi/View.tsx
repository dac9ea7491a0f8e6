import { Fact } from "#sections/Fact.tsx";
import { RichText } from "#sections/RichText.tsx";
import type { WifiContent } from "#sections/wifi/content.ts";
import { JoinCard } from "#sections/wifi/JoinCard.tsx";

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
