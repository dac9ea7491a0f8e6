import { useQueryClient } from "@tanstack/react-query";
import { Download, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { jsonOf } from "#core/client.ts";
import { Button } from "#ui/Button.tsx";
import { buttonLook } from "#ui/buttonLook.ts";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { serverText } from "#ui/failure.ts";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { ImportPreview } from "#guidebooks/translation/ImportPreview.tsx";
import { languagesQuery, translationCalls } from "#guidebooks/translation/client.ts";
import type { ImportedTranslations } from "#guidebooks/translation/contract.ts";

const NOT_READ = { title: "Not imported", description: "The file could not be read. Please try again." };

/** One file for all languages: export, translate elsewhere, import. */
export function TranslationFiles({ guidebookId }: { guidebookId: string }) {
  const client = useQueryClient();
  const [withSecrets, setWithSecrets] = useState(false);
  const [preview, setPreview] = useState<{ file: File; found: ImportedTranslations } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const send = useCall({
    mutationFn: ({ file, save }: { file: File; save: boolean }) =>
      jsonOf(
        translationCalls.guidebooks[":id"]["translation-file"].$post({
          param: { id: guidebookId },
          form: { file, save: save ? "true" : "false" },
        }),
      ),
    onSuccess: async (found, { file, save }) => {
      if (!save) return setPreview({ file, found });
      setPreview(null);
      await client.invalidateQueries({ queryKey: languagesQuery(guidebookId).queryKey });
      showToast({ title: "Imported", description: "Guests read these translations from now on." });
    },
    failure: (error) => serverText(error, NOT_READ),
  });
  const query = withSecrets ? "?secrets=true" : "";
  return (
    <Card as="section" className="mt-8" aria-labelledby="translation-files">
      <h2 id="translation-files" className="text-xl">
        Translate elsewhere
      </h2>
      <p className="mt-1 text-soft">
        One file with your words and a column for each language, to fill in anywhere. Import it here after
        that: you see what is in it before it is saved.
      </p>
      <Checkbox
        label="Include words that guests see only during their stay. Anyone with the file can read them."
        className="mt-2"
        checked={withSecrets}
        onChange={({ target }) => setWithSecrets(target.checked)}
      />
      <div className="mt-2 flex flex-wrap gap-3">
        <a
          href={`/api/guidebooks/${guidebookId}/translation-file${query}`}
          download
          className={buttonLook({ variant: "secondary" })}
        >
          <Download size={18} aria-hidden />
          Export CSV
        </a>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,text/csv"
          aria-label="CSV file of translations"
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) send.mutate({ file, save: false });
            target.value = "";
          }}
        />
        <Button
          variant="secondary"
          icon={Upload}
          busy={send.isPending}
          busyLabel="Reading..."
          onClick={() => input.current?.click()}
        >
          Import CSV
        </Button>
      </div>
      {preview && (
        <ImportPreview
          fileName={preview.file.name}
          found={preview.found}
          busy={send.isPending}
          onSave={() => send.mutate({ file: preview.file, save: true })}
          onClose={() => setPreview(null)}
          onAgain={() => {
            setPreview(null);
            input.current?.click();
          }}
        />
      )}
    </Card>
  );
}
