import { createECDH, createPrivateKey, sign } from "node:crypto";
import { SECOND_MS, HOUR_MS } from "#core/durations.ts";

/** A P-256 key pair, both parts as base64url: the point of 65 bytes, and the scalar of 32. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const CURVE = "prime256v1";
const SCALAR_BYTES = 32;
/** RFC 8292 §2 allows 24 hours at most. */
const TOKEN_LIFETIME_MS = 12 * HOUR_MS;

export function newVapidKeys(randomBytes: (size: number) => Uint8Array): VapidKeys {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(randomBytes(SCALAR_BYTES));
  // Without leading zeros a scalar is shorter.
  const scalar = pair.getPrivateKey("hex").padStart(2 * SCALAR_BYTES, "0");
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: Buffer.from(scalar, "hex").toString("base64url"),
  };
}

interface Claims {
  /** The push service's URL of the device. */
  endpoint: string;
  /** A contact of the sender: `mailto:` or `https:`. */
  subject: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Returns the `Authorization` header that identifies the sender to a push service (RFC 8292 §3). */
export function vapidHeader(keys: VapidKeys, { endpoint, subject, now }: Claims): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor((now + TOKEN_LIFETIME_MS) / SECOND_MS),
    sub: subject,
  };
  const head = [{ typ: "JWT", alg: "ES256" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const signature = sign("sha256", Buffer.from(head), { key: signingKey(keys), dsaEncoding: "ieee-p1363" });
  return `vapid t=${head}.${signature.toString("base64url")}, k=${keys.publicKey}`;
}

function signingKey({ publicKey, privateKey }: VapidKeys) {
  const point = Buffer.from(publicKey, "base64url");
  const x = point.subarray(1, 33).toString("base64url");
  const y = point.subarray(33).toString("base64url");
  return createPrivateKey({ key: { kty: "EC", crv: "P-256", x, y, d: privateKey }, format: "jwk" });
}
