import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { noticeCalls, noticesQuery } from "#stays/notices/client.ts";
import { NOTICE_MAX, type NewNotice } from "#stays/notices/contract.ts";
import { jsonOf } from "#core/client.ts";
import { FormDialog } from "#ui/FormDialog.tsx";
import { failureText } from "#ui/failure.ts";
import { Field } from "#ui/Field.tsx";
import { Textarea } from "#ui/Textarea.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { useForm } from "#ui/useForm.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { PropertyChoice } from "#guidebooks/shared/PropertyChoice.tsx";
import { NoticeTimes } from "#stays/screens/NoticeTimes.tsx";
import { useChosenProperties } from "#stays/screens/useChosenProperties.ts";
import { useStaysSearch } from "#stays/screens/useStaysSearch.ts";
import { zoneOfNotice, type NoticeEnd } from "#stays/notices/noticeTimes.ts";
import { momentInZone } from "#stays/timeZones.ts";

const NOT_ANNOUNCED = { title: "Error", description: "Failed to tell your guests. Please try again." };

interface NewGuestNoticeProps {
  /** The properties that the user may share. */
  properties: readonly StayProperty[];
  open: boolean;
  onClose: () => void;
}

export function NewGuestNotice({ properties, open, onClose }: NewGuestNoticeProps) {
  const client = useQueryClient();
  const { chosenProperty } = useStaysSearch();
  const choice = useChosenProperties(properties, { guidebookId: chosenProperty });
  const [end, setEnd] = useState<NoticeEnd>("that day");
  const chosen = properties.filter(({ guidebookId }) => choice.chosen.includes(guidebookId));
  const zone = zoneOfNotice(chosen.length > 0 ? chosen : properties);
  const form = useForm({
    text: "Write what your guests should know.",
    startsAt: null,
    endsAt: "Choose when it ends.",
  });
  const announce = useCall({
    mutationFn: (json: NewNotice) => jsonOf(noticeCalls.notices.$post({ json })),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: noticesQuery.queryKey });
      showToast({ title: "Guests are told", description: "It is at the top of their page until it ends." });
      onClose();
    },
    onFailure: (error) =>
      form.refuseAfter(
        error,
        failureText(error, NOT_ANNOUNCED, () => true),
      ),
  });
  const submit = form.onSubmit(({ text, startsAt, endsAt }) => {
    if (announce.isPending) return;
    if (choice.chosen.length === 0) return form.mark({ guidebooks: "Choose whose guests should read it." });
    const begins = startsAt ? momentInZone(startsAt, zone) : null;
    const ends = momentInZone(endsAt, zone);
    announce.mutate({ text, startsAt: begins, endsAt: ends, guidebooks: choice.chosen });
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Notice to guests"
      description="They see it at the top of their page, whichever link they use."
      onSubmit={submit}
      actionLabel={properties.length < 2 ? "Tell guests" : noticeAction(choice.chosen.length)}
      busy={announce.isPending}
      form={form}
    >
      <Field label="What they should know" error={form.errors.text}>
        <Textarea
          name="text"
          rows={2}
          className="min-h-18!"
          maxLength={NOTICE_MAX}
          required
          placeholder="Water is off on Tuesday, 9 to 11 am."
        />
      </Field>
      <NoticeTimes zone={zone} end={end} onEnd={setEnd} errors={form.errors} />
      {choice.isNeeded && (
        <PropertyChoice
          legend="Whose guests"
          properties={choice.properties}
          chosen={choice.chosen}
          onChoose={choice.onChoose}
          error={form.errors.guidebooks}
        />
      )}
    </FormDialog>
  );
}

function noticeAction(count: number): string {
  if (count === 0) return "Tell guests";
  return count === 1 ? "Tell guests of 1 home" : `Tell guests of ${count} homes`;
}
