import {
  Ban,
  Ellipsis,
  FileDown,
  KeyRound,
  LogOut,
  MailCheck,
  Network,
  ShieldCheck,
  Ticket,
  TicketX,
  Trash2,
  Undo2,
} from "lucide-react";
import { useState } from "react";
import type { AccountActionName } from "#operations/admin/accountActions.ts";
import { ActionDialog } from "#operations/admin/ActionDialog.tsx";
import type { ListedAccount } from "#operations/admin/contract.ts";
import { roleLabels } from "#accounts/roles.ts";
import { formatDay } from "#core/format.ts";
import { Badge } from "#ui/Badge.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { Menu, MenuItem } from "#ui/Menu.tsx";

type Guidebook = ListedAccount["guidebooks"][number];
type Chosen = { action: AccountActionName; guidebook?: Guidebook };

interface AccountRowProps {
  account: ListedAccount;
  /** Whether the server has private hosts that webhooks may reach. */
  hasPrivateHosts: boolean;
}

export function AccountRow({ account, hasPrivateHosts }: AccountRowProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { name, email, role, createdAt, plan, guidebooks, isConfirmed, isOperator } = account;
  return (
    <li className="py-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {name}
            {isOperator && <Badge>Operator</Badge>}
            {!isConfirmed && <Badge tone="warm">Email not confirmed</Badge>}
          </p>
          <p className="text-sm break-words text-soft">{email}</p>
          <p className="text-sm text-soft">
            {roleLabels[role]}, since {formatDay(createdAt)}
            {role === "owner" && ` · ${describePlan(plan)}`}
          </p>
          {account.reachesPrivateHosts && (
            <p className="text-sm text-soft">Webhooks may reach private hosts.</p>
          )}
        </div>
        <ActionMenu account={account} hasPrivateHosts={hasPrivateHosts} onChoose={setChosen} />
      </div>
      {role === "owner" && guidebooks.length > 0 && (
        <ul className="mt-2">
          {guidebooks.map((guidebook) => (
            <GuidebookRow key={guidebook.id} guidebook={guidebook} onChoose={setChosen} />
          ))}
        </ul>
      )}
      {chosen && <ActionDialog account={account} {...chosen} onClose={() => setChosen(null)} />}
    </li>
  );
}

interface ActionMenuProps extends AccountRowProps {
  onChoose: (chosen: Chosen) => void;
}

function ActionMenu({ account, hasPrivateHosts, onChoose }: ActionMenuProps) {
  const choose = (action: AccountActionName) => () => onChoose({ action });
  const { name, role, plan, isConfirmed, isOperator, reachesPrivateHosts } = account;
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={`Actions for ${name}`} />}>
      <MenuItem icon={Ticket} onSelect={choose("plan")}>
        Give a plan
      </MenuItem>
      {plan.status === "active" && (
        <MenuItem icon={TicketX} onSelect={choose("end-plan")}>
          End the plan
        </MenuItem>
      )}
      {!isConfirmed && (
        <MenuItem icon={MailCheck} onSelect={choose("confirmation")}>
          Ask to confirm the email
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
      {role === "owner" && (hasPrivateHosts || reachesPrivateHosts) && (
        <MenuItem
          icon={Network}
          onSelect={choose(reachesPrivateHosts ? "refuse-private-hosts" : "allow-private-hosts")}
        >
          {reachesPrivateHosts ? "Stop private webhooks" : "Allow private webhooks"}
        </MenuItem>
      )}
      <MenuItem icon={ShieldCheck} onSelect={choose(isOperator ? "end-operator" : "make-operator")}>
        {isOperator ? "End as operator" : "Make an operator"}
      </MenuItem>
      <MenuItem icon={Trash2} destructive onSelect={choose("delete")}>
        Delete for good
      </MenuItem>
    </Menu>
  );
}

function GuidebookRow({ guidebook, onChoose }: { guidebook: Guidebook; onChoose: (chosen: Chosen) => void }) {
  const { name, slug, isArchived, takenDown } = guidebook;
  const isDown = takenDown !== null;
  return (
    <li className="flex items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2">
          <a href={`/view/${slug}`} className="min-h-11 min-w-0 py-2.5 break-words underline">
            {name}
          </a>
          {isArchived && <Badge>Archived</Badge>}
          {isDown && <Badge tone="clay">Taken down</Badge>}
        </p>
        {isDown && <p className="pb-2 text-sm break-words text-soft">{takenDown}</p>}
      </div>
      <IconButton
        icon={isDown ? Undo2 : Ban}
        label={`${isDown ? "Put back" : "Take down"} ${name}`}
        onClick={() => onChoose({ action: isDown ? "put-back" : "take-down", guidebook })}
      />
    </li>
  );
}

function describePlan({ status, until, renews }: ListedAccount["plan"]): string {
  if (status !== "active") return "no plan";
  if (until === null) return "has a plan";
  return renews ? `plan renews ${formatDay(until)}` : `plan until ${formatDay(until - 1)}`;
}
