import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { AccountRow } from "#operations/admin/AccountRow.tsx";
import { accountsOfQuery, stateQuery } from "#operations/admin/client.ts";
import { MAX_FOUND } from "#operations/admin/contract.ts";
import { InvitePerson } from "#operations/admin/InvitePerson.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { Loading } from "#ui/Skeleton.tsx";
import { TextInput } from "#ui/TextInput.tsx";

/** Finds people and what their accounts have. */
export function Accounts() {
  const [text, setText] = useState("");
  const { data, error, refetch } = useQuery({
    ...accountsOfQuery(useDeferredValue(text.trim())),
    placeholderData: keepPreviousData,
  });
  const { data: server } = useQuery(stateQuery);
  const hasPrivateHosts = (server?.privateHosts.length ?? 0) > 0;
  return (
    <Card as="section" aria-labelledby="accounts">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="accounts" className="text-2xl">
          Accounts
        </h2>
        <InvitePerson />
      </div>
      <Field
        label="Find"
        hint="Part of a name or email, or the last part of a guidebook’s link."
        className="mt-4 max-w-md"
      >
        <TextInput type="search" value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      {data ? (
        <>
          <ul className="mt-4 divide-y divide-line">
            {data.map((account) => (
              <AccountRow
                key={`${account.userId} ${account.accountId}`}
                account={account}
                hasPrivateHosts={hasPrivateHosts}
              />
            ))}
            {data.length === 0 && <li className="py-4 text-soft">No one was found.</li>}
          </ul>
          {data.length === MAX_FOUND && (
            <p className="mt-2 text-sm text-soft">
              These are the first {MAX_FOUND}. Type more of the name to find others.
            </p>
          )}
        </>
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch}>
          The accounts could not be loaded.
        </LoadFailed>
      ) : (
        <Loading label="Loading accounts" sizes={["h-16", "mt-3 h-16"]} className="mt-4" />
      )}
    </Card>
  );
}
