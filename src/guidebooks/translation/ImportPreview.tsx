import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Notice } from "#ui/Notice.tsx";
import { englishName } from "#guidebooks/translation/languageWords.ts";
import type { ImportedTranslations } from "#guidebooks/translation/contract.ts";

interface ImportPreviewProps {
  found: ImportedTranslations;
  busy: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** The content of a file before any of it is saved. */
export function ImportPreview({ found, busy, onSave, onClose }: ImportPreviewProps) {
  const { added, changed, unchanged, refused, refusedCount, ignored } = found;
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
          {good > 0 && (
            <Button busy={busy} busyLabel="Saving..." onClick={onSave}>
              Save {good === 1 ? "one translation" : `${good} translations`}
            </Button>
          )}
        </>
      }
    >
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Count name="New" count={added} />
        <Count name="Changed" count={changed} />
        <Count name="The same" count={unchanged} />
        <Count name="Refused" count={refusedCount} />
      </dl>
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
                  Row {row}, {englishName(language)} · {key}
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

function Count({ name, count }: { name: string; count: number }) {
  return (
    <div className="rounded-field bg-linen px-3 py-2">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="text-2xl font-display tabular-nums">{count}</dd>
    </div>
  );
}
