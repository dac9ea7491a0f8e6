import { useSuspenseQuery } from "@tanstack/react-query";
import { useId } from "react";
import { accounts, accountsQuery } from "#accounts/client.ts";
import { jsonOf } from "#core/client.ts";
import { useCall } from "#ui/useCall.ts";
import { classes } from "#ui/classes.ts";

/** Chooses the account to act in, for members of another account (members switch accounts, People 8). */
export function AccountSwitcher({ on, className }: { on: "night" | "day"; className?: string }) {
  const id = useId();
  const { data: list } = useSuspenseQuery(accountsQuery);
  const choose = useCall({
    mutationFn: (accountId: string) => jsonOf(accounts.account.choice.$post({ json: { accountId } })),
    onSuccess: () => window.location.assign("/"),
    failure: { title: "Error", description: "Failed to change the account. Please try again." },
  });
  const chosen = list.find(({ isChosen }) => isChosen);
  if (list.length < 2) return null;
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={classes("mb-1 block text-sm", on === "night" ? "text-on-night-soft" : "text-soft")}
      >
        Account
      </label>
      <select
        id={id}
        value={chosen?.id}
        disabled={choose.isPending}
        onChange={({ target }) => choose.mutate(target.value)}
        className={classes(
          "min-h-11 w-full truncate rounded-field border px-3 py-2 text-base",
          on === "night"
            ? "border-on-night-soft/40 bg-night-raised text-on-night"
            : "border-control bg-card text-ink",
        )}
      >
        {list.map(({ id: accountId, ownerName, role }) => (
          <option key={accountId} value={accountId}>
            {ownerName} ({role})
          </option>
        ))}
      </select>
    </div>
  );
}
