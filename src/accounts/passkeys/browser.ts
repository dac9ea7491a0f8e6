import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { queryOptions } from "@tanstack/react-query";
import { accounts } from "#accounts/client.ts";
import type { ListedPasskey } from "#accounts/passkeys/contract.ts";
import type { User } from "#accounts/contract.ts";
import { jsonOf } from "#platform/client.ts";

/** Loaded when somebody uses a passkey: nobody else downloads it. */
const webauthn = () => import("@simplewebauthn/browser");

export const passkeysQuery = queryOptions({
  queryKey: ["/api/auth/passkeys"],
  queryFn: () => jsonOf(accounts.auth.passkeys.$get()),
  staleTime: 0,
});

/** Has the browser make a passkey for this site, and stores it. */
export async function makePasskey(): Promise<ListedPasskey> {
  const options = await jsonOf(accounts.auth.passkeys.options.$post());
  const { startRegistration } = await webauthn();
  // The server made them with the same library.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await startRegistration({ optionsJSON });
  const credential = { ...made, response: { ...made.response } };
  return jsonOf(accounts.auth.passkeys.$post({ json: { credential } }));
}

async function answerWith(options: Record<string, unknown>) {
  const { startAuthentication } = await webauthn();
  // The server made them with the same library.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const used = await startAuthentication({ optionsJSON });
  return { ...used, response: { ...used.response } };
}

/** Signs in by a passkey that the browser has for this site. */
export async function signInByPasskey(): Promise<User> {
  const credential = await answerWith(await jsonOf(accounts.auth["passkey-login"].options.$post()));
  return jsonOf(accounts.auth["passkey-login"].$post({ json: { credential } }));
}

/** Proves by a passkey that it is the host. */
export async function proveWithPasskey(): Promise<void> {
  const credential = await answerWith(await jsonOf(accounts.auth["passkey-proof"].options.$post()));
  await jsonOf(accounts.auth["passkey-proof"].$post({ json: { credential } }));
}

/** Returns true where the person closed the browser's own dialog: nobody has to be told of that. */
export function wasDismissed(error: unknown): boolean {
  return error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);
}
