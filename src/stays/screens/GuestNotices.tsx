import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Megaphone } from "lucide-react";
import { useId } from "react";
import { noticeCalls, noticesQuery } from "#stays/notices/client.ts";
import type { NewNotice, Notice } from "#stays/notices/contract.ts";
import { formatNoticeClock, formatNoticeMoment, zoneOfNotice } from "#stays/notices/noticeTimes.ts";
import { jsonOf } from "#core/client.ts";
import { formatList } from "#core/format.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import type { StayProperty } from "#stays/stayProperty.ts";

interface GuestNoticesProps {
  properties: readonly StayProperty[];
}

/** The notices that guests read first for a while: "Water is off on Tuesday" (Stays 21). */
export function GuestNotices({ properties }: GuestNoticesProps) {
  const heading = useId();
  const { data: notices = [], dataUpdatedAt: readAt } = useQuery(noticesQuery);
  const shared = properties.filter(({ mayShare }) => mayShare);
  const shown = notices.filter(({ guidebooks }) =>
    properties.some(({ guidebookId }) => guidebooks.includes(guidebookId)),
  );
  const end = useEndNotice();
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="mt-5">
      <h2 id={heading} className="sr-only">
        Notices
      </h2>
      <Card padded={false}>
        <ul className="divide-y divide-line">
          {shown.map((notice) => (
            <li
              key={notice.id}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2.5 sm:px-5"
            >
              <p className="flex min-w-0 flex-1 basis-60 gap-3 [overflow-wrap:anywhere]">
                <Megaphone size={20} aria-hidden className="mt-0.5 shrink-0 text-pine" />
                <span>
                  {notice.text}
                  <span className="block text-sm text-soft">{formatWhen(notice, properties, readAt)}</span>
                </span>
              </p>
              {shared.some(({ guidebookId }) => notice.guidebooks.includes(guidebookId)) && (
                <Button
                  variant="quiet"
                  aria-label={`End: ${notice.text}`}
                  busy={end.isPending}
                  onClick={() => end.mutate(notice)}
                >
                  End
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function formatWhen(
  { startsAt, endsAt, guidebooks }: Notice,
  properties: readonly StayProperty[],
  now: number,
) {
  const addressed = properties.filter(({ guidebookId }) => guidebooks.includes(guidebookId));
  const zone = zoneOfNotice(addressed);
  const from = startsAt > now ? `From ${formatNoticeMoment(startsAt, zone)} until` : "Until";
  return `${from} ${formatNoticeMoment(endsAt, zone)}, ${formatNoticeClock(zone, endsAt)} · ${formatList(addressed.map(({ name }) => name))}`;
}

/** Ends a notice. Undo creates it again. */
function useEndNotice() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: noticesQuery.queryKey });
  const failure = { title: "Error", description: "Failed to change what guests are told. Please try again." };
  const again = useCall({
    mutationFn: (json: NewNotice) => jsonOf(noticeCalls.notices.$post({ json })),
    onSuccess: refresh,
    failure,
  });
  return useCall({
    mutationFn: ({ id }: Notice) => noticeCalls.notices[":id"].$delete({ param: { id } }),
    onSuccess: async (_ended, { text, startsAt, endsAt, guidebooks }) => {
      await refresh();
      showToast({
        title: "Notice ended",
        description: "It is off their pages.",
        action: { label: "Undo", onSelect: () => again.mutate({ text, startsAt, endsAt, guidebooks }) },
      });
    },
    failure,
  });
}
