import type { ListedPasskey } from "#accounts/passkeys/contract.ts";
import { formatDay } from "#core/format.ts";
import { Checkbox } from "#ui/Checkbox.tsx";

interface PasskeysToRemoveProps {
  passkeys: readonly ListedPasskey[];
  keeps: boolean;
  onChange: (keeps: boolean) => void;
}

/** The passkeys of the account, which a reset removes unless the host keeps them. */
export function PasskeysToRemove({ passkeys, keeps, onChange }: PasskeysToRemoveProps) {
  if (passkeys.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-[0.9375rem] font-semibold">
        {passkeys.length === 1 ? "This passkey signs in too" : "These passkeys sign in too"}
      </legend>
      <ul className="mt-1 border-l-2 border-line pl-4">
        {passkeys.map(({ id, name, createdAt }) => (
          <li key={id} className="py-1 wrap-anywhere">
            {name} <span className="text-sm text-soft">since {formatDay(createdAt)}</span>
          </li>
        ))}
      </ul>
      <Checkbox
        label="Remove all passkeys"
        checked={!keeps}
        onChange={({ target }) => onChange(!target.checked)}
      />
      <p className="text-sm text-soft">
        Leave this ticked unless {passkeys.length === 1 ? "it is" : "they are all"} yours. You can add your
        own again on your profile.
      </p>
    </fieldset>
  );
}
