import type { HostSection } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { formatList } from "#core/format.ts";
import { catalog } from "#sections/catalog.ts";
import { secretsInOpenText } from "#sections/secretsInOpenText.ts";

interface OpenSecretsProps {
  sections: HostSection[];
  wifiForEveryone: boolean;
  onGo: (type: string) => void;
}

/** Names the sections in which everybody could still read a code that is to be hidden. */
export function OpenSecrets({ sections, wifiForEveryone, onGo }: OpenSecretsProps) {
  const found = secretsInOpenText(sections).filter(({ opens }) => opens === "door" || !wifiForEveryone);
  const types = [...new Set(found.map(({ type }) => type))];
  if (types.length === 0) return null;
  const secrets = [
    ...(found.some(({ opens }) => opens === "door") ? ["The door code"] : []),
    ...(found.some(({ opens }) => opens === "network") ? ["The Wi-Fi password"] : []),
  ];
  return (
    <Notice
      tone="warn"
      title={`${formatList(secrets)} ${secrets.length > 1 ? "are" : "is"} also in text that anyone can read`}
      action={types.map((type) => (
        <Button key={type} size="small" variant="secondary" onClick={() => onGo(type)}>
          Go to {catalog[type].title}
        </Button>
      ))}
    >
      Everyone could still read it there. Take it out, or put it into a block “Only during the stay”.
    </Notice>
  );
}
