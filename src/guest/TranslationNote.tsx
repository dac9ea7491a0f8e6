import { ORIGINAL } from "#guest/links.ts";
import { usePage } from "#sections/page.ts";
import type { Translation } from "#sections/section.ts";

interface TranslationNoteProps {
  translation: Pick<Translation, "by" | "isOriginalShown">;
  /** The section that the guest reads, to which the link leads; absent for the first screen. */
  anchor?: string;
}

/** A notice that the text is a translation, by whom, with a link to the original and back. */
export function TranslationNote({ translation: { by, isOriginalShown }, anchor }: TranslationNoteProps) {
  const say = usePage().texts.page.translation;
  const isByMachine = Object.values(by).includes("machine");
  const [words, href, link] = isOriginalShown
    ? [say.original, "?", say.toTranslation]
    : [isByMachine ? say.machine : say.host, `?${ORIGINAL}`, say.toOriginal];
  return (
    <p className="soft">
      {words}{" "}
      <a className="text-link" href={anchor === undefined ? href : `${href}#${anchor}`}>
        {link}
      </a>
    </p>
  );
}
