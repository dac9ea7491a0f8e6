import { useState } from "react";
import { Checkbox } from "#ui/Checkbox.tsx";
import { Field } from "#ui/Field.tsx";
import { FormDialog } from "#ui/FormDialog.tsx";
import { Select } from "#ui/Select.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { useForm } from "#ui/useForm.ts";
import { useLast } from "#ui/useLast.ts";
import {
  EXTRA_NAME_MAX,
  extraPays,
  isPayUrl,
  NOT_HTTPS,
  PRICE_MAX,
  type ExtraPay,
  type NewExtra,
} from "#stays/extras/contract.ts";
import { ruleLabels, titles, untilLabels } from "#stays/extras/screens/offerWords.ts";

interface EditOfferProps {
  /** Null while none is edited. */
  offer: NewExtra | null;
  onClose: () => void;
  busy: boolean;
  onSave: (offer: NewExtra) => void;
}

/** The form of an extra. */
export function EditOffer({ offer: open, onClose, busy, onSave }: EditOfferProps) {
  const offer = useLast(open);
  if (!offer) return null;
  return (
    <OfferForm
      key={offer.id ?? offer.kind}
      offer={offer}
      isOpen={open !== null}
      {...{ onClose, busy, onSave }}
    />
  );
}

const payLabels: Record<ExtraPay, string> = {
  platform: "I send a request, or say how",
  link: "By my own payment link",
  arrival: "On arrival",
};

function OfferForm({
  offer,
  isOpen,
  onClose,
  busy,
  onSave,
}: Omit<EditOfferProps, "offer"> & { offer: NewExtra; isOpen: boolean }) {
  const { kind } = offer;
  const [pay, setPay] = useState<ExtraPay>(offer.pay);
  const form = useForm({
    name: kind === "other" ? "Say what you offer." : null,
    time: kind === "other" ? null : "Choose a time.",
    price: null,
    pay: null,
    payUrl: pay === "link" ? NOT_HTTPS : null,
    until: null,
    rule: null,
  });
  const submit = form.onSubmit((given) => {
    if (busy) return;
    if (pay === "link" && !isPayUrl(given.payUrl.trim())) return form.mark({ payUrl: NOT_HTTPS });
    onSave({
      ...offer,
      name: given.name,
      time: given.time || null,
      price: given.price,
      pay,
      payUrl: pay === "link" ? given.payUrl.trim() : null,
      until: Number(given.until),
      rule: given.rule ? "quiet-day" : "always",
    });
  });
  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      title={titles[kind]}
      description={
        kind === "other"
          ? "Guests read the name and the price as you write them."
          : "Guests read the price as you write it."
      }
      onSubmit={submit}
      actionLabel="Save"
      busy={busy}
      form={form}
    >
      {kind === "other" ? (
        <Field label="What you offer" error={form.errors.name}>
          <TextInput
            name="name"
            required
            maxLength={EXTRA_NAME_MAX}
            defaultValue={offer.name}
            placeholder="A cot, a basket of firewood"
          />
        </Field>
      ) : (
        <Field
          label={kind === "early" ? "The earliest check-in" : "The latest check-out"}
          error={form.errors.time}
        >
          <TextInput name="time" type="time" required defaultValue={offer.time ?? ""} />
        </Field>
      )}
      <Field label="Price" hint="In your words, such as “$20”. Leave it empty if it is free.">
        <TextInput name="price" maxLength={PRICE_MAX} defaultValue={offer.price} autoComplete="off" />
      </Field>
      <Field
        label="How guests pay"
        hint="Guests of Airbnb, Booking.com and Vrbo read that you will send a request there, and see no link."
      >
        <Select
          name="pay"
          value={pay}
          onChange={({ target }) => setPay(extraPays.find((one) => one === target.value) ?? "platform")}
        >
          {extraPays.map((one) => (
            <option key={one} value={one}>
              {payLabels[one]}
            </option>
          ))}
        </Select>
      </Field>
      {pay === "link" && (
        <Field
          label="Your payment link"
          hint="For guests who booked with you directly, after your yes."
          error={form.errors.payUrl}
        >
          <TextInput
            name="payUrl"
            type="url"
            inputMode="url"
            required
            defaultValue={offer.payUrl ?? ""}
            placeholder="https://"
          />
        </Field>
      )}
      <Field label="Guests can ask">
        <Select name="until" defaultValue={offer.until}>
          {untilLabels(kind, offer.until).map(([hours, label]) => (
            <option key={hours} value={hours}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox name="rule" value="on" label={ruleLabels[kind]} defaultChecked={offer.rule === "quiet-day"} />
    </FormDialog>
  );
}
