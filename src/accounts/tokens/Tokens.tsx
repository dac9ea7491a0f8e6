import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plug } from "lucide-react";
import { useState } from "react";
import { roleLabels } from "#accounts/roles.ts";
import { tokenCalls, tokensQuery } from "#accounts/tokens/client.ts";
import type { ListedToken } from "#accounts/tokens/contract.ts";
import { MakeToken } from "#accounts/tokens/MakeToken.tsx";
import { formatDay } from "#core/format.ts";
import { AlertDialog } from "#ui/AlertDialog.tsx";
import { Button } from "#ui/Button.tsx";
import { linkLook } from "#ui/buttonLook.ts";
import { DocumentLink } from "#ui/DocumentLink.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { SettingsRow } from "#ui/SettingsRow.tsx";
import { Loading } from "#ui/Skeleton.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";

interface TokensProps {
  /** The names of the account's guidebooks, by id; undefined until they are loaded. */
  names: ReadonlyMap<string, string> | undefined;
}

/** The tokens with which other programs act for the user: make, end (Tokens 1). */
export function Tokens({ names }: TokensProps) {
  const { data: tokens, error, refetch } = useQuery(tokensQuery);
  const [isMaking, setIsMaking] = useState(false);
  return (
    <SettingsRow id="tokens" title="Other programs" value={tokens && formatCount(tokens.length)}>
      <p className="max-w-measure text-soft">
        A token lets a program of yours, such as Home Assistant or a spreadsheet, read or change your
        guidebooks and stays. It never signs in, pays or manages people. What it can do is on{" "}
        <DocumentLink href="/api" className={linkLook}>
          the page of the API
        </DocumentLink>
        .
      </p>
      {tokens ? (
        tokens.length > 0 && (
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {tokens.map((token) => (
              <Token key={token.id} token={token} names={names} />
            ))}
          </ul>
        )
      ) : error ? (
        <LoadFailed className="mt-4" error={error} onRetry={refetch}>
          Failed to load your tokens. Please try again.
        </LoadFailed>
      ) : (
        <Loading label="Loading your tokens..." sizes={["h-16"]} />
      )}
      <Button variant="secondary" icon={Plug} className="mt-5" onClick={() => setIsMaking(true)}>
        Make a token
      </Button>
      {isMaking && <MakeToken names={names} onClose={() => setIsMaking(false)} />}
    </SettingsRow>
  );
}

const formatCount = (count: number) =>
  count === 0 ? "None connected" : count === 1 ? "1 token" : `${count} tokens`;

function Token({ token, names }: { token: ListedToken; names: TokensProps["names"] }) {
  const { id, name, prefix, expiresAt, lastUsedAt } = token;
  const client = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const end = useCall({
    mutationFn: () => tokenCalls.account.tokens[":id"].$delete({ param: { id } }),
    onSuccess: () => {
      setIsConfirming(false);
      showToast({ title: "Token ended", description: `${name} can no longer reach your guidebooks.` });
    },
    onSettled: () => client.invalidateQueries({ queryKey: tokensQuery.queryKey }),
    onSessionEnd: () => setIsConfirming(false),
    failure: { title: "Error", description: "Failed to end the token. Please try again." },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">
          {name} <code className="text-sm font-normal text-soft">{prefix}…</code>
        </p>
        <p className="text-sm wrap-anywhere text-soft">{formatRights(token, names)}</p>
        <p className="text-sm text-soft">
          {lastUsedAt === null ? "Not used yet" : `Last used ${formatDay(lastUsedAt)}`}, ends{" "}
          {formatDay(expiresAt)}
        </p>
      </div>
      <Button variant="secondary" size="small" onClick={() => setIsConfirming(true)}>
        End<span className="sr-only"> {name}</span>
      </Button>
      <AlertDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={`End ${name}?`}
        description="The program that uses this token is refused from now on. You can make a new token for it."
        actionLabel="End the token"
        busy={end.isPending}
        destructive
        onAction={() => end.mutate()}
      />
    </li>
  );
}

function formatRights({ role, guidebooks }: ListedToken, names: TokensProps["names"]): string {
  if (guidebooks === null) return `${roleLabels[role]}, all guidebooks`;
  return `${roleLabels[role]}, ${guidebooks.map((id) => names?.get(id) ?? "a guidebook").join(", ")}`;
}
