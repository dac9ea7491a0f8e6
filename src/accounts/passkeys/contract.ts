import { z } from "zod";
import { oneLine } from "#core/visibleText.ts";

export const PASSKEY_NAME_MAX = 60;

export const passkeyName = z.object({
  name: z
    .string({ error: "Give the passkey a name." })
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(1, { error: "Give the passkey a name." })
        .max(PASSKEY_NAME_MAX, { error: `Use at most ${PASSKEY_NAME_MAX} characters.` }),
    ),
});

/** A passkey of the host. Times are epoch milliseconds. */
export const listedPasskey = z.object({
  id: z.string(),
  /** As browsers name it, base64url. */
  credentialId: z.string(),
  name: z.string(),
  createdAt: z.number(),
  lastUsedAt: z.number().nullable(),
});
export type ListedPasskey = z.output<typeof listedPasskey>;

const encoded = z.string().max(20_000);

/** The browser's response for a new passkey (WebAuthn, PublicKeyCredential.toJSON). */
const madeCredential = z.looseObject({
  id: encoded,
  rawId: encoded,
  type: z.literal("public-key"),
  response: z.looseObject({ clientDataJSON: encoded, attestationObject: encoded }),
});

const usedCredential = z.looseObject({
  id: encoded,
  rawId: encoded,
  type: z.literal("public-key"),
  response: z.looseObject({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded }),
});
export const madeInput = z.object({ credential: madeCredential });
export const usedInput = z.object({ credential: usedCredential });

/** Options for the browser to create or use a passkey. */
export const browserOptions = z.record(z.string(), z.unknown());

/** An example of the browser's response, not a valid signature. */
export const exampleMade = {
  credential: {
    id: "none",
    rawId: "none",
    type: "public-key",
    response: { clientDataJSON: "", attestationObject: "" },
  },
};
export const exampleUsed = {
  credential: {
    id: "none",
    rawId: "none",
    type: "public-key",
    response: { clientDataJSON: "", authenticatorData: "", signature: "" },
  },
};
