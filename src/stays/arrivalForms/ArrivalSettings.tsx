import { useQuery, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useId } from "react";
import { jsonOf } from "#core/client.ts";
import { arrivalFormCalls, arrivalFormQuery, reviewLinkQuery } from "#stays/arrivalForms/client.ts";
import type { ArrivalForm, ReviewLink } from "#stays/arrivalForms/contract.ts";
import { questionNames, questions, formatQuestions } from "#stays/arrivalForms/formWords.ts";
import { stayKeys } from "#stays/client.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { DocumentLink } from "#ui/DocumentLink.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { SettingsRow } from "#ui/SettingsRow.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";

/** What guests of a property are asked before they arrive, and where they review their stay (Stays 46, 47). */
export function ArrivalSettings({ property }: { property: StayProperty }) {
  const { guidebookId } = property;
  const heading = useId();
  const form = useQuery(arrivalFormQuery(guidebookId));
  const link = useQuery(reviewLinkQuery(guidebookId));
  const error = form.error ?? link.error;
  const isLoaded = form.data !== undefined && link.data !== undefined;
  return (
    <section id="before-and-after" aria-labelledby={heading} className="mt-10">
      <h2 id={heading} className="mb-3 text-xl">
        Before and after a stay
      </h2>
      {!isLoaded && error && (
        <LoadFailed error={error} onRetry={() => Promise.all([form.refetch(), link.refetch()])}>
          Failed to load these settings. Please try again.
        </LoadFailed>
      )}
      {!isLoaded && !error && <Skeleton className="h-32" />}
      {isLoaded && (
        <Card padded={false} className="divide-y divide-line overflow-hidden">
          <SettingsRow
            id="ask-guests"
            title="Ask guests before they arrive"
            value={formatQuestions(form.data)}
          >
            <AskGuests property={property} form={form.data} />
          </SettingsRow>
          <SettingsRow
            id="review-link"
            title="Lead guests to reviews"
            value={link.data.shown ? "On, from the last day" : "Off"}
          >
            <Reviews property={property} link={link.data} />
          </SettingsRow>
        </Card>
      )}
    </section>
  );
}

const failure = { title: "Error", description: "Failed to save this. Please try again." };

/** Saves a setting at once, and shows it meanwhile; Undo sends what was there before. */
function useSetting<Setting>(
  stored: Setting,
  queryKey: QueryKey,
  send: (setting: Setting) => Promise<Setting>,
) {
  const client = useQueryClient();
  const call = useCall<Setting, { next: Setting; before?: Setting }>({
    mutationFn: ({ next }) => send(next),
    onSuccess: async (saved, { before }) => {
      client.setQueryData(queryKey, saved);
      const undo = before && { label: "Undo", onSelect: () => call.mutate({ next: before }) };
      showToast({
        title: before ? "Saved" : "Taken back",
        description: "Guests’ pages show it at once.",
        ...(undo && { action: undo }),
      });
      await client.invalidateQueries({ queryKey: stayKeys.properties });
    },
    failure,
  });
  const shown = call.isPending ? call.variables.next : stored;
  return {
    shown,
    change: (part: Partial<Setting>) => call.mutate({ next: { ...shown, ...part }, before: shown }),
  };
}

function AskGuests({ property, form: stored }: { property: StayProperty; form: ArrivalForm }) {
  const { guidebookId, mayEdit, maySeeGuests, access, timeZone } = property;
  const param = { id: guidebookId };
  const { shown: form, change } = useSetting(stored, arrivalFormQuery(guidebookId).queryKey, (json) =>
    jsonOf(arrivalFormCalls.guidebooks[":id"]["arrival-form"].$put({ param, json })),
  );
  const isAny = questionNames.some((name) => form[name]);
  return (
    <>
      <p className="max-w-measure text-soft">
        Each guest finds a short form on the page of their stay. Their answers are stored encrypted, for you
        and co-hosts, and deleted 30 days after they leave.
      </p>
      <fieldset className="mt-3" disabled={!mayEdit}>
        <legend className="font-semibold">Ask for</legend>
        {questionNames.map((name) => (
          <Checkbox
            key={name}
            label={questions[name].label}
            checked={form[name]}
            onChange={({ target }) => change({ [name]: target.checked })}
          />
        ))}
      </fieldset>
      {isAny && timeZone === null && (
        <p className="mt-1 max-w-measure text-on-warm">
          Guests are asked once the property has a time zone. It gets one with its first stay or calendar.
        </p>
      )}
      {isAny && timeZone !== null && !property.asksDetails && (
        <p className="mt-1 max-w-measure text-on-warm">
          House Rules is empty or hidden, so there is nothing to agree to yet.
        </p>
      )}
      {isAny && access === "stays" && (
        <fieldset className="mt-3" disabled={!mayEdit}>
          <legend className="font-semibold">The codes</legend>
          <Checkbox
            label={
              <>
                Show the codes only after they answer
                <span className="block text-[0.9375rem] text-soft">
                  A guest who does not answer stands at the door without a code. “Ready for tonight” tells you
                  so in time. Guests who have checked in already keep their code.
                </span>
              </>
            }
            checked={form.beforeCode}
            onChange={({ target }) => change({ beforeCode: target.checked })}
          />
        </fieldset>
      )}
      {maySeeGuests && (
        <DocumentLink
          href={`/api/guidebooks/${guidebookId}/details.csv`}
          variant="secondary"
          icon={Download}
          className="mt-3"
          download
        >
          Download all answers
        </DocumentLink>
      )}
    </>
  );
}

function Reviews({ property: { guidebookId, mayEdit }, link }: { property: StayProperty; link: ReviewLink }) {
  const param = { id: guidebookId };
  const { shown, change } = useSetting(link, reviewLinkQuery(guidebookId).queryKey, (json) =>
    jsonOf(arrivalFormCalls.guidebooks[":id"]["review-link"].$put({ param, json })),
  );
  return (
    <>
      <p className="max-w-measure text-soft">
        On the last day and after it, guests of Airbnb, Booking.com and Vrbo find a link to the place where
        they review their stay. It is the same for every guest, and asks for nothing.
      </p>
      <Checkbox
        label="Show the link"
        className="mt-1"
        checked={shown.shown}
        disabled={!mayEdit}
        onChange={({ target }) => change({ shown: target.checked })}
      />
    </>
  );
}
