import { useState } from "react";
import { roleLabels, roles as allRoles, type Role } from "#accounts/roles.ts";
import type { MemberGuidebooks } from "#accounts/members/contract.ts";
import { Checkbox } from "#ui/Checkbox.tsx";
import { Field } from "#ui/Field.tsx";
import { Select } from "#ui/Select.tsx";
import type { Product } from "#core/product.ts";
import { useProduct } from "#ui/product.tsx";

const meaningsIn = ({ sells }: Product): Record<Role, string> => ({
  owner: sells
    ? "Can do everything: guidebooks, stays, the plan and people."
    : "Can do everything: guidebooks, stays and people.",
  editor: sells
    ? "Can write and share guidebooks and look after stays, but not the plan or people."
    : "Can write and share guidebooks and look after stays, but not people.",
  viewer: "Can read guidebooks and stays, with door codes but no guest names. Good for a cleaner.",
});

/** Returns the form state of a role: the role, and all guidebooks or some. */
export function useRoleChoice(before?: { role: Role; guidebooks: MemberGuidebooks }) {
  const [role, setRole] = useState<Role>(before?.role ?? "editor");
  const [isSome, setIsSome] = useState(before ? before.guidebooks !== "all" : false);
  const [ids, setIds] = useState<readonly string[]>(
    before && before.guidebooks !== "all" ? before.guidebooks : [],
  );
  const limited = role !== "owner" && isSome;
  return {
    role,
    setRole,
    isSome,
    setIsSome,
    ids,
    choose: (id: string, isChosen: boolean) =>
      setIds((chosen) => (isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))),
    isIncomplete: limited && ids.length === 0,
    value: { role, guidebooks: limited ? [...ids] : ("all" as const) },
  };
}

interface RoleFieldsProps {
  choice: ReturnType<typeof useRoleChoice>;
  /** The names of the account's guidebooks, by id; undefined until they are loaded. */
  names: ReadonlyMap<string, string> | undefined;
  /** The roles to choose from. */
  roles?: readonly Role[];
  error?: string | undefined;
}

export function RoleFields({ choice, names, roles = allRoles, error }: RoleFieldsProps) {
  const { role } = choice;
  const meanings = meaningsIn(useProduct());
  return (
    <>
      <Field label="Role" hint={meanings[role]}>
        <Select
          name="role"
          value={role}
          onChange={({ target }) => choice.setRole(roles.find((one) => one === target.value) ?? role)}
        >
          {roles.map((each) => (
            <option key={each} value={each}>
              {roleLabels[each]}
            </option>
          ))}
        </Select>
      </Field>
      {role !== "owner" && <WhichGuidebooks choice={choice} names={names} error={error} />}
    </>
  );
}

function WhichGuidebooks({ choice, names, error }: RoleFieldsProps) {
  return (
    <fieldset>
      <legend className="text-[0.9375rem] font-semibold">Which guidebooks</legend>
      <Checkbox
        label="All, including new ones"
        checked={!choice.isSome}
        onChange={({ target }) => choice.setIsSome(!target.checked)}
      />
      {choice.isSome && names?.size === 0 && (
        <p className="text-sm text-soft">There are no guidebooks yet.</p>
      )}
      {choice.isSome && names && (
        <div className="max-h-60 overflow-y-auto border-l-2 border-line pl-4">
          {[...names].map(([id, name]) => (
            <Checkbox
              key={id}
              label={name}
              checked={choice.ids.includes(id)}
              onChange={({ target }) => choice.choose(id, target.checked)}
            />
          ))}
        </div>
      )}
      {error && (
        <p role="alert" className="mt-1 text-sm font-medium text-clay">
          {error}
        </p>
      )}
    </fieldset>
  );
}
