import type { Wish } from "#editor/create/generate.ts";
import { ChevronDown } from "lucide-react";
import { NOTES_MAX } from "#generation/contract.ts";
import { toneNames, tones, type Tone } from "#generation/frames/tones.ts";
import { guestProfiles, type GuestProfile } from "#generation/guestProfiles.ts";
import { propertyNames, propertyTypes, type PropertyType } from "#generation/propertyType.ts";
import { Checkbox } from "#ui/Checkbox.tsx";
import { Field } from "#ui/Field.tsx";
import { Select } from "#ui/Select.tsx";
import { Textarea } from "#ui/Textarea.tsx";

const profileNames: Record<GuestProfile, string> = {
  families: "Families",
  couples: "Couples",
  business: "Business travellers",
  friends: "Groups of friends",
  pets: "Guests with pets",
  accessible: "Guests who need step-free access",
  active: "Active and outdoors",
};

/** What the host knows better than a guess from the address. */
export interface Stay {
  propertyType: PropertyType | undefined;
  guestProfiles: GuestProfile[];
  tone: Tone | undefined;
  notes: string;
}

export const unknownStay: Stay = {
  propertyType: undefined,
  guestProfiles: [],
  tone: undefined,
  notes: "",
};

/** Returns what a wish says of the stay. */
export const stayOf = (wish: Wish): Stay => ({
  propertyType: wish.propertyType,
  guestProfiles: wish.guestProfiles ?? [],
  tone: wish.tone,
  notes: wish.notes ?? "",
});

interface StayDetailsProps {
  stay: Stay;
  onChange: (stay: Stay) => void;
  disabled: boolean;
}

/** Folded away: nothing in it is needed. */
export function StayDetails({ stay, onChange, disabled }: StayDetailsProps) {
  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-11 items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        Tell us more about the stay
        <span className="text-sm font-normal text-soft">optional</span>
        <ChevronDown
          size={18}
          aria-hidden
          className="ml-auto text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <fieldset disabled={disabled} className="mt-3 mb-5 space-y-5">
        <Field label="What kind of place is it?">
          <Select
            value={stay.propertyType ?? ""}
            onChange={({ target }) =>
              onChange({ ...stay, propertyType: propertyTypes.find((type) => type === target.value) })
            }
          >
            <option value="">Work it out from the address</option>
            {propertyTypes.map((type) => (
              <option key={type} value={type}>
                {capital(propertyNames[type])}
              </option>
            ))}
          </Select>
        </Field>
        <fieldset>
          <legend className="text-[0.9375rem] font-semibold">Who usually stays?</legend>
          <div className="grid sm:grid-cols-2 sm:gap-x-4">
            {guestProfiles.map((profile) => (
              <Checkbox
                key={profile}
                label={profileNames[profile]}
                checked={stay.guestProfiles.includes(profile)}
                onChange={({ target }) =>
                  onChange({ ...stay, guestProfiles: withProfile(profile, target.checked) })
                }
              />
            ))}
          </div>
        </fieldset>
        <Field label="What tone should it have?">
          <Select
            value={stay.tone ?? ""}
            onChange={({ target }) =>
              onChange({ ...stay, tone: tones.find((tone) => tone === target.value) })
            }
          >
            <option value="">A warm welcome, plain lists</option>
            {tones.map((tone) => (
              <option key={tone} value={tone}>
                {toneNames[tone]} throughout
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="What should it mention?"
          hint="For example: check-in is 3 pm, Wi-Fi is UltimoNet, bins on Tuesday. Each sentence goes into its section, word for word."
          counter={{ length: stay.notes.length, max: NOTES_MAX }}
        >
          <Textarea
            maxLength={NOTES_MAX}
            value={stay.notes}
            onChange={({ target }) => onChange({ ...stay, notes: target.value })}
          />
        </Field>
      </fieldset>
    </details>
  );

  function withProfile(profile: GuestProfile, chosen: boolean): GuestProfile[] {
    const others = stay.guestProfiles.filter((one) => one !== profile);
    return chosen ? [...others, profile] : others;
  }
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
