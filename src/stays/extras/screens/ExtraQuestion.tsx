import { useState } from "react";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { useForm } from "#ui/useForm.ts";
import type { ExtraRequest } from "#stays/extras/contract.ts";
import { formatDayState, formatWish } from "#stays/extras/extraWords.ts";
import { useAnswer } from "#stays/extras/screens/useAnswer.ts";
import type { StayProperty } from "#stays/stayProperty.ts";

interface ExtraQuestionProps {
  request: ExtraRequest;
  property: StayProperty;
  isNamed: boolean;
}

/** What a guest asks for, answered with one press. */
export function ExtraQuestion({ request, property, isNamed }: ExtraQuestionProps) {
  const { note, price, time, isContradicted } = request;
  const guest = request.guestName ?? "A guest";
  const { answer } = useAnswer(request);
  const [isChoosing, setChoosing] = useState(isContradicted && request.kind !== "other");
  const form = useForm({ time: "Choose the time." });
  const known = [formatDayState(request), price && `Your price: ${price}.`].filter(Boolean).join(" ");
  const facts = [isNamed && property.name, known].filter(Boolean);
  const send = (json: Parameters<typeof answer.mutate>[0]) => answer.isPending || answer.mutate(json);
  return (
    <li className="px-5 py-4 sm:px-6">
      <p>
        <strong className="font-semibold">{guest}</strong> asks for {formatWish(request)}.
      </p>
      {facts.length > 0 && <p className="text-sm text-soft">{facts.join(" · ")}</p>}
      {note && <p className="mt-2 border-s-2 border-lamp ps-3 wrap-anywhere whitespace-pre-line">{note}</p>}
      {property.mayShare && (
        <div className="mt-3 flex flex-wrap items-end gap-3">
          {!isContradicted && (
            <Button busy={answer.isPending} onClick={() => send({ answer: "yes" })}>
              Yes<span className="sr-only"> to {guest}</span>
            </Button>
          )}
          <Button variant="secondary" onClick={() => send({ answer: "no" })}>
            No<span className="sr-only"> to {guest}</span>
          </Button>
          {isChoosing ? (
            <form
              noValidate
              className="flex flex-wrap items-end gap-3"
              onInput={form.onInput}
              onSubmit={form.onSubmit((given) => send({ answer: "other", time: given.time }))}
            >
              <Field label="Yes, but at" error={form.errors.time}>
                <TextInput name="time" type="time" required defaultValue={time ?? ""} />
              </Field>
              <Button type="submit" variant="secondary">
                Answer<span className="sr-only"> {guest}</span>
              </Button>
            </form>
          ) : (
            <Button variant="quiet" onClick={() => setChoosing(true)}>
              Yes, but at …<span className="sr-only"> to {guest}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
