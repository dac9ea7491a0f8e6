import { CopyLine } from "#guest/stay/now/CopyLine.tsx";
import { sectionOf, type StayProps } from "#guest/stay/now/stayContents.ts";

/** The network and its password, where both may be seen. */
export function WifiLine({ guidebook }: Pick<StayProps, "guidebook">) {
  const { networkName = "", password = "" } = sectionOf(guidebook, "wifi")?.content ?? {};
  if (password) return <CopyLine label={networkName ? `Wi-Fi · ${networkName}` : "Wi-Fi"} value={password} />;
  return networkName ? <CopyLine label="Wi-Fi" value={networkName} /> : null;
}
