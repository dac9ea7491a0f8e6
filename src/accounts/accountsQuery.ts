import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { accounts } from "#accounts/client.ts";
import type { ChosenAccount } from "#accounts/contract.ts";
import { denialMessage } from "#accounts/roles.ts";
import type { Right } from "#core/gate.ts";
import { jsonOf } from "#core/client.ts";
import { useCall } from "#ui/useCall.ts";

/** The accounts of the signed-in host, and which one the session acts in. The document brings the first answer. */
export const accountsQuery = queryOptions({
  queryKey: ["/api/account/choice"],
  queryFn: () => jsonOf(accounts.account.choice.$get()),
});

/** Returns the account that the session acts in; undefined for a host who is a member of none. */
export function useChosenAccount(): ChosenAccount | undefined {
  return useSuspenseQuery(accountsQuery).data.find(({ isChosen }) => isChosen);
}

/** Returns whether the host may do something in the account that they act in. */
export function useMay(right: Right): boolean {
  const account = useChosenAccount();
  return account !== undefined && denialMessage(account, right) === null;
}

/** Returns the call that has the session act in another account. The whole app begins anew there. */
export function useChooseAccount() {
  return useCall({
    mutationFn: (accountId: string) => jsonOf(accounts.account.choice.$post({ json: { accountId } })),
    onSuccess: () => window.location.assign("/"),
    failure: { title: "Error", description: "Failed to change the account. Please try again." },
  });
}
