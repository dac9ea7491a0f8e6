import { createDecipheriv, createECDH, createHmac, createPublicKey, verify, randomBytes } from "node:crypto";

/** A phone's half of Web Push, written apart from the product's: RFC 8291 and 8292 from the receiving side. */
export interface PushDevice {
  /** What its browser sends to the server. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Returns the text of a message. Throws where it is not for this device. */
  read(body: Uint8Array): string;
}

interface DeviceKeys {
  privateKey: Buffer;
  auth: Buffer;
}

const hmac = (key: Uint8Array, ...parts: Uint8Array[]) => {
  const sum = createHmac("sha256", key);
  for (const part of parts) sum.update(part);
  return sum.digest();
};
const text = (ascii: string) => Buffer.from(ascii, "latin1");
const ONE = Buffer.of(1);

/** Returns a device at a push service. */
export function newPushDevice(
  endpoint = `https://push.example.com/send/${randomBytes(6).toString("hex")}`,
  own: DeviceKeys = { privateKey: randomBytes(32), auth: randomBytes(16) },
): PushDevice {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(own.privateKey);
  const point = pair.getPublicKey();
  return {
    subscription: {
      endpoint,
      keys: { p256dh: point.toString("base64url"), auth: own.auth.toString("base64url") },
    },
    read(body) {
      const bytes = Buffer.from(body);
      const salt = bytes.subarray(0, 16);
      const keyLength = bytes[20] ?? 0;
      const sender = bytes.subarray(21, 21 + keyLength);
      const record = bytes.subarray(21 + keyLength);
      if (bytes.readUInt32BE(16) < record.length) throw new Error("the record is longer than it says");
      const first = hmac(own.auth, pair.computeSecret(sender));
      const secret = hmac(first, text("WebPush: info\0"), point, sender, ONE);
      const from = hmac(salt, secret);
      const key = hmac(from, text("Content-Encoding: aes128gcm\0"), ONE).subarray(0, 16);
      const nonce = hmac(from, text("Content-Encoding: nonce\0"), ONE).subarray(0, 12);
      const opening = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([opening.update(record.subarray(0, -16)), opening.final()]);
      const end = padded.lastIndexOf(2);
      if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("no last record");
      return padded.subarray(0, end).toString("utf8");
    },
  };
}

interface Claims {
  aud: string;
  exp: number;
  sub: string;
}

/**
 * Returns what the sender claims and its public key, as a push service reads them. Throws where the signature is
 * another's.
 */
export function readVapid(authorization: string): Claims & { publicKey: string } {
  const [, token = "", publicKey = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const isTheirs = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isTheirs) throw new Error("signed by somebody else");
  const read = JSON.parse(Buffer.from(claims, "base64url").toString()) as Claims; // the test looks at each
  return { ...read, publicKey };
}
