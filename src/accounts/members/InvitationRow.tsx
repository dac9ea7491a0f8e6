import { useState } from "react";
import { memberCalls } from "#accounts/members/client.ts";
import type { Invitation } from "#accounts/members/contract.ts";
import { roleLabels } from "#accounts/roles.ts";
import { jsonOf } from "#core/client.ts";
import { formatDay } from "#core/format.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { ShownOnce } from "#ui/ShownOnce.tsx";
import { useCall } from "#ui/useCall.ts";
import { ChangePerson } from "#accounts/members/ChangePerson.tsx";
import { formatGuidebooks } from "#accounts/members/PersonRow.tsx";
import { useRemovePerson } from "#accounts/members/useRemovePerson.ts";

interface InvitationRowProps {
  invitation: Invitation;
  names: ReadonlyMap<string, string> | undefined;
}

export function InvitationRow({ invitation, names }: InvitationRowProps) {
  const { id, email, role, guidebooks, expiresAt } = invitation;
  const [changing, setChanging] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const name = email ?? "anyone with the link";
  const link = useCall({
    mutationFn: () => jsonOf(memberCalls.account.members[":id"].link.$post({ param: { id } })),
    onSuccess: (made) => setUrl(made.url),
    failure: { title: "Error", description: "Failed to make a link. Please try again." },
  });
  const takeBack = useRemovePerson(
    { title: "Invitation taken back", description: "Its links no longer work." },
    () => {},
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
          {email ?? "By link"}
          <Badge>{roleLabels[role]}</Badge>
          <Badge tone="lamp">Invited</Badge>
        </p>
        <p className="text-sm text-soft wrap-anywhere">
          {formatGuidebooks(guidebooks, names)} ·{" "}
          <span className="whitespace-nowrap">until {formatDay(expiresAt)}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" busy={link.isPending} onClick={() => link.mutate()}>
          Get link<span className="sr-only"> for {name}</span>
        </Button>
        <Button variant="secondary" size="small" onClick={() => setChanging(true)}>
          Change<span className="sr-only"> the invitation for {name}</span>
        </Button>
        <Button
          variant="quiet destructive"
          size="small"
          busy={takeBack.isPending}
          onClick={() => takeBack.mutate({ id })}
        >
          Take back<span className="sr-only"> the invitation for {name}</span>
        </Button>
      </div>
      {changing && (
        <ChangePerson
          isMember={false}
          person={invitation}
          name={name}
          names={names}
          onClose={() => setChanging(false)}
        />
      )}
      {url !== null && (
        <ShownOnce
          title="Invitation link"
          label="Link"
          value={url}
          onClose={() => setUrl(null)}
          description="The first person who opens it can join. It works once, until the invitation ends."
        />
      )}
    </li>
  );
}
