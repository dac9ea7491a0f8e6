import type { WifiContent } from "#sections/wifi/content.ts";

/**
 * Returns the QR text to join a network, or null without a network name or with a masked password. ZXing's format
 * (github.com/zxing/zxing/wiki/Barcode-Contents): a backslash before each of \ ; , : and ". Without its quotes around
 * names that look hexadecimal, which not every camera removes.
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
