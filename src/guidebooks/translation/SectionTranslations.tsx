import type { Language } from "#core/i18n/languages.ts";
import { Card } from "#ui/Card.tsx";
import { keyOf, withDraft, type Drafts } from "#guidebooks/translation/drafts.ts";
import { TranslationRow } from "#guidebooks/translation/TranslationRow.tsx";
import { formatProperties } from "#guidebooks/shared/effects.ts";
import type { TranslatedSection } from "#guidebooks/translation/contract.ts";

interface SectionTranslationsProps {
  guidebookId: string;
  section: TranslatedSection;
  language: Language;
  own: Language;
  mayEdit: boolean;
  drafts: Drafts;
  onDrafts: (change: (before: Drafts) => Drafts) => void;
  onSaved: (key: string) => void;
}

export function SectionTranslations({
  section,
  drafts,
  onDrafts,
  onSaved,
  ...rest
}: SectionTranslationsProps) {
  const { id, title, properties, units } = section;
  return (
    <Card as="section" aria-labelledby={`section-${id}`} padded={false}>
      <div className="px-[min(1.25rem,6vw)] pt-5 sm:px-6">
        <h3 id={`section-${id}`} className="text-xl">
          {title}
        </h3>
        {properties !== null && properties > 1 && (
          <p className="text-sm text-soft">
            Shared with {formatProperties(properties)}, with its translations.
          </p>
        )}
      </div>
      <ul className="divide-y divide-line">
        {units.map((unit) => {
          const key = keyOf(section, unit);
          return (
            <TranslationRow
              key={`${unit.path} ${unit.digest}`}
              {...rest}
              sectionId={id}
              unit={unit}
              draft={drafts[key]}
              onDraft={(text) => onDrafts((before) => withDraft(before, key, text))}
              onSaved={() => onSaved(key)}
            />
          );
        })}
      </ul>
    </Card>
  );
}
