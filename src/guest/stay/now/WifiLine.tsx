import { usePage } from "#sections/page.ts";
import { CopyLine } from "#guest/stay/now/CopyLine.tsx";
import { sectionOf, type StayProps } from "#guest/stay/now/stayContents.ts";

export function WifiLine({ guidebook }: Pick<StayProps, "guidebook">) {
  const { texts } = usePage();
  const { networkName = "", password = "" } = sectionOf(guidebook, "wifi")?.content ?? {};
  const { wifi } = texts.quick;
  if (!password) return networkName ? <CopyLine label={wifi} value={networkName} /> : null;
  const label = networkName ? texts.facts.password : `${wifi} · ${texts.facts.password}`;
  return (
    <CopyLine
      label={label}
      value={password}
      isSpelled
      before={networkName ? { label: wifi, value: networkName } : undefined}
    />
  );
}
