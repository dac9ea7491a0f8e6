import type { GuestGuidebook } from "#guest/guidebook.ts";
import { formatWhenSecretsShow } from "#guest/stay/staySentences.ts";
import { WayInForm } from "#guest/stay/WayInForm.tsx";

/** What stands where a secret is not shown: when it will be, or the way to the guest's own link (Stays 6). */
export function SecretNote({ guidebook, id }: { guidebook: GuestGuidebook; id: string }) {
  const { stay, key } = guidebook;
  if (!stay) return <WayInForm guidebookKey={key} id={id} />;
  return <p className="secret-note">{formatWhenSecretsShow(guidebook, stay)}</p>;
}
