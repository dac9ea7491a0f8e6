import { useQuery } from "@tanstack/react-query";
import { Check, MessageSquare, Send } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router";
import { templatesQuery } from "#stays/messageTemplates/client.ts";
import { findPolicyMarks } from "#guidebooks/policy/messagePolicy.ts";
import { fillTemplate, messageKinds } from "#stays/messageTemplates/template.ts";
import { Button } from "#ui/Button.tsx";
import { linkLook } from "#ui/buttonLook.ts";
import { classes } from "#ui/classes.ts";
import { Segmented } from "#ui/Segmented.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { formatGuest } from "#stays/guestWords.ts";
import type { Stay } from "#stays/contract.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { valuesOfStay } from "#stays/messageTemplates/messageExample.ts";
import { kindLabels } from "#stays/messageTemplates/messageWords.ts";
import { PolicyMarks } from "#stays/messageTemplates/PolicyMarks.tsx";
import { copyWithToast, hasShareSheet } from "#ui/shareSheet.ts";
import { readyKind, useSend } from "#stays/screens/useSend.ts";

const kinds = messageKinds.map((value) => ({ value, label: kindLabels[value] }));

interface ReadyMessagesProps {
  stay: Stay;
  property: StayProperty;
  /** Whether it stands above the facts of the stay. */
  isFirst: boolean;
}

/** Both messages of a stay, to read before they are sent (Stays 34). */
export function ReadyMessages({ stay, property, isFirst }: ReadyMessagesProps) {
  const heading = useId();
  const [kind, setKind] = useState(() => readyKind(stay, property));
  const { data: templates, isError } = useQuery(templatesQuery);
  const { send, markSent, isPending } = useSend();
  const canSend = hasShareSheet();
  const text = templates && fillTemplate(templates[kind], valuesOfStay(stay, property));
  return (
    <section
      aria-labelledby={heading}
      className={isFirst ? "mb-5 border-b border-line pb-5" : "mt-5 border-t border-line pt-4"}
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h3 id={heading} className="text-base font-semibold">
          Message to {formatGuest(stay)}
        </h3>
        <Link
          to="/stays/messages"
          className={classes(linkLook, "inline-flex min-h-11 items-center text-[0.9375rem]")}
        >
          Change the wording
        </Link>
      </div>
      <Segmented label="Which message" options={kinds} value={kind} onValueChange={setKind} />
      {isError && (
        <p className="mt-3 text-clay">Your messages could not be loaded. The link below works as always.</p>
      )}
      {!templates && !isError && <Skeleton className="mt-3 h-32" />}
      {text !== undefined && (
        <>
          <p className="mt-3 rounded-field bg-linen px-4 py-3 text-[0.9375rem] whitespace-pre-wrap wrap-anywhere">
            {text}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            {canSend ? (
              <>
                <Button
                  icon={Send}
                  variant={stay.sentAt === null ? "primary" : "secondary"}
                  busy={isPending}
                  className="flex-auto"
                  onClick={() => send(stay, property, kind)}
                >
                  {stay.sentAt === null ? "Send" : "Send again"}
                </Button>
                <Button
                  icon={MessageSquare}
                  variant="secondary"
                  className="flex-auto"
                  onClick={() => void copyWithToast(text, { title: "Message copied" })}
                >
                  Copy message
                </Button>
              </>
            ) : (
              <Button
                icon={MessageSquare}
                variant={stay.sentAt === null ? "primary" : "secondary"}
                className="flex-auto"
                onClick={() => send(stay, property, kind)}
              >
                Copy message
              </Button>
            )}
            {stay.sentAt === null && (
              <Button
                icon={Check}
                variant="secondary"
                busy={isPending}
                className="flex-auto"
                onClick={() => markSent(stay)}
              >
                Mark as sent
              </Button>
            )}
          </div>
          {mayBeOnAirbnb(stay) && <PolicyMarks marks={findPolicyMarks(text)} />}
        </>
      )}
    </section>
  );
}

/** The platform may be Airbnb where it is not known. */
const mayBeOnAirbnb = ({ platform }: Stay) => platform === null || platform === "airbnb";
