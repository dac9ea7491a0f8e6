import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Ellipsis, History, KeyRound, Pencil, Send, Trash2, Webhook as WebhookIcon } from "lucide-react";
import { useState } from "react";
import { webhookCalls, webhooksQuery } from "#accounts/webhooks/client.ts";
import type { Webhook } from "#accounts/webhooks/contract.ts";
import { Deliveries } from "#accounts/webhooks/Deliveries.tsx";
import { chosenLabels, type EventGroup } from "#accounts/webhooks/eventGroup.ts";
import { WebhookForm } from "#accounts/webhooks/WebhookForm.tsx";
import { jsonOf } from "#core/client.ts";
import { formatDay } from "#core/format.ts";
import { AlertDialog } from "#ui/AlertDialog.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { Menu, MenuItem } from "#ui/Menu.tsx";
import { SettingsRow } from "#ui/SettingsRow.tsx";
import { ShownOnce } from "#ui/ShownOnce.tsx";
import { Loading } from "#ui/Skeleton.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";

const failure = { title: "Error", description: "That did not work. Please try again." };

/** The addresses that are told what happens in the account (Webhooks 1). */
export function Webhooks({ groups }: { groups: readonly EventGroup[] }) {
  const { data: webhooks, error, refetch } = useQuery(webhooksQuery);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <SettingsRow id="webhooks" title="Webhooks" value={webhooks && formatCount(webhooks)}>
      <p className="max-w-measure text-soft">
        When a stay is booked or changed, or a home is ready, we send a message to an address of yours.
      </p>
      {webhooks ? (
        webhooks.length > 0 && (
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {webhooks.map((webhook) => (
              <Row key={webhook.id} webhook={webhook} groups={groups} />
            ))}
          </ul>
        )
      ) : error ? (
        <LoadFailed className="mt-4" error={error} onRetry={refetch}>
          Failed to load your webhooks. Please try again.
        </LoadFailed>
      ) : (
        <Loading label="Loading your webhooks..." sizes={["h-16"]} />
      )}
      <Button variant="secondary" icon={WebhookIcon} className="mt-5" onClick={() => setIsAdding(true)}>
        Add a webhook
      </Button>
      {isAdding && <WebhookForm groups={groups} onClose={() => setIsAdding(false)} />}
    </SettingsRow>
  );
}

function formatCount(webhooks: readonly Webhook[]): string {
  const off = webhooks.filter(({ disabledAt }) => disabledAt !== null).length;
  if (off > 0) return off === 1 ? "1 is turned off" : `${off} are turned off`;
  return webhooks.length === 0
    ? "None yet"
    : webhooks.length === 1
      ? "1 address"
      : `${webhooks.length} addresses`;
}

type Opened = "change" | "remove" | "deliveries" | { secret: string } | null;

function Row({ webhook, groups }: { webhook: Webhook; groups: readonly EventGroup[] }) {
  const { id, host, events, withNames, failingSince, disabledAt } = webhook;
  const client = useQueryClient();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const onSettled = () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
  const calls = webhookCalls.account.webhooks[":id"];
  const sendTest = useCall({
    mutationFn: () => calls.test.$post({ param: { id } }),
    onSuccess: () => showToast({ title: "Test on its way", description: `Look for it at ${host}.` }),
    failure,
  });
  const renew = useCall({
    mutationFn: () => jsonOf(calls.secret.$post({ param: { id } })),
    onSuccess: ({ secret }) => setOpened({ secret }),
    failure,
  });
  const switchOn = useCall({
    mutationFn: () => jsonOf(calls.$patch({ param: { id }, json: { disabled: false } })),
    onSettled,
    failure,
  });
  const remove = useCall({
    mutationFn: () => calls.$delete({ param: { id } }),
    onSuccess: () => {
      close();
      showToast({ title: "Webhook removed", description: `Nothing more is sent to ${host}.` });
    },
    onSettled,
    onSessionEnd: close,
    failure,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {host}
          {disabledAt !== null && <Badge tone="clay">Turned off</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-soft">
          {chosenLabels(groups, events).join(", ")}
          {withNames && ", with names"}
        </p>
        {failingSince !== null && (
          <p className="text-sm text-clay">
            {disabledAt === null ? "Has taken nothing since" : "Took nothing from"} {formatDay(failingSince)}
          </p>
        )}
      </div>
      {disabledAt !== null && (
        <Button variant="secondary" size="small" busy={switchOn.isPending} onClick={() => switchOn.mutate()}>
          Turn on<span className="sr-only"> {host}</span>
        </Button>
      )}
      <Menu trigger={<IconButton icon={Ellipsis} label={`More for ${host}`} iconSize={20} />}>
        {disabledAt === null && (
          <MenuItem icon={Send} onSelect={() => sendTest.mutate()}>
            Send a test
          </MenuItem>
        )}
        <MenuItem icon={History} onSelect={() => setOpened("deliveries")}>
          What was sent
        </MenuItem>
        <MenuItem icon={Pencil} onSelect={() => setOpened("change")}>
          Change
        </MenuItem>
        <MenuItem icon={KeyRound} onSelect={() => renew.mutate()}>
          New secret
        </MenuItem>
        <MenuItem icon={Trash2} onSelect={() => setOpened("remove")}>
          Remove
        </MenuItem>
      </Menu>
      {opened === "change" && <WebhookForm groups={groups} webhook={webhook} onClose={close} />}
      {opened === "deliveries" && <Deliveries webhook={webhook} onClose={close} />}
      {typeof opened === "object" && opened !== null && (
        <ShownOnce
          title={`New secret for ${host}`}
          description="The earlier one is valid for another day."
          label="Secret"
          value={opened.secret}
          onClose={close}
        />
      )}
      <AlertDialog
        open={opened === "remove"}
        onOpenChange={close}
        title={`Remove ${host}?`}
        description="Nothing more is sent to it, and the list of what was sent is deleted."
        actionLabel="Remove"
        busy={remove.isPending}
        destructive
        onAction={() => remove.mutate()}
      />
    </li>
  );
}
