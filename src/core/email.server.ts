import { mkdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { Logger } from "pino";
import type { Config } from "#core/config.server.ts";
import { outboxFolder } from "#core/outbox.server.ts";
import { VERSION } from "#core/version.server.ts";

export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** As `<…@…>`; the same when an email is sent again, so that mail programs show it once. */
  messageId?: string;
}

export interface EmailSender {
  /** Sends the email, or throws. */
  send(email: Email): Promise<void>;
  close(): void;
}

interface Around {
  log: Logger;
  now: () => number;
  randomBytes: (size: number) => Uint8Array;
}

/** Sends through SMTP when configured, else writes each email as `.eml` into the data folder's outbox. */
export function newEmailSender(config: Config, around: Around): EmailSender {
  return config.smtpUrl ? overSmtp(config.smtpUrl, config) : intoOutbox(config, around);
}

/** The first header stops automatic replies (RFC 3834 §5). */
const frameOf = ({ product, mailFrom }: Config) => ({
  from: mailFrom,
  headers: { "Auto-Submitted": "auto-generated", "X-Mailer": `${product.name} ${VERSION}` },
});

/** Requires TLS: links in emails give access. `?requireTLS=false` in the URL overrides, for a relay. */
function overSmtp(url: string, config: Config): EmailSender {
  const transport = nodemailer.createTransport({ url, requireTLS: requiresTls(url) });
  return {
    send: async (email) => void (await transport.sendMail({ ...email, ...frameOf(config) })),
    close: () => transport.close(),
  };
}

/** Connects, starts TLS and signs in. Throws their error, or when there is no answer within `answerMs`. */
export async function trySmtp(url: string, answerMs: number): Promise<void> {
  const [connectionTimeout, greetingTimeout, socketTimeout] = [answerMs, answerMs, answerMs];
  const timeouts = { connectionTimeout, greetingTimeout, socketTimeout, dnsTimeout: answerMs };
  const transport = nodemailer.createTransport({ url, requireTLS: requiresTls(url), ...timeouts });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

const requiresTls = (url: string) => !isLoopback(new URL(url).hostname);
const isLoopback = (host: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);

function intoOutbox(config: Config, { log, now, randomBytes }: Around): EmailSender {
  const folder = outboxFolder(config);
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(email) {
      const { message } = await transport.sendMail({ ...email, ...frameOf(config) });
      mkdirSync(folder, { recursive: true });
      const file = join(folder, `${now()}-${Buffer.from(randomBytes(4)).toString("hex")}.eml`);
      await writeFile(file, message, { mode: 0o600 });
      if (!config.production)
        log.warn({ file, text: email.text }, "no SMTP_URL is set: the email is in the outbox");
    },
    close: () => transport.close(),
  };
}
