import type { SecretKind, Sharing } from "#guidebooks/contract.ts";
import { formatList } from "#core/format.ts";

const open: Record<SecretKind, string> = {
  door: "the door code",
  network: "the Wi-Fi password",
  passage: "what is marked “Only during the stay”",
};

/** Returns who reads the secrets of a guidebook by its permanent link; null where it has none (Stays 2). */
export function formatLinkSecrets({ forEveryone, duringStays }: Sharing["secrets"]): string | null {
  if (duringStays.length > 0) return `Anyone with this link can read it. ${formatDuringStays(duringStays)}`;
  const worst = (["door", "network", "passage"] as const).find((kind) => forEveryone.includes(kind));
  return worst ? `Anyone with this link sees everything, including ${open[worst]}.` : null;
}

function formatDuringStays(kinds: readonly SecretKind[]): string {
  const codes = [
    ...(kinds.includes("door") ? ["door code"] : []),
    ...(kinds.includes("network") ? ["Wi-Fi"] : []),
  ];
  const what = codes.length > 0 ? formatList(codes) : "some text";
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} only during a stay.`;
}
