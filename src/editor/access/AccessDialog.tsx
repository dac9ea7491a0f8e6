import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { HostSection } from "#guidebooks/contract.ts";
import { guidebookKeys } from "#guidebooks/client.ts";
import { jsonOf } from "#core/client.ts";
import { FormDialog } from "#ui/FormDialog.tsx";
import { failureText } from "#ui/failure.ts";
import { Notice } from "#ui/Notice.tsx";
import { Segmented } from "#ui/Segmented.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { useForm } from "#ui/useForm.ts";
import { anchorOf, propertyIn } from "#sections/section.ts";
import { stayCalls, stayKeys } from "#stays/client.ts";
import type { Access, AccessChange, KnownAccess, ShowFrom, Stay } from "#stays/contract.ts";
import { AccessFields, type AccessFieldName } from "#editor/access/AccessFields.tsx";
import { hasNotForPassages, LinkReaderField } from "#editor/access/LinkReaderField.tsx";
import { AffectedArrivals } from "#editor/access/AffectedArrivals.tsx";
import { OpenSecrets } from "#editor/access/OpenSecrets.tsx";
import { UNKNOWN_ZONE } from "#stays/screens/ZoneField.tsx";
import { listTimeZones, zoneNamed } from "#stays/timeZones.ts";
import { formatWhoSees } from "#editor/access/formatAccess.ts";

interface AccessDialogProps {
  guidebookId: string;
  access: KnownAccess;
  stays: Stay[];
  sections: HostSection[];
  focusOn?: AccessFieldName | undefined;
  onClose: () => void;
  /** Leaves for a section. */
  onGo: (type: string) => void;
}

const NOT_SAVED = {
  title: "Failed to change who sees the codes",
  description: "Nothing was changed. Please try again.",
};
const choices = [
  { value: "everyone", label: "Everyone with a link" },
  { value: "stays", label: "Guests who stay" },
] as const;

/** Sets who sees the secrets of a guidebook, and says whom that concerns. */
export function AccessDialog(props: AccessDialogProps) {
  const { guidebookId, access, stays, sections, focusOn, onClose, onGo } = props;
  const client = useQueryClient();
  // From when on guests see a code is asked only where they alone see it.
  const [who, setWho] = useState(focusOn === "showFrom" ? "stays" : access.access);
  const [wifiForEveryone, setWifiForEveryone] = useState(access.wifiForEveryone);
  const form = useForm({
    showFrom: null,
    timeZone: null,
    contact: null,
    ifCodeFails: null,
    permanentLinkAs: null,
  });
  const save = useCall({
    mutationFn: (json: AccessChange) =>
      jsonOf(stayCalls.guidebooks[":id"].access.$put({ param: { id: guidebookId }, json })),
    onSuccess: (saved) => {
      client.setQueryData(stayKeys.access(guidebookId), { ...access, ...saved });
      // A contact is a separate section.
      void client.invalidateQueries({ queryKey: guidebookKeys.one(guidebookId) });
      showToast({ title: "Saved", description: `Door code: ${formatWhoSees(saved, "door").toLowerCase()}.` });
    },
    onSuccessHere: onClose,
    onFailure: (error) => form.refuseAfter(error, failureText(error, NOT_SAVED)),
  });

  const submit = form.onSubmit(({ showFrom, timeZone, contact, ifCodeFails, permanentLinkAs }) => {
    if (save.isPending) return;
    const zone = zoneNamed(timeZone, listTimeZones([access.timeZone]));
    if (zone === null) return form.mark({ timeZone: UNKNOWN_ZONE });
    const hiding = { showFrom: showFrom as ShowFrom, wifiForEveryone }; // the values of its options
    const newContact = access.contact === null && contact.trim() !== "" && { contact };
    // The values of its options; absent where the choice is not shown.
    const links = permanentLinkAs && { permanentLinkAs: permanentLinkAs as Access["permanentLinkAs"] };
    save.mutate({
      access: who,
      ...(who === "stays" && hiding),
      timeZone: zone,
      ...newContact,
      ifCodeFails,
      ...links,
    });
  });

  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={submit}
      title="Who sees the codes"
      description="The door code, and anything in an “Only during the stay” block. The rest of the guidebook stays open."
      actionLabel="Save"
      busyLabel="Saving..."
      busy={save.isPending}
      form={form}
    >
      <Segmented label="Who sees the codes" options={choices} value={who} onValueChange={setWho} />
      {form.failure && (
        <Notice tone="error" title={form.failure.title}>
          {form.failure.description}
        </Notice>
      )}
      <AccessFields
        access={access}
        isForStays={who === "stays"}
        focusOn={focusOn}
        property={propertyIn(sections)?.content ?? null}
        errors={form.errors}
        wifiForEveryone={wifiForEveryone}
        onWifi={setWifiForEveryone}
        onChoice={form.forget}
        onContacts={() => {
          const contacts = sections.find(({ type, hidden }) => type === "contacts" && !hidden);
          if (contacts) onGo(anchorOf(contacts));
        }}
      />
      {(hasNotForPassages(sections) || access.permanentLinkAs !== "unknown") && (
        <LinkReaderField value={access.permanentLinkAs} />
      )}
      {who === "stays" && (
        <>
          <AffectedArrivals stays={stays} access={access} />
          <OpenSecrets sections={sections} wifiForEveryone={wifiForEveryone} onGo={onGo} />
        </>
      )}
    </FormDialog>
  );
}
