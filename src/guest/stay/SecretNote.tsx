import { AnswerFirst } from "#guest/stay/arrival/AnswerFirst.tsx";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { formatWhenSecretsShow } from "#guest/stay/staySentences.ts";
import { usePage } from "#sections/page.ts";
import { WayInForm } from "#guest/stay/WayInForm.tsx";

/** The note in place of a hidden secret: when it will show, or a link to the form for a code (Stays 6). */
export function SecretNote({ guidebook, id }: { guidebook: GuestGuidebook; id: string }) {
  const page = usePage();
  const { stay, key } = guidebook;
  if (!stay) return <WayInForm guidebookKey={key} id={id} />;
  if (stay.form?.isWaitedFor) return <AnswerFirst />;
  return <p className="secret-note">{formatWhenSecretsShow(page, guidebook, stay)}</p>;
}
