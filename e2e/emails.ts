import { expect } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RunningServer } from "./server.ts";

/** Returns the newest email to an address that holds some text, as plain text; waits until it has come. */
export async function emailTo(server: RunningServer, email: string, text = ""): Promise<string> {
  const found = () => emailsTo(server, email).findLast((message) => message.includes(text));
  await expect.poll(found, { message: `an email to ${email}` }).toBeDefined();
  return found() ?? "";
}

/** The link in an email that leads to a path. */
export function linkIn(message: string, path: string): string {
  const link = message.match(/https?:\/\/\S+/g)?.find((one) => new URL(one).pathname === path);
  expect(link, `a link to ${path}`).toBeDefined();
  return link ?? "";
}

function emailsTo({ dataDir }: RunningServer, email: string): string[] {
  const folder = join(dataDir, "outbox");
  let names: string[] = [];
  try {
    names = readdirSync(folder).toSorted();
  } catch {
    return []; // made with the first email
  }
  const messages = names.map((name) => unfold(readFileSync(join(folder, name), "utf8")));
  return messages.filter((message) => message.includes(`To: ${email}`));
}

/** Undoes quoted-printable (RFC 2045 §6.7) as far as our emails use it. */
function unfold(message: string): string {
  const byte = (_match: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
  return message.replace(/=\r?\n/g, "").replace(/=([0-9A-F]{2})/g, byte);
}
