import { Copy, Share2 } from "lucide-react";
import type { Sharing } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Textarea } from "#ui/Textarea.tsx";
import { copyWithToast, hasShareSheet, shareBySheet, showNotCopied } from "#ui/shareSheet.ts";

type Message = Pick<Sharing, "message">;

/** Hands a link to the phone's own share sheet, with the words that go before it. */
export async function sendLink({ message }: Message, url: string): Promise<void> {
  if (await shareBySheet({ text: message, url })) return;
  showNotCopied();
}

/** A message around the permanent link, to copy to where a host writes to a guest. */
export function MessageToSend({ sharing }: { sharing: Sharing }) {
  const text = `${sharing.message}\n${sharing.url}`;
  return (
    <>
      <Textarea
        readOnly
        aria-label="Message"
        rows={3}
        dir="auto"
        value={text}
        className="mt-2 min-h-20! resize-none! wrap-anywhere"
        onFocus={(event) => event.target.select()}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={Copy}
          onClick={() => void copyWithToast(text, { title: "Message copied" })}
        >
          Copy message
        </Button>
        {hasShareSheet() && (
          <Button variant="secondary" icon={Share2} onClick={() => void sendLink(sharing, sharing.url)}>
            Send
          </Button>
        )}
      </div>
    </>
  );
}
