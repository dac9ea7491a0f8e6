import { useMutation, useQueryClient, type MutationKey } from "@tanstack/react-query";
import { isOtherAccount, isUnavailable } from "#core/client.ts";
import { MINUTE_MS, SECOND_MS } from "#core/durations.ts";
import { isGone, showFailure, type Failure } from "#ui/failure.ts";
import { askForProof, isProofNeeded } from "#ui/proveIdentity.ts";
import { askToSignIn, isSessionEnd } from "#core/sessionEnd.ts";

const RETRY_MS = 5 * SECOND_MS;
/** How often a call is repeated while the server cannot save: for ten minutes. */
const MAX_RETRIES = (10 * MINUTE_MS) / RETRY_MS;

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
 * call (Screens 7, Accounts 10); when the session is another one's, covers the screen (Screens 11); while the server cannot
 * save, repeats the call and says so (`SavingPaused`); shows a toast for every other failure (Errors 2), and fetches what the
 * screen shows again where the call was about what is gone (Errors 12).
 */
export function useCall<Output, Input = void>(call: Call<Output, Input>) {
  const { onSuccessHere, failure, onFailure, onSessionEnd, asksToSignIn = true, ...options } = call;
  const client = useQueryClient();
  const mutation = useMutation<Output, Error, Input>({
    retry: (count, error) => isUnavailable(error) && count < MAX_RETRIES,
    retryDelay: RETRY_MS,
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
      if (isGone(error)) void client.invalidateQueries();
      if (failure) showFailure(error, failure);
      return onFailure?.(error, input);
    },
  });
  const mutate = (input: Input) =>
    mutation.mutate(input, { onSuccess: (output) => onSuccessHere?.(output, input) });
  return { ...mutation, mutate };
}
