import { Textarea } from "#ui/Textarea.tsx";
import { CopyButton } from "#editor/share/CopyButton.tsx";

/** The permanent link, whole on every screen: a narrow one breaks it before the slug. Without it, its place. */
export function LinkToCopy({ url }: { url: string | undefined }) {
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
      <Textarea
        readOnly
        aria-label="Link"
        aria-busy={url === undefined}
        rows={1}
        value={url ?? ""}
        placeholder="Creating the link…"
        className="min-h-12.5! flex-1 resize-none! py-3! wrap-anywhere text-balance"
        onFocus={(event) => event.target.select()}
      />
      <CopyButton text={url ?? ""} disabled={url === undefined} className="sm:min-h-12.5" />
    </div>
  );
}
