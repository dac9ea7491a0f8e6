import { LockKeyhole } from "lucide-react";
import { directionOf, type Language } from "#core/i18n/languages.ts";
import { changedText } from "#sections/differences/differences.ts";
import { RichText } from "#sections/viewing/RichText.tsx";
import { ChangedLines } from "#sections/differences/ChangedLines.tsx";
import type { HostTranslationUnit } from "#guidebooks/translation/contract.ts";

interface OriginalWordsProps {
  id: string;
  unit: HostTranslationUnit;
  language: Language;
}

export function OriginalWords({ id, unit, language }: OriginalWordsProps) {
  const { kind, source, path, isSecret, earlier } = unit;
  const changes = earlier ? changedText(kind, earlier.source, source) : [];
  return (
    <div className="space-y-3">
      {path === "tile" && <p className="text-sm text-soft">The section’s name</p>}
      <div id={id} lang={language} dir={directionOf(language)} className="wrap-anywhere">
        {kind === "html" ? <RichText html={source} /> : <p className="whitespace-pre-line">{source}</p>}
      </div>
      {changes.length > 0 && (
        <div>
          <p className="mb-1.5 text-sm text-soft">What changed since it was translated</p>
          <ChangedLines lines={changes} />
        </div>
      )}
      {isSecret && (
        <p className="flex gap-2 text-sm text-soft">
          <LockKeyhole size={16} aria-hidden className="mt-0.5 shrink-0" />
          The framed part shows only during the stay, in every language. It is never sent to a translation
          service.
        </p>
      )}
    </div>
  );
}
