import { usePage } from "#sections/page.ts";
import { sectionOf, type StayProps } from "#guest/stay/now/stayContents.ts";

/** What the code opens, a key safe or the lock, in the host's text. */
export function EntryKind({ guidebook }: Pick<StayProps, "guidebook">) {
  const { texts, hostWords } = usePage();
  const kind = sectionOf(guidebook, "checkin")?.content.checkInType;
  if (!kind) return null;
  return (
    <dl className="now-entry">
      <dt>{texts.facts.howYouGetIn}</dt>
      <dd {...hostWords(kind)}>{kind}</dd>
    </dl>
  );
}
