import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { queryOptions } from "@tanstack/react-query";
import { accounts } from "#accounts/client.ts";
import type { ListedPasskey } from "#accounts/passkeys/contract.ts";
import type { User } from "#accounts/contract.ts";
import { ApiError, jsonOf } from "#core/client.ts";
import { MINUTE_MS } from "#core/durations.ts";

/** Loaded on the sign-in screen and with passkeys only, to keep other pages small. */
const webauthn = () => import("@simplewebauthn/browser");
type Webauthn = Awaited<ReturnType<typeof webauthn>>;

export const passkeysQuery = queryOptions({
  queryKey: ["/api/auth/passkeys"],
  queryFn: () => jsonOf(accounts.auth.passkeys.$get()),
  staleTime: 0,
});

export async function makePasskey(): Promise<ListedPasskey> {
  const options = await jsonOf(accounts.auth.passkeys.options.$post());
  const { startRegistration } = await webauthn();
  // The server created them with the same library.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await startRegistration({ optionsJSON });
  const credential = { ...made, response: { ...made.response } };
  return jsonOf(accounts.auth.passkeys.$post({ json: { credential } }));
}

/** Signs the challenge by a passkey that the person chooses: in the browser's dialog, or in its autofill. */
async function signByPasskey(options: Record<string, unknown>, useBrowserAutofill = false) {
  const { startAuthentication } = await webauthn();
  // The server created them with the same library.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const used = await startAuthentication({ optionsJSON, useBrowserAutofill });
  return { ...used, response: { ...used.response } };
}
export type UsedPasskey = Awaited<ReturnType<typeof signByPasskey>>;

/** Sends a signed challenge. Removes a passkey that the server no longer knows from the password manager. */
async function send<Answer>(credential: UsedPasskey, to: () => Promise<Answer>): Promise<Answer> {
  try {
    return await to();
  } catch (error) {
    if (error instanceof ApiError && error.body?.code === "unknown_passkey")
      await signal({ signalName: "unknownCredential", rpID: location.hostname, credentialID: credential.id });
    throw error;
  }
}

/** Signs in by a passkey of this site: `chosen`, or one from the browser's dialog. */
export async function signInByPasskey(chosen?: UsedPasskey): Promise<User> {
  const credential =
    chosen ?? (await signByPasskey(await jsonOf(accounts.auth["passkey-login"].options.$post())));
  return send(credential, () => jsonOf(accounts.auth["passkey-login"].$post({ json: { credential } })));
}

export async function proveWithPasskey(): Promise<void> {
  const credential = await signByPasskey(await jsonOf(accounts.auth["passkey-proof"].options.$post()));
  await send(credential, () => jsonOf(accounts.auth["passkey-proof"].$post({ json: { credential } })));
}

/** A challenge is valid for five minutes. */
const OFFERED_AGAIN_MS = 4 * MINUTE_MS;
const LOOK_MS = 30_000;

/** Offers passkeys in the email field's autofill (WebAuthn, conditional mediation). Returns how to stop. */
export function offerPasskeys(onChosen: (used: UsedPasskey) => void): () => void {
  let isOver = false;
  let offeredAt = -OFFERED_AGAIN_MS;
  const offer = async () => {
    if (document.visibilityState === "hidden" || performance.now() - offeredAt < OFFERED_AGAIN_MS) return;
    offeredAt = performance.now();
    const { browserSupportsWebAuthnAutofill } = await webauthn();
    if (!(await browserSupportsWebAuthnAutofill())) return;
    const options = await jsonOf(accounts.auth["passkey-login"].options.$post());
    if (!isOver) onChosen(await signByPasskey(options, true));
  };
  // Errors are ignored: the form and its buttons still work.
  const offerQuietly = () => void offer().catch(() => {});
  const again = setInterval(offerQuietly, LOOK_MS);
  document.addEventListener("visibilitychange", offerQuietly);
  offerQuietly();
  return () => {
    isOver = true;
    clearInterval(again);
    document.removeEventListener("visibilitychange", offerQuietly);
    void webauthn().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
  };
}

/** Removes the host's deleted passkeys from the password manager. */
export async function forgetOtherPasskeys(userId: string, passkeys: readonly ListedPasskey[]): Promise<void> {
  const { bufferToBase64URLString } = await webauthn();
  await signal({
    signalName: "allAcceptedCredentials",
    rpID: location.hostname,
    userID: bufferToBase64URLString(new TextEncoder().encode(userId).buffer),
    allAcceptedCredentialIDs: passkeys.map(({ credentialId }) => credentialId),
  });
}

/** Updates the password manager (WebAuthn, Signal API), if the browser supports it. */
async function signal(options: Parameters<Webauthn["sendSignal"]>[0]): Promise<void> {
  const { sendSignal } = await webauthn();
  await sendSignal(options).catch(() => {});
}

/** Returns whether the person cancelled the browser's dialog, which shows no error. */
export function wasDismissed(error: unknown): boolean {
  return error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);
}
