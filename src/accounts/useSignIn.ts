import { useQueryClient } from "@tanstack/react-query";
import { accounts } from "#accounts/client.ts";
import type { SignInInput, SignUpInput } from "#accounts/contract.ts";
import { signInByPasskey, wasDismissed, type UsedPasskey } from "#accounts/passkeys/browser.ts";
import { enterSession, resumeSession } from "#accounts/session.ts";
import { track } from "#analytics/track.ts";
import { ApiError, isUnanswered, jsonOf, messageOf } from "#core/client.ts";
import type { ToastText } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { noConnection } from "#ui/useForm.ts";
import type { FailureReason } from "#analytics/events.ts";

interface SignInForm {
  onSignedIn: () => unknown;
  /** Shows the failure: the form's `refuseAfter`. */
  refuseAfter: (error: Error, text: ToastText) => void;
}

/** Returns the toast of a failed sign-in: the server's message, else what to check or the lost connection. */
function authenticationFailed(error: unknown): ToastText {
  if (isUnanswered(error)) return { ...noConnection, title: "Authentication failed" };
  return {
    title: "Authentication failed",
    description: messageOf(error) ?? "Please check your credentials and try again.",
  };
}

const countSignIn = ({ onSignedIn, refuseAfter }: SignInForm) => ({
  onMutate: () => track("login_attempted"),
  onSuccess: () => track("login_success"),
  onSuccessHere: onSignedIn,
  onFailure: (error: Error) => {
    track("login_error", { reason: failureReasonOf(error) });
    refuseAfter(error, authenticationFailed(error));
  },
});

/** Signs a host in and updates the cache. */
export function useSignIn(form: SignInForm) {
  const client = useQueryClient();
  return useCall({
    mutationFn: async (json: SignInInput) =>
      enterSession(client, await jsonOf(accounts.auth.login.$post({ json }))),
    ...countSignIn(form),
  });
}

/** Signs a host in by a passkey: chosen already, or from the browser's dialog. Cancelling that dialog is no failure. */
export function useSignInByPasskey(form: SignInForm) {
  const client = useQueryClient();
  const counted = countSignIn(form);
  return useCall({
    mutationFn: async (chosen: UsedPasskey | undefined) =>
      enterSession(client, await signInByPasskey(chosen)),
    ...counted,
    onFailure: (error) => (wasDismissed(error) ? undefined : counted.onFailure(error)),
  });
}

/** Signs in the host whose session ended: keeps the cache, for the open screen. */
export function useSignInAgain(form: SignInForm) {
  const client = useQueryClient();
  return useCall({
    mutationFn: async (json: SignInInput) =>
      resumeSession(client, await jsonOf(accounts.auth.login.$post({ json }))),
    ...countSignIn(form),
  });
}

/** Creates an account, signs in and updates the cache. */
export function useSignUp({ onSignedIn, refuseAfter }: SignInForm) {
  const client = useQueryClient();
  return useCall({
    mutationFn: async (json: SignUpInput) =>
      enterSession(client, await jsonOf(accounts.auth.signup.$post({ json }))),
    onSuccess: () => track("signup_completed"),
    onSuccessHere: onSignedIn,
    onFailure: (error) => {
      track("signup_error", { reason: failureReasonOf(error) });
      refuseAfter(error, authenticationFailed(error));
    },
  });
}

const reasons: Partial<Record<number, FailureReason>> = {
  400: "invalid",
  401: "wrong",
  409: "taken",
  429: "too_many",
};

function failureReasonOf(error: unknown): FailureReason {
  return error instanceof ApiError ? (reasons[error.status] ?? "other") : "unreachable";
}
