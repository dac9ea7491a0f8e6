import type { WifiContent } from "#sections/wifi/content.ts";

/**
 * Returns what a phone's camera reads to join a network, or null without a network name or where the password is
 * masked. The form is ZXing's (github.com/zxing/zxing/wiki/Barcode-Contents): a backslash goes before each of \ ; , :
 * and ". Its quotes around names that look hexadecimal are left out: not every camera takes them off again.
 */
export function wifiJoinCode({
  networkName,
  password,
}: Pick<WifiContent, "networkName"> & { password?: string | undefined }): string | null {
  if (networkName === "" || password === undefined) return null;
  const name = escaped(networkName);
  return password === "" ? `WIFI:T:nopass;S:${name};;` : `WIFI:T:WPA;S:${name};P:${escaped(password)};;`;
}

function escaped(value: string): string {
  return value.replace(/[\\;,:"]/g, "\\$&");
}
