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
 * Shares a message by the device's share sheet and marks the link as sent, with undo; else copies it, and asks whether
 * it was sent. The days until the arrival decide which of the two messages, unless one is given (Stays 34).
 */
export function useSend() {
  const { note, isPending } = useStayChange();
  const { data: templates, refetch } = useQuery(templatesQuery);

  async function send(stay: Stay, property: StayProperty, kind: MessageKind) {
    // A host who presses before the templates have loaded waits for them; a browser counts that as the same press for a
    // while.
    const texts = templates ?? (await refetch()).data;
    if (!texts) return showToast(notLoaded);
    const sent = await shareOrCopy(fillTemplate(texts[kind], valuesOfStay(stay, property)));
    if (sent === "failed") return showNotCopied();
    if (sent === "dismissed") return;
    if (sent === "shared") return storeSent(stay, `The message to ${formatGuest(stay)} is on its way.`);
    showToast({
      title: "Message copied",
      description: `Paste it where you write to your guest.${stay.sentAt === null ? " Sent it?" : ""}`,
      ...(stay.sentAt === null && { action: { label: "Mark as sent", onSelect: () => markSent(stay) } }),
    });
  }

  const storeSent = (stay: Stay, description: string) =>
    note({
      id: stay.id,
      change: { sent: true },
      ...(stay.sentAt === null && { undo: { sent: false } }),
      toast: { title: "Marked as sent", description },
    });
  const markSent = (stay: Stay) => storeSent(stay, "It says here when your guest has opened the link.");

  return {
    send: (stay: Stay, property: StayProperty, kind = readyKind(stay, property)) =>
      void send(stay, property, kind),
    markSent,
    isPending,
  };
}

/** Returns the label of the button: only a share sheet sends. */
export const formatHandOver = (label: string) => (hasShareSheet() ? label : "Copy message");

/** Returns which message is to be sent now. */
export const readyKind = (stay: Stay, { timeZone }: StayProperty): MessageKind =>
  messageKindOn(dayIn(timeZone, Date.now()), stay.arrival);

const notLoaded = {
  title: "Not sent",
  description: "Your messages could not be loaded. Please try again.",
  variant: "destructive",
} as const;
