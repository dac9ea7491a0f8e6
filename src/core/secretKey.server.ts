import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isPostgres } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";

/** Encrypts values that must not be readable in the database (docs/decisions/020). */
export interface SecretBox {
  /** AES-256-GCM under a new IV. `context` is authenticated: `open` needs the same one. */
  seal(text: string, context: string): string;
  /** Returns the text, or null when it was sealed under another key or context. */
  open(sealed: string, context: string): string | null;
  /** A keyed digest (HMAC-SHA-256, hex), to look up equal texts. */
  digest(text: string): string;
}

type Needs = Pick<AppContext, "config" | "randomBytes">;

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Returns the box under `SECRET_KEY`, else SQLite's key file, created if missing; null with PostgreSQL. */
export function secretBoxOf(context: Needs): SecretBox | null {
  const secret = context.config.secretKey ?? secretOfFolder(context);
  return secret === null ? null : boxUnder(secret, context.randomBytes);
}

/** Returns the box under a secret of any length. */
export function boxUnder(secret: string, randomBytes: AppContext["randomBytes"]): SecretBox {
  const sealing = keyFor(secret, "seal");
  const digesting = keyFor(secret, "digest");
  return {
    seal(text, context) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", sealing, iv).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, "base64url");
      const iv = bytes.subarray(0, IV_BYTES);
      const body = bytes.subarray(IV_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv("aes-256-gcm", sealing, iv, { authTagLength: TAG_BYTES })
          .setAAD(Buffer.from(context))
          .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
    digest: (text) => createHmac("sha256", digesting).update(text).digest("hex"),
  };
}

const keyFor = (secret: string, use: string) =>
  Buffer.from(hkdfSync("sha256", secret, "porchlight", use, KEY_BYTES));

/** Reads or creates the key file: readable by the server's user only, complete before it has its name. */
function secretOfFolder({ config, randomBytes }: Needs): string | null {
  if (isPostgres(config)) return null;
  const file = join(config.dataDir, "secret.key");
  if (!existsSync(file)) {
    mkdirSync(config.dataDir, { recursive: true });
    const draft = `${file}.${Buffer.from(randomBytes(8)).toString("hex")}`;
    writeFileSync(draft, Buffer.from(randomBytes(KEY_BYTES)).toString("base64url"), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      // Another process created it first: its key counts.
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  return readFileSync(file, "utf8").trim();
}
