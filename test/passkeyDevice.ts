import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import type { Visitor } from "#test/visitor.ts";

const ORIGIN = "http://porchlight.test";
const USER_PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();
const clientData = (type: string, challenge: string) =>
  Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin: ORIGIN, crossOrigin: false }));

/** Relying party, flags and a counter of 0 (WebAuthn §6.1). */
const authenticatorData = (flags: number) =>
  Buffer.concat([sha256(new URL(ORIGIN).hostname), Buffer.from([flags, 0, 0, 0, 0])]);

/** A browser's authenticator with one passkey: ES256, without attestation, its person verified (WebAuthn §6). */
export function newPasskeyDevice() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(16);
  const id = credentialId.toString("base64url");
  // COSE, in CBOR: { 1: 2, 3: -7, -1: 1, -2: x, -3: y } (RFC 9053 §2.1).
  const coseKey = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);

  function made(challenge: string) {
    const data = Buffer.concat([
      authenticatorData(USER_PRESENT_AND_VERIFIED | HAS_CREDENTIAL),
      Buffer.alloc(16),
      Buffer.from([0, credentialId.length]),
      credentialId,
      coseKey,
    ]);
    // CBOR: { "fmt": "none", "attStmt": {}, "authData": data }
    const attestation = Buffer.concat([
      Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
      Buffer.from([data.length]),
      data,
    ]);
    return answer({
      clientDataJSON: clientData("create", challenge).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
    });
  }

  function used(challenge: string) {
    const data = authenticatorData(USER_PRESENT_AND_VERIFIED);
    const json = clientData("get", challenge);
    const signature = createSign("sha256")
      .update(Buffer.concat([data, sha256(json)]))
      .sign(privateKey);
    return answer({
      clientDataJSON: json.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: signature.toString("base64url"),
    });
  }

  const answer = (response: Record<string, string>) => ({
    credential: { id, rawId: id, type: "public-key", response, clientExtensionResults: {} },
  });

  return {
    credentialId: id,
    /** Makes the passkey for a host who is signed in. */
    async addTo(host: Visitor, headers: Record<string, string> = {}) {
      const { challenge } = (await host.post("/api/auth/passkeys/options")).body;
      return host.post("/api/auth/passkeys", made(challenge), headers);
    },
    /** Signs in by it. */
    async signIn(visitor: Visitor) {
      const { challenge } = (await visitor.post("/api/auth/passkey-login/options")).body;
      return visitor.post("/api/auth/passkey-login", used(challenge));
    },
    used,
  };
}
