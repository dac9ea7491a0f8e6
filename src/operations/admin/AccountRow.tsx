import {
  Ban,
  Ellipsis,
  FileDown,
  KeyRound,
  LogOut,
  ShieldCheck,
  Ticket,
  TicketX,
  Trash2,
  Undo2,
} from "lucide-react";
import { useState } from "react";
import { ActionDialog, type OperatorActionName } from "#operations/admin/ActionDialog.tsx";
import type { ListedAccount } from "#operations/admin/contract.ts";
import { roleLabels } from "#accounts/roles.ts";
import { formatDay } from "#core/format.ts";
import { Badge } from "#ui/Badge.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { Menu, MenuItem } from "#ui/Menu.tsx";

type Guidebook = ListedAccount["guidebooks"][number];
type Chosen = { action: OperatorActionName; guidebook?: Guidebook };

export function AccountRow({ account }: { account: ListedAccount }) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const choose = (action: OperatorActionName) => () => setChosen({ action });
  const { name, email, role, createdAt, plan, guidebooks, isConfirmed, isOperator } = account;
  const hasPlan = plan.status === "active";
  return (
    <li className="py-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {name}
            {isOperator && <Badge>Operator</Badge>}
            {!isConfirmed && <Badge tone="warm">E-mail not confirmed</Badge>}
          </p>
          <p className="text-sm break-words text-soft">{email}</p>
          <p className="text-sm text-soft">
            {roleLabels[role]}, since {formatDay(createdAt)}
            {role === "owner" && ` · ${describePlan(plan)}`}
          </p>
        </div>
        <Menu trigger={<IconButton icon={Ellipsis} label={`Actions for ${name}`} />}>
          <MenuItem icon={Ticket} onSelect={choose("plan")}>
            Give a plan
          </MenuItem>
          {hasPlan && (
            <MenuItem icon={TicketX} onSelect={choose("end-plan")}>
              End the plan
            </MenuItem>
          )}
          <MenuItem icon={KeyRound} onSelect={choose("reset-link")}>
            Send a reset link
          </MenuItem>
          <MenuItem icon={LogOut} onSelect={choose("sign-out")}>
            Sign out everywhere
          </MenuItem>
          <MenuItem icon={FileDown} onSelect={choose("export")}>
            Export guidebooks
          </MenuItem>
          <MenuItem icon={ShieldCheck} onSelect={choose(isOperator ? "end-operator" : "make-operator")}>
            {isOperator ? "End as operator" : "Make an operator"}
          </MenuItem>
          <MenuItem icon={Trash2} destructive onSelect={choose("delete")}>
            Delete for good
          </MenuItem>
        </Menu>
      </div>
      {role === "owner" && guidebooks.length > 0 && (
        <ul className="mt-2">
          {guidebooks.map((guidebook) => (
            <li key={guidebook.id} className="flex flex-wrap items-center justify-between gap-x-3">
              <a href={`/view/${guidebook.slug}`} className="min-h-11 min-w-0 py-2.5 break-words underline">
                {guidebook.name}
              </a>
              <span className="flex items-center gap-2">
                {guidebook.isArchived && <Badge>Archived</Badge>}
                {guidebook.takenDown !== null && <Badge tone="clay">Down: {guidebook.takenDown}</Badge>}
                <IconButton
                  icon={guidebook.takenDown === null ? Ban : Undo2}
                  label={`${guidebook.takenDown === null ? "Take down" : "Put back"} ${guidebook.name}`}
                  onClick={() =>
                    setChosen({ action: guidebook.takenDown === null ? "take-down" : "put-back", guidebook })
                  }
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {chosen && <ActionDialog account={account} {...chosen} onClose={() => setChosen(null)} />}
    </li>
  );
}

function describePlan({ status, until, renews }: ListedAccount["plan"]): string {
  if (status !== "active") return "no plan";
  if (until === null) return "has a plan";
  return renews ? `plan renews ${formatDay(until)}` : `plan until ${formatDay(until - 1)}`;
}
