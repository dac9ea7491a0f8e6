import { showToast } from "#platform/ui/toast.ts";
import { sayGuest } from "#stays/guestWords.ts";
import type { Stay } from "#stays/contract.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { messageTo } from "#studio/stays/stayWords.ts";
import { useStayChange } from "#studio/stays/useStayChange.ts";

type Sent = "shared" | "copied" | "dismissed" | "failed";

/** Hands the link of a stay to the phone's share sheet, else copies it with its message; notes it as sent, with undo. */
export function useSend() {
  const { note, isPending } = useStayChange();

  async function send(stay: Stay, property: StayProperty) {
    const sent = await shareOrCopy(messageTo(stay, property), stay.url);
    if (sent === "failed") return showNotCopied();
    if (sent === "dismissed") return;
    note({
      id: stay.id,
      change: { sent: true },
      ...(stay.sentAt === null && { undo: { sent: false } }),
      toast:
        sent === "shared"
          ? { title: "Marked as sent", description: `The link for ${sayGuest(stay)} is on its way.` }
          : {
              title: "Message copied",
              description: "Paste it where you write to your guest. It is marked as sent.",
            },
    });
  }
  return { send: (stay: Stay, property: StayProperty) => void send(stay, property), isPending };
}

async function shareOrCopy(text: string, url: string): Promise<Sent> {
  if (isOnPhone() && "share" in navigator) {
    try {
      await navigator.share({ text, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
    }
  }
  return (await copy(`${text}\n${url}`)) ? "copied" : "failed";
}

/** The share sheets of desktops know none of the places where hosts write to guests. */
const isOnPhone = () => matchMedia("(pointer: coarse)").matches;

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text and says so. */
export async function copyAndSay(text: string, title: string): Promise<void> {
  if (await copy(text)) showToast({ title, description: "Paste it where you write to your guest." });
  else showNotCopied();
}

function showNotCopied(): void {
  showToast({
    title: "Failed to copy",
    description: "Open the guest's page and copy its address there.",
    variant: "destructive",
  });
}
