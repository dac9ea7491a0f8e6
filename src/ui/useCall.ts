import { useMutation, type MutationKey } from "@tanstack/react-query";
import { isOtherAccount } from "#core/client.ts";
import { showFailure, type Failure } from "#ui/failure.ts";
import { askForProof, isProofNeeded } from "#ui/proveIdentity.ts";
import { askToSignIn, isSessionEnd } from "#core/sessionEnd.ts";

interface Call<Output, Input> {
  mutationKey?: MutationKey;
  mutationFn: (input: Input) => Promise<Output>;
  /** Runs before each attempt, also after a new sign-in. */
  onMutate?: (input: Input) => void;
  onSuccess?: (output: Output, input: Input) => unknown;
  /** Runs after `onSuccess`, unless the host has left the screen. */
  onSuccessHere?: (output: Output, input: Input) => unknown;
  /** The toast of a failure; when a form shows it, only `onFailure`. */
  failure?: Failure;
  onFailure?: (error: Error, input: Input) => unknown;
  /** Runs when the host is asked to sign in again, or the screen is covered: the call has not failed yet. */
  onSessionEnd?: (input: Input) => void;
  onSettled?: () => unknown;
  /** False when the end of the session is a failure like others, as on sign-in screens. */
  asksToSignIn?: boolean;
}

/**
 * Returns a mutation of TanStack Query. When the session has ended or a proof is needed, asks for it and repeats the
 * call (Screens 7, Accounts 10); when the session is another one's, covers the screen (Screens 11); shows a toast for
 * every other failure (Errors 2).
 */
export function useCall<Output, Input = void>(call: Call<Output, Input>) {
  const { onSuccessHere, failure, onFailure, onSessionEnd, asksToSignIn = true, ...options } = call;
  const mutation = useMutation<Output, Error, Input>({
    ...options,
    onError: (error, input) => {
      if (asksToSignIn && isSessionEnd(error)) {
        askToSignIn(() => mutate(input));
        return onSessionEnd?.(input);
      }
      if (isProofNeeded(error)) {
        askForProof(() => mutate(input));
        return onSessionEnd?.(input);
      }
      if (isOtherAccount(error)) return onSessionEnd?.(input);
      if (failure) showFailure(error, failure);
      return onFailure?.(error, input);
    },
  });
  const mutate = (input: Input) =>
    mutation.mutate(input, { onSuccess: (output) => onSuccessHere?.(output, input) });
  return { ...mutation, mutate };
}
