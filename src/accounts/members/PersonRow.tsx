import { useState } from "react";
import { useUser } from "#accounts/session.ts";
import type { ListedMember, MemberGuidebooks } from "#accounts/members/contract.ts";
import { roleLabels } from "#accounts/roles.ts";
import { formatDay, formatList } from "#core/format.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { ChangePerson } from "#accounts/members/ChangePerson.tsx";
import { RemovePerson } from "#accounts/members/RemovePerson.tsx";

/** Formats the guidebooks of a member; `names` are the account's by id. */
export function formatGuidebooks(
  guidebooks: MemberGuidebooks,
  names: ReadonlyMap<string, string> | undefined,
): string {
  if (guidebooks === "all") return "all guidebooks";
  const known = guidebooks.flatMap((id) => names?.get(id) ?? []);
  if (known.length > 0 && known.length <= 3 && known.length === guidebooks.length) return formatList(known);
  return guidebooks.length === 1 ? "1 guidebook" : `${guidebooks.length} guidebooks`;
}

interface PersonRowProps {
  person: ListedMember;
  names: ReadonlyMap<string, string> | undefined;
}

/** One member: name, role and last activity; with the actions of an owner. */
export function PersonRow({ person, names }: PersonRowProps) {
  const isSelf = useUser()?.id === person.id;
  const [open, setOpen] = useState<"change" | "remove" | null>(null);
  const name = `${person.firstName} ${person.lastName}`.trim() || person.email;
  const close = () => setOpen(null);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
          {name}
          <Badge tone={person.role === "owner" ? "leaf" : "neutral"}>{roleLabels[person.role]}</Badge>
          {isSelf && <Badge>You</Badge>}
        </p>
        <p className="text-sm text-soft wrap-anywhere">
          {person.email}
          <span aria-hidden className="max-sm:hidden">
            {" · "}
          </span>
          <span className="max-sm:block max-sm:first-letter:uppercase">
            {formatGuidebooks(person.guidebooks, names)}
          </span>
        </p>
        <p className="text-sm text-soft wrap-anywhere">
          {formatLast(person)}{" "}
          <span className="whitespace-nowrap">
            {formatDay(person.lastActivity ? person.lastActivity.at : person.createdAt)}
          </span>
        </p>
      </div>
      {!isSelf && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={() => setOpen("change")}>
            Change<span className="sr-only"> what {name} may do</span>
          </Button>
          <Button variant="quiet destructive" size="small" onClick={() => setOpen("remove")}>
            Remove<span className="sr-only"> {name}</span>
          </Button>
        </div>
      )}
      {open === "change" && (
        <ChangePerson isMember person={person} name={name} names={names} onClose={close} />
      )}
      {open === "remove" && <RemovePerson id={person.id} name={name} onClose={close} />}
    </li>
  );
}

/** Formats what a member did last, before its day. */
function formatLast({ lastActivity }: ListedMember): string {
  if (!lastActivity) return "Here since";
  const where = lastActivity.guidebook ? ` in ${lastActivity.guidebook.name}` : "";
  return `Last: ${lastActivity.deed}${where},`;
}
