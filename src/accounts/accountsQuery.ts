import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { accounts } from "#accounts/client.ts";
import type { ChosenAccount } from "#accounts/contract.ts";
import { denialMessage } from "#accounts/roles.ts";
import type { Right } from "#core/gate.ts";
import { jsonOf } from "#core/client.ts";
import { useCall } from "#ui/useCall.ts";

/** The accounts of the signed-in host, and the one of the session. Prefilled by the document. */
export const accountsQuery = queryOptions({
  queryKey: ["/api/account/choice"],
  queryFn: () => jsonOf(accounts.account.choice.$get()),
});

/** Returns the account of the session; undefined for a host without an account. */
export function useChosenAccount(): ChosenAccount | undefined {
  return useSuspenseQuery(accountsQuery).data.find(({ isChosen }) => isChosen);
}

/** Returns whether the host has a right in the current account. */
export function useMay(right: Right): boolean {
  const account = useChosenAccount();
  return account !== undefined && denialMessage(account, right) === null;
}

/** Returns the call that switches the session to another account and reloads the app. */
export function useChooseAccount() {
  return useCall({
    mutationFn: (accountId: string) => jsonOf(accounts.account.choice.$post({ json: { accountId } })),
    onSuccess: () => window.location.assign("/"),
    failure: { title: "Error", description: "Failed to change the account. Please try again." },
  });
}
