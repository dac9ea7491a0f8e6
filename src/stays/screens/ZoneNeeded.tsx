import { useQueryClient } from "@tanstack/react-query";
import { Button } from "#ui/Button.tsx";
import { failureText } from "#ui/failure.ts";
import { Notice } from "#ui/Notice.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { useForm } from "#ui/useForm.ts";
import { jsonOf } from "#core/client.ts";
import { stayCalls, stayKeys } from "#stays/client.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { UNKNOWN_ZONE, ZoneField } from "#stays/screens/ZoneField.tsx";
import { browserZone, listTimeZones, zoneNamed } from "#stays/timeZones.ts";

const NOT_SAVED = { title: "Error", description: "Failed to save the time zone. Please try again." };

/**
 * A notice that the time zone is missing: without it a day at the property is not defined, and the link of a stay shows
 * no days (Stays 2).
 */
export function ZoneNeeded({
  property: { guidebookId, name, mayEdit, zoneOfPlace },
}: {
  property: StayProperty;
}) {
  const client = useQueryClient();
  const form = useForm({ timeZone: "Choose the time zone." });
  const save = useCall({
    mutationFn: (timeZone: string) =>
      jsonOf(stayCalls.guidebooks[":id"].access.$put({ param: { id: guidebookId }, json: { timeZone } })),
    onSuccess: async () => {
      await Promise.all(
        [stayKeys.properties, stayKeys.access(guidebookId)].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
      showToast({ title: "Time zone saved", description: `Days at ${name} now follow its own clock.` });
    },
    onFailure: (error) => form.refuseAfter(error, failureText(error, NOT_SAVED)),
  });
  return (
    <Notice tone="warn" className="mt-6" title={`${name} has no time zone yet`}>
      <p>Guests see the days of their stay, and the codes in them, once it is known.</p>
      {mayEdit && (
        <form
          noValidate
          onSubmit={form.onSubmit(({ timeZone }) => {
            if (save.isPending) return;
            const zone = zoneNamed(timeZone, listTimeZones([]));
            if (zone === null) form.mark({ timeZone: UNKNOWN_ZONE });
            else save.mutate(zone);
          })}
          onInput={form.onInput}
          className="mt-3 flex flex-wrap items-start gap-3"
        >
          <ZoneField
            likely={[zoneOfPlace, browserZone()]}
            error={form.errors.timeZone}
            className="min-w-0 flex-1 basis-56 sm:max-w-xs"
          />
          <Button type="submit" variant="secondary" busy={save.isPending} className="sm:mt-7.5">
            Save<span className="sr-only"> the time zone of {name}</span>
          </Button>
        </form>
      )}
    </Notice>
  );
}
