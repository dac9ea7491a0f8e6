import { useMutation, type MutationKey } from "@tanstack/react-query";
import { isOtherAccount } from "#core/client.ts";
import { showFailure, type Failure } from "#ui/failure.ts";
import { askToProve, isProofNeeded } from "#ui/proof.ts";
import { askToSignIn, isSessionEnd } from "#core/sessionEnd.ts";

interface Call<Output, Input> {
  mutationKey?: MutationKey;
  mutationFn: (input: Input) => Promise<Output>;
  /** Runs before each try, so after a new sign-in too. */
  onMutate?: (input: Input) => void;
  onSuccess?: (output: Output, input: Input) => unknown;
  /** Runs after `onSuccess`, unless the host has gone to another screen meanwhile. */
  onSuccessHere?: (output: Output, input: Input) => unknown;
  /** The toast of a failure; where a form shows it, `onFailure` alone. */
  failure?: Failure;
  onFailure?: (error: Error, input: Input) => unknown;
  /** Runs when the host is asked to sign in again, or the screen is covered: the call is no failure yet. */
  onSessionEnd?: (input: Input) => void;
  onSettled?: () => unknown;
  /** False where the end of the session is a failure like others, as on the screens where one signs in. */
  asksToSignIn?: boolean;
}

/**
 * Returns a call that changes something, as a mutation of TanStack Query. Where the session has ended, the host is asked
 * to sign in again, or to prove that it is them, and the call is repeated (Screens 7, Accounts 10); where it is another
 * one's, the screen is covered (Screens 11); every other failure shows a toast (Errors 2).
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
        askToProve(() => mutate(input));
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
