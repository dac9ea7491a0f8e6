import { mkdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { Logger } from "pino";
import type { Config } from "#platform/config.server.ts";

export interface Letter {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** As `<…@…>`; the same when the same e-mail is sent again, so that mail programs show it once. */
  messageId?: string;
}

export interface Mail {
  /** Hands the letter over, or throws: the caller decides what the person is told. */
  send(letter: Letter): Promise<void>;
  close(): void;
}

interface Around {
  log: Logger;
  now: () => number;
  randomBytes: (size: number) => Uint8Array;
}

/** Mail through SMTP where it is set, else one `.eml` file a letter in the data folder's outbox. */
export function newMail(config: Config, around: Around): Mail {
  return config.smtpUrl ? overSmtp(config.smtpUrl, config.mailFrom) : intoOutbox(config, around);
}

function overSmtp(url: string, from: string): Mail {
  const transport = nodemailer.createTransport(url, { from });
  return {
    send: async (letter) => void (await transport.sendMail(letter)),
    close: () => transport.close(),
  };
}

function intoOutbox(config: Config, { log, now, randomBytes }: Around): Mail {
  const folder = join(config.dataDir, "outbox");
  const transport = nodemailer.createTransport(
    { streamTransport: true, buffer: true },
    { from: config.mailFrom },
  );
  return {
    async send(letter) {
      const { message } = await transport.sendMail(letter);
      mkdirSync(folder, { recursive: true });
      const file = join(folder, `${now()}-${Buffer.from(randomBytes(4)).toString("hex")}.eml`);
      await writeFile(file, message, { mode: 0o600 });
      if (!config.production)
        log.warn({ file, text: letter.text }, "no SMTP_URL is set: the letter is in the outbox");
    },
    close: () => transport.close(),
  };
}
