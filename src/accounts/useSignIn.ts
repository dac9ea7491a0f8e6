import { useMutation, useQueryClient } from "@tanstack/react-query";
import { accounts } from "#accounts/client.ts";
import type { SignInInput, SignUpInput } from "#accounts/contract.ts";
import { enterSession, userQuery } from "#accounts/session.ts";
import { noConnection, type ToastText } from "#accounts/useFields.ts";
import { failureReasonOf } from "#analytics/failure.ts";
import { track } from "#analytics/track.ts";
import { jsonOf, isUnanswered, messageOf } from "#platform/client.ts";

/** For a sign-in or sign-up with an empty field. */
export const missingInformation: ToastText = {
  title: "Missing information",
  description: "Please fill in all required fields.",
};

/**
 * Returns the toast of a failed sign-in: the server's sentence, else what to check; a lost connection does not blame
 * the credentials.
 */
export function authenticationFailed(error: unknown): ToastText {
  if (isUnanswered(error)) return { ...noConnection, title: "Authentication failed" };
  return {
    title: "Authentication failed",
    description: messageOf(error) ?? "Please check your credentials and try again.",
  };
}

const countSignIn = {
  onMutate: () => track("login_attempted"),
  onSuccess: () => track("login_success"),
  onError: (error: Error) => track("login_error", { reason: failureReasonOf(error) }),
};

/** Signs a host in and takes them into the caches. */
export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (json: SignInInput) =>
      enterSession(client, await jsonOf(accounts.auth.login.$post({ json }))),
    ...countSignIn,
  });
}

/** Signs in the host whose session ended: the caches stay as they are, for a screen that is still open. */
export function useSignInAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (json: SignInInput) => {
      client.setQueryData(userQuery.queryKey, await jsonOf(accounts.auth.login.$post({ json })));
    },
    ...countSignIn,
  });
}

/** Makes an account, and does the same. */
export function useSignUp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (json: SignUpInput) =>
      enterSession(client, await jsonOf(accounts.auth.signup.$post({ json }))),
    onSuccess: () => track("signup_completed"),
    onError: (error) => track("signup_error", { reason: failureReasonOf(error) }),
  });
}
