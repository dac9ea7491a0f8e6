import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { jsonOf } from "#core/client.ts";
import { problemCalls, problemSettingsQuery } from "#stays/problems/client.ts";
import {
  problemKinds,
  type KnownProblemSettings,
  type ProblemSettingsChange,
} from "#stays/problems/contract.ts";
import { kindLabels } from "#stays/problems/kindLabels.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { Field } from "#ui/Field.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { Select } from "#ui/Select.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";

const NOT_SAVED = { title: "Error", description: "Failed to save it. Please try again." };

/** Whether guests of a property can report what is wrong, and who else hears of it. */
export function ProblemSettings({ own }: { own: StayProperty }) {
  const heading = useId();
  const { data: settings, error, refetch } = useQuery(problemSettingsQuery(own.guidebookId));
  return (
    <section id="reports" aria-labelledby={heading} className="mt-10">
      <h2 id={heading} className="mb-1 text-xl">
        Reports from guests
      </h2>
      <p className="mb-3 max-w-prose text-soft">
        Guests tell you on their page what does not work, with photos. You and your co-hosts get an email and
        a message at once, and the guest sees when you have read it.
      </p>
      {settings ? (
        <Choices own={own} settings={settings} />
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch}>
          Failed to load this setting. Please try again.
        </LoadFailed>
      ) : (
        <Skeleton className="h-24" />
      )}
    </section>
  );
}

function Choices({ own, settings }: { own: StayProperty; settings: KnownProblemSettings }) {
  const client = useQueryClient();
  const { guidebookId, mayEdit } = own;
  const { on, notify, notifyFor, contacts } = settings;
  const save = useCall({
    mutationFn: (json: ProblemSettingsChange) =>
      jsonOf(problemCalls.guidebooks[":id"].problems.$put({ param: { id: guidebookId }, json })),
    onSuccess: (saved, change) => {
      client.setQueryData(problemSettingsQuery(guidebookId).queryKey, saved);
      if (change.on !== undefined)
        showToast(
          change.on
            ? {
                title: "Guests can report it",
                description: "Below what they need, on the page of their stay.",
              }
            : {
                title: "Switched off",
                description: "Guests no longer see it. What they reported stays here.",
              },
        );
    },
    failure: NOT_SAVED,
  });
  return (
    <Card>
      <Checkbox
        label="Guests can report that something is wrong"
        checked={on}
        disabled={!mayEdit || save.isPending}
        onChange={({ currentTarget }) => save.mutate({ on: currentTarget.checked })}
      />
      {on && contacts.length === 0 && (
        <p className="text-soft">
          To let a cleaner or an electrician know too, add them to the guidebook’s contacts with an email
          address.
        </p>
      )}
      {on && contacts.length > 0 && (
        <div className="mt-3 max-w-md space-y-3">
          <Field label="Also send an email to">
            <Select
              value={notify ?? ""}
              disabled={!mayEdit || save.isPending}
              onChange={({ currentTarget }) => save.mutate({ notify: currentTarget.value || null })}
            >
              <option value="">No one else</option>
              <Contacts contacts={contacts} chosen={notify} />
            </Select>
          </Field>
          <details className="group">
            <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-pine [&::-webkit-details-marker]:hidden">
              Someone else for some kinds
              <ChevronDown size={18} aria-hidden className="transition-transform group-open:rotate-180" />
            </summary>
            <div className="space-y-3 pt-1">
              {problemKinds.map((kind) => (
                <Field key={kind} label={kindLabels[kind]}>
                  <Select
                    value={notifyFor[kind] === undefined ? SAME : (notifyFor[kind] ?? "")}
                    disabled={!mayEdit || save.isPending}
                    onChange={({ currentTarget: { value } }) => {
                      const { [kind]: _before, ...others } = notifyFor;
                      save.mutate({
                        notifyFor: value === SAME ? others : { ...others, [kind]: value || null },
                      });
                    }}
                  >
                    <option value={SAME}>As above</option>
                    <option value="">No one else</option>
                    <Contacts contacts={contacts} chosen={notifyFor[kind] ?? null} />
                  </Select>
                </Field>
              ))}
            </div>
          </details>
        </div>
      )}
    </Card>
  );
}

/** No contact has it as an email address. */
const SAME = "as above";

interface ContactsProps {
  contacts: KnownProblemSettings["contacts"];
  chosen: string | null;
}

/** The contacts to choose from. One who was chosen and is gone from them hears of nothing, and is listed as such. */
function Contacts({ contacts, chosen }: ContactsProps) {
  const isGone = chosen !== null && !contacts.some(({ email }) => email === chosen);
  return (
    <>
      {contacts.map(({ name, email }) => (
        <option key={email} value={email}>
          {name}
        </option>
      ))}
      {isGone && <option value={chosen}>{chosen} (no longer a contact)</option>}
    </>
  );
}
