import { Copy, Eye } from "lucide-react";
import { useId } from "react";
import type { ForAirbnb } from "#stays/messageTemplates/contract.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Notice } from "#ui/Notice.tsx";
import { MarkedText } from "#stays/messageTemplates/MarkedText.tsx";
import { copyWithToast } from "#ui/shareSheet.ts";

/** Airbnb publishes no limit: from here on a host sees how long a text is. */
const LONG = 500;

/** A field with a button that copies it. */
export function AirbnbField({ field }: { field: ForAirbnb["fields"][number] }) {
  const { name, text, length, isPublic, saysDoorCode, marks } = field;
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} className={name.startsWith("Wi-Fi") ? "" : "md:col-span-2"}>
      <div className="flex items-center gap-x-3">
        <h2 id={heading} className="min-w-0 flex-1 text-xl">
          {name}
        </h2>
        <Button
          variant="secondary"
          icon={Copy}
          onClick={() =>
            void copyWithToast(text, {
              title: `${name} copied`,
              description: "Paste it into that field on Airbnb.",
            })
          }
        >
          Copy<span className="sr-only"> {name}</span>
        </Button>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-soft">
        {length > LONG && `${length.toLocaleString("en-AU")} characters`}
        <Badge>
          <Eye size={14} aria-hidden className="mr-1.5" />
          {isPublic ? "Anyone can read this before they book" : "Only booked guests read this"}
        </Badge>
        {saysDoorCode && !isPublic && <Badge tone="warm">Has your door code</Badge>}
      </p>
      <div className="mt-4 rounded-field bg-linen px-4 py-3">
        <MarkedText text={text} marks={marks} />
      </div>
      {saysDoorCode && isPublic && (
        <Notice tone="warn" className="mt-3" title="Your door code is in this text">
          Anyone can read this field before they book. Take the code out of your guidebook’s text first.
        </Notice>
      )}
      {marks.length > 0 && (
        <ul className="mt-3 list-disc space-y-1 pl-5 text-sm text-soft">
          {marks.map(({ at, text: marked, sentence }) => (
            <li key={at} className="wrap-anywhere">
              “{marked}”: {sentence}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
