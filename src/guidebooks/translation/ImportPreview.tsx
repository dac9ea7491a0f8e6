import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Notice } from "#ui/Notice.tsx";
import { catalog, isSectionType } from "#sections/catalog.ts";
import { englishName } from "#guidebooks/translation/languageWords.ts";
import type { ImportedTranslations } from "#guidebooks/translation/contract.ts";

interface ImportPreviewProps {
  found: ImportedTranslations;
  busy: boolean;
  onSave: () => void;
  onClose: () => void;
  /** Opens the choice of a file again. */
  onAgain: () => void;
}

/** The content of a file before any of it is saved. */
export function ImportPreview({ found, busy, onSave, onClose, onAgain }: ImportPreviewProps) {
  const { added, changed, refused, refusedCount, ignored } = found;
  const good = added + changed;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="What is in this file"
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
      <p className="font-semibold">{formatFound(found)}</p>
      {good > 0 && (
        <dl className="mt-3 grid grid-cols-2 gap-3">
          <Count name="New" count={added} />
          <Count name="Changed" count={changed} />
        </dl>
      )}
      {ignored.length > 0 && (
        <Notice className="mt-4">
          {ignored.length === 1 ? "This column is" : "These columns are"} none of your languages and left
          alone: {ignored.join(", ")}
        </Notice>
      )}
      {refused.length > 0 && (
        <>
          <h3 className="mt-5 font-semibold">Refused, and why</h3>
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

/** Formats what a file brings: "Nothing was taken: 1 row refused". */
function formatFound({ added, changed, unchanged, refusedCount }: ImportedTranslations): string {
  const rows = (count: number) => (count === 1 ? "1 row" : `${count} rows`);
  const others = [
    ...(unchanged > 0 ? [`${rows(unchanged)} the same as before`] : []),
    ...(refusedCount > 0 ? [`${rows(refusedCount)} refused`] : []),
  ].join(", ");
  const good = added + changed;
  const taken = good > 0 ? `${rows(good)} to save` : "Nothing was taken";
  return others === "" ? `${taken}.` : `${taken}: ${others}.`;
}

/** Formats where a text is, by the section of its key: "Welcome Message". */
function formatKey(key: string): string {
  const [section = ""] = key.split("/", 1);
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
