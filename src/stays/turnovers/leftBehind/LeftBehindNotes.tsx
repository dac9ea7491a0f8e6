import { useId } from "react";
import { formatMoment } from "#core/format.ts";
import { useLeftBehind } from "#stays/turnovers/leftBehind/useLeftBehind.ts";

/** What the guests of a stay left behind, with its photos; nothing without any. */
export function LeftBehindNotes({ stayId }: { stayId: string }) {
  const heading = useId();
  const notes = useLeftBehind([stayId]);
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="mt-5 rounded-field border border-line p-4">
      <h3 id={heading} className="font-sans text-base font-semibold">
        Left behind
      </h3>
      <p className="text-sm text-soft">Noted by your cleaner. It is deleted with the stay.</p>
      <ul className="mt-3 space-y-4">
        {notes.map(({ id, text, hasPhoto, notedAt }) => (
          <li key={id}>
            <p className="wrap-anywhere">{text}</p>
            <p className="text-sm text-soft">{formatMoment(notedAt)}</p>
            {hasPhoto && <Photo id={id} text={text} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Photo({ id, text }: { id: string; text: string }) {
  const url = `/api/left-behind/${id}/photo`;
  return (
    <a href={url} target="_blank" rel="noreferrer" className="mt-2 block w-fit rounded-field">
      <img src={url} alt={text} loading="lazy" className="max-h-64 max-w-full rounded-field" />
    </a>
  );
}
