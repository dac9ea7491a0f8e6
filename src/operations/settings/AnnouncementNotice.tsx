import { useQuery } from "@tanstack/react-query";
import { announcementQuery } from "#operations/settings/client.ts";
import { closeAnnouncement, useAnnouncementClosed } from "#operations/settings/closedAnnouncement.ts";
import type { Announcement } from "#operations/settings/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";

/** What the operators announce to all hosts, until this browser closes it (Operator 5). */
export function AnnouncementNotice() {
  const announcement = useQuery(announcementQuery).data?.announcement;
  return announcement ? <OpenAnnouncement {...announcement} /> : null;
}

function OpenAnnouncement({ id, text }: Announcement) {
  if (useAnnouncementClosed(id)) return null;
  return (
    <Notice
      className="mb-6"
      title="From the people who run this server"
      action={
        <Button variant="secondary" size="small" onClick={() => closeAnnouncement(id)}>
          Close
        </Button>
      }
    >
      <p className="break-words whitespace-pre-line">{text}</p>
    </Notice>
  );
}
