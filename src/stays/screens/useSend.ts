import { useQuery } from "@tanstack/react-query";
import { templatesQuery } from "#stays/messageTemplates/client.ts";
import { fillTemplate, messageKindOn, type MessageKind } from "#stays/messageTemplates/template.ts";
import { showToast } from "#ui/toast.ts";
import { formatGuest } from "#stays/guestWords.ts";
import type { Stay } from "#stays/contract.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { valuesOfStay } from "#stays/messageTemplates/messageExample.ts";
import { dayIn } from "#stays/screens/today.ts";
import { hasShareSheet, shareOrCopy, showNotCopied } from "#ui/shareSheet.ts";
import { useStayChange } from "#stays/screens/useStayChange.ts";

/**
 * Hands a ready message to the phone's share sheet and notes the link as sent, with undo; else copies it, and asks whether
 * it was sent. Which of the two messages goes by the days until the arrival, unless one is named (Stays 34).
 */
export function useSend() {
  const { note, isPending } = useStayChange();
  const { data: templates, refetch } = useQuery(templatesQuery);

  async function send(stay: Stay, property: StayProperty, kind: MessageKind) {
    // A host who is faster than the network waits for it; a browser lets that count as the same press for a while.
    const texts = templates ?? (await refetch()).data;
    if (!texts) return showToast(notLoaded);
    const sent = await shareOrCopy(fillTemplate(texts[kind], valuesOfStay(stay, property)));
    if (sent === "failed") return showNotCopied();
    if (sent === "dismissed") return;
    if (sent === "shared") return noteSent(stay, `The message to ${formatGuest(stay)} is on its way.`);
    showToast({
      title: "Message copied",
      description: `Paste it where you write to your guest.${stay.sentAt === null ? " Sent it?" : ""}`,
      ...(stay.sentAt === null && { action: { label: "Mark as sent", onSelect: () => markSent(stay) } }),
    });
  }

  const noteSent = (stay: Stay, description: string) =>
    note({
      id: stay.id,
      change: { sent: true },
      ...(stay.sentAt === null && { undo: { sent: false } }),
      toast: { title: "Marked as sent", description },
    });
  const markSent = (stay: Stay) => noteSent(stay, "It says here when your guest has opened the link.");

  return {
    send: (stay: Stay, property: StayProperty, kind = readyKind(stay, property)) =>
      void send(stay, property, kind),
    markSent,
    isPending,
  };
}

/** Returns what its button says: only a share sheet sends. */
export const formatHandOver = (label: string) => (hasShareSheet() ? label : "Copy message");

/** Returns which message a stay is ready for now. */
export const readyKind = (stay: Stay, { timeZone }: StayProperty): MessageKind =>
  messageKindOn(dayIn(timeZone, Date.now()), stay.arrival);

const notLoaded = {
  title: "Not sent",
  description: "Your messages could not be loaded. Please try again.",
  variant: "destructive",
} as const;
