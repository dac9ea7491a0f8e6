import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#core/config.server.ts";

/** Returns the folder for emails when no SMTP server is set. */
export function outboxFolder({ dataDir }: Pick<Config, "dataDir">): string {
  return join(dataDir, "outbox");
}

/** Deletes the outbox emails to the chosen recipients. Returns how many. */
export async function deleteOutboxEmails(
  config: Pick<Config, "dataDir">,
  isRecipient: (email: string) => boolean,
): Promise<number> {
  const folder = outboxFolder(config);
  let deleted = 0;
  for (const name of await listEmails(folder)) {
    const file = join(folder, name);
    if (!recipientsOf(await readFile(file, "utf8")).some(isRecipient)) continue;
    await rm(file, { force: true });
    deleted += 1;
  }
  return deleted;
}

/** Deletes the outbox emails that were written before a moment (epoch ms): their names begin with their own. */
export async function deleteOutboxEmailsBefore(
  config: Pick<Config, "dataDir">,
  before: number,
): Promise<void> {
  const folder = outboxFolder(config);
  for (const name of await listEmails(folder))
    if (Number.parseInt(name, 10) < before) await rm(join(folder, name), { force: true });
}

async function listEmails(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith(".eml"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

/** Reads the `To` header, whose lines may be folded (RFC 5322 §2.2.3). */
function recipientsOf(email: string): string[] {
  const [head = ""] = email.split(/\r?\n\r?\n/, 1);
  const to = /^To:(.*)$/im.exec(head.replaceAll(/\r?\n[ \t]+/g, " "))?.[1] ?? "";
  return to.match(/[^\s<>,"]+@[^\s<>,"]+/g) ?? [];
}
