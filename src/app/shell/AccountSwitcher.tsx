import { useSuspenseQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { accounts, accountsQuery } from "#accounts/client.ts";
import { roleLabels } from "#accounts/roles.ts";
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
      <span className="relative block">
        <select
          id={id}
          value={chosen?.id}
          disabled={choose.isPending}
          onChange={({ target }) => choose.mutate(target.value)}
          className={classes(
            "min-h-11 w-full appearance-none truncate rounded-field border py-2 pr-10 pl-3.5 text-base",
            on === "night"
              ? "border-on-night-soft/40 bg-night-raised text-on-night"
              : "border-control bg-card text-ink",
          )}
        >
          {list.map(({ id: accountId, ownerName, role }) => (
            <option key={accountId} value={accountId}>
              {ownerName} ({roleLabels[role].toLowerCase()})
            </option>
          ))}
        </select>
        <ChevronDown
          size={18}
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2"
        />
      </span>
    </div>
  );
}
