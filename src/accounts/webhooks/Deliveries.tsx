import { useQuery, useQueryClient } from "@tanstack/react-query";
import { deliveriesQuery, webhookCalls } from "#accounts/webhooks/client.ts";
import type { Delivery, Webhook } from "#accounts/webhooks/contract.ts";
import { formatMoment } from "#core/format.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { Loading } from "#ui/Skeleton.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";

interface DeliveriesProps {
  webhook: Webhook;
  onClose: () => void;
}

/** What was sent to a webhook, and what it answered. */
export function Deliveries({ webhook, onClose }: DeliveriesProps) {
  const { data, error, refetch } = useQuery(deliveriesQuery(webhook.id));
  return (
    <Dialog
      open
      size="large"
      onOpenChange={onClose}
      title={`Sent to ${webhook.host}`}
      description="The newest 50 messages of the last 30 days. One that is not taken is sent up to eight times in a day."
    >
      {data ? (
        data.length > 0 ? (
          <ol className="divide-y divide-line border-y border-line">
            {data.map((one) => (
              <Row key={one.id} webhookId={webhook.id} delivery={one} />
            ))}
          </ol>
        ) : (
          <p className="text-soft">Nothing has been sent yet.</p>
        )
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch}>
          Failed to load what was sent. Please try again.
        </LoadFailed>
      ) : (
        <Loading label="Loading what was sent..." sizes={["h-16"]} />
      )}
    </Dialog>
  );
}

function Row({ webhookId, delivery }: { webhookId: string; delivery: Delivery }) {
  const client = useQueryClient();
  const { id, event, at } = delivery;
  const again = useCall({
    mutationFn: () =>
      webhookCalls.account.webhooks[":id"].deliveries[":delivery"].again.$post({
        param: { id: webhookId, delivery: id },
      }),
    onSuccess: () => showToast({ title: "On its way", description: "The message is sent again." }),
    onSettled: () => client.invalidateQueries({ queryKey: deliveriesQuery(webhookId).queryKey }),
    failure: { title: "Error", description: "Failed to send it again. Please try again." },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">{event}</p>
        <p className="text-sm text-soft">{formatMoment(at)}</p>
        <p className="text-sm text-soft">{formatState(delivery)}</p>
      </div>
      <Button variant="secondary" size="small" busy={again.isPending} onClick={() => again.mutate()}>
        Send again<span className="sr-only"> {event}</span>
      </Button>
    </li>
  );
}

function formatState({ status, tries, nextTryAt }: Delivery): string {
  if (tries === 0) return nextTryAt === null ? "Not sent: the webhook was turned off" : "On its way";
  const answer = status === null ? "No answer" : `Answered ${status}`;
  const count = tries === 1 ? "" : ` at try ${tries}`;
  return nextTryAt === null ? `${answer}${count}` : `${answer}${count}, next try ${formatMoment(nextTryAt)}`;
}
