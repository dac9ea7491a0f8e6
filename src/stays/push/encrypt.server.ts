import { createCipheriv, createECDH, hkdfSync } from "node:crypto";

const SALT_BYTES = 16;
const SCALAR_BYTES = 32;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
/** The size of the only record: a push service accepts 4096 bytes (RFC 8291 §4). */
const RECORD_BYTES = 4096;
/** Ends the last record (RFC 8188 §2). */
const LAST_RECORD = Buffer.of(2);

/** Encrypts a message for one device: `aes128gcm` under a new key (RFC 8291 §3, RFC 8188 §2). */
export function encryptForDevice(
  text: string,
  { p256dh, auth }: { p256dh: string; auth: string },
  randomBytes: (size: number) => Uint8Array,
): Buffer {
  const device = Buffer.from(p256dh, "base64url");
  const own = createECDH("prime256v1");
  own.setPrivateKey(randomBytes(SCALAR_BYTES));
  const serverPoint = own.getPublicKey();
  const salt = Buffer.from(randomBytes(SALT_BYTES));

  const shared = own.computeSecret(device);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), device, serverPoint]);
  const secret = derive(shared, Buffer.from(auth, "base64url"), info, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), KEY_BYTES);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), NONCE_BYTES);

  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const record = Buffer.concat([
    cipher.update(Buffer.concat([Buffer.from(text), LAST_RECORD])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.of(serverPoint.length), serverPoint, record]);
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));
