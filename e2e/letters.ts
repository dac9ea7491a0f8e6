import { expect } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RunningServer } from "./server.ts";

/** The newest letter to somebody, as plain text; waits until it has come. */
export async function letterTo(server: RunningServer, email: string): Promise<string> {
  await expect
    .poll(() => lettersTo(server, email).length, { message: `a letter to ${email}` })
    .toBeGreaterThan(0);
  return lettersTo(server, email).at(-1) ?? "";
}

/** The link in a letter that leads to a path. */
export function linkIn(letter: string, path: string): string {
  const link = letter.match(/https?:\/\/\S+/g)?.find((one) => new URL(one).pathname === path);
  expect(link, `a link to ${path}`).toBeDefined();
  return link ?? "";
}

function lettersTo({ dataDir }: RunningServer, email: string): string[] {
  const folder = join(dataDir, "outbox");
  let names: string[] = [];
  try {
    names = readdirSync(folder).toSorted();
  } catch {
    return []; // made with the first letter
  }
  const letters = names.map((name) => unfold(readFileSync(join(folder, name), "utf8")));
  return letters.filter((letter) => letter.includes(`To: ${email}`));
}

/** Undoes quoted-printable (RFC 2045 §6.7) as far as our letters use it. */
function unfold(letter: string): string {
  const byte = (_match: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
  return letter.replace(/=\r?\n/g, "").replace(/=([0-9A-F]{2})/g, byte);
}
