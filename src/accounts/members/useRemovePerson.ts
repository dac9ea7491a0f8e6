import { useQueryClient } from "@tanstack/react-query";
import { memberCalls, peopleQuery } from "#accounts/members/client.ts";
import { serverText, type Failure } from "#ui/failure.ts";
import { showToast, type ToastText } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";

const failure: Failure = (error) =>
  serverText(error, { title: "Error", description: "That did not work. Please try again." });

/** Returns the call that removes a member with the links in `end`, or withdraws an invitation. */
export function useRemovePerson(done: ToastText, onDone: () => void) {
  const client = useQueryClient();
  return useCall({
    mutationFn: ({ id, end = [] }: { id: string; end?: string[] }) =>
      memberCalls.account.members[":id"].$delete({ param: { id }, json: { end } }),
    onSuccess: async () => {
      onDone();
      showToast(done);
      await client.invalidateQueries({ queryKey: peopleQuery.queryKey });
    },
    failure,
  });
}
