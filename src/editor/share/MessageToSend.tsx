import { Copy, Share2 } from "lucide-react";
import type { Sharing } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { Textarea } from "#ui/Textarea.tsx";
import { CopyButton } from "#editor/share/CopyButton.tsx";
import { copyWithToast, hasShareSheet, shareBySheet, showNotCopied } from "#ui/shareSheet.ts";

type Message = Pick<Sharing, "message">;

/** Returns what a host pastes where they write to a guest. */
const messageWith = ({ message }: Message, url: string) => `${message}\n${url}`;

/** Hands a link to the phone's own share sheet, with the words that go before it. */
export async function sendLink({ message }: Message, url: string): Promise<void> {
  if (await shareBySheet({ text: message, url })) return;
  showNotCopied();
}

/** The permanent link, whole, and a message around it that is ready to send. */
export function LinkToSend({ sharing }: { sharing: Sharing }) {
  const { url } = sharing;
  const text = messageWith(sharing, url);
  return (
    <>
      <Field label="Link">
        <Textarea
          readOnly
          rows={1}
          value={url}
          className="min-h-11! resize-none! break-all"
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <div className="mt-3 flex flex-wrap gap-2">
        {hasShareSheet() && (
          <Button icon={Share2} onClick={() => void sendLink(sharing, url)}>
            Send
          </Button>
        )}
        <CopyButton text={url} variant={hasShareSheet() ? "secondary" : "primary"} />
      </div>
      <Field label="Message" className="mt-5">
        <Textarea
          readOnly
          rows={3}
          dir="auto"
          value={text}
          className="min-h-20! resize-none! wrap-anywhere"
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <Button
        variant="secondary"
        icon={Copy}
        className="mt-3"
        onClick={() => void copyWithToast(text, { title: "Message copied" })}
      >
        Copy message
      </Button>
    </>
  );
}
