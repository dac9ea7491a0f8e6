import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Notice } from "#ui/Notice.tsx";
import { catalog, isSectionType } from "#sections/catalog.ts";
import { englishName } from "#guidebooks/translation/languageWords.ts";
import { EXTRAS, type ImportedTranslations } from "#guidebooks/translation/contract.ts";

interface ImportPreviewProps {
  fileName: string;
  found: ImportedTranslations;
  busy: boolean;
  onSave: () => void;
  onClose: () => void;
  /** Opens the choice of a file again. */
  onAgain: () => void;
}

/** The content of a file before any of it is saved. */
export function ImportPreview({ fileName, found, busy, onSave, onClose, onAgain }: ImportPreviewProps) {
  const { added, changed, refused, refusedCount, ignored } = found;
  const good = added + changed;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        good > 0
          ? "What is in this file"
          : refusedCount > 0
            ? "This file cannot be saved yet"
            : "Nothing new in this file"
      }
      description={<span className="wrap-anywhere">{fileName}</span>}
      withoutCross={good === 0}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {good === 0 ? "Close" : "Cancel"}
          </Button>
          {good === 0 && <Button onClick={onAgain}>Choose another file</Button>}
          {good > 0 && (
            <Button busy={busy} busyLabel="Saving..." onClick={onSave}>
              Save {good === 1 ? "one translation" : `${good} translations`}
            </Button>
          )}
        </>
      }
    >
      <p>{formatFound(found)}</p>
      {good > 0 && (
        <dl className="mt-3 grid grid-cols-2 gap-3">
          <Count name="New" count={added} />
          <Count name="Changed" count={changed} />
        </dl>
      )}
      {ignored.length > 0 && (
        <Notice className="mt-4">
          {ignored.length === 1 ? "This column is" : "These columns are"} not one of your languages and not
          read: {ignored.join(", ")}
        </Notice>
      )}
      {refused.length > 0 && (
        <>
          <h3 className="mt-5 font-semibold">What to correct</h3>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {refused.map(({ row, key, language, reasons }) => (
              <li key={`${row} ${language}`} className="py-2.5 wrap-anywhere">
                <p className="text-sm text-soft">
                  Row {row}, {englishName(language)} · {formatKey(key)}
                </p>
                <p>{reasons.join(" ")}</p>
              </li>
            ))}
          </ul>
          {refusedCount > refused.length && (
            <p className="mt-2 text-sm text-soft">And {refusedCount - refused.length} more.</p>
          )}
        </>
      )}
    </Dialog>
  );
}

/** Formats what a file brings: "2 rows can be saved. 1 row is as before." */
function formatFound({ added, changed, unchanged, refusedCount }: ImportedTranslations): string {
  const rows = (count: number) => (count === 1 ? "1 row" : `${count} rows`);
  const good = added + changed;
  return [
    ...(good > 0 ? [`${rows(good)} can be saved.`] : []),
    ...(unchanged > 0 ? [`${rows(unchanged)} ${unchanged === 1 ? "is" : "are"} as before.`] : []),
    ...(refusedCount > 0
      ? [`${rows(refusedCount)} cannot be used. Correct the file, then choose it again.`]
      : []),
  ].join(" ");
}

/** Formats where a text is, by the section of its key: "Welcome Message". */
function formatKey(key: string): string {
  const [section = ""] = key.split("/", 1);
  if (section === EXTRAS) return "Extras";
  return isSectionType(section) ? catalog[section].title : key;
}

function Count({ name, count }: { name: string; count: number }) {
  return (
    <div className="rounded-field bg-linen px-3 py-2">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="text-2xl font-display tabular-nums">{count}</dd>
    </div>
  );
}
