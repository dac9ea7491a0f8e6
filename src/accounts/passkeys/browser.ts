import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { queryOptions } from "@tanstack/react-query";
import { accounts } from "#accounts/client.ts";
import type { ListedPasskey } from "#accounts/passkeys/contract.ts";
import type { User } from "#accounts/contract.ts";
import { ApiError, jsonOf } from "#core/client.ts";

/** Loaded where somebody signs in or uses a passkey: nobody else downloads it. */
const webauthn = () => import("@simplewebauthn/browser");
type Webauthn = Awaited<ReturnType<typeof webauthn>>;

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

/** Has the browser sign what it was given by a passkey that the person chooses: in its dialog, or where they type. */
async function signByPasskey(options: Record<string, unknown>, useBrowserAutofill = false) {
  const { startAuthentication } = await webauthn();
  // The server made them with the same library.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const used = await startAuthentication({ optionsJSON, useBrowserAutofill });
  return { ...used, response: { ...used.response } };
}
export type UsedPasskey = Awaited<ReturnType<typeof signByPasskey>>;

/** Sends what a passkey signed. One that the server no longer knows is removed from the password manager. */
async function send<Answer>(credential: UsedPasskey, to: () => Promise<Answer>): Promise<Answer> {
  try {
    return await to();
  } catch (error) {
    if (error instanceof ApiError && error.body?.code === "unknown_passkey")
      await signal({ signalName: "unknownCredential", rpID: location.hostname, credentialID: credential.id });
    throw error;
  }
}

/** Signs in by a passkey that the browser has for this site: `chosen`, or one that it asks for now. */
export async function signInByPasskey(chosen?: UsedPasskey): Promise<User> {
  const credential =
    chosen ?? (await signByPasskey(await jsonOf(accounts.auth["passkey-login"].options.$post())));
  return send(credential, () => jsonOf(accounts.auth["passkey-login"].$post({ json: { credential } })));
}

/** Proves by a passkey that it is the host. */
export async function proveWithPasskey(): Promise<void> {
  const credential = await signByPasskey(await jsonOf(accounts.auth["passkey-proof"].options.$post()));
  await send(credential, () => jsonOf(accounts.auth["passkey-proof"].$post({ json: { credential } })));
}

/** A challenge is good for five minutes. */
const OFFERED_AGAIN_MS = 4 * 60_000;
const LOOK_MS = 30_000;

/**
 * Has the browser offer passkeys where the e-mail is typed, as it offers passwords (WebAuthn, conditional mediation), until
 * the function that it returns is called. Does nothing where the browser cannot.
 */
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
  // Nobody asked for it: what fails here leaves the form and its buttons as they are.
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

/** Has the password manager remove the passkeys of a host that the server no longer knows. */
export async function forgetOtherPasskeys(userId: string, passkeys: readonly ListedPasskey[]): Promise<void> {
  const { bufferToBase64URLString } = await webauthn();
  await signal({
    signalName: "allAcceptedCredentials",
    rpID: location.hostname,
    userID: bufferToBase64URLString(new TextEncoder().encode(userId).buffer),
    allAcceptedCredentialIDs: passkeys.map(({ credentialId }) => credentialId),
  });
}

/** Tells the password manager what holds here (WebAuthn, Signal API). A browser that cannot leaves it as it is. */
async function signal(options: Parameters<Webauthn["sendSignal"]>[0]): Promise<void> {
  const { sendSignal } = await webauthn();
  await sendSignal(options).catch(() => {});
}

/** Returns true where the person closed the browser's own dialog: nobody has to be told of that. */
export function wasDismissed(error: unknown): boolean {
  return error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);
}
