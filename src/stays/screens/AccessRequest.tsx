import { useQueryClient } from "@tanstack/react-query";
import { jsonOf } from "#core/client.ts";
import { addDays } from "#core/days.ts";
import { MINUTE_MS } from "#core/durations.ts";
import { formatShortDate } from "#core/format.ts";
import { Button } from "#ui/Button.tsx";
import { failureText } from "#ui/failure.ts";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { useForm } from "#ui/useForm.ts";
import { formatGuest } from "#stays/guestWords.ts";
import { accessRequestCalls, stayKeys } from "#stays/client.ts";
import type { Stay } from "#stays/contract.ts";
import type { RequestDecision, AccessRequest as Request } from "#stays/accessRequests/contract.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { isEnded } from "#stays/screens/stayMarks.ts";
import { dayIn } from "#stays/screens/today.ts";

const NOT_ANSWERED = { title: "Error", description: "Failed to answer. Please try again." };

interface AccessRequestProps {
  request: Request;
  property: StayProperty;
  /** The stays of the same guidebook. */
  stays: readonly Stay[];
  /** Epoch milliseconds. */
  now: number;
}

/** A request of a guest, let in until the current stay ends, or refused, with one press. */
export function AccessRequest({
  request: { id, firstName, createdAt, isExpected },
  property,
  stays,
  now,
}: AccessRequestProps) {
  const client = useQueryClient();
  const form = useForm({ until: "Choose the day." });
  const today = dayIn(property.timeZone, now);
  const running = stays.find(
    (stay) => !isEnded(stay) && stay.arrival <= today && today < stay.departure && stay.source !== "asked",
  );
  const answer = useCall({
    mutationFn: (json: RequestDecision) =>
      jsonOf(accessRequestCalls["stay-requests"][":id"].answer.$post({ param: { id }, json })),
    onSuccess: async ({ stay }) => {
      await client.invalidateQueries({ queryKey: stayKeys.all });
      await client.invalidateQueries({ queryKey: stayKeys.requests });
      showToast(
        stay
          ? {
              title: `${firstName} is let in`,
              description: `Until ${formatShortDate(stay.departure)}, on the page they have open.`,
            }
          : { title: `${firstName} is not let in`, description: "Their page says so." },
      );
    },
    onFailure: (error) => {
      form.refuseAfter(
        error,
        failureText(error, NOT_ANSWERED, () => true),
      );
      return client.invalidateQueries({ queryKey: stayKeys.requests });
    },
  });
  return (
    <li className="px-4 py-4 sm:px-5">
      <p>
        <strong className="font-semibold">{firstName}</strong> says that they stay at{" "}
        <strong className="font-semibold">{property.name}</strong> and have no code.
      </p>
      <p className="text-sm text-soft">
        {formatWait(now - createdAt)}{" "}
        {running
          ? `${formatGuest(running)} stays there until ${formatShortDate(running.departure)}.`
          : "As far as we know, no one is staying there."}{" "}
        {isExpected && "A guest on these days has this name. "}
        Let in only those you know.
      </p>
      {property.mayShare && (
        <form
          noValidate
          onSubmit={form.onSubmit(({ until }) => (answer.isPending ? null : answer.mutate({ until })))}
          onInput={form.onInput}
          className="mt-3 flex flex-wrap items-end gap-3"
        >
          <Field label="Until" error={form.errors.until}>
            <TextInput
              name="until"
              type="date"
              min={today}
              required
              defaultValue={running?.departure ?? addDays(today, 1)}
            />
          </Field>
          <Button type="submit" busy={answer.isPending}>
            Let in<span className="sr-only"> {firstName}</span>
          </Button>
          <Button variant="secondary" onClick={() => answer.isPending || answer.mutate({ refuse: true })}>
            No<span className="sr-only">, not {firstName}</span>
          </Button>
        </form>
      )}
    </li>
  );
}

function formatWait(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS));
  if (minutes < 60) return `Asked ${minutes} min ago.`;
  return minutes < 120 ? "Asked an hour ago." : `Asked ${Math.round(minutes / 60)} hours ago.`;
}
